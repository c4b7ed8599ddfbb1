/**
 * All ways to seat `count` of the players who are measured beside each other among `players` seats: one for each seat to begin at, so
 * that every seat is taken equally often. Only one way where all seats are alike. True where one of them sits.
 */
export function seatings(players: number, count: number): boolean[][] {
  const ways = count === 0 || count === players ? 1 : players;
  return Array.from({ length: ways }, (_, first) =>
    Array.from({ length: players }, (__, seat) => (seat - first + players) % players < count),
  );
}
