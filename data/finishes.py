"""How tries with the same cards ended: what each result is worth among all of them."""

from dataclasses import dataclass

ENOUGH = 5
"""Players who have finished, from which on a share of them says something."""


@dataclass(frozen=True, slots=True)
class Finishes:
    """How some tries ended: *leads* are how many came ahead by how much, the best first.

    *left* did not finish.
    """

    leads: tuple[tuple[int, int], ...] = ()
    left: int = 0

    @property
    def finished(self) -> int:
        """How many played to the end."""
        return sum(count for _, count in self.leads)

    @property
    def all(self) -> int:
        """How many tries are over."""
        return self.finished + self.left

    def place(self, lead: int | None) -> int:
        """The place of who came ahead by *lead*; who did not finish come last, all level."""
        return 1 + sum(count for other, count in self.leads if lead is None or other > lead)

    def beaten(self, lead: int) -> int | None:
        """The percent of the others who did worse than *lead*; None of too few.

        It is rounded down: 100 have left everybody behind.
        """
        if self.finished < ENOUGH:
            return None
        worse = self.left + sum(count for other, count in self.leads if other < lead)
        return 100 * worse // (self.all - 1)

    @property
    def median(self) -> int | None:
        """What half of those who finished came ahead by, or more; None of too few."""
        if self.finished < ENOUGH:
            return None
        before = 0
        for lead, count in self.leads:
            before += count
            if 2 * before >= self.finished:
                return lead
        raise AssertionError("nobody is in the middle")
