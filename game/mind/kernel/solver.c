/* The exact solver: open-card Schafkopf by alpha-beta, from any point of a deal.
 *
 * game/mind/readable.py is its definition: same question, same answer. This is the same search with
 * what speed needs, and it knows of the rules only what a question brings along: which card stands
 * where in which class, who plays with the declarer, the duties of the called ace.
 *
 * The module imports nothing and never grows its memory. `input`, `output` and `capacity` say where
 * the ints of questions and answers lie and how many fit; `solve` answers the first `count`.
 * `make kernel` compiles it. */

#include "question.h"
#include "state.h"
#include "table.h"
#include "moves.h"
#include "sure.h"
#include "search.h"

#define EXPORT(name) __attribute__((export_name(name)))

static struct question questions[CAPACITY];
static struct answer answers[CAPACITY];

EXPORT("input") int input(void) { return (int)questions; }
EXPORT("output") int output(void) { return (int)answers; }
EXPORT("capacity") int capacity(void) { return CAPACITY; }

static int place_of[32]; /* by card */

/* Gives every card still in play its place, groups packed to their low ends. */
static void set_places(const struct question *q) {
    u32 in_play = 0;
    for (int seat = 0; seat < 4; seat++) in_play |= q->hands[seat];
    for (int i = 0; i < 3 && q->trick[i] >= 0; i++) in_play |= 1u << q->trick[i];
    u32 classes[5] = {0, 0, 0, 0, 0};
    ace = starts = 0;
    for (int place = 0, next = 0; place < 32; place++) {
        int word = q->layout[place], before = place ? q->layout[place - 1] : -1;
        if (word < 0) continue;
        int card = word & 255;
        classes[word >> 8 & 255] |= 1u << place;
        points_of[place] = word >> 16;
        if (before >> 8 != word >> 8 || card == q->called_ace) {
            starts |= 1u << place;
            next = place;
        }
        if (!(in_play >> card & 1)) continue;
        if (card == q->called_ace) ace = 1u << next;
        place_of[card] = next++;
    }
    u32 above = 0;
    for (int place = 31; place >= 0; place--) {
        if (q->layout[place] < 0) continue;
        class_of[place] = classes[q->layout[place] >> 8 & 255];
        above_in[place] = above;
        above = starts >> place & 1 ? 0 : above | 1u << place;
    }
    trumps = classes[4];
    ace_suit = ace ? class_of[PLACE(ace)] : 0;
}

static void set_levels(const struct question *q) {
    for (int level = 0, before = -1; level < 8; level++) {
        int value = FAR;
        for (int place = 0; place < 32 && q->layout[place] >= 0; place++)
            if (points_of[place] > before && points_of[place] < value) value = points_of[place];
        level_points[level] = before = value;
        level_cards[level] = 0;
        for (int place = 0; place < 32 && q->layout[place] >= 0; place++)
            if (points_of[place] == value) level_cards[level] |= 1u << place;
    }
}

static void set_up(const struct question *q) {
    set_places(q);
    set_levels(q);
    side = q->side;
    trick_value = q->trick_value;
    run_away_min = q->run_away_min;
    nodes = is_stopped = 0;
    limit = q->limit;
    for (int seat = 0; seat < 4; seat++) {
        hands[seat] = 0;
        for (u32 cards = q->hands[seat]; cards; cards &= cards - 1)
            hands[seat] |= 1u << place_of[PLACE(cards)];
    }
}

/* Whether what is known of one question's positions holds for the other's too. */
static int share_table(const struct question *a, const struct question *b) {
    for (int place = 0; place < 32; place++)
        if (a->layout[place] != b->layout[place]) return 0;
    return a->side == b->side && a->trick_value == b->trick_value &&
           a->called_ace == b->called_ace && a->run_away_min == b->run_away_min;
}

#define STEP 3

/* The value of one move, cut off at low and high. A narrow window is searched fast, so the value is
 * looked for around a guess, and from there on until it lies inside. */
static int worth_of(const struct trick *t, int seat, int count, u32 card, int left, int low,
                    int high, int guess) {
    while (low < high && !is_stopped) {
        int alpha = guess - STEP - 1, beta = guess + STEP;
        if (beta > high) beta = high;
        if (alpha < low) alpha = low;
        if (alpha >= high) alpha = high - 1;
        if (beta <= low) beta = low + 1;
        int value = play(t, seat, count, card, ace != 0, left, alpha, beta);
        if (value < beta) high = value > low ? value : low;
        if (value > alpha) low = value < high ? value : high;
        guess = value;
    }
    return low;
}

/* Writes the values of all legal cards; equal cards share that of the one that was tried. */
static void write_cards(const struct question *q, struct answer *a, u32 allowed, int seat,
                        int number, const u32 *moves, const int *worths) {
    for (u32 cards = q->hands[seat]; cards; cards &= cards - 1) {
        u32 card = 1u << place_of[PLACE(cards)];
        if (!(card & allowed)) continue;
        while (card & (allowed << 1) & ~starts) card >>= 1;
        int i = 0;
        while (i < number - 1 && moves[i] != card) i++;
        a->cards[a->number] = PLACE(cards);
        a->worths[a->number++] = worths[i];
    }
}

static void answer_one(const struct question *q, struct answer *a) {
    set_up(q);
    struct trick t = {q->leader, 0, 0, 0, 0};
    int count = 0;
    for (; count < 3 && q->trick[count] >= 0; count++)
        put(&t, (q->leader + count) & 3, 1u << place_of[q->trick[count]]);
    int seat = (q->leader + count) & 3, us = is_ours(seat);
    int left = t.lying + trick_value * COUNT(hands[seat]);
    for (int s = 0; s < 4; s++) left += cheapest(hands[s], COUNT(hands[s]));
    u32 moves[8];
    int worths[8], number = list_moves(&t, seat, count, ace != 0, -1, q->each, moves);
    int low = q->low - q->banked, high = q->high - q->banked;
    int value = us ? low : high, guess = left / 2;
    for (int i = 0; i < number; i++) {
        int from = q->each || !us ? low : value, to = q->each || us ? high : value;
        int worth = worth_of(&t, seat, count, moves[i], left, from, to, guess);
        worths[i] = is_stopped ? -1 : worth + q->banked;
        if (us ? worth > value : worth < value) value = worth;
        guess = value;
    }
    a->nodes = nodes;
    a->value = is_stopped ? -1 : value + q->banked;
    a->number = 0;
    if (q->each) write_cards(q, a, legal(hands[seat], t.lead, ace != 0), seat, number, moves, worths);
}

EXPORT("solve") void solve(int count) {
    for (int i = 0; i < count; i++) {
        if (!i || !share_table(&questions[i - 1], &questions[i])) empty_table();
        answer_one(&questions[i], &answers[i]);
    }
}
