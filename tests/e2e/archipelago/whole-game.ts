import { mkdtemp, rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { check, type EndToEnd } from '../check.ts';
import { layForeseen } from './foresight.ts';
import { keepAt } from '../keep.ts';
import type { TablePage } from '../person.ts';
import { getUp, shot, sitDown, type Sitting } from '../sitting.ts';
import { manners } from './manners.ts';

const SHOTS = process.env['CARAVEL_SHOTS'];

/** What the game is in the middle of when it is left and taken up again. */
const STOPS: readonly { name: string; at: (table: TablePage) => boolean }[] = [
  {
    name: 'bid',
    at: ({ view, curtain }) =>
      top(view)?.kind === 'bids' && curtain.state === 'covered' && (view['closed'] as unknown[]).length === 1,
  },
  { name: 'crisis', at: ({ view }) => String(top(view)?.kind).endsWith('-crisis') },
  { name: 'chain', at: ({ view }) => top(view)?.kind === 'harvest' && top(view)?.['done'] === 1 },
];

/** Whether a harvest has begun and can go on: a chain to be left in the middle of. */
function inHarvest(state: State): boolean {
  const frame = state.frames.at(-1);
  return frame?.kind === 'harvest' && frame.done === 1;
}

function top(view: TablePage['view']): Record<string, unknown> | undefined {
  return (view['frames'] as Record<string, unknown>[]).at(-1);
}

async function begin(sitting: Sitting<Move>): Promise<void> {
  const { page } = sitting.watched;
  await page.getByTestId('home-continue-0').click();
  await page.getByTestId('table').waitFor();
}

/** Leaves everything, starts anew and takes up the game where it was. */
async function resume(sitting: Sitting<Move>, dataDir: string, name: string): Promise<Sitting<Move>> {
  const before = await sitting.person.table();
  await shot(sitting, `before-${name}`);
  await getUp(sitting);
  const anew = await sitDown(dataDir, manners);
  await shot(anew, `home-${name}`);
  await anew.watched.page.getByTestId('home-continue-0').click();
  const after = await anew.person.table();
  check(after.curtain.state === 'covered', `taken up in the middle of a ${name} without a curtain`);
  check(JSON.stringify(after.view) === JSON.stringify(before.view), `the ${name} is not as it was left`);
  await shot(anew, `resumed-${name}`);
  return anew;
}

/** Plays on until the game is over; leaves and resumes once in the middle of each of `STOPS`. */
async function play(first: Sitting<Move>, dataDir: string): Promise<{ sitting: Sitting<Move>; seen: Set<string> }> {
  let sitting = first;
  const seen = new Set<string>();
  for (let step = 0; step < 2000; step++) {
    const table = await sitting.person.table();
    if (table.outcome !== undefined) break;
    const stop = STOPS.find(({ name, at }) => !seen.has(name) && at(table));
    if (stop !== undefined) {
      seen.add(stop.name);
      sitting = await resume(sitting, dataDir, stop.name);
      continue;
    }
    if (table.curtain.state === 'covered') await sitting.person.takeOver();
    else if (table.curtain.state === 'taken') await sitting.person.doPrivately();
    else await note(sitting, seen, await sitting.person.decide());
  }
  return { sitting, seen };
}

/** One picture of each kind of move, for looking at. */
async function note(sitting: Sitting<Move>, seen: Set<string>, move: Move): Promise<void> {
  const name = `after-${move.type}${move.type === 'act' ? `-${move.action}` : ''}`;
  if (SHOTS === undefined || seen.has(name)) return;
  seen.add(name);
  await shot(sitting, name);
}

/** Exports the game from the home screen and replays the file. */
async function replayOf({ watched: { page } }: Sitting<Move>, dataDir: string): Promise<string> {
  await page.getByTestId('leave').first().click();
  const file = join(dataDir, 'exported.json');
  await keepAt(page, () => page.getByTestId('home-export-0').click(), file);
  const replay = spawnSync(process.execPath, ['src-main/cli/replay.ts', file], { encoding: 'utf8' });
  check(replay.status === 0, `the replay does not agree: ${replay.stdout}${replay.stderr}`);
  return replay.stdout;
}

/** Three people play one whole short game at level Table; what the screen counts is what a replay of the file counts. */
async function threePeople(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  await layForeseen(dataDir, 3, inHarvest);
  const begun = await sitDown(dataDir, manners);
  await begin(begun);
  const { sitting, seen } = await play(begun, dataDir);
  for (const { name } of STOPS) check(seen.has(name), `the game never came to be in the middle of a ${name}`);
  const { outcome } = await sitting.person.table();
  check(outcome !== undefined, 'the game came to no end');
  const { page } = sitting.watched;
  await page.getByTestId('scoring').waitFor();
  await shot(sitting, 'scoring');
  const counted = await Promise.all(
    outcome.seats.map((_, seat) => page.getByTestId(`score-total-${seat}`).innerText()),
  );
  check(Math.max(...counted.map(Number)) > 0, `nobody scored: ${counted.join(', ')}`);
  const said = await replayOf(sitting, dataDir);
  check(
    said.includes(`"${outcome.code}", points by seat: ${counted.join(', ')}`),
    `not what the screen counts: ${said}`,
  );
  await getUp(sitting);
  await rm(dataDir, { recursive: true });
}

/** The end-to-end test that carries the first milestone. */
export const wholeGame: readonly EndToEnd[] = [{ name: 'three people play a whole short game', run: threePeople }];
