import { spawnSync } from 'node:child_process';
import type { Part } from './part.ts';

/** Seeds of the runs; each draws a hundred lines. */
const SEEDS = ['1', '2'];

/** Runs the mutations of the rules and lists those that no test of the rules noticed. */
export function mutations(): Part {
  const runs = SEEDS.map((seed) => {
    const argv = ['tests/mutate/main.ts', '--seed', seed];
    const { status, stdout } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
    const said = stdout.trim().split('\n');
    return { seed, sum: said.at(-1) ?? '', named: said.slice(0, -1), failed: status !== 0 };
  });
  return {
    title: `Broken lines, ${new Date().toISOString().slice(0, 10)}`,
    lines: runs.flatMap(({ seed, sum, named }) => [`Seed ${seed}: \`${sum}\``, '', ...named]),
    failures: runs.filter(({ failed }) => failed).length,
  };
}
