import type { Page } from '@playwright/test';
import { faultsOf } from '#tests/gallery/faults.ts';
import { layPositions, setText } from '#tests/gallery/lay.ts';
import { openCampaign, show, type Look } from '#tests/gallery/open.ts';
import { galleryPositions, type GalleryGame, type People } from '#tests/gallery/positions.ts';
import { walkGallery } from '#tests/gallery/walk.ts';
import { enter, openPage, startApp } from './app.ts';
import { manners as ofArchipelago } from './archipelago/manners.ts';
import { check, until } from './check.ts';
import { manners as ofEmpires } from './empires-of-the-north/manners.ts';
import { manners as ofEndeavor } from './endeavor/manners.ts';
import { expect, test } from './fixtures.ts';
import { Person, type Manners } from './person.ts';
import { askFor } from './sitting.ts';

type AnyMove = { readonly type: string };

/** A turn at the fullest table of each game, and how it is played. */
const TURNS: readonly { of: GalleryGame; position: string; manners: Manners }[] = [
  { of: 'archipelago', position: 'round-5', manners: ofArchipelago as unknown as Manners },
  { of: 'endeavor', position: 'endeavor-turn-5', manners: ofEndeavor as unknown as Manners },
  { of: 'empires-of-the-north', position: 'empires-of-the-north-turn-4', manners: ofEmpires as unknown as Manners },
];

/** The kinds of windows: with room for parts over the board, with room for one at a time, and large text. */
const LOOKS: readonly Look[] = [
  { width: 1280, height: 720, text: 1, board: 'svg' },
  { width: 1920, height: 1080, text: 1, board: 'svg' },
  { width: 1024, height: 640, text: 1, board: 'svg' },
  { width: 640, height: 360, text: 1, board: 'svg' },
  { width: 1280, height: 720, text: 1.6, board: 'svg' },
];

/** Opens a recorded position in a window of its own. */
async function sitAt(dataDir: string, of: GalleryGame, position: string, people?: People): Promise<Page> {
  const wanted = galleryPositions(of).filter(({ name }) => name === position);
  const [id] = layPositions(dataDir, wanted, people).values();
  check(id !== undefined, 'the position is laid');
  const app = await startApp(dataDir);
  const { page } = await openPage({ width: 1280, height: 720 });
  await enter(page, app.url);
  await openCampaign(page, id);
  return page;
}

const boardBox = (page: Page) => page.locator('[data-board]').evaluate((one) => one.getBoundingClientRect().toJSON());
const isOpen = async (page: Page, part: string): Promise<boolean> =>
  (await page.getByTestId(`full-${part}`).getAttribute('aria-expanded')) === 'true';

/** Lays the list of choices over the board, to stay there. */
async function keepChoices(page: Page): Promise<void> {
  const choices = page.getByTestId('full-choices');
  if (await isOpen(page, 'choices')) await choices.click();
  await choices.click();
  await expect(choices).toHaveAttribute('aria-expanded', 'true');
}

/** Confirms a move where that is asked, until there is a later page than `seq`. */
async function confirmed(person: Person, seq: number): Promise<void> {
  const commit = person.page.getByTestId('commit');
  await until('a move', async () => {
    if (await commit.isVisible()) await commit.click({ timeout: 1000 }).catch(() => undefined);
    return (await person.table()).seq > seq ? true : undefined;
  });
}

for (const { of, position, manners } of TURNS)
  test(
    `${of}: a whole turn is played while the board has the whole window`,
    { tag: of === 'archipelago' ? [] : ['@all'] },
    async ({ dataDir }) => {
      const page = await sitAt(dataDir, of, position);
      const before = await boardBox(page);
      await page.keyboard.press('f');
      await expect(page.getByTestId('full-strip')).toBeVisible();
      const now = await boardBox(page);
      expect(now.width, 'as wide as the window').toBeGreaterThan(1260);
      expect(now.width * now.height).toBeGreaterThan(1.3 * before.width * before.height);
      await keepChoices(page);
      const person = new Person<AnyMove>(page, manners as Manners<AnyMove>);
      const [seat] = (await person.table()).deciders;
      for (let moves = 0; moves < 40 && (await person.table()).deciders[0] === seat; moves++) await person.decide();
      expect((await person.table()).deciders[0], 'the next one is asked').not.toBe(seat);
      await expect(page.getByTestId('full-strip'), 'nothing else ends it').toBeVisible();
    },
  );

test('what is picked on the board is played without the list, and taken back', { tag: '@all' }, async ({ dataDir }) => {
  const page = await sitAt(dataDir, 'archipelago', 'round-5');
  const person = new Person<AnyMove>(page, ofArchipelago as unknown as Manners<AnyMove>);
  const { seq } = await person.table();
  await page.keyboard.press('f');
  if (await isOpen(page, 'choices')) await page.getByTestId('full-choices').click();
  await expect(page.locator('.flyout')).toBeHidden();
  await page.locator('[data-board] [data-target]').first().click();
  await confirmed(person, seq);
  await page.keyboard.press('u');
  await person.after(seq + 1);
  await expect(page.getByTestId('full-strip')).toBeVisible();
});

