import type { Page } from '@playwright/test';
import { brokenOn } from '../axe.ts';
import { check } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { getUp, shot, sitDown, type Sitting } from '../sitting.ts';
import type { ToyMove } from '#tests/engine/toy/types.ts';
import { manners } from './manners.ts';
import { deciding, setUp } from './play.ts';

const rules = (page: Page) => page.getByTestId('rules');
const sane = async (page: Page) => expect(await brokenOn(page)).toEqual([]);

/** A table of two at which a person decides in the open. */
async function atTheLake(dataDir: string, form: 'toy' | 'toy-open'): Promise<Sitting<ToyMove>> {
  const sitting = await sitDown(dataDir, manners);
  await setUp(sitting, { form, seats: 2, rounds: 2 });
  return sitting;
}

test('toy: the rules answer where there is no table', async ({ page }) => {
  const button = page.getByTestId('rules-open-toy');
  await button.click();
  await expect(page.getByTestId('rules-page')).toContainText('all have lost');
  await expect(page.getByTestId('rules-search'), 'the field for questions').toBeFocused();
  await page.keyboard.type('can I take a token of somebody');
  await expect(page.getByTestId('rules-result').first()).toContainText('Building');
  await sane(page);
  await page.getByTestId('rules-search').press('Enter');
  await expect(rules(page)).toHaveAttribute('data-anchor', 'turn/build');
  await expect(page.locator('[data-anchor="turn/build"]:is(h3)')).toBeFocused();
  await page.getByTestId('rules-tab-box').click();
  await expect(page.getByTestId('rules-entry')).toContainText('Made up for tests');
  await page.getByTestId('rules-filter').fill('resting');
  await expect(page.getByTestId('rules-entry')).toContainText('Frog');
  await sane(page);
  await page.keyboard.press('Escape');
  await expect(rules(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.getByTestId('home-new').click();
  await page.keyboard.press('F1');
  await expect(rules(page)).toBeVisible();
});

test('toy: the rules open at what is going on, and stop nothing', { tag: '@all' }, async ({ dataDir }) => {
  const sitting = await atTheLake(dataDir, 'toy-open');
  const { page } = sitting.watched;
  const { seq } = await sitting.person.table();
  const choice = page.getByTestId('choice').first();
  await choice.focus();
  await page.keyboard.press('F1');
  await expect(rules(page), 'what is decided').toHaveAttribute('data-anchor', 'turn');
  await shot(page, 'toy-rules');
  await sane(page);
  await expect(page.locator('h3[data-anchor="turn"]')).toBeFocused();
  await expect(page.getByTestId('slip'), 'what is asked stays in sight').toBeVisible();

  // Links, and the way back and forward.
  await page.getByTestId('rules-page').getByRole('link', { name: 'build' }).click();
  await expect(rules(page)).toHaveAttribute('data-anchor', 'turn/build');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(rules(page)).toHaveAttribute('data-anchor', 'turn');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(rules(page)).toHaveAttribute('data-anchor', 'turn/build');

  // Keys pressed in it do nothing at the table: a letter begins a question. Escape takes that back, then gives the focus back.
  await page.keyboard.press('u');
  await expect(page.getByTestId('rules-search')).toHaveValue('u');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(rules(page)).toHaveCount(0);
  await expect(choice).toBeFocused();

  // `?` asks about what has the focus; where nothing has, it opens the rules.
  await page.keyboard.press('?');
  await expect(page.locator('[data-testid="inspect"][role="dialog"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByTestId('rules-now').focus();
  await page.keyboard.press('?');
  await expect(rules(page)).toHaveAttribute('data-anchor', 'turn');

  // The other parts; a place of the board has a rule of its own.
  await page.getByTestId('rules-tab-box').click();
  await page.getByTestId('rules-entry-clan/frog').click();
  await expect(page.getByTestId('rules-entry')).toContainText('out of the box');
  await sane(page);
  await page.getByTestId('rules-tab-keys').click();
  await expect(page.getByTestId('rules-keys')).toContainText('takes the last move back');
  await shot(page, 'toy-keys');
  await sane(page);
  await page.getByTestId('rules-close').click();
  await page.locator('button.cell').first().focus();
  await page.keyboard.press('F1');
  await expect(rules(page)).toHaveAttribute('data-anchor', 'turn/build');
  await page.getByTestId('rules-close').click();
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-rules').click();
  await expect(rules(page)).toHaveAttribute('data-anchor', 'turn');
  const after = await sitting.person.table();
  expect(after.seq, 'nothing was played').toBe(seq);

  // The game goes on while it is open.
  await page.getByTestId('choice').first().click();
  await expect(page.getByTestId('table')).not.toHaveAttribute('data-seq', String(seq));
  await expect(rules(page)).toBeVisible();
  await getUp(sitting);
});

test('toy: the rules lie on the open table alone', { tag: '@all' }, async ({ dataDir }) => {
  const sitting = await atTheLake(dataDir, 'toy');
  const { page } = sitting.watched;
  for (let table = await sitting.person.table(); table.curtain.state !== 'open'; table = await sitting.person.table()) {
    await page.keyboard.press('F1');
    await expect(rules(page), 'over a curtain').toHaveCount(0);
    if (table.curtain.state === 'taken') await sitting.person.doPrivately();
    else await sitting.person.takeOver();
  }
  await page.keyboard.press('F1');
  await expect(rules(page)).toBeVisible();
  const seat = deciding(await sitting.person.table());
  check(seat >= 0, 'somebody decides');
  await page.getByTestId('slip').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press(`Digit${seat + 1}`);
  await expect(page.getByTestId('drawer')).toBeVisible();
  await expect(rules(page), 'beside a drawer').toHaveCount(0);
  await page.keyboard.press('F1');
  await expect(page.getByTestId('drawer'), 'under the rules').toHaveCount(0);
  await expect(rules(page)).toBeVisible();
  await getUp(sitting);
});
