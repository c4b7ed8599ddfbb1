/**
 * `npm run test:long`: everything at full counts. Hours are not minded here; what comes out is kept, with its date, in
 * `docs/long-run.md`. `--part NAME` runs one part and prints it only.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { GAMES } from '#main/games.ts';
import { mutations } from './mutations.ts';
import type { Part, Parts } from './part.ts';

const PAGE = new URL('../../docs/long-run.md', import.meta.url);

/** The parts that are one game's stand in the file of its name. */
async function partsOf(id: string): Promise<Parts> {
  return ((await import(`./games/${id}.ts`)) as { readonly parts: Parts }).parts;
}

function endToEnd(): Part {
  const { status, stdout } = spawnSync(process.execPath, ['tests/e2e/run.ts'], { encoding: 'utf8' });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return { title: 'Whole games through the interface', lines: [last], failures: status === 0 ? 0 : 1 };
}

/** Players killed while they save, and what they saved broken. */
function tortured(): Part {
  const { status, stdout } = spawnSync(process.execPath, ['tests/torture/main.ts'], { encoding: 'utf8' });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return { title: 'Torture', lines: [`\`${last}\``], failures: status === 0 ? 0 : 1 };
}

/** All parts, the games' first. */
async function allParts(): Promise<Parts> {
  const games = await Promise.all(GAMES.map(({ id }) => partsOf(id)));
  return Object.assign({}, ...games, { e2e: endToEnd, torture: tortured, mutate: mutations }) as Parts;
}

async function run(argv: readonly string[]): Promise<number> {
  const only = argv[0] === '--part' ? argv[1] : undefined;
  const parts = Object.entries(await allParts()).filter(([name]) => only === undefined || name === only);
  const done = parts.map(([, part]) => part());
  const page = [
    '# Long run',
    '',
    `\`npm run test:long\`, ${new Date().toISOString().slice(0, 10)}. Every invariant is asked for after every move.`,
    ...done.flatMap(({ title, lines }) => ['', `## ${title}`, '', ...lines]),
    '',
  ].join('\n');
  if (only === undefined) writeFileSync(PAGE, page);
  process.stdout.write(page);
  const failures = done.reduce((sum, part) => sum + part.failures, 0);
  process.stdout.write(`${done.length - done.filter((part) => part.failures > 0).length} passed, ${failures} failed\n`);
  return failures === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await run(process.argv.slice(2));
