"""Find what the player of Straight Rummy goes by: weights of positions, from its own play.

    python bench/tuning/straight.py SEATS ROUNDS OUT [--weights FILE] [--penalty]
"""

import argparse
import json
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.tuning.sim import Table
from engine.players.faces import each
from engine.players.straight.board import House
from engine.players.straight.features import Outlook
from engine.players.straight.judge import best_turn, judged
from engine.players.straight.shapes import Shapes, points, weight
from engine.players.straight.turns import Turn, all_lays, most, nothing, turns, ways_out


def sound_takes(board):
    sh = board.house.shapes
    if not (sh.wanted(board.hand) | sh.ends(board.lying)) & board.top:
        return False
    from dataclasses import replace
    a = most(board).held
    b = most(replace(board, hand=board.hand | board.top, kept=0)).held
    return not b & board.top and points(b) <= points(a)


def sound_best(board, lays=None):
    out = ways_out(board)
    if out:
        return out
    lays = lays or most(board)
    sh = board.house.shapes
    ends = sh.ends(lays.lying)
    best, found = None, None
    for turn in turns(board, lays):
        near = sh.near(turn.thrown) & turn.held
        key = (bool(turn.thrown & ends), near.bit_count(), -points(turn.thrown))
        if best is None or key < best:
            best, found = key, turn
    return found


class Player:
    def __init__(self, weights=None, wander=0.0, random=None, hold=0.0, takes="rule", kinds=0):
        self.weights, self.wander, self.random, self.hold = weights, wander, random, hold
        self.rows = None
        self.takes_how = takes
        self.holding = False

    def begin(self):
        self.holding = self.random is not None and self.random.random() < self.hold

    def takes(self, board):
        if self.weights is None:
            return sound_takes(board)
        from engine.players.straight.judge import takes
        return takes(board, self.weights)

    def best(self, board):
        turn = self.chosen(board)
        if self.rows is not None and turn.held:
            self.rows.append(Outlook(board).features(turn))
        return turn

    def chosen(self, board):
        if self.weights is None:
            lays = None
            if self.holding and min(o.size for o in board.others) > 2 and board.stock > 4:
                lays = nothing(board)
            return sound_best(board, lays)
        if self.wander and self.random.random() < self.wander:
            out = ways_out(board)
            if out:
                return out
            lays = self.random.choice(list(all_lays(board)))
            outlook = Outlook(board)
            some = sorted(turns(board, lays), key=lambda t: -judged(outlook, t, self.weights))
            return self.random.choice(some[:3])
        return best_turn(board, self.weights)[1]


def play_round(table, players):
    for p in players:
        p.begin()
    n = 0
    while table.scores is None:
        p = players[table.turn]
        table.play(p.takes, p.best)
        n += 1
        if n > 400:
            table.scores = [0.0] * table.seats


def main():
    a = argparse.ArgumentParser()
    a.add_argument("seats", type=int)
    a.add_argument("rounds", type=int)
    a.add_argument("out")
    a.add_argument("--weights")
    a.add_argument("--penalty", action="store_true")
    a.add_argument("--first", type=int, default=1_000_000)
    g = a.parse_args()
    house = House(Shapes(False), penalty=g.penalty)
    weights = json.loads(Path(g.weights).read_text()) if g.weights else None
    began = time.time()
    with open(g.out, "w") as out:
        for number in range(g.first, g.first + g.rounds):
            random = Random(number)
            table = Table(g.seats, house, random)
            players = []
            for seat in range(g.seats):
                if weights is None:
                    p = Player(random=random, hold=0.5)
                elif random.random() < 0.3:
                    p = Player(random=random)
                else:
                    p = Player(weights, 0.15, random)
                p.rows = []
                players.append(p)
            play_round(table, players)
            for p, lead in zip(players, table.leads()):
                for step, (kind, f) in enumerate(p.rows):
                    out.write(f"{number},{lead},{kind}," + ",".join("%.4g" % x for x in f) + "\n")
    print(time.time() - began, "s")


if __name__ == "__main__":
    main()
