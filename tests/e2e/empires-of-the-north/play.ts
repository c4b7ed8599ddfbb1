import { join } from 'node:path';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import { expect } from '@playwright/test';
import { check, until } from '../check.ts';
import { keepAt, replayOf } from '../keep.ts';
import { callsSomebody, type TablePage } from '../person.ts';
import { getUp, shot, sitDown, type Sitting } from '../sitting.ts';
import { manners, spread, toldPrivately } from './manners.ts';

type Ours = Sitting<Move>;

/** What somebody sets up; `bots` are the seats that bots play. */
export type SetUp = {
  readonly seats: number;
  readonly level?: 'table' | 'strict';
  readonly bots?: readonly number[];
  /** The clan the first seat chooses; the others keep what they were given. */
  readonly clan?: string;
};

/** Sets a game up, field by field, and lays the table. */
export async function setUp({ watched: { page } }: Ours, { seats, level, bots = [], clan }: SetUp): Promise<void> {
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-game-empires-of-the-north').click();
  for (let seat = 2; seat < seats; seat++) await page.getByTestId('setup-add').click();
  for (const seat of bots) {
    await page.getByTestId(`setup-player-${seat}`).click();
    await page.getByTestId(`setup-player-${seat}-random`).click();
  }
  if (clan !== undefined) {
    await page.getByTestId('setup-clan-0').click();
    await page.getByTestId(`setup-clan-0-${clan}`).click();
  }
  if (level !== undefined) await page.getByTestId(`setup-level-${level}`).check({ force: true });
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
}

/** What is being decided. */
export function frameOf({ view }: TablePage): string {
  return String((view['frames'] as { kind: string }[]).at(-1)?.kind);
}

/** The person who decides at the open table; undefined where a bot does, or nobody alone. */
function decidingPerson({ deciders, seats }: TablePage): number | undefined {
  const [seat] = deciders;
  return seat !== undefined && deciders.length === 1 && seats[seat]?.player === 'person' ? seat : undefined;
}

/** Whether cards of the hand may be asked for: there are some, and what is decided takes them. */
export const asksHand = (table: TablePage, seat: number): boolean =>
  ['turn', 'tile', 'effect'].includes(frameOf(table)) &&
  ((table.view['players'] as { cards: number }[])[seat]?.cards ?? 0) > 0;

/** Whether something of the open table can be done that is not giving up. */
export const canInTheOpen = ({ moves }: TablePage): boolean =>
  moves.some((owed) => owed.moves.some(({ type }) => type !== 'done' && type !== 'pass'));

/** Opens the drawer of a seat, and waits for the hand in it. */
export async function openHand({ watched: { page }, person }: Ours, seat: number): Promise<void> {
  await person.untilPressesCount();
  await page.getByTestId(`drawer-${seat}`).click();
  await until('the drawer to open', async () => {
    const drawer = page.getByTestId('drawer');
    if ((await drawer.count()) === 0) await page.getByTestId(`drawer-${seat}`).click();
    const depth = await drawer.getAttribute('data-depth', { timeout: 1000 }).catch(() => null);
    if (depth === 'hand') return true;
    const keep = page.getByTestId('drawer-keep');
    if (await keep.isVisible()) {
      await person.untilPressesCount();
      await keep.click({ timeout: 1000 }).catch(() => undefined);
    }
    return undefined;
  });
  await page.getByTestId('drawer').getByTestId('own').waitFor();
}

/** Plays a card out of the drawer of whoever decides; false where none can be played, and the drawer is shut again. */
export async function playFromHand(sitting: Ours, table: TablePage, seat: number): Promise<boolean> {
  const { page } = sitting.watched;
  await openHand(sitting, seat);
  const { moves } = await toldPrivately(sitting.person);
  const names = [...new Set((moves as Move[]).flatMap((move) => ('card' in move ? [move.card ?? 'none'] : [])))];
  const card = names[spread(table.seq, names.length)];
  if (card === undefined) {
    await page.getByTestId('drawer-shut').click();
    await page.getByTestId('drawer').waitFor({ state: 'detached' });
    return false;
  }
  await shot(page, `empires-hand-${frameOf(table)}-${table.seats.length}`);
  await page.locator(`[data-testid="card-${card}"][data-playable="true"]`).first().click();
  const held = page.getByTestId('held');
  await held.waitFor();
  const commit = page.getByTestId('held-commit');
  for (let step = 0; step < 5 && !(await commit.isVisible()); step++) await held.getByTestId('choice').first().click();
  const box = await commit.boundingBox();
  check(box !== null && box.y + box.height <= (page.viewportSize()?.height ?? 0), 'the way on lies below the screen');
  await commit.click();
  await sitting.person.after(table.seq);
  await page.getByTestId('drawer').waitFor({ state: 'detached' });
  return true;
}

/** How a person makes a move. */
export type Hand = (sitting: Ours, table: TablePage, seat: number) => Promise<void>;

/** With the mouse: now a card out of the drawer, now what lies open. Whatever cannot be done in the open comes out of the hand. */
export const byMouse: Hand = async (sitting, table, seat) => {
  const wanted = asksHand(table, seat) && (!canInTheOpen(table) || table.seq % 3 === 0);
  if (wanted && (await playFromHand(sitting, table, seat))) return;
  await sitting.person.decide();
};

