import { cover } from '#tests/engine/archipelago/covering/cover.ts';
import { wanted } from '#tests/engine/archipelago/covering/wanted.ts';
import type { Part } from '../../part.ts';

/** How often each thing must change a state, and in how many games at most. */
const TIMES = 3;
const MOST_GAMES = 1500;

/** Plays games until everything in the box has changed a state three times, and reports how often each kind of thing did. */
export function coverage(): Part {
  const asked = wanted();
  const { counts, missing, games } = cover({ asked, times: TIMES, games: MOST_GAMES });
  const kinds = [...new Set(asked.map((name) => name.split(' ')[0] ?? ''))];
  const rows = kinds.map((kind) => {
    const names = asked.filter((name) => name.startsWith(`${kind} `));
    const happened = names.map((name) => counts.get(name) ?? 0);
    const least = Math.min(...happened);
    const rarest = names.filter((_, index) => happened[index] === least).map((name) => name.slice(kind.length + 1));
    return `| ${kind} | ${names.length} | ${least} | ${rarest.join(', ')} |`;
  });
  const sum = `${asked.length} things, each asked for ${TIMES} times: ${missing.length} missing after ${games} games.`;
  const gone = missing.map((name) => `- missing: ${name}, ${counts.get(name) ?? 0} times`);
  const head = ['| Kind | Things | Fewest times | Which |', '|---|---|---|---|'];
  return {
    title: 'Everything in the box changes a state',
    lines: [sum, ...gone, '', ...head, ...rows],
    failures: missing.length,
  };
}
