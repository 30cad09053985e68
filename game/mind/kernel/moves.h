/* Which cards may be played, and which of them are worth a try, in what order. */

struct trick {
    int winner, lying;     /* who holds it; the points on the table */
    u32 cards, lead, best; /* lead: the class led, 0 before */
};

static u32 legal(u32 hand, u32 lead, int bound) {
    u32 same = hand & lead;
    if (!bound || !(hand & ace)) return same ? same : hand;
    if (!lead) {
        u32 suit = hand & ace_suit;
        return COUNT(suit) >= run_away_min ? hand : (hand & ~suit) | ace;
    }
    if (lead == ace_suit) return ace;
    if (same) return same;
    return hand & ~ace ? hand & ~ace : hand;
}

/* One of each run of equal cards, the weakest. */
static u32 different(u32 cards) { return cards & ~(cards << 1 & ~starts); }

/* The strongest card that one side's seats still to play could put on the trick, 0 if none. */
static u32 reach(int seat, int seats, u32 lead, int us, int bound) {
    u32 cards = 0;
    for (int step = 1; step <= seats; step++) {
        int next = (seat + step) & 3;
        if (is_ours(next) == us) cards |= legal(hands[next], lead, bound) & (lead | trumps);
    }
    return cards ? TOP(cards) : 0;
}

/* Lists the moves of a seat, the most promising first; gives their number. `first` is the place of
 * one that was best before, or -1.
 *
 * Where the trick is surely ours or surely theirs whatever is played to it later, only the points
 * of neighbours (nobody else's card in play between them) differ: the one with the most points is
 * enough if it is ours, the one with the fewest if it is theirs. With `all` each is listed. */
static int list_moves(const struct trick *t, int seat, int count, int bound, int first, int all,
                      u32 *moves) {
    u32 allowed = different(legal(hands[seat], t->lead, bound));
    if (!(allowed & (allowed - 1))) {
        moves[0] = allowed;
        return 1;
    }
    u32 others = (hands[0] | hands[1] | hands[2] | hands[3] | t->cards) & ~hands[seat];
    int scores[8], number = 0, us = is_ours(seat), held = is_ours(t->winner) == us;
    u32 ours = 0, theirs = 0, lead = t->lead, cls = 0, last = 0;
    if (count) {
        ours = reach(seat, 3 - count, lead, us, bound);
        theirs = reach(seat, 3 - count, lead, !us, bound);
    }
    for (; allowed; allowed &= allowed - 1) {
        u32 card = allowed & -allowed;
        int place = PLACE(card), points = points_of[place];
        if (class_of[place] != cls) {
            cls = class_of[place];
            last = 0;
            if (!count) {
                lead = cls;
                ours = reach(seat, 3, lead, us, bound);
                theirs = reach(seat, 3, lead, !us, bound);
            }
        }
        int takes = card > t->best && card & (lead | trumps), holds = takes || held;
        u32 best = takes ? card : t->best;
        int is_sure = holds ? theirs < best : ours < best;
        int is_neighbour = last && !((card - 1) & ABOVE(last) & others) && !((last | card) & ace);
        last = card;
        if (is_sure && is_neighbour && !all) { /* the one before was just as sure */
            int before = points_of[PLACE(moves[number - 1])];
            if (holds ? points <= before : points >= before) continue;
            number--;
        }
        int can_win = ours > theirs ? holds || ours > best : holds && best > theirs;
        int score = can_win ? 100 + 4 * points - (takes ? place : 0)
                            : -4 * points - (card & trumps ? 8 : 0);
        if (!count) score += (is_sure ? 20 : 0) + (card & trumps ? 20 : 0);
        scores[number] = place == first ? FAR : score;
        moves[number++] = card;
    }
    for (int i = 1; i < number; i++) {
        int score = scores[i], j = i;
        u32 move = moves[i];
        for (; j && scores[j - 1] < score; j--) {
            scores[j] = scores[j - 1];
            moves[j] = moves[j - 1];
        }
        scores[j] = score;
        moves[j] = move;
    }
    return number;
}
