import { elementAt } from '#engine/kernel/element-at.ts';
import type { Part } from '../../part.ts';
import { GAME, playGame } from './play.ts';

/** What a match came to: games, and the share of the first player's level in the victories. */
type Match = { readonly games: number; readonly share: number; readonly points: number; readonly others: number };

/**
 * Plays `games` games, turning the seats by one after each. The share counts a victory that several share in parts; it is
 * that of all seats with the level of the first.
 */
export function match(levels: readonly string[], games: number, seed = 'against'): Match {
  let [won, points, others] = [0, 0, 0];
  const mine = levels.filter((level) => level === levels[0]).length;
  for (let number = 0; number < games; number++) {
    const seated = levels.map((_, seat) => elementAt(levels, (seat + number) % levels.length));
    // The same set-up for each turn of the seats.
    const seats = GAME.outcome(playGame(`${seed} ${Math.floor(number / levels.length)}`, seated))?.seats ?? [];
    const winners = seats.filter(({ won: first }) => first).length;
    seats.forEach((result, seat) => {
      if (seated[seat] === levels[0]) {
        won += result.won ? 1 / winners : 0;
        points += result.points / mine;
      } else others += result.points / (levels.length - mine);
    });
  }
  return { games, share: won / games, points: points / games, others: others / games };
}

/** The matches that the stewards are measured by; two against two in both seatings. */
const MATCHES: readonly (readonly string[])[] = [
  ['steward', 'random', 'random', 'random'],
  ['steward', 'greedy', 'greedy', 'greedy'],
  ['greedy', 'random', 'random', 'random'],
  ['steward-governor', 'greedy', 'greedy', 'greedy'],
  ['steward-city', 'greedy', 'greedy', 'greedy'],
  ['steward-governor', 'steward-city', 'steward-governor', 'steward-city'],
  ['steward-governor', 'steward-governor', 'steward-city', 'steward-city'],
];

/** Measures stewards against weaker players and against each other, with seats turned. */
export function against(games: number): Part {
  const lines = MATCHES.map((levels) => {
    const { share, points, others } = match(levels, games);
    const glory = `${points.toFixed(1)} / ${others.toFixed(1)}`;
    return `| ${levels.join(', ')} | ${games} | ${Math.round(100 * share)} % | ${glory} |`;
  });
  const head = ['| Seats, turned | Games | Won by the first level | Glory, theirs / others’ |', '|---|---|---|---|'];
  return { title: 'Stewards against others', lines: [...head, ...lines], failures: 0 };
}
