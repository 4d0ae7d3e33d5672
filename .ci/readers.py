"""Compares what endplay and bridgebots read from our files with what we wrote.

Two lists: CHECKS, where a library must see every board as we do, and DIVERGENCES, where it is known not to.
A divergence that has gone fails too, so that the list stays exact. Usage: readers.py FOLDER
"""

import logging
import re
import sys
from pathlib import Path

import endplay.parsers.lin as endplay_lin
import endplay.parsers.pbn as endplay_pbn
from bridgebots.lin import parse_handviewer_url, parse_single_lin
from bridgebots.pbn import parse_pbn

SEATS = "NESW"
RANKS = "AKQJT98765432"


class Board:
    """A board as both sides name it: dotted hands, seat letters, PBN's words."""

    def __init__(self, number, dealer, vul, hands, contract, declarer, lead, tricks):
        self.cards = (number, dealer, vul, hands)
        self.play = (contract, declarer, lead, tricks)


def expected(folder):
    for line in (folder / "expected.tsv").read_text().splitlines():
        number, dealer, vul, n, e, s, w, contract, declarer, lead, tricks = line.split("\t")
        yield Board(int(number), dealer, vul, (n, e, s, w), contract, declarer, lead, int(tricks))


# endplay


def endplay_board(board):
    hands = tuple(str(hand) for _, hand in sorted(board.deal, key=lambda pair: "NESW".index(pair[0].abbr)))
    vul = None if board.vul is None else ["None", "All", "NS", "EW"][board.vul]
    dealer = None if board.dealer is None else board.dealer.abbr
    play = (None,) * 4
    contract = board.contract
    if contract is not None and not contract.is_passout() and board.play:
        name = f"{contract.level}{contract.denom.abbr}{contract.penalty.abbr.upper()}"
        play = (name, contract.declarer.abbr, str(board.play[0]), contract.level + 6 + contract.result)
    return Board(board.board_num, dealer, vul, hands, *play)


def plain(text):
    """endplay prints suits as symbols; cards are compared by letter."""
    return text.translate(str.maketrans("♠♥♦♣", "SHDC")) if isinstance(text, str) else text


def endplay(path):
    parser = endplay_pbn if path.suffix == ".pbn" else endplay_lin
    with open(path, encoding="utf-8", newline="") as file:
        boards = [endplay_board(board) for board in parser.load(file)]
    for board in boards:
        board.play = tuple(plain(item) for item in board.play)
    return boards



# bridgebots


def bridgebots_board(record):
    deal, [board] = record.deal, record.board_records
    hands = []
    for direction in sorted(deal.hands, key=lambda direction: SEATS.index(direction.abbreviation())):
        suits = deal.hands[direction].suits
        hands.append(
            ".".join(
                "".join(sorted((rank.abbreviation() for rank in suits[suit]), key=RANKS.index))
                for suit in sorted(suits, key=lambda suit: "SHDC".index(suit.abbreviation()))
            )
        )
    vul = {(0, 0): "None", (1, 0): "NS", (0, 1): "EW", (1, 1): "All"}[(deal.ns_vulnerable, deal.ew_vulnerable)]
    number = re.search(r"\d+", board.board_name or "")
    contract, lead = str(board.contract), None
    declarer = board.declarer and board.declarer.abbreviation()
    if board.play_record:
        lead = str(board.play_record[0])
    return Board(
        number and int(number[0]), deal.dealer.abbreviation(), vul, tuple(hands), contract, declarer, lead, board.tricks
    )


def bridgebots(path):
    if path.suffix == ".links":
        return [bridgebots_board(parse_handviewer_url(line)) for line in path.read_text().splitlines()]
    parse = parse_pbn if path.suffix == ".pbn" else parse_single_lin
    return [bridgebots_board(record) for record in parse(path)]


