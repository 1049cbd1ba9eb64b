// Expected par values for the tests, from Debian's libdds (an implementation independent of ours).
//
//   g++ -O2 -o ./par-oracle packages/simulator/scripts/par-oracle.cpp -ldds
//   ./par-oracle < deals.txt > packages/simulator/test/fixtures/par-300.txt
//
// In:  deal|20 trick counts, S H D C N by N E S W.
// Out: deal|20 trick counts, C D H S N by N E S W|par for none, NS, EW, both vulnerable, each with North
//      and then East first to speak, as "score contracts": net points for NorthSouth by duplicate scoring,
//      and contracts such as 4SX-EW-1.
#include <dds/dll.h>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <sstream>
#include <string>

namespace {
const char* const LETTERS = "NSHDC";
const char* const SEATS[] = {"N", "E", "S", "W", "NS", "EW"};
const int VULNERABLE[] = {0, 2, 3, 1};  // none, NS, EW, both in libdds's numbers

std::string written(const contractType& c) {
  std::ostringstream out;
  out << c.level << LETTERS[c.denom] << (c.underTricks > 0 ? "X" : "") << '-' << SEATS[c.seats];
  if (c.underTricks > 0) out << '-' << c.underTricks;
  if (c.overTricks > 0) out << '+' << c.overTricks;
  return out.str();
}
}  // namespace

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    const auto bar = line.find('|');
    if (bar == std::string::npos) continue;
    std::istringstream counts(line.substr(bar + 1));
    ddTableResults table;
    for (int strain = 0; strain < 5; strain++)
      for (int seat = 0; seat < 4; seat++) counts >> table.resTable[strain][seat];
    std::cout << line.substr(0, bar) << '|';
    const int order[] = {3, 2, 1, 0, 4};
    for (int n = 0; n < 20; n++) std::cout << (n ? " " : "") << table.resTable[order[n / 4]][n % 4];
    for (int vulnerable : VULNERABLE) {
      for (int dealer = 0; dealer < 2; dealer++) {
        parResultsMaster par;
        std::memset(&par, 0, sizeof par);
        if (DealerParBin(&table, &par, dealer, vulnerable) != RETURN_NO_FAULT) {
          std::fprintf(stderr, "libdds refused: %s\n", line.c_str());
          return 1;
        }
        std::cout << '|' << par.score;
        for (int n = 0; n < par.number; n++) std::cout << ' ' << written(par.contracts[n]);
      }
    }
    std::cout << '\n';
  }
  return 0;
}
