import type { Page } from '@playwright/test';
import type { Move } from '#engine/archipelago/moves.ts';
import { changesOfPerson, type ChangeOfPerson } from '#tests/gallery/changes.ts';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { expect, test } from '../fixtures.ts';
import { check } from '../check.ts';
import type { Person, TablePage } from '../person.ts';
import { getUp, sitDown } from '../sitting.ts';
import { manners } from './manners.ts';

/** Twenty presses a second, for five seconds. */
const PRESSES = 100;
const BETWEEN = 50;

/** Who is asked now, and where: at the open table, or by the curtain. */
function asked({ curtain, deciders }: TablePage): { who: number | undefined; where: string } {
  return curtain.state === 'open' ? { who: deciders[0], where: 'table' } : { who: curtain.seat, where: 'curtain' };
}

/** Presses on as somebody does who has not noticed that it is another person’s turn: keys, and clicks where they last pressed. */
async function pressOn(page: Page): Promise<void> {
  const at = await page.evaluate(
    () => (window as unknown as { pressed?: { x: number; y: number } }).pressed ?? { x: 640, y: 360 },
  );
  for (let n = 0; n < PRESSES; n++) {
    if (n % 3 === 0) await page.keyboard.press('Enter');
    else if (n % 3 === 1) await page.keyboard.press('Space');
    else await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(BETWEEN);
  }
}

/** Plays the move of a position, from the curtain that a campaign taken up again begins with. */
async function playOn(person: Person<Move>, { name, move }: ChangeOfPerson): Promise<TablePage> {
  // The lamp is down until somebody has come: whoever decides, in private too, sees the table.
  const lamp = person.page.locator('.dusk');
  await expect(lamp).toHaveClass(/dark/);
  await person.takeOver();
  await expect(lamp).not.toHaveClass(/dark/);
  const { seq } = await person.table();
  await person.untilPressesCount();
  if (name.startsWith('curtain')) await person.doPrivately();
  else await person.choose(move);
  const commit = person.page.getByTestId('commit');
  if (await commit.isVisible()) await commit.click();
  return person.after(seq);
}

test('presses never cross from one person to the next', { tag: '@all' }, async ({ dataDir }) => {
  // From the open table nobody else is called in private: whoever has just decided is asked first.
  const changes = changesOfPerson();
  expect(changes.map(({ name }) => name)).toEqual(['curtain to curtain', 'curtain to table', 'table to table']);
  const ids = layPositions(dataDir, changes, { level: 'table' });
  const sitting = await sitDown(dataDir, manners);
  const { page } = sitting.watched;
  await page.addInitScript(() =>
    addEventListener('pointerdown', ({ x, y }) => Object.assign(window, { pressed: { x, y } }), true),
  );
  for (const change of changes) {
    await openCampaign(page, ids.get(change.name) ?? '');
    const before = asked(await sitting.person.table());
    const after = await playOn(sitting.person, change);
    const now = asked(after);
    expect([`${before.where} to ${now.where}`, now.who === before.who], change.name).toEqual([
      expect.stringContaining(` to ${change.name.split(' to ')[1]}`),
      false,
    ]);
    await pressOn(page);
    const then = await sitting.person.table();
    expect(then.played, `${change.name}: moves played by the presses`).toBe(after.played);
    expect(asked(then), change.name).toEqual(now);
    expect(then.curtain.state, change.name).not.toBe('taken');
  }
  await getUp(sitting);
});

test('the rules answer while no press counts, and whoever asks them goes on asking', async ({ dataDir }) => {
  const [change] = changesOfPerson().filter(({ name }) => name === 'table to table');
  check(change !== undefined, 'no change of person at the open table');
  const ids = layPositions(dataDir, [change], { level: 'table' });
  const sitting = await sitDown(dataDir, manners);
  const { page } = sitting.watched;
  await openCampaign(page, ids.get(change.name) ?? '');
  await sitting.person.takeOver();
  await sitting.person.untilPressesCount();
  // A press that does not count puts off when presses count again: however slow the computer is, somebody goes on pressing.
  await page.evaluate(() =>
    setInterval(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })), 100),
  );
  await sitting.person.choose(change.move);
  const commit = page.getByTestId('commit');
  if (await commit.isVisible()) await commit.click();
  await expect(page.getByTestId('choice').first(), 'seen not to count').toHaveCSS('opacity', '0.5');
  await page.keyboard.press('F1');
  const search = page.getByRole('searchbox', { name: 'Ask the rules' });
  await expect(search).toBeVisible();
  await page.keyboard.type('can I move');
  await expect(search).toHaveValue('can I move');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('rules')).toHaveAttribute('data-anchor', /./);
  await expect(search, 'the question is answered').toHaveValue('');
  await getUp(sitting);
});