test('F, the button and Escape bring the lanes back, each when nothing else takes it', async ({ dataDir }) => {
  const page = await sitAt(dataDir, 'archipelago', 'round-5');
  const [strip, said] = [page.getByTestId('full-strip'), page.getByRole('status', { name: 'What just happened' })];
  await page.getByTestId('full').click();
  await expect(strip).toBeVisible();
  await expect(said).toHaveText(/whole window/);
  await page.keyboard.press('f');
  await expect(strip).toHaveCount(0);
  await expect(said).toHaveText(/lanes are back/);

  await page.keyboard.press('f');
  await page.getByTestId('full-leave').click();
  await expect(strip).toHaveCount(0);

  // Escape closes a panel, a menu and a step of the decision first.
  await page.keyboard.press('f');
  await page.keyboard.press('l');
  await expect(page.getByRole('log')).toBeVisible();
  await page.getByRole('log').press('Escape');
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-settings').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('menu-settings')).toHaveCount(0);
  await keepChoices(page);
  await page.locator('[data-testid="choice"]:not([data-move])').first().click();
  await expect(page.getByTestId('back')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('back')).toHaveCount(0);
  await expect(strip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
});

test(
  'with room for one part alone, a panel that is opened has the place of a lane',
  { tag: '@all' },
  async ({ dataDir }) => {
    const page = await sitAt(dataDir, 'archipelago', 'round-5');
    await page.setViewportSize({ width: 640, height: 360 });
    await page.keyboard.press('f');
    await page.getByTestId('full-seats').click();
    await expect(page.locator('.table > .lower')).toBeVisible();
    await page.keyboard.press('l');
    await expect(page.getByRole('log')).toBeVisible();
    await expect(page.getByTestId('full-seats')).toHaveAttribute('aria-expanded', 'false');
  },
);

test('in the smallest window the pilot leaves the choices and a panel their room', async ({ dataDir }) => {
  await setText(dataDir, 1.3);
  const page = await sitAt(dataDir, 'archipelago', 'round-5', { level: 'open', newcomers: true });
  await page.setViewportSize({ width: 640, height: 360 });
  await page.keyboard.press('f');
  await keepChoices(page);
  await expect(page.locator('.flyout.noted'), 'the pilot speaks there').toBeVisible();
  const heightOf = (what: string): Promise<number> => page.locator(what).evaluate((one) => one.clientHeight);
  await expect.poll(() => heightOf('.flyout .frame .box'), 'the choices').toBeGreaterThan(60);
  await page.getByTestId('deal-open').click();
  await expect
    .poll(() => heightOf('.flyout > .deal'), 'the panel')
    .toBeGreaterThan(0.9 * (await heightOf('.flyout')) - 16);
});

test(
  'a curtain covers all of it, and the next person finds the board as it was',
  { tag: '@all' },
  async ({ dataDir }) => {
    const page = await sitAt(dataDir, 'archipelago', 'round-5', { level: 'strict' });
    const person = new Person<AnyMove>(page, ofArchipelago as unknown as Manners<AnyMove>);
    await page.keyboard.press('f');
    await expect(page.getByTestId('full-strip'), 'no key counts behind a curtain').toHaveCount(0);
    await person.toOpenTable();
    await person.untilPressesCount();
    await page.keyboard.press('f');
    const { seq } = await person.table();
    // A drawer brings the lane it belongs to, and takes it away again.
    await page.getByTestId('full-seats').click();
    await page.getByTestId('drawer-0').click();
    await expect(page.getByTestId('drawer')).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('full-leave')).toBeInViewport({ ratio: 1 });
    for (const exit of ['full-leave', 'drawer-shut', 'drawer-hold-stock'])
      await page.getByTestId(exit).click({ trial: true });
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('drawer')).toHaveCount(0);
    await page.getByTestId('end-round').click();
    await confirmed(person, seq);
    await person.untilPressesCount();
    // The decision goes back to somebody who may have left the screen.
    await page.keyboard.press('u');
    await expect(page.getByTestId('curtain')).toBeVisible();
    await expect(page.getByTestId('table')).toHaveAttribute('inert');
    const reached = await page.getByTestId('full-leave').evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(reached, 'nothing under the curtain is pressed').toBe(false);
    for (const key of ['f', 'Escape']) await page.keyboard.press(key);
    await person.toOpenTable();
    await expect(page.getByTestId('full-strip'), 'as it was').toBeVisible();
  },
);

test(
  'over a model, advice has its end in sight and the newest line covers no place',
  { tag: '@all' },
  async ({ dataDir }) => {
    const page = await sitAt(dataDir, 'empires-of-the-north', 'empires-of-the-north-turn-4', { alone: 'decider' });
    const look: Look = { width: 1280, height: 720, text: 1, board: 'three' };
    await show(page, look);
    const line = page.getByTestId('log-line');
    await expect(line, 'beside what is seen from a chair').toBeVisible();
    // From above the model is full to its edge.
    await page.keyboard.press('7');
    await expect(line).toBeHidden();
    await page.keyboard.press('8');
    await page.keyboard.press('f');
    await show(page, look);
    await askFor(page);
    await expect(page.getByTestId('advice-close')).toBeInViewport({ ratio: 1 });
  },
);

test('nothing is cut or covered at any size, whatever lies over the board', { tag: '@all' }, async ({ dataDir }) => {
  const positions = TURNS.flatMap(({ of, position }) => galleryPositions(of).filter(({ name }) => name === position));
  const wrong: string[] = [];
  await walkGallery(
    dataDir,
    positions,
    () => LOOKS,
    async (page, position, look) => {
      if ((await page.getByTestId('full-strip').count()) === 0) await page.keyboard.press('f');
      const lookAt = async (what: string): Promise<void> => {
        await show(page, look);
        for (const fault of await faultsOf(page))
          wrong.push(`${position} ${look.width} ${look.text} ${what}: ${fault}`);
        await expect(page.getByTestId('full-leave'), 'a way out').toBeInViewport({ ratio: 1 });
      };
      await lookAt('at first');
      for (const part of ['choices', 'boards', 'seats']) {
        const button = page.getByTestId(`full-${part}`);
        if (!(await button.isVisible())) continue;
        await button.click();
        await lookAt(part);
        await button.click();
      }
    },
  );
  expect(wrong).toEqual([]);
});
