/* The table: bounds of what a position between two tricks still brings. Its size never changes; a
 * position takes the place of another one. */

#define TABLE_BITS 17

struct entry {
    u32 hands[4];
    unsigned short generation; /* an entry of another generation is empty */
    unsigned char state;       /* leader | bound << 2 */
    signed char best;          /* place of the lead that was best, -1 if there was none */
    unsigned char low, high;
};

static struct entry table[1 << TABLE_BITS];
static unsigned short generation;

static void empty_table(void) {
    if (++generation) return;
    for (int i = 0; i < 1 << TABLE_BITS; i++) table[i].generation = 0;
    generation = 1;
}

static struct entry *entry_of(int state) {
    u64 mixed = (hands[0] ^ (u64)hands[1] << 32) * 0x9E3779B97F4A7C15ull;
    mixed ^= mixed >> 29 ^ hands[2] ^ (u64)hands[3] << 32 ^ (u64)state << 60;
    mixed *= 0xD6E8FEB86659FD93ull;
    return &table[mixed >> (64 - TABLE_BITS)];
}

static int is_about(const struct entry *entry, int state) {
    return entry->generation == generation && entry->state == state &&
           entry->hands[0] == hands[0] && entry->hands[1] == hands[1] &&
           entry->hands[2] == hands[2] && entry->hands[3] == hands[3];
}
