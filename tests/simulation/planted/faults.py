"""All faults that are planted."""

from tests.simulation.planted import calls, clocks, club, pages, people, storing

ALL = {
    fault.name: fault
    for part in (calls, storing, clocks, club, people, pages)
    for fault in part.FAULTS
}
