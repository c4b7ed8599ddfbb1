import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { cover } from '#tests/engine/empires-of-the-north/covering/cover.ts';
import { playedWith } from '#tests/engine/empires-of-the-north/laid/arrange.ts';
import type { Part } from '../../part.ts';

/** How often each thing must change a state, and in how many games at most. */
const TIMES = 100;
const MOST_GAMES = 10_000;

/** Plays games until everything in the box has changed a state a hundred times, and reports how often each kind of thing did. */
export function coverage(): Part {
  const { counts, missing, games } = cover(playedWith(BASE_PACK), {
    times: TIMES,
    games: MOST_GAMES,
    seed: 'long run',
  });
  const kinds = [...new Set([...counts.keys()].map((name) => name.split(' ')[0] ?? ''))];
  const rows = kinds.map((kind) => {
    const names = [...counts].filter(([name]) => name.startsWith(`${kind} `));
    const least = Math.min(...names.map(([, count]) => count));
    const rarest = names.filter(([, count]) => count === least).map(([name]) => name.slice(kind.length + 1));
    return `| ${kind} | ${names.length} | ${least} | ${rarest.join(', ')} |`;
  });
  return {
    title: 'Everything in the box of Empires of the North changes a state',
    lines: [
      `${counts.size} things, each asked for ${TIMES} times: ${missing.length} missing after ${games} games.`,
      ...missing.map((name) => `- missing: ${name}, ${counts.get(name) ?? 0} times`),
      '',
      ...['| Kind | Things | Fewest times | Which |', '|---|---|---|---|'],
      ...rows,
    ],
    failures: missing.length,
  };
}
