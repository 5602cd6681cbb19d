"""The lessons of all games. What each step says stands in locales, as `learn-<game>-<number>`."""

from bot.learning.script import Script

FIVE_HUNDRED = Script(
    "five-hundred",
    hands=(
        "3h 4h 6h 6s 7s 9s 10s 9d 10d Qd Kd Jc 2c",
        "8c 8h 8d Qs Qc 2s 3s 5c 10h Kc 7h 4d 3d",
    ),
    up="8s",
    stock="5h As 4c Jd",
    lines="""
    1 draw
    1 meld 3h 4h 5h 6h
    1 discard Jc
    2 draw
    2 meld 8c 8h 8d
    2 discard 7h
    1 take 8s
    1 meld 6s 7s 8s 9s 10s
    1 add 7h 1
    1 discard Jc
    2 draw
    2 discard Kc
    1 draw
    1 meld 9d 10d Jd Qd Kd
    1 discard 2c
    """,
)

STRAIGHT = Script(
    "straight",
    hands=("5d 6d Qd 3s 4s 6s 7s 2h Kc Jh", "Qs Qh Qc 8d 5s 10c 9h 4c 3h 2d"),
    up="10s",
    stock="7d 9c Kh",
    lines="""
    1 draw
    1 meld 5d 6d 7d
    1 discard Kc
    2 draw
    2 meld Qs Qh Qc
    2 discard 8d
    1 take
    1 add 8d 1
    1 add Qd 2
    1 discard Jh
    2 draw
    2 discard 5s
    1 take
    1 meld 3s 4s 5s 6s 7s
    1 discard 2h
    """,
)

GIN = Script(
    "gin",
    hands=("4h 5h 6h 9s 9d Js Qs Kd 2c Ad", "9c 3s 3d 8h Jh Jd 7c 2h 10c 5d"),
    up="8d",
    stock="Ks 7h",
    lines="""
    1 pass
    2 pass
    1 draw
    1 discard Kd
    2 draw
    2 discard 9c
    1 take
    1 knock 2c
    """,
)

RUMMY_51 = Script(
    "rummy-51",
    hands=(
        "2s 10h Jh 7d 8d 9d 8s 4c 5c 3h 4h 6h 7h Kd As",
        "Ks Kh Kc 7s * 9s 5h 2d 3c 6c Qd Jc 4s 9c",
    ),
    stock="10d Qh 2h",
    lines="""
    1 discard Kd
    2 draw
    2 meld Ks Kh Kc
    2 meld 7s * 9s
    2 discard 2d
    1 draw
    1 meld 10h Jh Qh
    1 meld 7d 8d 9d
    1 swap 8s 2
    1 meld 4c 5c *6c
    1 discard As
    2 draw
    2 discard 5h
    1 take
    1 meld 3h 4h 5h 6h 7h
    1 discard 2s
    """,
)

ZOLIK = Script(
    "zolik",
    hands=("Ks 10h Jh 5d 6d 7d 7s 4c 5c 9h 9c As 2s", "Kd Kh Kc 6s * 8s 9d 3d 2c 6c Qd Jc"),
    stock="10d Qh 2h",
    lines="""
    1 discard Ks
    2 draw
    2 meld Kd Kh Kc
    2 meld 6s * 8s
    2 discard 3d
    1 draw
    1 meld 10h Jh Qh
    1 meld 5d 6d 7d
    1 swap 7s 2
    1 meld 4c 5c *6c
    1 discard As
    2 draw
    2 discard 9d
    1 take
    1 meld 9h 9c 9d
    1 discard 2s
    """,
)

TILE = Script(
    "tile",
    hands=(
        "r10 r11 r12 r13 g6 g10 y10 b1 b3 y2 y5 r6 b12 y13",
        "g4 g5 g6 g7 g8 b2 b5 r1 r3 y7 y9 b11 r8 g13",
    ),
    stock="r4 g1",
    lines="""
    1 meld r10 r11 r12
    1 done
    2 table r10 r11 r12 | g4 g5 g6 g7 g8
    1 add r13 1
    1 split 2 g7
    1 add g6 3
    1 done
    2 draw
    1 meld r10 g10 y10
    1 done
    2 draw
    1 draw
    """,
)

SCRIPTS = (FIVE_HUNDRED, STRAIGHT, GIN, RUMMY_51, ZOLIK, TILE)
