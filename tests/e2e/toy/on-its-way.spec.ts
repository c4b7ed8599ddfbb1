import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { holdFile, holdRequests, refuseRequests, slowFrames } from '../slow.ts';
import { getUp, sitDown, type Sitting } from '../sitting.ts';
import type { ToyMove } from '#tests/engine/toy/types.ts';
import { manners, openDrawer } from './manners.ts';
import { deciding, setUp, type SetUp } from './play.ts';

/** So long a frame takes: nobody presses so fast, and no computer is so busy, that a test of a shorter one would not say the same. */
const SLOW = 700;

/** A table as it is set up. */
async function at(dataDir: string, set: SetUp): Promise<Sitting<ToyMove>> {
  const sitting = await sitDown(dataDir, manners);
  await setUp(sitting, set);
  await sitting.person.toOpenTable();
  return sitting;
}

/** Presses where something is, whatever lies over it: as a hand does that has seen it. */
async function pressAt(page: Page, testid: string): Promise<void> {
  await page.getByTestId(testid).click({ force: true });
}

test('toy: a press counts as soon as the menu or dialog before it has closed', async ({ dataDir }) => {
  const sitting = await at(dataDir, { form: 'toy', seats: 2, rounds: 2, level: 'open', bots: [1] });
  const { page } = sitting.watched;
  await slowFrames(page, SLOW);
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-people').click();
  await page.getByTestId('people').waitFor();
  const always = page.getByTestId('setup-own-stock-always');
  await pressAt(page, 'setup-own-stock-always');
  await expect(always, 'pressed right after the menu').not.toBeChecked();
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-settings').waitFor();
  await page.keyboard.press('Escape');
  await pressAt(page, 'setup-own-stock-always');
  await expect(always, 'pressed right after Escape').toBeChecked();
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-settings').click();
  await page.getByTestId('settings').waitFor();
  await page.keyboard.press('Escape');
  await pressAt(page, 'people-close');
  await expect(page.getByTestId('people'), 'pressed right after a dialog').toHaveCount(0);
  await getUp(sitting);
});

test('toy: the rules are asked while they are still on their way', async ({ dataDir }) => {
  const sitting = await at(dataDir, { form: 'toy-open', seats: 2, rounds: 2 });
  const { page } = sitting.watched;
  await sitting.person.decide();
  const { seq, undo } = await sitting.person.table();
  expect(undo.can, 'there is something to take back').toBe(true);
  const late = await holdFile(page, /RulesLeaf/);
  await page.getByTestId('slip').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('F1');
  // Until the question is typed nothing of it may reach the table, where `u` takes back.
  await page.keyboard.type('building u 1');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('rules-search'), 'what was typed').toHaveValue('building u 1');
  expect(late.waiting(), 'the rules are on their way').toBe(1);
  await late.release();
  await expect(page.getByTestId('rules')).toHaveAttribute('data-anchor', 'turn/build');
  await expect(page.locator('[data-anchor="turn/build"]:is(h3)'), 'read on from there').toBeFocused();
  expect((await sitting.person.table()).seq, 'nothing was played or taken back').toBe(seq);
  await getUp(sitting);
});

test('toy: F1 on a screen that is on its way opens the rules once it is there', async ({ page }) => {
  const setup = await holdFile(page, /SetupScreen/);
  await page.getByTestId('home-new').click();
  await page.getByTestId('screen-loading').waitFor();
  await page.keyboard.press('F1');
  await setup.release();
  await expect(page.getByTestId('rules'), 'in the set-up').toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByTestId('setup-game-toy-open').click();
  const table = await holdFile(page, /window-/);
  await page.getByTestId('setup-start').click();
  await page.getByTestId('setup-start').waitFor({ state: 'detached' });
  await page.keyboard.press('F1');
  await table.release();
  await page.getByTestId('table').waitFor();
  await expect(page.getByTestId('rules'), 'at the table').toBeVisible();
});

test('toy: rules that lie open when a table comes lie open at the table', async ({ page }) => {
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-game-toy-open').click();
  const created = await holdRequests(page, 'create');
  await page.getByTestId('setup-start').click();
  await page.keyboard.press('F1');
  await page.getByTestId('rules').waitFor();
  await created.release();
  await page.getByTestId('table').waitFor();
  await expect(page.getByTestId('rules')).toBeVisible();
});

