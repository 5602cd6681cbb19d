// Soft sounds, made here: one for cards, another when the turn comes and the page is behind.

const KEPT = "sounds";
let context = null;
let mine = false;

/** Whether sounds are on: inside Discord they are until somebody turns them off. */
export function soundsOn() {
  return (kept() ?? String(new URLSearchParams(location.search).has("frame_id"))) === "true";
}

/** Turn sounds on or off. */
export function setSounds(on) {
  try {
    localStorage.setItem(KEPT, String(on));
  } catch {
    // Where nothing may be kept, they are as they were the next time.
  }
  if (on) rustle();
}

function kept() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** A card on the felt. */
export function rustle() {
  if (!soundsOn()) return;
  const { sampleRate } = ready();
  const buffer = context.createBuffer(1, sampleRate * 0.06, sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() - 0.5) * (1 - i / samples.length) ** 3;
  const [source, filter] = [context.createBufferSource(), context.createBiquadFilter()];
  Object.assign(source, { buffer });
  Object.assign(filter, { type: "bandpass" });
  filter.frequency.value = 1800;
  source.connect(filter).connect(volume(0.5));
  source.start();
}

/** Two notes: it is one's turn. */
function chime() {
  ready();
  [660, 880].forEach((pitch, place) => {
    const [note, loud] = [context.createOscillator(), volume(0.12)];
    const start = context.currentTime + place * 0.15;
    note.frequency.value = pitch;
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    note.connect(loud);
    note.start(start);
    note.stop(start + 0.3);
  });
}

function ready() {
  context ??= new AudioContext();
  context.resume();
  return context;
}

function volume(value) {
  const gain = context.createGain();
  gain.gain.value = value;
  gain.connect(context.destination);
  return gain;
}

/** Say that the turn has come where nobody looks. */
export function draw(table) {
  const turn = table.seat !== null && table.view.turn === table.seat;
  if (turn && !mine && document.hidden && soundsOn()) chime();
  mine = turn;
}
