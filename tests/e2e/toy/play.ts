import type { Form } from '#tests/toy/forms.ts';
import type { ToyMove } from '#tests/engine/toy/types.ts';
import { expect } from '@playwright/test';
import { check, until } from '../check.ts';
import { callsSomebody, type Person, type TablePage } from '../person.ts';
import { getUp, shot, sitDown, type Sitting } from '../sitting.ts';
import { manners } from './manners.ts';

/** What somebody sets up. */
export type SetUp = {
  readonly form: Form;
  readonly seats: number;
  readonly rounds: number;
  readonly level?: 'table' | 'strict' | 'open';
  readonly lake?: 'wide' | 'deep';
  /** The clan the first seat chooses; the others keep what they were given. */
  readonly clan?: string;
  /** Seats that bots play. */
  readonly bots?: readonly number[];
};

/** Sets a game up, field by field, and lays the table. */
export async function setUp({ watched: { page } }: Sitting<ToyMove>, set: SetUp): Promise<void> {
  await page.getByTestId('home-new').click();
  await page.getByTestId(`setup-game-${set.form}`).click();
  for (let seat = 3; seat < set.seats; seat++) await page.getByTestId('setup-add').click();
  for (let seat = 2; seat >= set.seats; seat--) await page.getByTestId(`setup-remove-${seat}`).click();
  for (const seat of set.bots ?? []) {
    await page.getByTestId(`setup-player-${seat}`).click();
    await page.getByTestId(`setup-player-${seat}-random`).click();
  }
  if (set.clan !== undefined) {
    await page.getByTestId('setup-clan-0').click();
    await page.getByTestId(`setup-clan-0-${set.clan}`).click();
  }
  if (set.lake !== undefined) await page.getByTestId(`setup-lake-${set.lake}`).check({ force: true });
  if (set.level !== undefined) await page.getByTestId(`setup-level-${set.level}`).check({ force: true });
  for (let rounds = 2; rounds < set.rounds; rounds++) await page.getByTestId('setup-rounds-more').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  const map = await page.locator('main.map').boundingBox();
  check(map !== null && map.x < 20, 'there is a gap beside the map, where the toy has nothing');
}

/** What is to be done once at some moment of a game; gives the sitting it goes on in where that is another one. */
export type Stop = {
  readonly name: string;
  readonly at: (table: TablePage, frame: string) => boolean;
  readonly run: (sitting: Sitting<ToyMove>, table: TablePage) => Promise<Sitting<ToyMove> | undefined>;
};

/** What is being decided. */
export function frameOf({ view }: TablePage): string {
  return String((view['frames'] as { kind: string }[]).at(-1)?.kind);
}

/** The one who decides at the open table. @throws Error where nobody does alone */
export function deciding({ deciders }: TablePage): number {
  const [seat] = deciders;
  check(seat !== undefined && deciders.length === 1, 'nobody decides alone');
  return seat;
}

async function step(person: Person<ToyMove>, { curtain, deciders, seats, seq }: TablePage): Promise<void> {
  const asked = deciders.some((seat) => seats[seat]?.player === 'person');
  if (curtain.state === 'covered' || curtain.state === 'armed') await person.takeOver();
  else if (curtain.state === 'taken' && curtain.why === 'secret') await person.doPrivately();
  else if (asked) await person.decide();
  else await person.after(seq);
}

/** Plays for every person until the game is over; each stop is made once, and all must be. */
export async function playOut(first: Sitting<ToyMove>, stops: readonly Stop[] = []): Promise<Sitting<ToyMove>> {
  let sitting = first;
  const left = [...stops];
  for (let count = 0; count < 300; count++) {
    const table = await sitting.person.table();
    if (table.outcome !== undefined) {
      expect(
        left.map(({ name }) => name),
        'what it never came to',
      ).toEqual([]);
      return sitting;
    }
    const next = left.findIndex(({ at }) => at(table, frameOf(table)));
    const [stop] = next < 0 ? [] : left.splice(next, 1);
    if (stop === undefined) await step(sitting.person, table);
    else sitting = (await stop.run(sitting, table)) ?? sitting;
  }
  throw new Error('the game came to no end');
}

/** Leaves everything, starts anew and takes the game up where it was; behind a curtain where something is hidden. */
export const resumed = (dataDir: string): Stop['run'] =>
  async function (sitting, before) {
    await getUp(sitting);
    const anew = await sitDown(dataDir, manners);
    await anew.watched.page.getByTestId('home-continue-0').click();
    await anew.watched.page.getByTestId('table').waitFor();
    const after = await anew.person.table();
    expect(after.curtain.state === 'covered', 'whether somebody is called').toBe(callsSomebody(before));
    expect(after.view, 'the table as it was left').toStrictEqual(before.view);
    await shot(anew.watched.page, 'toy-resumed');
    return anew;
  };

/** The sheet counts what the host counted, and the points went by turns. */
export async function score({ watched, person }: Sitting<ToyMove>): Promise<void> {
  const { page } = watched;
  const { outcome } = await person.table();
  check(outcome !== undefined, 'nothing was counted');
  await page.getByTestId('scoring').waitFor();
  for (const [seat, { points }] of outcome.seats.entries())
    await expect(page.getByTestId(`score-total-${seat}`), `points of seat ${seat}`).toHaveText(`${points}`);
  await page.getByTestId('score-turns').click();
  const lines = page.getByTestId('score-chart').locator('tbody tr');
  await expect(lines, 'lines of the chart').toHaveCount(outcome.seats.length);
  await page.getByTestId('score-drawn').locator('.line').first().waitFor({ state: 'attached' });
  await shot(page, 'toy-chart');
}

/** Waits until the table says what a test waits for. */
export function told(person: Person<ToyMove>, what: string, is: (table: TablePage) => boolean): Promise<TablePage> {
  return until(what, async () => {
    const table = await person.table();
    return is(table) ? table : undefined;
  });
}
