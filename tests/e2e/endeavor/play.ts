import { join } from 'node:path';
import type { Move } from '#engine/endeavor/moves.ts';
import { expect } from '@playwright/test';
import { check } from '../check.ts';
import { keepAt, replayOf } from '../keep.ts';
import type { TablePage } from '../person.ts';
import { getUp, shot, sitDown, type Sitting } from '../sitting.ts';
import { manners } from './manners.ts';

/** Sets a game of Endeavor up; `bots` are the seats that bots play. */
export async function setUp(
  { watched: { page } }: Sitting<Move>,
  seats: number,
  bots: readonly number[] = [],
): Promise<void> {
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-game-endeavor').click();
  for (let seat = 3; seat < seats; seat++) await page.getByTestId('setup-add').click();
  for (let seat = 2; seat >= seats; seat--) await page.getByTestId(`setup-remove-${seat}`).click();
  for (const seat of bots) {
    await page.getByTestId(`setup-player-${seat}`).click();
    await page.getByTestId(`setup-player-${seat}-random`).click();
  }
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
}

/** What is being decided. */
export function frameOf({ view }: TablePage): string {
  return String((view['frames'] as { kind: string }[]).at(-1)?.kind);
}

/** How a person makes the move they have chosen; gives what they did. */
export type Hand = (sitting: Sitting<Move>) => Promise<Move>;

/** With the mouse, out of the list. */
export const byMouse: Hand = ({ person }) => person.decide();

/** The most presses of Tab until something that stands in the slip has the focus. */
const MOST_TABS = 150;

/** The choice that has the focus: what it plays, or that it leads further, and whether no other than to be idle comes after it; undefined elsewhere. */
async function focusedChoice({
  watched: { page },
}: Sitting<Move>): Promise<{ move?: Move; last: boolean; alone: boolean } | undefined> {
  const { move, choice, last, alone } = await page.evaluate(() => {
    const on = document.activeElement as HTMLElement | null;
    const choices = [...document.querySelectorAll<HTMLElement>('[data-choice]')];
    const after = choices.slice(choices.findIndex((choice) => choice === on) + 1);
    const last = after.every(({ dataset }) => dataset['move']?.includes('"idle"') === true);
    return { move: on?.dataset['move'], choice: on?.dataset['choice'], last, alone: choices.length === 1 };
  });
  if (move !== undefined) return { move: JSON.parse(move) as Move, last, alone };
  return choice === undefined ? undefined : { last, alone };
}

/** With the keyboard alone: Tab to a choice a few lines down, Enter, until the move is played. Nothing idle is chosen but where a choice led to that alone. */
export const byKeyboard: Hand = async (sitting) => {
  const { person, watched } = sitting;
  const { seq } = await person.table();
  await person.untilPressesCount();
  let skip = seq % 3;
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await watched.page.keyboard.press('Tab');
    const focused = await focusedChoice(sitting);
    if (focused === undefined || (focused.move?.type === 'idle' && !focused.alone)) continue;
    if (skip > 0 && !focused.last) {
      skip -= 1;
      continue;
    }
    await watched.page.keyboard.press('Enter');
    if (focused.move === undefined) continue;
    await person.after(seq);
    return focused.move;
  }
  throw new Error('no way by keys to any choice');
};

/** Leaves everything, starts anew and takes the game up where it was; nothing is hidden, so nothing is covered. */
export async function resume(sitting: Sitting<Move>, dataDir: string): Promise<Sitting<Move>> {
  const before = await sitting.person.table();
  await getUp(sitting);
  const anew = await sitDown(dataDir, manners);
  await anew.watched.page.getByTestId('home-continue-0').click();
  await anew.watched.page.getByTestId('table').waitFor();
  const after = await anew.person.table();
  expect(after.curtain.state, 'the curtain of what is taken up').toBe('open');
  expect(after.view, 'the table as it was left').toStrictEqual(before.view);
  return anew;
}

/** Plays for every person until the game is over, and leaves and resumes once, in the middle of `stop`. */
export async function playOut(
  first: Sitting<Move>,
  dataDir: string,
  hand: Hand,
  stop: string,
  rounds = Infinity,
): Promise<{ sitting: Sitting<Move>; seen: ReadonlySet<string> }> {
  let sitting = first;
  const seen = new Set<string>();
  let stopped = false;
  for (let step = 0; step < 1500; step++) {
    const table = await sitting.person.table();
    if (table.outcome !== undefined || Number(table.view['round']) > rounds) {
      check(stopped, `the game never came to ${stop}`);
      return { sitting, seen };
    }
    expect(table.curtain.state, 'the curtain of a game that hides nothing').toBe('open');
    const frame = frameOf(table);
    if (!seen.has(frame)) await shot(sitting.watched.page, `endeavor-${frame}-${table.seats.length}`);
    seen.add(frame);
    const asked = table.deciders.some((seat) => table.seats[seat]?.player === 'person');
    // Bots play on before somebody could leave.
    if (!stopped && frame === stop && asked) {
      stopped = true;
      sitting = await resume(sitting, dataDir);
      continue;
    }
    if (asked) await hand(sitting);
    else await sitting.person.after(table.seq);
  }
  throw new Error('the game came to no end');
}

/** Presses that a move may take: an action its building and its place, everything else one. */
export function expectFewPresses({ person }: Sitting<Move>): void {
  for (const { move, presses } of person.decided)
    expect(presses, JSON.stringify(move)).toBeLessThanOrEqual('by' in move ? 2 : 1);
}

/** The sheet counts what a replay of the file counts. */
export async function counted({ watched: { page }, person }: Sitting<Move>, dataDir: string): Promise<void> {
  const { outcome } = await person.table();
  check(outcome !== undefined, 'the game came to no end');
  await page.getByTestId('scoring').waitFor();
  await shot(page, `endeavor-scoring-${outcome.seats.length}`);
  const totals = await Promise.all(outcome.seats.map((_, seat) => page.getByTestId(`score-total-${seat}`).innerText()));
  expect(totals.map(Number)).toEqual(outcome.seats.map(({ points }) => points));
  await page.getByTestId('score-turns').click();
  const lines = page.getByTestId('score-chart').locator('tbody tr');
  await expect(lines, 'lines of the chart').toHaveCount(outcome.seats.length);
  await shot(page, `endeavor-chart-${outcome.seats.length}`);
  await page.getByTestId('leave').first().click();
  const file = join(dataDir, 'exported.json');
  await keepAt(page, () => page.getByTestId('home-export-0').click(), file);
  expect(replayOf(file), 'what the screen counts').toContain(`"${outcome.code}", points by seat: ${totals.join(', ')}`);
}
