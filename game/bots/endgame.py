"""The last tricks played out: what each card is worth if the hidden cards lie so or so.

For a number of drawn worlds every line to the end is looked at with open cards (alpha-beta), and
the outcomes are weighed as the deal pays: the win, then Schneider. In the last three tricks good
players think like this ("if she has the ten, then ..."), and it is small enough for the page. The
search keeps its own stacks, since the page's interpreter has a short one.

Cards are bits here, numbered anew in each world: the plain suits first, the trumps last, each class
from weak to strong. So the higher bit beats the lower one if it is of the class led or a trump.
"""

from game.core.cards import SEATS, Card, CardSet, card_points, cards_in
from game.core.games import SAUSPIEL, TRUMP, row_of

from .memory import Memory
from .worlds import World

WIN = 60
SCHNEIDER_SAUSPIEL, SCHNEIDER_ALONE = 30, 8
"""What the win and each Schneider mark weigh, in card points of the judge."""

LOWEST, HIGHEST = -1, 1000  # below and above every price
UNDECIDED = -2
LOST = -1  # the points of a Tout that has lost a trick
DEPTHS = 32
"""No line is longer than the deck."""


def price_table(schneider: int) -> list[int]:
    """What the declarer's side has from each number of points at the end of the deal."""
    table = [0 for _ in range(121)]
    for points in range(121):
        if points >= 31:
            table[points] += schneider
        if points >= 61:
            table[points] += WIN
        if points >= 91:
            table[points] += schneider
    return table


PRICES_SAUSPIEL = price_table(SCHNEIDER_SAUSPIEL)
PRICES_ALONE = price_table(SCHNEIDER_ALONE)


def card_prices(memory: Memory, cards: list[Card], worlds: list[World], budget: int) -> list[float]:
    """The mean prices of the cards for the viewer's side; higher is better.

    No new world is begun after ``budget`` positions.
    """
    totals = [0 for _ in cards]
    nodes = 0
    weights = 0
    for world in worlds:
        search = Search(memory, world.hands)
        for index, card in enumerate(cards):
            totals[index] += search.value(card) * world.weight
        nodes += search.nodes
        weights += world.weight
        if nodes >= budget:
            break
    sign = 1.0 if memory.declarers_side else -1.0
    return [sign * total / max(1, weights) for total in totals]


