/* Questions and answers as ints; game/mind/compiled.py writes and reads them. */

#define CAPACITY 256

struct question {
    int layout[32];   /* by place: card | class << 8 | points << 16; -1 past the last card */
    int hands[4];     /* by seat, card c as bit c */
    int trick[3];     /* cards on the table in the order played, -1 for none */
    int leader;       /* the seat that led or leads */
    int side;         /* bit s: seat s is the declarer or plays with him */
    int banked;       /* what that side already has */
    int trick_value;  /* what a trick counts besides its cards */
    int called_ace;   /* the card while it has its duties, else -1 */
    int run_away_min; /* cards of its suit, itself among them, from which its holder may run away */
    int low, high;    /* values are cut off at these */
    int each;         /* 1: the value of every legal card; 0: of the position alone */
    int limit;        /* nodes after which the search gives up */
    int padding[15];
};

struct answer {
    int nodes;
    int value;  /* of the position; -1 when the limit came first */
    int number; /* of legal cards valued */
    int cards[8];
    int worths[8]; /* -1 where the limit came first */
    int padding;
};
