// While something is dragged near the edge of what scrolls, that scrolls on.

const EDGE = 36;
const SPEED = 9;

/** A roller of *root*, whose places were measured as it lies now. */
export function roller(root) {
  const { top, bottom, left, right } = root.getBoundingClientRect();
  const begun = root.scrollTop;
  const room = root.scrollHeight - root.clientHeight;
  let moved = 0;
  let step = 0;
  const roll = () => {
    if (!step) return;
    root.scrollTop = Math.max(0, Math.min(room, begun + moved + step));
    moved = Math.max(0, Math.min(room, begun + moved + step)) - begun;
    requestAnimationFrame(roll);
  };
  return {
    /** Scroll on where *y* is near an edge. */
    near(y) {
      const before = step;
      step = y < top + EDGE ? -SPEED : y > bottom - EDGE ? SPEED : 0;
      if (!before && step && room > 0) requestAnimationFrame(roll);
    },
    stop: () => (step = 0),
    /** Where *rect* is now, as far as it is in sight. */
    moved: (rect) => ({
      left: Math.max(left, rect.left),
      right: Math.min(right, rect.right),
      top: Math.max(top, rect.top - moved),
      bottom: Math.min(bottom, rect.bottom - moved),
    }),
  };
}
