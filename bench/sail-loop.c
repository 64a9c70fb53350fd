/*
 * The driver of BSD sail in a loop, without its sleep and without the file that its players share: the
 * sources of the game are needed beside it (-I FOLDER/sail -I FOLDER/include), and are not part of this project.
 *
 *   sail-loop SCENE TURNS SECONDS     prints turns and microseconds of the processor
 */
#include "sync.c"
#include "driver.h"
#include "player.h"
#include <stdint.h>
#include <sys/resource.h>

int mode = MODE_DRIVER, randomize, longfmt, nobells;
gid_t gid, egid;
struct ship *ms;
struct File *mf;
struct shipspecs *mc;

/* Nobody plays, so nobody is told. */
void Signal(const char *text, struct ship *ship, ...) { (void)text; (void)ship; }

static struct shipspecs whole[NSHIP];

static void remember(void)
{
	for (int at = 0; at < cc->vessels; at++)
		whole[at] = *cc->ship[at].specs;
}

static void begin_battle(void)
{
	int sterns[NNATION] = {0};
	turn = 0;
	windspeed = cc->windspeed;
	winddir = cc->winddir;
	for (int at = 0; at < cc->vessels; at++) {
		struct ship *ship = &cc->ship[at];
		*ship->specs = whole[at];
		if (ship->file == NULL)
			ship->file = malloc(sizeof *ship->file);
		memset(ship->file, 0, sizeof *ship->file);
		ship->file->index = at;
		ship->file->loadL = ship->file->loadR = L_ROUND;
		ship->file->readyL = ship->file->readyR = R_LOADED | R_INITIAL;
		ship->file->stern = sterns[ship->nationality]++;
		ship->file->dir = ship->shipdir;
		ship->file->row = ship->shiprow;
		ship->file->col = ship->shipcol;
	}
}

/* More than one nation still has a ship that has not struck. */
static int is_fought(void)
{
	int nation = -1;
	for (int at = 0; at < cc->vessels; at++) {
		struct File *file = cc->ship[at].file;
		if (file->struck || file->captured || file->dir == 0)
			continue;
		if (nation >= 0 && nation != cc->ship[at].nationality)
			return 1;
		nation = cc->ship[at].nationality;
	}
	return 0;
}

/* As the driver calls it; what it would write to the file is written and let go. */
static int play_turn(void)
{
	people = alive = 1;
	if (next() < 0)
		return 0;
	unfoul();
	checkup();
	prizecheck();
	moveall();
	thinkofgrapples();
	boardcomp();
	compcombat();
	resolve();
	reload();
	checksails();
	sync_bp = sync_buf;
	return 1;
}

static int64_t processor(void)
{
	struct rusage used;
	getrusage(RUSAGE_SELF, &used);
	return (int64_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000 + used.ru_utime.tv_usec +
	       used.ru_stime.tv_usec;
}

int main(int argc, char **argv)
{
	if (argc != 4) {
		fprintf(stderr, "sail-loop SCENE TURNS SECONDS\n");
		return 2;
	}
	int most = atoi(argv[2]);
	int64_t long_enough = (int64_t)(atof(argv[3]) * 1e6), turns = 0, began = processor();
	for (game = 0; game < nscene && strcmp(scene[game].name, argv[1]) != 0; game++)
		;
	if (game == nscene) {
		fprintf(stderr, "sail has no scene \"%s\"\n", argv[1]);
		return 2;
	}
	cc = &scene[game];
	ls = SHIP(cc->vessels);
	remember();
	srandom(1);
	while (processor() - began < long_enough) {
		begin_battle();
		for (int made = 0; made < most && is_fought() && play_turn(); made++)
			turns++;
	}
	printf("%lld %lld\n", (long long)turns, (long long)(processor() - began));
	return 0;
}
