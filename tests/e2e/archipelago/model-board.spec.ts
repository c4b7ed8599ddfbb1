import type { Page } from '@playwright/test';
import { enter } from '../app.ts';
import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { atRest, countFrames, framesDrawn, framesRun, pointAtModel } from '../frames.ts';
import { Person } from '../person.ts';
import { shot } from '../sitting.ts';
import { manners } from './manners.ts';

/** Fewer colours than this and the canvas shows nothing worth the name. */
const COLOURS = 200;

/** Does something to the model at rest: it must draw, and come to rest again. */
async function wakes(page: Page, what: string, act: () => Promise<void>): Promise<void> {
  const before = await framesDrawn(page);
  await act();
  await until(`a frame after ${what}`, async () => ((await framesDrawn(page)) > before ? true : undefined));
  await atRest(page);
}

/** Moves the camera with the mouse, `button` held. */
async function drag(page: Page, button: 'left' | 'right'): Promise<void> {
  const { x, y } = await pointAtModel(page);
  await page.mouse.down({ button });
  await page.mouse.move(x + 40, y + 15, { steps: 4 });
  await page.mouse.up({ button });
}

/** How many different colours the model shows, asked of a picture of it. */
async function colours(page: Page): Promise<number> {
  const picture = (await page.locator('canvas').first().screenshot()).toString('base64');
  return page.evaluate(async (png) => {
    // A bitmap from bytes: the page's policy lets no picture in from a data address.
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    return seen.size;
  }, picture);
}

/** Starts a campaign, plays four moves and shows the model, until there is a first picture of it. Gives who sits there. */
async function toModel(page: Page, link: string) {
  await page.addInitScript(countFrames);
  await enter(page, link);
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  const person = new Person(page, manners);
  for (let moves = 0; moves < 4; moves++) await person.decide();
  await page.getByTestId('board-kind').first().click();
  await until('a first frame', async () => ((await framesDrawn(page)) > 0 ? true : undefined), 60_000);
  return person;
}

test.use({ size: { width: 1120, height: 630 } });

/** The model draws the table, follows the moves, and draws nothing while nobody does anything. */
test('the model draws the table and rests', { tag: '@all' }, async ({ opened: { page, link } }) => {
  const person = await toModel(page, link);
  const rested = await atRest(page);
  const drawn = await framesDrawn(page);
  await page.waitForTimeout(2000);
  expect((await framesRun(page)).run, 'frames run while nobody does anything').toBe(rested);
  expect(await framesDrawn(page), 'frames drawn while nobody does anything').toBe(drawn);
  await pointAtModel(page);
  await wakes(page, 'a turn of the wheel', () => page.mouse.wheel(0, -240));
  await wakes(page, 'a drag', () => drag(page, 'left'));
  await wakes(page, 'a turn', () => drag(page, 'right'));
  // Away from it: the wheel may have come as near as one can.
  const place = page.locator('[data-board]').getByRole('button').first();
  await place.focus();
  await atRest(page);
  await wakes(page, 'a key', () => place.press('-'));
  await wakes(page, 'another size', () => page.setViewportSize({ width: 1280, height: 720 }));
  await wakes(page, 'a move', async () => void (await person.decide()));
  expect(await colours(page), 'colours of the model').toBeGreaterThan(COLOURS);
  await shot(page, 'model');
});

/** The largest place on the screen, in pixels. */
const placeBox = (page: Page): Promise<{ width: number; height: number }> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-board] .cell')].map((one) => one.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.width));
    return { width, height: boxes.find((box) => box.width === width)?.height ?? 0 };
  });

test('the model is seen from above, from the chair and from close by', { tag: '@all' }, async ({ opened }) => {
  const { page, link } = opened;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await toModel(page, link);
  await atRest(page);
  const leaning = ({ width, height }: { width: number; height: number }): number => width / height;
  const chair = await placeBox(page);
  await page.keyboard.press('7');
  await atRest(page);
  await shot(page, 'model-above');
  const above = await placeBox(page);
  expect(leaning(above), 'as wide and high as a hexagon is').toBeCloseTo(2 / Math.sqrt(3), 1);
  expect(leaning(chair), 'seen from the chair').toBeGreaterThan(1.12 * leaning(above));
  await page.getByRole('button', { name: 'From close by' }).click();
  await atRest(page);
  await shot(page, 'model-close');
  expect((await placeBox(page)).width, 'nearer').toBeGreaterThan(1.2 * chair.width);
  await page.keyboard.press('8');
  await atRest(page);
  expect((await placeBox(page)).width, 'as it was').toBeCloseTo(chair.width, 0);
});

test(
  'where the picture is lost for good the chart comes, and what was begun is kept',
  { tag: '@all' },
  async ({ opened }) => {
    const { page, link } = opened;
    const person = await toModel(page, link);
    await person.untilPressesCount();
    await page.locator('[data-testid="choice"]:not([data-move])').first().click();
    await expect(page.getByTestId('back')).toBeVisible();
    const asked = await page.getByTestId('seat-to-move').innerText();
    await page.evaluate(() => {
      document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await expect(page.locator('[data-board="svg"]')).toBeVisible();
    await expect(page.getByTestId('board-failed')).toContainText('The chart shows the same.');
    await expect(page.getByTestId('back'), 'the step is kept').toBeVisible();
    expect(await page.getByTestId('seat-to-move').innerText()).toBe(asked);
  },
);
