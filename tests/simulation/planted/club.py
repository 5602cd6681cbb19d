"""Faults of the club: tournaments, seasons, ratings, moderators."""

from tests.simulation.planted.fault import Fault

FAULTS = (
    Fault(
        name="free-byes",
        harm="In a tournament of an odd number the last one sits out again and again.",
        promise="Nobody sits out twice before everybody has.",
        scene="A Swiss of three or five people without the computer, of at least two rounds.",
        file="bot/club/tournament/pairing.py",
        old="self._out_again * player.sat_out + self._points * player.points**2 + from_below",
        new="self._points * player.points**2 + from_below",
    ),
    Fault(
        name="third-no-show",
        harm="Others wait a third time for somebody who never comes.",
        promise="Who has missed two tables is out, and is not paired again.",
        scene="A tournament of at least three rounds, in which somebody does not come twice.",
        file="bot/club/tournament/rounds.py",
        old="is_out = 1 + await missed(tx, tournament, who) >= MOST_MISSED",
        new="is_out = 1 + await missed(tx, tournament, who) > MOST_MISSED",
    ),
    Fault(
        name="half-a-bye",
        harm="Who has to sit out loses half a point by it.",
        promise="Sitting out is worth a win where tables stand for themselves.",
        scene="A tournament of an odd number without the computer.",
        file="bot/club/tournament/results.py",
        old="SAT_OUT = POINT\n",
        new="SAT_OUT = HALF\n",
    ),
    Fault(
        name="hands-do-not-count",
        harm="At a table that was broken off the wrong player has won.",
        promise="A table that is broken off goes by points, with what is laid less what is held.",
        scene="A round of a tournament ends while people play, with hands that are worth more than "
        "they are apart.",
        file="bot/club/tournament/deciding.py",
        old="return apart + laid[0] - laid[1] - held[0] + held[1]",
        new="return apart + laid[0] - laid[1]",
    ),
    Fault(
        name="stopped-while-ahead",
        harm="A host who plays breaks a tournament off in the middle of a table they are winning.",
        promise="Where a host who plays ends a tournament its present round is played to its end.",
        scene="A host who takes part ends a tournament that runs.",
        file="data/tournaments.py",
        old="""\
    if by is None:
        await tx.change(rounds, {"tournament_id": number, "round": round_}, ends_ms=now_ms)
""",
        new="""\
    await tx.change(rounds, {"tournament_id": number, "round": round_}, ends_ms=now_ms)
""",
    ),
    Fault(
        name="role-above-the-host",
        harm="Who may change settings gets a role above their own by becoming champion.",
        promise="A champion's role is one that whoever chose it may give.",
        scene="Somebody who manages roles chooses one that stands above their own.",
        file="bot/club/season/settings.py",
        old="if not (click.permissions.manage_roles and (is_owner or is_above)):",
        new="if not click.permissions.manage_roles:",
    ),
    Fault(
        name="own-table-ended",
        harm="A moderator who is losing ends the table without a result.",
        promise="No moderator ends a table at which they sit.",
        scene="A moderator who plays ends their own table.",
        file="bot/club/moderation/deeds.py",
        old="""\
    if is_own(by, row):
        raise Refused("moderate-own-table", game=row.id)
""",
        new="",
    ),
    Fault(
        name="gap-between-seasons",
        harm="Games that end in the seconds around the end of a season count in none.",
        promise="Every game that counts is in exactly one season.",
        scene="A rated game ends right after the end of a season, before the next one is begun, "
        "which takes some seconds, or longer where the database refuses.",
        file="bot/club/season/seasons.py",
        old="""await seasons.begin(tx, guild, over.end_ms, end_ms, server.zone or "UTC")""",
        new="""await seasons.begin(tx, guild, now_ms(), end_ms, server.zone or "UTC")""",
    ),
    Fault(
        name="other-ratings-lost",
        harm="Who finishes a game of one kind loses their rating in all others there.",
        promise="Ratings are what counting all finished games again gives.",
        scene="Somebody finishes two rated games of different kinds in one server.",
        file="data/results.py",
        old="delete(ratings).where(OWNER.in_(owners))",
        new="delete(ratings).where(ratings.c.user_id.in_([user for _, _, user in owners]))",
    ),
    Fault(
        name="stand-in-rated",
        harm="Somebody's rating falls by a game that the computer has played for them.",
        promise="Nobody's rating changes by a game in which the computer stood in.",
        scene="A rated game in which somebody is gone, the computer stands in, and which ends.",
        file="bot/consent/deeds.py",
        old="""\
    await games.note_player(tx, table.id, deed.about or 0, stand_in=level)
    await games.unrate(tx, table.id)
""",
        new="""\
    await games.note_player(tx, table.id, deed.about or 0, stand_in=level)
""",
    ),
)
