/* What a side gets for sure, without a search. */

/* What the cheapest `number` cards of a hand are worth. */
static int cheapest(u32 hand, int number) {
    int points = 0;
    for (int level = 0; number > 0; level++) {
        int here = COUNT(hand & level_cards[level]);
        points += (here < number ? here : number) * level_points[level];
        number -= here;
    }
    return points;
}

/* The least that a seat's side gets from `number` tricks that it wins with these own cards. */
static int worth_of_tricks(int seat, u32 cards, int number) {
    if (!number) return 0;
    int points = number * trick_value + cheapest(cards, number);
    for (int step = 1; step < 4; step++) points += cheapest(hands[(seat + step) & 3], number);
    return points;
}

/* How many tricks a seat's trumps win at least, whoever leads: each trump of the other side can
 * beat one weaker trump, and no more. */
static int unbeaten(u32 own, u32 enemy) {
    int number = 0;
    for (u32 cards = own | enemy; cards; cards &= cards - 1) {
        if (own & cards & -cards)
            number++;
        else if (number)
            number--;
    }
    return number;
}

/* The cards that the leader can cash at once: trumps that nobody can beat, then plain cards that
 * nobody can beat, as long as everybody who still has a trump must follow suit. */
static u32 cashable(int leader) {
    u32 hand = hands[leader], others = 0;
    for (int step = 1; step < 4; step++) others |= hands[(leader + step) & 3];
    u32 cards = hand & trumps;
    if (others & trumps) cards &= ABOVE(TOP(others & trumps));
    int drawn = COUNT(cards), is_armed[4], somebody_is = 0;
    for (int step = 1; step < 4; step++) {
        is_armed[step] = COUNT(hands[(leader + step) & 3] & trumps) > drawn;
        somebody_is |= is_armed[step];
    }
    if (!somebody_is) cards = hand & trumps;
    for (u32 plain = hand & ~trumps, cls; plain; plain &= ~cls) {
        cls = class_of[PLACE(plain)];
        u32 high = plain & cls;
        if (others & cls) high &= ABOVE(TOP(others & cls));
        int rounds = 8;
        for (int step = 1; step < 4; step++) {
            int length = COUNT(hands[(leader + step) & 3] & cls);
            if (is_armed[step] && length < rounds) rounds = length;
        }
        while (COUNT(high) > rounds) high &= high - 1;
        cards |= high;
    }
    return cards;
}

/* Narrows the bounds of a position between two tricks by what is sure. */
static void narrow(int leader, int left, int *low, int *high) {
    u32 held[2] = {0, 0};
    for (int seat = 0; seat < 4; seat++) held[is_ours(seat)] |= hands[seat] & trumps;
    for (int seat = 0; seat < 4; seat++) {
        u32 own = hands[seat] & trumps;
        int us = is_ours(seat);
        int points = own ? worth_of_tricks(seat, own, unbeaten(own, held[!us])) : 0;
        if (seat == leader) {
            u32 cash = cashable(seat);
            int cashed = worth_of_tricks(seat, cash, COUNT(cash));
            if (cashed > points) points = cashed;
        }
        if (us && points > *low) *low = points;
        if (!us && left - points < *high) *high = left - points;
    }
}
