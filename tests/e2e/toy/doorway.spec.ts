import type { Page } from '@playwright/test';
import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { Person } from '../person.ts';
import { getUp, sitDown } from '../sitting.ts';
import { manners } from './manners.ts';
import { playOut, setUp } from './play.ts';

/** The most presses from the empty app to the first move. */
const PRESSES = 4;
/** The most seconds that may take. */
const SECONDS = 60;

/** Waits until a control is there and a press counts: at the curtain, and after a change of person. */
async function untilPressesCount(page: Page, testid: string): Promise<void> {
  await page.getByTestId(testid).waitFor();
  await page.locator('html:not([data-dead])').waitFor({ state: 'attached' });
  await until('the curtain to listen', async () =>
    (await page.locator('[aria-disabled="true"][data-testid="curtain-take-over"]').count()) === 0 ? true : undefined,
  );
}

/** Plays from the empty app to the first move, in steps that each press so often; gives all presses, and how long they took. */
async function begun(page: Page, steps: readonly (() => Promise<number>)[]): Promise<number> {
  const began = Date.now();
  let presses = 0;
  for (const step of steps) presses += await step();
  const person = new Person(page, manners);
  await until('the first move', async () => ((await person.table()).played > 0 ? true : undefined));
  expect((Date.now() - began) / 1000, 'seconds').toBeLessThan(SECONDS);
  return presses;
}

const named = async (page: Page, name: string, seat = 0): Promise<number> => {
  await expect(page.getByTestId(`voyage-name-${seat}`), 'the field for a name').toBeFocused();
  await page.keyboard.type(name);
  return 0;
};

test('toy: from the empty app to the first move, by mouse', async ({ page }) => {
  const click = (testid: string) => async (): Promise<number> => {
    await untilPressesCount(page, testid);
    await page.getByTestId(testid).click();
    return 1;
  };
  const presses = await begun(page, [
    click('home-voyage-toy'),
    () => named(page, 'Ada'),
    click('voyage-sail'),
    click('stake-0'),
  ]);
  expect(presses, 'presses').toBeLessThanOrEqual(PRESSES);
  const { seats, undoLevel, level } = await new Person(page, manners).table();
  expect(seats, 'who sits there').toMatchObject([
    { name: 'Ada', player: 'person', newcomer: true },
    { name: 'Ines', player: 'random' },
  ]);
  expect([undoLevel, level], 'what can be taken back, and who sees what').toEqual(['practice', 'table']);
});

test('toy: from the empty app to the first move, by keyboard', async ({ page }) => {
  const press =
    (testid: string, ...keys: readonly string[]) =>
    async (): Promise<number> => {
      await untilPressesCount(page, testid);
      for (const key of keys) await page.keyboard.press(key);
      return keys.length;
    };
  await expect(page.getByTestId('home-voyage-toy'), 'the first voyage').toBeFocused();
  const presses = await begun(page, [
    press('home-voyage-toy', 'Enter'),
    () => named(page, 'Ada'),
    press('voyage-sail', 'Enter'),
    press('stake-0', 'Tab', 'Enter'),
  ]);
  expect(presses, 'presses').toBeLessThanOrEqual(PRESSES);
});

/** A first voyage of two, one of whom says later that they know the game; then home, and the same people again. */
test(
  'toy: home goes on with the newest table, and lays one for the same people again',
  { tag: '@all' },
  async ({ dataDir }) => {
    const sitting = await sitDown(dataDir, manners);
    const { page } = sitting.watched;
    await page.getByTestId('home-voyage-toy-open').click();
    await named(page, 'Ada');
    await page.getByTestId('voyage-add').click();
    await named(page, 'Ben', 1);
    await page.getByTestId('voyage-newcomer-1').uncheck({ force: true });
    await expect(page.getByTestId('voyage-bots'), 'bots beside two people').toHaveCount(0);
    await page.getByTestId('voyage-sail').click();
    await page.getByTestId('table').waitFor();
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-people').click();
    const isNew = (seat: number) => page.getByTestId(`people-newcomer-${seat}`);
    await expect(isNew(0), 'Ada').toBeChecked();
    await expect(isNew(1), 'Ben').not.toBeChecked();
    await isNew(0).uncheck({ force: true });
    await expect(isNew(0), 'Ada, who knows it after all').not.toBeChecked();
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-leave').click();

    const front = page.getByTestId('home-continue-0');
    await expect(front, 'the way on').toHaveText('Continue');
    await expect(page.locator('article').first(), 'who is next').toContainText(/(Ada|Ben) decides/);
    await page.getByTestId('home-again-0').click();
    await expect(page.getByTestId('setup-name-0'), 'the first name').toHaveValue('Ada');
    await expect(page.getByTestId('setup-name-1'), 'the second name').toHaveValue('Ben');
    await expect(page.getByTestId('setup-name-2'), 'a third name').toHaveCount(0);
    await expect(page.getByTestId('setup-lake-deep'), 'the lake').toBeChecked();
    await page.getByTestId('setup-back').click();

    await page.getByTestId('home-voyage').click();
    await expect(page.getByTestId('voyage-name-1'), 'who played last').toHaveValue('Ben');
    await page.getByTestId('voyage-back').click();
    await front.click();
    await page.getByTestId('table').waitFor();
    await playOut(sitting);
    await page.getByTestId('leave').click();
    await expect(page.getByTestId('home-again'), 'what is offered once all is over').toBeVisible();
    await getUp(sitting);
  },
);

test('toy: at level strict a button that is kept pressed opens what is private, by mouse and by key', async ({
  dataDir,
}) => {
  const sitting = await sitDown(dataDir, manners);
  await setUp(sitting, { form: 'toy', seats: 2, rounds: 2, level: 'strict' });
  const { page } = sitting.watched;
  const button = page.getByTestId('curtain-take-over');
  for (const keep of [page.mouse, { down: () => page.keyboard.down('Space'), up: () => page.keyboard.up('Space') }]) {
    await untilPressesCount(page, 'curtain-take-over');
    await (keep === page.mouse ? button.hover() : button.focus());
    await keep.down();
    await page.locator('[data-testid^="stake-"]').first().waitFor();
    await keep.up();
    await sitting.person.doPrivately();
  }
  expect((await sitting.person.table()).curtain.state).toBe('open');
  await getUp(sitting);
});
