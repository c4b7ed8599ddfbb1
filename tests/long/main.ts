import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '#main/games.ts';
import { mutations } from './mutations.ts';
import type { Part, Parts } from './part.ts';

const HELP = `npm run test:long -- [--part NAME]

Runs everything at full counts, which takes hours, and writes what came out, with its date, into docs/long-run.md.

  --part NAME   one part only, which is printed and not written
  --help        this text`;

const PAGE = new URL('../../docs/long-run.md', import.meta.url);

/** The parts of a game are in the file with its id. */
async function partsOf(id: string): Promise<Parts> {
  return ((await import(`./games/${id}.ts`)) as { readonly parts: Parts }).parts;
}

function endToEnd(): Part {
  // Other games than those of `npm test`, which are the same every time.
  const seed = new Date().toISOString();
  const env = { ...process.env, CARAVEL_SEED: seed };
  const { status, stdout } = spawnSync(process.execPath, ['build/e2e.mjs'], { encoding: 'utf8', env });
  const came = [...stdout.matchAll(/^ +(\d+ (?:passed|failed|skipped|did not run))/gm)].map(([, counted]) => counted);
  return {
    title: 'Whole games through the interface',
    lines: [`${came.join(', ')} (seed ${seed})`],
    failures: status === 0 ? 0 : 1,
  };
}

/** Every recorded kind of decision in every look: what is cut, covered or too small. */
function gallery(): Part {
  const { status, stdout } = spawnSync(process.execPath, ['build/gallery.mjs'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return { title: 'Every kind of decision in every look', lines: [last], failures: status === 0 ? 0 : 1 };
}

/** The torture: processes killed while they save, and damaged files. */
function tortured(): Part {
  const { status, stdout } = spawnSync(process.execPath, ['tests/torture/main.ts'], { encoding: 'utf8' });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return { title: 'Torture', lines: [`\`${last}\``], failures: status === 0 ? 0 : 1 };
}

/** All parts of the long run, those of the games first. */
async function allParts(): Promise<Parts> {
  const games = await Promise.all(GAMES.map(({ id }) => partsOf(id)));
  return Object.assign({}, ...games, { e2e: endToEnd, gallery, torture: tortured, mutate: mutations }) as Parts;
}

async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { part: { type: 'string' }, help: { type: 'boolean' } } });
  const all = await allParts();
  const named = `Parts: ${Object.keys(all).join(', ')}.`;
  if (values.help === true) {
    process.stdout.write(`${HELP}\n\n${named}\n`);
    return 0;
  }
  const parts = Object.entries(all).filter(([name]) => values.part === undefined || name === values.part);
  if (parts.length === 0) {
    process.stderr.write(`There is no part “${values.part}”. ${named}\n`);
    return 1;
  }
  const done = parts.map(([, part]) => part());
  const page = [
    '# Long run',
    '',
    `\`npm run test:long\`, ${new Date().toISOString().slice(0, 10)}. Every invariant is asked for after every move.`,
    ...done.flatMap(({ title, lines }) => ['', `## ${title}`, '', ...lines]),
    '',
  ].join('\n');
  if (values.part === undefined) writeFileSync(PAGE, page);
  process.stdout.write(page);
  const failures = done.reduce((sum, part) => sum + part.failures, 0);
  process.stdout.write(`${done.length - done.filter((part) => part.failures > 0).length} passed, ${failures} failed\n`);
  return failures === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await run(process.argv.slice(2));
