// The checks of `npm test` that run no test: form, lint, types, bundles.
import { bin, runNode, say } from './common.mjs';
import { timed } from './times.mjs';

/** Where checks keep what they found of files that have not changed since. */
const KEPT = '.cache/checks';

/** @param {readonly string[]} more */
const svelteCheck = (...more) => [
  bin('svelte-check'),
  '--tsconfig',
  'tsconfig.json',
  '--fail-on-warnings',
  '--output',
  'human',
  ...more,
];

/** Name and command of each check; with caches, what has not changed is not looked at again. */
const QUICK = [
  [
    'lint',
    () => [
      bin('eslint'),
      '--max-warnings',
      '0',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      `${KEPT}/eslint`,
      '.',
    ],
  ],
  [
    'styles',
    () => [
      bin('stylelint'),
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      `${KEPT}/stylelint`,
      '**/*.{css,svelte}',
    ],
  ],
  [
    'format',
    () => [bin('prettier'), '--check', '--log-level', 'warn', '--cache', '--cache-location', `${KEPT}/prettier`, '.'],
  ],
  ['dead code', () => [bin('knip')]],
  ['dead code in what players run', () => [bin('knip'), '--production']],
  // Of TypeScript files too, not of components alone.
  ['types', () => svelteCheck('--incremental', '--config', 'svelte.config.js')],
  ['bundles', () => [bin('electron-vite'), 'build', '-c', 'electron.config.ts', '--logLevel', 'warn']],
];

/** The same anew, as if nothing had been kept: a rule that asks for the types of another file is not told when that changes. */
const ANEW = [
  ['lint, anew', () => [bin('eslint'), '--max-warnings', '0', '.']],
  ['types, anew', () => [bin('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.json']],
  ['components, anew', () => svelteCheck()],
];

/** Checks that run at the same time: each keeps one core busy. */
const AT_ONCE = 2;

/** Runs the checks, and prints what each says once it is done. @param {boolean} anew @returns {Promise<import('./counts.mjs').Counts>} */
export async function runChecks(anew) {
  const left = [...(anew ? ANEW : QUICK)];
  const counts = { passed: 0, failed: 0, names: [] };
  const next = async () => {
    for (let check = left.shift(); check !== undefined; check = left.shift()) {
      const [name, command] = check;
      const said = [];
      const code = await timed(name, () => runNode(command(), { hear: (text) => said.push(text) }));
      say(
        `\n── ${name}\n${said.join('').trimEnd()}${said.length > 0 ? '\n' : ''}${name}: ${code === 0 ? 'passed' : 'FAILED'}`,
      );
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      if (code !== 0) counts.names.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return counts;
}