test('toy: a page of the rules that comes late leaves the focus where somebody has put it', async ({ dataDir }) => {
  const sitting = await at(dataDir, { form: 'toy-open', seats: 2, rounds: 2 });
  const { page } = sitting.watched;
  const late = await holdFile(page, /RulesLeaf/);
  await page.getByTestId('choice').first().focus();
  await page.keyboard.press('F1');
  await page.getByTestId('rules-search').click();
  await late.release();
  await page.getByTestId('rules-page').waitFor();
  await page.keyboard.type('build');
  await expect(page.getByTestId('rules-search')).toHaveValue('build');
  // Where nobody has put it, it goes to what is read; what is typed is a question all the same.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F1');
  await expect(page.locator('h3[data-anchor="turn"]')).toBeFocused();
  await page.keyboard.type('build');
  await expect(page.getByTestId('rules-search')).toHaveValue('build');
  await getUp(sitting);
});

test('toy: a page that changes nothing of a decision takes back nothing that was chosen', async ({ dataDir }) => {
  const sitting = await at(dataDir, { form: 'toy', seats: 2, rounds: 2, level: 'table' });
  const { person } = sitting;
  const { page } = sitting.watched;
  const { seq, played } = await person.table();
  const draw = page.locator('[data-move=\'{"type":"draw"}\']');
  await person.untilPressesCount();
  await draw.click();
  await page.getByTestId('commit').waitFor();
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-people').click();
  await page.getByTestId('people-newcomer-0').click({ force: true });
  const then = await person.after(seq);
  expect(then.played, 'nothing was played').toBe(played);
  await page.getByTestId('people-close').click();
  await page.getByTestId('commit').click({ timeout: 5000 });
  expect((await person.after(then.seq)).played).toBe(played + 1);
  await getUp(sitting);
});

test('toy: keys count in a menu as soon as it is there', { tag: '@all' }, async ({ dataDir }) => {
  const sitting = await at(dataDir, { form: 'toy', seats: 2, rounds: 2, level: 'open', bots: [1] });
  const { page } = sitting.watched;
  await slowFrames(page, SLOW);
  for (const [menu, third] of [
    ['menu', 'menu-redo'],
    ['log-filter', 'log-seat-1'],
  ] as const) {
    await page.getByTestId(menu).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByTestId(third)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId(third)).toHaveCount(0);
  }
  await getUp(sitting);
});

test('toy: what is refused of who sits where is not ticked, and can be pressed again', async ({ dataDir }) => {
  const sitting = await at(dataDir, { form: 'toy-open', seats: 2, rounds: 2 });
  const { page } = sitting.watched;
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-people').click();
  const box = page.getByTestId('people-newcomer-0');
  const refuse = await refuseRequests(page, 'newcomer', 'stale-page');
  await box.click({ force: true });
  await expect(page.getByTestId('refusal')).toContainText('had already moved on');
  await expect(box).not.toBeChecked();
  await refuse();
  const { seq } = await sitting.person.table();
  await box.click({ force: true });
  await expect(box).toBeChecked();
  const { seats } = await sitting.person.after(seq);
  expect(seats[0]?.newcomer).toBe(true);
  await getUp(sitting);
});

test('toy: a press at the curtain that does not count says so', async ({ dataDir }) => {
  const sitting = await sitDown(dataDir, manners);
  await setUp(sitting, { form: 'toy', seats: 2, rounds: 2, level: 'table' });
  const { page } = sitting.watched;
  const refuse = await refuseRequests(page, 'take-over', 'stale-page');
  const press = page.getByTestId('curtain-take-over');
  await expect(press).toHaveAttribute('aria-disabled', 'false');
  await press.click();
  await expect(page.getByTestId('curtain').getByTestId('refusal')).toContainText('had already moved on');
  await refuse();
  await sitting.person.toOpenTable();
  await getUp(sitting);
});

