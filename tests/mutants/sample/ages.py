"""What a person may do at an age: some of it held by the tests beside this, some not."""

OF_AGE = 18


def may_vote(age: int) -> bool:
    """Held by tests to the year."""
    return age >= OF_AGE


def discount(age: int) -> int:
    """Held by tests for nobody of just the age."""
    return 10 if age > 64 else 0


def candles(age: int) -> int:
    """Run for ever by some mutants."""
    lit = 0
    while lit < age:
        lit += 1
    return lit


def nobody_asks(age: int) -> bool:
    """Run by no test."""
    return age == 33
