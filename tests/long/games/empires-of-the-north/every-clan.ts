import { simulate, type Summary } from '#main/cli/simulate.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Part } from '../../part.ts';

const CLANS = BASE_PACK.clans.map(({ id }) => id);

/** Games of `players` bots of a level, the clans beginning with that of number `from` in the order of the pack. */
function simulated(players: number, from: number, games: number, level: string): Summary {
  const clans = Array.from({ length: players }, (_, seat) => elementAt(CLANS, (from + seat) % CLANS.length));
  const seated = clans.flatMap((clan, seat) => ['--option', `clan@${seat + 1}=${clan}`]);
  const argv = ['--game', 'empires-of-the-north', '--players', players, '--games', games, '--seed', `long run ${from}`];
  let last = '{}';
  simulate(
    [...argv, ...seated, '--bots', level].map(String),
    (line) => (last = line),
    (line) => void process.stderr.write(`${line}\n`),
  );
  return JSON.parse(last) as Summary;
}

/** Plays `games` games of bots of one level at two, three and four, in as many seatings as there are clans. */
export function everyClan(level: string, games: number): Part {
  const each = Math.ceil(games / CLANS.length);
  let failures = 0;
  const rows = [2, 3, 4].map((players) => {
    const parts = CLANS.map((_, from) => simulated(players, from, each, level));
    const sum = (of: (part: Summary) => number): number => parts.reduce((all, part) => all + of(part), 0);
    const failed = sum((part) => part.failures);
    failures += failed;
    const moves = Math.round(sum((part) => part.moves) / (each * CLANS.length));
    const longest = Math.max(...parts.map(({ rounds }) => rounds.max));
    return `| ${[players, sum(({ finished }) => finished), failed, moves, longest].join(' | ')} |`;
  });
  return {
    title: `${games} games of \`${level}\` at each number of players of Empires of the North, every clan`,
    lines: ['| Players | Finished | Failures | Moves a game | Most rounds |', '|---|---|---|---|---|', ...rows],
    failures,
  };
}