test('toy: a jump through the past waits until it is known which moves there are', async ({ dataDir }) => {
  const sitting = await at(dataDir, { form: 'toy-open', seats: 2, rounds: 2 });
  const { page } = sitting.watched;
  const seat = deciding(await sitting.person.table());
  await sitting.person.decide();
  const index = await holdRequests(page, 'index');
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-history').click();
  const here = page.getByTestId('history-at');
  await here.focus();
  await page.keyboard.press('Home');
  await expect(here).toHaveValue('0');
  await page.getByTestId(`history-seat-${seat}`).click();
  await page.getByTestId('history-player-on').click();
  await index.release();
  await expect(here, 'the first move of whoever began').not.toHaveValue('0');
  await getUp(sitting);
});

test('toy: a panel that closes by itself leaves the focus to whoever writes elsewhere', async ({ dataDir }) => {
  const sitting = await at(dataDir, { form: 'toy-open', seats: 2, rounds: 2 });
  const { page } = sitting.watched;
  await sitting.person.decide();
  const { seq } = await sitting.person.table();
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-people').click();
  const late = await holdRequests(page, 'newcomer');
  await page.getByTestId('people-newcomer-0').click({ force: true });
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-history').click();
  await page.getByTestId('history').waitFor();
  await page.keyboard.press('F1');
  const search = page.getByTestId('rules-search');
  await search.click();
  await page.keyboard.type('can I ');
  await late.release();
  await expect(page.getByTestId('history')).toHaveCount(0);
  // Longer than the panel takes to give the focus back.
  await page.waitForTimeout(100);
  await page.keyboard.type('build');
  await expect(search).toHaveValue('can I build');
  expect((await sitting.person.table()).seq, 'nothing but who is new').toBe(seq + 1);
  await getUp(sitting);
});

test('toy: what is refused behind a screen is told nobody once that is shut', async ({ dataDir }) => {
  const sitting = await at(dataDir, { form: 'toy-hand', seats: 2, rounds: 2, level: 'table' });
  const { person } = sitting;
  const { page } = sitting.watched;
  const claim = page.locator('[data-choice="claim"]');
  await person.untilPressesCount();
  if (await claim.isVisible()) await claim.click();
  const handle = `drawer-${deciding(await person.table())}`;
  const waits = await page.getByTestId(handle).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise((drawn) => setTimeout(drawn));
    return document.querySelector('[data-testid="drawer-keep"]')?.ariaDisabled;
  });
  expect(waits, 'whether a drawer that was just named can be opened').toBe('true');
  await page.getByTestId('drawer-shut').click();
  const { own } = await openDrawer(person, handle);
  expect(own['hand']).not.toHaveLength(0);
  const [card] = own['hand'] as number[];
  await refuseRequests(page, 'move', 'stale-page');
  await page.getByTestId(`card-${card}`).click();
  const told = page.getByTestId('refusal');
  const refused = page.getByTestId('drawer').getByTestId('refusal');
  const commit = page.getByTestId('held-commit');
  await refused.or(commit).first().waitFor();
  if (await commit.isVisible()) await commit.click();
  await expect(refused).toBeVisible();
  await page.getByTestId('drawer-shut').click();
  await expect(page.getByTestId('drawer')).toHaveCount(0);
  await expect(told).toHaveCount(0);
  await getUp(sitting);
});

test('toy: a press on a campaign never lands on another that takes its place', async ({ dataDir }) => {
  const sitting = await at(dataDir, { form: 'toy-open', seats: 2, rounds: 2 });
  const { page } = sitting.watched;
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-leave').click();
  await setUp(sitting, { form: 'toy-open', seats: 3, rounds: 2 });
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-leave').click();
  const front = page.getByTestId('home-continue-0');
  const list = await holdRequests(page, 'home');
  await page.getByTestId('home-delete-0').click();
  await page.getByTestId('confirm-yes').click();
  await expect(page.getByTestId('confirm')).toHaveCount(0);
  await front.hover();
  await page.mouse.down();
  await list.release();
  await expect(page.getByTestId('home-continue-1')).toHaveCount(0);
  await page.mouse.up();
  // Nothing happens: a table would be there by then.
  await page.waitForTimeout(500);
  await expect(page.getByTestId('table')).toHaveCount(0);
  await front.click();
  await page.getByTestId('table').waitFor();
  await getUp(sitting);
});