def differences(ours, theirs, compare_play, numbered):
    if len(ours) != len(theirs):
        yield f"{len(theirs)} boards of {len(ours)}"
        return
    for our, their in zip(ours, theirs):
        start = 0 if numbered else 1
        if our.cards[start:] != their.cards[start:]:
            yield f"board {our.cards[0]}: {their.cards}, not {our.cards}"
        if compare_play and our.play[:compare_play] != their.play[:compare_play]:
            yield f"board {our.cards[0]}: {their.play}, not {our.play}"


# Library, file, how many of contract, declarer, lead and tricks are compared, and whether the number is read.
CHECKS = [
    (endplay, "bare.pbn", 0, True),
    (endplay, "played.pbn", 4, True),
    (endplay, "passed.pbn", 0, True),
    (endplay, "unfinished.pbn", 0, True),
    (endplay, "bare.lin", 0, True),
    (endplay, "played.lin", 4, True),
    (endplay, "passed.lin", 0, True),
    (endplay, "unfinished.lin", 0, True),
    (bridgebots, "played.pbn", 4, False),
    (bridgebots, "played.lin", 4, True),
    (bridgebots, "passed.lin", 0, True),
    (bridgebots, "played.links", 3, True),
]


def reads_nothing(read, path):
    """Whether a library gives no board, or none without an error of its own."""
    try:
        return read(path) == []
    except ValueError:
        return True


def rewritten(folder, name, change):
    """A file of ours, changed, beside it."""
    path = folder / f"changed-{name}"
    path.write_text(change((folder / name).read_text(encoding="utf-8")), encoding="utf-8")
    return path


def without_names(text):
    return re.sub(r"pn\|[^|]*\|", "", text)


def deal_tags_only(text):
    return re.sub(r'\[(?!Board|Dealer|Vulnerable|Deal )[^\n]*\n', "", text)


def with_a_card_twice(text):
    first = re.search(r'\[Deal "[NESW]:([^ ]*) ([^ ]*)', text)
    return text.replace(first[0], first[0] + "2" if not first[2].endswith("2") else first[0] + "3", 1)


# What each library is known to do otherwise, in words and as a test that holds as long as it does.
DIVERGENCES = {
    "endplay reads no LIN board without player names": lambda folder: endplay(
        rewritten(folder, "bare.lin", without_names)
    )
    == [],
    "endplay deals PBN without a contract by the board's number, whatever its Dealer tag says": lambda folder: [
        board.cards[1] for board in endplay(rewritten(folder, "bare.pbn", deal_tags_only))
    ]
    == [SEATS[number % 4] for number in range(132)],
    "endplay accepts a hand of fourteen cards": lambda folder: len(
        endplay(rewritten(folder, "bare.pbn", with_a_card_twice))
    )
    == 132,
    "bridgebots drops PBN without a result": lambda folder: all(
        reads_nothing(bridgebots, folder / name) for name in ["bare.pbn", "passed.pbn", "unfinished.pbn"]
    ),
    "bridgebots drops PBN of deals only": lambda folder: reads_nothing(
        bridgebots, rewritten(folder, "bare.pbn", deal_tags_only)
    ),
    "bridgebots refuses LIN with fewer than four calls": lambda folder: all(
        reads_nothing(bridgebots, folder / name) for name in ["bare.lin", "unfinished.lin"]
    ),
}


def main(folder):
    logging.disable(logging.CRITICAL)
    boards = list(expected(folder))
    assert len(boards) == 132, "the example writes 132 boards"
    failures = []
    for read, name, compare_play, numbered in CHECKS:
        found = list(differences(boards, read(folder / name), compare_play, numbered))
        print(f"{read.__name__:11} {name:15} {'ok' if not found else f'{len(found)} differences'}")
        failures += [f"{read.__name__} {name}: {text}" for text in found[:3]]
    for words, holds in DIVERGENCES.items():
        if holds(folder):
            print(f"known: {words}")
        else:
            failures.append(f"healed, take it off the list: {words}")
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
