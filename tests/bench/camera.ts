import type { Page } from '@playwright/test';
import { atRest, framesDrawn, pointAtModel } from '#tests/e2e/frames.ts';
import { median } from './figure.ts';
import type { BenchedGame, Measures } from './benched-game.ts';
import { atLongTable } from './window.ts';

const ROUNDS = 7;
/** How long the camera is moved in each round, in milliseconds. */
const MS = 3000;

type Turn = { readonly rate: number; readonly pixels: number };

/** Turns the camera to and fro with the mouse. Returns the frames per second, and the pixels of the last frame. */
async function turn(page: Page): Promise<Turn> {
  const { x, y } = await pointAtModel(page);
  await page.mouse.down({ button: 'right' });
  const drawn = await framesDrawn(page);
  const start = performance.now();
  const passed = () => performance.now() - start;
  while (passed() < MS) {
    const swing = Math.sin(passed() / 300);
    await page.mouse.move(x + 160 * swing, y + 40 * swing);
  }
  const rate = (((await framesDrawn(page)) - drawn) / passed()) * 1000;
  const pixels = await page
    .locator('canvas')
    .first()
    .evaluate((canvas) => (canvas as HTMLCanvasElement).width * (canvas as HTMLCanvasElement).height);
  await page.mouse.up({ button: 'right' });
  await atRest(page);
  return { rate, pixels };
}

/** Measures the frames per second while the camera is turned, drawn by the processor. */
export async function measureCamera(benched: BenchedGame): Promise<Measures> {
  return atLongTable(benched, async (page) => {
    const tier = await page.locator('[data-tier]').first().getAttribute('data-tier');
    if (tier !== 'processor') throw new Error(`the window draws in the tier ${String(tier)}`);
    await atRest(page);
    const turns: Turn[] = [];
    for (let round = 0; round < ROUNDS; round++) turns.push(await turn(page));
    const middle = (value: (one: Turn) => number) => median(turns.map(value));
    return {
      'camera move, software tier': {
        value: middle(({ rate }) => rate),
        also: {
          'megapixels drawn': middle(({ pixels }) => pixels) / 1e6,
          slowest: Math.min(...turns.map(({ rate }) => rate)),
        },
      },
    };
  });
}
