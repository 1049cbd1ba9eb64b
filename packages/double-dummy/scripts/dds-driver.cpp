// Asks Debian's libdds what the solver is asked, one question a line, and measures the CPU time of each answer.
//
//   T <16 holdings>                         the full table
//   C <16 holdings> <denomination> <leader> tricks of the leader's side
//   Y <16 holdings> <denomination> <leader> <tricks> whether the leader's side takes that many
//
// Holdings as in PackedDeal: seat * 4 + suit, seats N E S W, suits C D H S, bit 0 the two. The answer is one
// line: microseconds, then the results (T: 20 tricks, denomination * 4 + declarer). Q ends with the peak memory in kB.
#include <cstdio>
#include <cstring>
#include <ctime>
#include <sys/resource.h>
#include <dds/dll.h>

static double cpuMicros() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

// libdds numbers suits spades to clubs, and holds the two at bit 2.
static int ddsDenomination(int denomination) { return denomination == 4 ? 4 : 3 - denomination; }

static void readCards(unsigned int (&cards)[DDS_HANDS][DDS_SUITS]) {
  for (int index = 0; index < 16; index++) {
    int holding;
    if (scanf("%d", &holding) != 1) holding = 0;
    cards[index / 4][3 - index % 4] = static_cast<unsigned>(holding) << 2;
  }
}

static int solve(const deal& board, int target, futureTricks& future) {
  const int code = SolveBoard(board, target, 1, 1, &future, 0);
  if (code != RETURN_NO_FAULT) {
    char text[80];
    ErrorMessage(code, text);
    fprintf(stderr, "libdds: %s\n", text);
  }
  return future.score[0];
}

int main() {
  SetMaxThreads(1);
  setvbuf(stdout, nullptr, _IOLBF, 1 << 16);
  char kind;
  while (scanf(" %c", &kind) == 1 && kind != 'Q') {
    if (kind == 'T') {
      ddTableDeal table;
      ddTableResults results;
      readCards(table.cards);
      const double start = cpuMicros();
      const int code = CalcDDtable(table, &results);
      const double micros = cpuMicros() - start;
      if (code != RETURN_NO_FAULT) fprintf(stderr, "libdds: code %d\n", code);
      printf("%.0f", micros);
      for (int cell = 0; cell < 20; cell++) printf(" %d", results.resTable[ddsDenomination(cell / 4)][cell % 4]);
      printf("\n");
    } else {
      deal board;
      memset(&board, 0, sizeof board);
      readCards(board.remainCards);
      int denomination = 0, leader = 0, tricks = -1;
      if (scanf("%d %d", &denomination, &leader) != 2) return 1;
      if (kind == 'Y' && scanf("%d", &tricks) != 1) return 1;
      board.trump = ddsDenomination(denomination);
      board.first = leader;
      futureTricks future;
      const double start = cpuMicros();
      const int score = solve(board, kind == 'Y' ? tricks : -1, future);
      const double micros = cpuMicros() - start;
      printf("%.0f %d\n", micros, kind == 'Y' ? (score >= tricks ? 1 : 0) : score);
    }
    fflush(stdout);
  }
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  printf("%ld\n", usage.ru_maxrss);
  return 0;
}
