/* The search: alpha-beta. Values are what the declarer's side gets from here on: exact inside the
 * window, else a bound outside it. */

static int rest(int leader, int bound, int left, int alpha, int beta);

/* A trick lies whole: it is taken off the table and the gaps close. */
static int take(const struct trick *t, int bound, int left, int alpha, int beta) {
    int worth = t->lying + trick_value, gained = is_ours(t->winner) ? worth : 0;
    if (gained >= beta) return gained;
    if (gained + left - worth <= alpha) return gained + left - worth;
    u32 saved[4] = {hands[0], hands[1], hands[2], hands[3]};
    if (t->lead == ace_suit || t->cards & ace) bound = 0;
    for (u32 gone = t->cards; gone;) {
        u32 card = TOP(gone), above = above_in[PLACE(card)];
        gone ^= card;
        for (int seat = 0; seat < 4; seat++) {
            u32 moved = hands[seat] & above;
            hands[seat] ^= moved ^ moved >> 1;
        }
    }
    int value = gained + rest(t->winner, bound, left - worth, alpha - gained, beta - gained);
    for (int seat = 0; seat < 4; seat++) hands[seat] = saved[seat];
    return value;
}

static void put(struct trick *t, int seat, u32 card) {
    if (!t->cards) t->lead = class_of[PLACE(card)];
    if (!t->cards || (card > t->best && card & (t->lead | trumps))) {
        t->best = card;
        t->winner = seat;
    }
    t->cards |= card;
    t->lying += points_of[PLACE(card)];
}

static int choose(const struct trick *t, int seat, int count, int bound, int left, int alpha,
                  int beta, int *best);

/* A seat plays a card; `count` cards lie there before. */
static int play(const struct trick *t, int seat, int count, u32 card, int bound, int left,
                int alpha, int beta) {
    if (++nodes > limit) {
        is_stopped = 1;
        return 0;
    }
    struct trick longer = *t;
    put(&longer, seat, card);
    hands[seat] ^= card;
    int ignored = -1;
    int value = count == 3 ? take(&longer, bound, left, alpha, beta)
                           : choose(&longer, (seat + 1) & 3, count + 1, bound, left, alpha, beta,
                                    &ignored);
    hands[seat] ^= card;
    return value;
}

/* A seat finds its best card; `best` holds the place to try first, and gets that of the best. */
static int choose(const struct trick *t, int seat, int count, int bound, int left, int alpha,
                  int beta, int *best) {
    u32 moves[8];
    int number = list_moves(t, seat, count, bound, *best, 0, moves);
    int us = is_ours(seat), value = us ? -FAR : FAR;
    for (int i = 0; i < number && alpha < beta; i++) {
        int worth = play(t, seat, count, moves[i], bound, left, alpha, beta);
        if (is_stopped) return 0;
        if (us ? worth > value : worth < value) {
            value = worth;
            *best = PLACE(moves[i]);
        }
        if (us && value > alpha) alpha = value;
        if (!us && value < beta) beta = value;
    }
    return value;
}

/* Between two tricks. `left` is what all tricks to come are worth together. */
static int rest(int leader, int bound, int left, int alpha, int beta) {
    u32 hand = hands[leader];
    if (!hand || beta <= 0) return 0;
    if (alpha >= left) return left;
    struct trick t = {leader, 0, 0, 0, 0};
    if (!(hand & (hand - 1))) { /* the last trick: nobody has a choice */
        for (int step = 0; step < 4; step++) put(&t, (leader + step) & 3, hands[(leader + step) & 3]);
        return is_ours(t.winner) ? left : 0;
    }
    int state = leader | bound << 2, low = 0, high = left, best = -1;
    struct entry *entry = entry_of(state);
    if (is_about(entry, state)) {
        low = entry->low;
        high = entry->high;
        best = entry->best;
    } else {
        narrow(leader, left, &low, &high);
    }
    if (low >= beta || low == high) return low;
    if (high <= alpha) return high;
    if (low > alpha) alpha = low;
    if (high < beta) beta = high;
    int value = choose(&t, leader, 0, bound, left, alpha, beta, &best);
    if (is_stopped) return 0;
    if (value < beta) high = value;
    if (value > alpha) low = value;
    for (int seat = 0; seat < 4; seat++) entry->hands[seat] = hands[seat];
    entry->generation = generation;
    entry->state = state;
    entry->best = best;
    entry->low = low;
    entry->high = high;
    return value;
}