/** Goes down the first choices until the move can be confirmed, and confirms it. */
async function firstToTheEnd({ watched: { page }, person }: Ours, { seq }: TablePage): Promise<void> {
  const commit = page.getByTestId('commit');
  for (let step = 0; step < 5 && !(await commit.isVisible()); step++) await page.getByTestId('choice').first().click();
  await commit.click();
  await person.after(seq);
}

/** A person alone among bots has the hand in the slip: everything is chosen there. */
export const inTheSlip: Hand = async (sitting, table) => {
  const { page } = sitting.watched;
  const cards = page.locator('[data-testid^="own-card-"].can');
  const hand = page.locator('[data-choice="hand"], [data-choice="deck"], [data-choice="none"]');
  // What only the hand can answer has no move on the open page, and the slip may still be on its way.
  if (table.moves.every((owed) => owed.moves.length === 0)) await cards.or(hand).first().waitFor();
  if (table.seq % 2 === 0 && (await cards.count()) > 0) {
    await cards.first().click();
    await firstToTheEnd(sitting, table);
  } else if (!canInTheOpen(table) && (await hand.count()) > 0) {
    await hand.click();
    await firstToTheEnd(sitting, table);
  } else await sitting.person.decide();
};

/** Leaves everything, starts anew and takes the game up where it was, behind a curtain where somebody has to be called. */
async function resume(sitting: Ours, dataDir: string): Promise<Ours> {
  const before = await sitting.person.table();
  await getUp(sitting);
  const anew = await sitDown(dataDir, manners);
  await anew.watched.page.getByTestId('home-continue-0').click();
  await anew.watched.page.getByTestId('table').waitFor();
  const after = await anew.person.table();
  expect(after.curtain.state === 'covered', 'whether somebody is called').toBe(callsSomebody(before));
  expect(after.view, 'the table as it was left').toStrictEqual(before.view);
  return anew;
}

/** The hands and decks of everybody, as no public page may tell them. */
function nothingHidden({ view, moves, log }: TablePage): void {
  for (const { hand } of view['players'] as { hand: unknown }[]) expect(hand, 'a hand on the open page').toBeNull();
  const named = moves.flatMap((owed) => owed.moves as Move[]).filter((move) => 'card' in move || 'cards' in move);
  expect(named, 'cards that the open page offers').toEqual([]);
  const drawn = log.filter(({ event }) => event.type === 'drew' && event['card'] !== undefined);
  expect(drawn, 'cards that the log tells').toEqual([]);
}

/** How people play: what is done at the curtain and behind it, and when they stop, if that is before the end. */
export type Manner = {
  readonly takeOver: (sitting: Ours) => Promise<void>;
  readonly keep: (sitting: Ours) => Promise<void>;
  readonly enough?: (table: TablePage) => boolean;
};

/** To the end, by mouse. */
export const BY_MOUSE: Manner = {
  takeOver: ({ person }) => person.takeOver(),
  keep: ({ person }) => person.doPrivately(),
};

/** Plays for every person until the game is over, or it is enough, and leaves and resumes once, in a turn. */
export async function playOut(
  first: Ours,
  dataDir: string,
  hand: Hand,
  { takeOver, keep, enough = () => false }: Manner = BY_MOUSE,
): Promise<{ sitting: Ours; seen: ReadonlySet<string> }> {
  let sitting = first;
  const seen = new Set<string>();
  let stopped = false;
  for (let step = 0; step < 2500; step++) {
    const table = await sitting.person.table();
    if (table.outcome !== undefined || enough(table)) return { sitting, seen };
    nothingHidden(table);
    expect(await sitting.watched.page.getByTestId('refusal').allInnerTexts(), 'what was refused').toEqual([]);
    const { curtain } = table;
    const frame = frameOf(table);
    if (!seen.has(frame)) await shot(sitting.watched.page, `empires-${frame}-${table.seats.length}`);
    seen.add(frame);
    const seat = decidingPerson(table);
    if (!stopped && frame === 'turn' && seat !== undefined && curtain.state !== 'covered' && table.played > 20) {
      stopped = true;
      sitting = await resume(sitting, dataDir);
    } else if (curtain.state === 'covered' || curtain.state === 'armed') await takeOver(sitting);
    else if (curtain.state === 'taken' && curtain.why === 'secret') await keep(sitting);
    else if (seat === undefined) await sitting.person.after(table.seq);
    else await hand(sitting, table, seat);
  }
  throw new Error('the game came to no end');
}

/** The sheet counts what a replay of the file counts. */
export async function counted({ watched: { page }, person }: Ours, dataDir: string): Promise<void> {
  const { outcome } = await person.table();
  check(outcome !== undefined, 'the game came to no end');
  await page.getByTestId('scoring').waitFor();
  await shot(page, `empires-scoring-${outcome.seats.length}`);
  const totals = await Promise.all(outcome.seats.map((_, seat) => page.getByTestId(`score-total-${seat}`).innerText()));
  expect(totals.map(Number)).toEqual(outcome.seats.map(({ points }) => points));
  await page.getByTestId('score-turns').click();
  await expect(page.getByTestId('score-chart').locator('tbody tr'), 'lines of the chart').toHaveCount(
    outcome.seats.length,
  );
  await shot(page, `empires-chart-${outcome.seats.length}`);
  await page.getByTestId('leave').first().click();
  const file = join(dataDir, 'exported.json');
  await keepAt(page, () => page.getByTestId('home-export-0').click(), file);
  expect(replayOf(file), 'what the screen counts').toContain(`"${outcome.code}", points by seat: ${totals.join(', ')}`);
}
