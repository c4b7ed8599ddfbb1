import { join } from 'node:path';
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { check } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { keepAt, replayOf } from '../keep.ts';
import type { Decided, TablePage } from '../person.ts';
import { getUp, shot, sitDown, type Sitting } from '../sitting.ts';
import { layForeseen } from './foresight.ts';
import { manners } from './manners.ts';
import { LIMITS, mostByAction, quantile, turnsOf } from './presses.ts';

const SHOTS = process.env['CARAVEL_SHOTS'];
/** Milliseconds until a step closes by itself: here as few as the window needs to show it. */
const PACE = 150;

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
  await shot(sitting.watched.page, `before-${name}`);
  await getUp(sitting);
  const anew = await sitDown(dataDir, manners, PACE);
  const { page } = anew.watched;
  await shot(page, `home-${name}`);
  await page.getByTestId('home-continue-0').click();
  const after = await anew.person.table();
  expect(after.curtain.state, `the curtain of a ${name} that is taken up`).toBe('covered');
  expect(after.view, `the ${name} as it was left`).toStrictEqual(before.view);
  await shot(page, `resumed-${name}`);
  return anew;
}

/** Plays on until the game is over; leaves and resumes once in the middle of each of `STOPS`. */
async function play(
  first: Sitting<Move>,
  dataDir: string,
): Promise<{ sitting: Sitting<Move>; seen: Set<string>; decided: Decided<Move>[] }> {
  let sitting = first;
  const seen = new Set<string>();
  const decided: Decided<Move>[] = [];
  for (let step = 0; step < 2000; step++) {
    const table = await sitting.person.table();
    if (table.outcome !== undefined) break;
    const stop = STOPS.find(({ name, at }) => !seen.has(name) && at(table));
    if (stop !== undefined) {
      seen.add(stop.name);
      decided.push(...sitting.person.decided);
      sitting = await resume(sitting, dataDir, stop.name);
      continue;
    }
    if (table.curtain.state === 'covered') await sitting.person.takeOver();
    else if (table.curtain.state === 'taken') await sitting.person.doPrivately();
    else await note(sitting, seen, await sitting.person.decide());
  }
  decided.push(...sitting.person.decided);
  return { sitting, seen, decided };
}

/** One picture of each kind of move, for looking at. */
async function note(sitting: Sitting<Move>, seen: Set<string>, move: Move): Promise<void> {
  const name = `after-${move.type}${move.type === 'act' ? `-${move.action}` : ''}`;
  if (SHOTS === undefined || seen.has(name)) return;
  seen.add(name);
  await shot(sitting.watched.page, name);
}

/** From being asked to being done takes few presses; what the action alone takes is in `LIMITS`. */
function expectFewPresses(decided: readonly Decided<Move>[]): void {
  const turns = turnsOf(decided).filter(({ presses }) => presses > 0);
  const presses = turns.map((turn) => turn.presses);
  const figures = { turns: turns.length, median: quantile(presses, 0.5), nineteenOfTwenty: quantile(presses, 0.95) };
  const many = turns
    .filter((turn) => turn.presses > 8)
    .map(({ what, presses, moves }) => [what, presses, moves.length]);
  process.stdout.write(
    `presses from being asked to being done: ${JSON.stringify({ ...figures, many, most: mostByAction(turns) })}\n`,
  );
  expect(figures.median, 'the median of presses').toBeLessThanOrEqual(4);
  // A round may hold a card, a building, and a harvest of five.
  expect(many.length / turns.length, 'turns of more than 8 presses').toBeLessThanOrEqual(0.05);
  for (const { what, presses: pressed, moves } of turns) {
    const limit = LIMITS[what]?.(moves);
    if (limit !== undefined) expect(pressed, `${what}: ${JSON.stringify(moves)}`).toBeLessThanOrEqual(limit);
  }
}

/** Three people play one whole short game at level Table; what the screen counts is what a replay of the file counts. */
test('three people play a whole short game', { tag: '@all' }, async ({ dataDir }) => {
  await layForeseen(dataDir, 3, inHarvest);
  const begun = await sitDown(dataDir, manners, PACE);
  await begin(begun);
  const { sitting, seen, decided } = await play(begun, dataDir);
  expectFewPresses(decided);
  expect([...seen], 'what the game was in the middle of').toEqual(
    expect.arrayContaining(STOPS.map(({ name }) => name)),
  );
  const { outcome } = await sitting.person.table();
  check(outcome !== undefined, 'the game came to no end');
  const { page } = sitting.watched;
  await page.getByTestId('scoring').waitFor();
  await shot(page, 'scoring');
  const counted = await Promise.all(
    outcome.seats.map((_, seat) => page.getByTestId(`score-total-${seat}`).innerText()),
  );
  expect(Math.max(...counted.map(Number)), 'the best score').toBeGreaterThan(0);
  await page.getByTestId('leave').first().click();
  const file = join(dataDir, 'exported.json');
  await keepAt(page, () => page.getByTestId('home-export-0').click(), file);
  expect(replayOf(file), 'what the screen counts').toContain(
    `"${outcome.code}", points by seat: ${counted.join(', ')}`,
  );
  await getUp(sitting);
});
