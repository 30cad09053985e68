/* What a question sets up, and the hands as the search changes them.
 *
 * A set of cards is 32 bits. A class (four plain suits, then the trumps) is a run of bits from weak
 * to strong, the trumps highest: a card beats another if its bit is higher and it is of the class
 * led or a trump. Inside a class a GROUP is a run of cards with the same points. Which of them a
 * hand holds matters only by their order, so the cards of a group that are still in play always lie
 * at its low end: a trick that goes closes the gaps. Two neighbours of a group in one hand are then
 * one move, and positions that differ only in cards long gone are one entry of the table. */

typedef unsigned int u32;
typedef unsigned long long u64;

#define PLACE(card) __builtin_ctz(card)
#define COUNT(cards) __builtin_popcount(cards)
#define TOP(cards) (0x80000000u >> __builtin_clz(cards)) /* the strongest of a set, not empty */
#define ABOVE(card) (~(2 * (card) - 1))                  /* all places above a card's */
#define FAR 1000                                         /* beyond every value */

static u32 class_of[32];    /* by place: all cards of its class */
static u32 above_in[32];    /* by place: the stronger cards of its group */
static int points_of[32];   /* by place */
static u32 starts;          /* the weakest card of each group */
static u32 level_cards[8];  /* the cards by what they are worth, the cheapest first ... */
static int level_points[8]; /* ... and how much that is */
static u32 trumps, ace, ace_suit;
static int side, trick_value, run_away_min;

static u32 hands[4];
static int nodes, limit, is_stopped;

static int is_ours(int seat) { return side >> seat & 1; }