class Search:
    """The exact outcomes of one world, for the declarer's side.

    All cards lie open and both sides play their best. ``nodes`` counts the positions looked at.
    """

    def __init__(self, memory: Memory, world: "list[CardSet]") -> None:
        self.memory = memory
        self.nodes = 0
        table = memory.view.table
        declarer = memory.contract.declarer
        partner = memory.partner
        ace = memory.called_ace
        if partner is None and ace is not None:
            for seat in SEATS:
                if world[seat] >> ace & 1:
                    partner = seat
        self.side = [seat in (declarer, partner) for seat in SEATS]
        self.banked = sum([table.points[s] for s in SEATS if self.side[s]])
        is_sauspiel = row_of(memory.contract.kind).base == SAUSPIEL
        self.prices = PRICES_SAUSPIEL if is_sauspiel else PRICES_ALONE
        self.is_lost = memory.is_tout and sum(table.trick_counts) > table.trick_counts[declarer]
        self._number(memory, world)
        # Until its suit is led the called ace has its duties.
        is_bound = ace is not None and not table.was_suit_led and not table.played >> ace & 1
        self.bound_ace = self.bits[ace] if is_bound and ace is not None else 0

    def _number(self, memory: Memory, world: "list[CardSet]") -> None:
        """Gives every card that is still in play its bit, and each bit its class and points."""
        game = memory.game
        everything = 0
        for hand in world:
            everything |= hand
        for card in memory.trick:
            everything |= 1 << card
        self.bits: dict[Card, int] = {}
        self.points: dict[int, int] = {}
        self.class_of: dict[int, int] = {}
        self.left = 0
        bit = 1
        self.trumps = 0
        for cls in (0, 1, 2, 3, TRUMP):
            members = 0
            order = [
                (game.strength(card), card) for card in cards_in(everything & game.class_sets[cls])
            ]
            for _strength, card in sorted(order):
                self.bits[card] = bit
                self.points[bit] = card_points(card)
                self.left += card_points(card)
                members |= bit
                bit += bit
            for _strength, card in order:
                self.class_of[self.bits[card]] = members
            if cls == TRUMP:
                self.trumps = members
        self.hands = [sum([self.bits[card] for card in cards_in(hand)]) for hand in world]

    def value(self, card: Card) -> int:
        """The price for the declarer's side if the viewer plays the card now."""
        memory = self.memory
        played = [self.bits[c] for c in memory.trick] + [self.bits[card]]
        seat = memory.seat
        winner = memory.leader
        lead = self.class_of[played[0]]
        best = played[0]
        lying = self.points[best]
        for step in range(1, len(played)):
            lying += self.points[played[step]]
            if played[step] > best and played[step] & (lead | self.trumps):
                best = played[step]
                winner = (memory.leader + step) % 4
        hands = self.hands[:]
        hands[seat] ^= played[-1]
        if len(played) < 4:
            root = [(seat + 1) % 4, len(played), lead, best, winner, lying, self.banked, self.left]
            return self._search(hands, root)
        left = self.left - lying
        if memory.is_tout and not self.side[winner]:
            return 0
        gained = self.banked + (lying if self.side[winner] else 0)
        return self._search(hands, [winner, 0, 0, 0, winner, 0, gained, left])

    def _search(  # noqa: C901, PLR0912, PLR0915 - one loop: the page pays dearly for calls
        self, hands: list[int], root: list[int]
    ) -> int:
        """Alpha-beta over all lines; ``hands`` are changed and restored on the way.

        ``root``: the seat to play, the cards on the table, the class led, the best card, its seat,
        the points on the table, those won by the declarer's side, and those not yet won by anybody.
        """
        side = self.side
        points_of = self.points
        trumps = self.trumps
        seats = [0] * DEPTHS
        placed = [0] * DEPTHS
        leads = [0] * DEPTHS
        bests = [0] * DEPTHS
        winners = [0] * DEPTHS
        lies = [0] * DEPTHS
        gains = [0] * DEPTHS
        lefts = [0] * DEPTHS
        moves = [0] * DEPTHS  # not yet tried
        chosen = [0] * DEPTHS
        lows = [LOWEST] * DEPTHS
        highs = [HIGHEST] * DEPTHS
        seat, on_table, lead, best, winner, lying, gained, left = root
        low, high = LOWEST, HIGHEST
        depth = -1
        while True:
            # A position has been reached: it has a value, or becomes a node of the line.
            value = (
                self._decided(hands, seat, gained, left, low, high) if on_table == 0 else UNDECIDED
            )
            if value == UNDECIDED:
                depth += 1
                seats[depth] = seat
                placed[depth] = on_table
                leads[depth] = lead
                bests[depth] = best
                winners[depth] = winner
                lies[depth] = lying
                gains[depth] = gained
                lefts[depth] = left
                lows[depth] = low
                highs[depth] = high
                hand = hands[seat]
                moves[depth] = (
                    self._bound_moves(hand, lead) if hand & self.bound_ace else hand & lead or hand
                )
            else:
                # The value goes up to the first node that has something left to try.
                while True:
                    if depth < 0:
                        return value
                    hands[seats[depth]] |= chosen[depth]
                    if side[seats[depth]]:
                        lows[depth] = max(lows[depth], value)
                    elif value < highs[depth]:
                        highs[depth] = value
                    if moves[depth] and lows[depth] < highs[depth]:
                        break
                    value = lows[depth] if side[seats[depth]] else highs[depth]
                    depth -= 1
            self.nodes += 1
            card = moves[depth] & -moves[depth]
            moves[depth] ^= card
            chosen[depth] = card
            seat = seats[depth]
            hands[seat] ^= card
            on_table = placed[depth] + 1
            lead = leads[depth]
            best = bests[depth]
            winner = winners[depth]
            lying = lies[depth] + points_of[card]
            gained = gains[depth]
            left = lefts[depth]
            low = lows[depth]
            high = highs[depth]
            if on_table == 1:
                lead = self.class_of[card]
                best = card
                winner = seat
            elif card > best and card & (lead | trumps):
                best = card
                winner = seat
            seat = (seat + 1) % 4
            if on_table == 4:
                left -= lying
                if side[winner]:
                    gained += lying
                elif self.memory.is_tout:
                    gained = LOST
                seat, on_table, lead, lying = winner, 0, 0, 0

    def _decided(
        self, hands: list[int], seat: int, gained: int, left: int, low: int, high: int
    ) -> int:
        """The price of a position between tricks, or a bound outside the window; else UNDECIDED."""
        hand = hands[seat]
        is_last = hand & (hand - 1) == 0  # the last trick, or none: nobody has a choice
        if self.memory.is_tout:
            if gained < 0 or self.is_lost:
                return 0
            if is_last:
                return WIN if not hand or self.side[self._last_winner(hands, seat)] else 0
            return UNDECIDED
        prices = self.prices
        if is_last:
            return (
                prices[gained + left]
                if hand and self.side[self._last_winner(hands, seat)]
                else prices[gained]
            )
        if prices[gained + left] <= low:
            return low
        if prices[gained] >= high:
            return high
        return UNDECIDED

    def _last_winner(self, hands: list[int], leader: int) -> int:
        """Who takes the last trick, one card in each hand."""
        winner = leader
        best = hands[leader]
        wanted = self.class_of[best] | self.trumps
        for step in (1, 2, 3):
            card = hands[(leader + step) % 4]
            if card > best and card & wanted:
                winner, best = (leader + step) % 4, card
        return winner

    def _bound_moves(self, hand: int, lead: int) -> int:
        """The moves of the holder of a called ace that still has its duties.

        With so few cards nobody can run away any more: the ace falls when its suit is first led,
        so that nothing else about the duties has to be remembered.
        """
        ace = self.bound_ace
        suit = self.class_of[ace]
        if lead == 0:
            return hand & ~suit | ace
        if lead == suit:
            return ace
        return hand & lead or hand & ~ace or hand
