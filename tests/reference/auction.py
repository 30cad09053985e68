"""The auction (2.2): an earlier seat may hold at equal rank, a later one must go higher."""

from tests.reference.contracts import LOWEST_TO_HIGHEST, suits_whose_ace_can_be_called


class Auction:
    """Bids and passes in turn from forehand, round and round, until one bidder is left."""

    def __init__(self, dealer: int) -> None:
        """Open an auction; forehand is the seat after the dealer."""
        forehand = (dealer + 1) % 4
        self.order = [(forehand + step) % 4 for step in range(4)]
        self.passed: list[int] = []
        self.best_bidder: int | None = None
        self.best_bid: str | None = None
        self.to_speak: int | None = forehand

    def copy(self) -> "Auction":
        """The same auction to go on with."""
        other = Auction(self.order[3])
        other.passed = list(self.passed)
        other.best_bidder = self.best_bidder
        other.best_bid = self.best_bid
        other.to_speak = self.to_speak
        return other

    def everybody_passed(self) -> bool:
        """Whether the deal is thrown in."""
        return len(self.passed) == 4

    def is_over(self) -> bool:
        """Whether nobody has anything left to say."""
        return self.to_speak is None

    def bids_open_to(self, seat: int, hand: list[str]) -> list[str]:
        """What the seat may say when it is its turn: "pass", then the bids from low to high."""
        open_bids = ["pass"]
        for kind in LOWEST_TO_HIGHEST:
            if kind == "sauspiel" and not suits_whose_ace_can_be_called(hand):
                continue
            if self._is_high_enough(seat, kind):
                open_bids.append(kind)
        return open_bids

    def _is_high_enough(self, seat: int, kind: str) -> bool:
        if self.best_bid is None or self.best_bidder is None:
            return True
        rank = LOWEST_TO_HIGHEST.index(kind)
        rank_to_beat = LOWEST_TO_HIGHEST.index(self.best_bid)
        if self.order.index(seat) < self.order.index(self.best_bidder):
            return rank >= rank_to_beat
        return rank > rank_to_beat

    def say(self, seat: int, word: str) -> None:
        """Take the word of the seat whose turn it is and move on to the next."""
        if word == "pass":
            self.passed.append(seat)
        else:
            self.best_bidder = seat
            self.best_bid = word
        self.to_speak = self._next_after(seat)

    def _next_after(self, seat: int) -> int | None:
        still_in = [other for other in self.order if other not in self.passed]
        if still_in in ([], [self.best_bidder]):
            return None
        candidate = (seat + 1) % 4
        while candidate not in still_in:
            candidate = (candidate + 1) % 4
        return candidate
