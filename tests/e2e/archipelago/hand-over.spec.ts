import type { Page } from '@playwright/test';
import type { Move } from '#engine/archipelago/moves.ts';
import { expect, test } from '../fixtures.ts';
import type { Person, TablePage } from '../person.ts';
import { getUp, sitDown } from '../sitting.ts';
import { layForeseen } from './foresight.ts';
import { manners } from './manners.ts';

/** Twenty presses a second, for five seconds. */
const PRESSES = 100;
const BETWEEN = 50;
/** Moves after which enough changes were seen. */
const MOVES = 240;

/** Who is asked now, and where: at the open table, or by the curtain. */
function asked({ curtain, deciders }: TablePage): { who: number | undefined; where: string } {
  return curtain.state === 'open' ? { who: deciders[0], where: 'table' } : { who: curtain.seat, where: 'curtain' };
}

/** Presses on as somebody does who has not noticed that it is another person’s turn: keys and clicks where they last pressed. */
async function pressOn(page: Page, at: { x: number; y: number }): Promise<void> {
  for (let n = 0; n < PRESSES; n++) {
    if (n % 3 === 0) await page.keyboard.press('Enter');
    else if (n % 3 === 1) await page.keyboard.press('Space');
    else await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(BETWEEN);
  }
}

/** One decision of whoever is asked, wherever. */
async function decideOnce(person: Person<Move>): Promise<void> {
  const { curtain } = await person.table();
  if (curtain.state === 'covered' || curtain.state === 'armed') await person.takeOver();
  else if (curtain.state === 'taken') await person.doPrivately();
  else await person.decide();
}

/** Where the mouse was pressed last. */
async function lastPress(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(
    () => (window as unknown as { pressed?: { x: number; y: number } }).pressed ?? { x: 640, y: 360 },
  );
}

test('presses never cross from one person to the next', async ({ dataDir }) => {
  await layForeseen(dataDir, 3);
  const sitting = await sitDown(dataDir, manners);
  const { person } = sitting;
  const { page } = sitting.watched;
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ x, y }) => Object.assign(window, { pressed: { x, y } }), true),
  );
  await page.getByTestId('home-continue-0').click();
  await page.getByTestId('table').waitFor();
  const seen = new Set<string>();
  for (let n = 0; n < MOVES && seen.size < 4; n++) {
    const before = asked(await person.table());
    await decideOnce(person);
    const after = await person.table();
    const now = asked(after);
    const kind = `${before.where} to ${now.where}`;
    if (after.outcome !== undefined) break;
    if (now.who === before.who || seen.has(kind)) continue;
    seen.add(kind);
    await pressOn(page, await lastPress(page));
    const then = await person.table();
    expect(then.played, `${kind}: moves played by the presses`).toBe(after.played);
    expect(asked(then), kind).toEqual(now);
    expect(then.curtain.state, kind).not.toBe('taken');
  }
  expect([...seen].sort(), 'changes of person that were pressed over').toEqual([
    'curtain to curtain',
    'curtain to table',
    'table to curtain',
    'table to table',
  ]);
  await getUp(sitting);
});
