import type { Page } from '@playwright/test';
import { pick, type Rng } from '#engine/kernel/rng.ts';
import { until } from '../check.ts';
import { atRest, framesDrawn } from '../frames.ts';

/** Of how many steps one moves the camera, and of how many on the chart one brings the model back. */
const ONE_CAMERA_IN = 12;
const ONE_MODEL_IN = 4;
/** After how many steps it is seen that nothing is drawn while nobody does anything. */
const REST_EVERY = 10;
/** How long the model may go on drawing after a press, in milliseconds: a processor that is busy draws a few pictures slowly. */
const PATIENCE = 60_000;
/** The keys of its views. */
const VIEWS = ['7', '8', '9', '0'];

/** A point of the window, in CSS pixels. */
type Point = { readonly x: number; readonly y: number };

/** Waits until the model has drawn, and the page asks for no frame; where frames are not counted it does not wait. @throws Error where it goes on drawing */
export async function drawn(page: Page): Promise<void> {
  await until('the model to come to rest', async () => ((await page.evaluate(isDrawn)) ? true : undefined), PATIENCE);
}

/** Runs in the page. */
function isDrawn(): boolean {
  const { asked } = window as unknown as { asked?: { waiting: Set<number> } };
  if (asked === undefined) return true;
  const board = document.querySelector('[data-board="three"]');
  const pending =
    board?.checkVisibility() === true && board.querySelector('[data-frames]:not([data-frames="0"])') === null;
  return asked.waiting.size === 0 && !pending;
}

/** Does something that belongs to the model alone, now and then: its camera is moved, or it is brought back. Gives what was done, if anything. */
export async function handleModel(page: Page, rng: Rng): Promise<string | undefined> {
  const kind = page.getByTestId('board-kind');
  const isFlat = (await page.locator('[data-board="svg"]').count()) > 0;
  if (isFlat && pick(rng, ONE_MODEL_IN) === 0 && (await kind.isVisible())) {
    await kind.click({ timeout: 1000 }).catch(() => undefined);
    return 'back to the model';
  }
  if (pick(rng, ONE_CAMERA_IN) !== 0) return undefined;
  const [from, to] = [await pointOnModel(page, rng), await pointOnModel(page, rng)];
  return from && to && moveCamera(page, rng, from, to);
}

/** Moves the camera by a key, the wheel or a drag from one point of the window to another. Gives what was done. */
async function moveCamera(page: Page, rng: Rng, from: Point, to: Point): Promise<string> {
  const way = pick(rng, 3);
  if (way === 0) {
    const key = VIEWS[pick(rng, VIEWS.length)] ?? '0';
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  await page.mouse.move(from.x, from.y);
  if (way === 1) {
    const towards = pick(rng, 2) === 0 ? -400 : 400;
    await page.mouse.wheel(0, towards);
    return `wheel ${towards}`;
  }
  const button = pick(rng, 2) === 0 ? 'left' : 'right';
  await page.mouse.down({ button });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up({ button });
  return `drag with ${button}`;
}

/** A point of the model that nothing else lies over; undefined where the one that was drawn is none. */
function pointOnModel(page: Page, rng: Rng): Promise<Point | undefined> {
  // In tenths of its sides.
  const [across, down] = [1 + pick(rng, 9), 1 + pick(rng, 9)];
  return page.evaluate(
    ([right, below]) => {
      const board = document.querySelector('[data-board="three"]');
      const { left = 0, top = 0, width = 0, height = 0 } = board?.getBoundingClientRect() ?? {};
      const [x, y] = [left + (width * right) / 10, top + (height * below) / 10];
      const hit = document.elementFromPoint(x, y);
      return hit !== null && board?.contains(hit) === true ? { x, y } : undefined;
    },
    [across, down] as const,
  );
}

/** What is wrong with the model at rest: it was given up, was drawn for a board of another shape, or draws while nobody does anything. */
export async function wrongWithModel(page: Page, step: number): Promise<string[]> {
  const wrong = await page.evaluate(findWrongModel);
  if (step % REST_EVERY !== 0 || (await page.locator('[data-frames]').count()) === 0) return wrong;
  const rests = await atRest(page).then(
    () => true,
    () => false,
  );
  return rests ? wrong : [...wrong, `frames go on while nobody does anything: ${await framesDrawn(page)}`];
}

/** Runs in the page. */
function findWrongModel(): string[] {
  const wrong: string[] = [];
  const failed = document.querySelector('[data-testid="board-failed"] p')?.textContent;
  if (failed !== undefined) wrong.push(`the model was given up: ${failed}`);
  const board = document.querySelector('[data-board="three"]');
  const canvas = board?.querySelector<HTMLCanvasElement>('.relief canvas');
  if (!board || !canvas || !board.checkVisibility()) return wrong;
  const { width, height } = board.getBoundingClientRect();
  if (Math.abs((canvas.width / canvas.height) * (height / width) - 1) > 0.02)
    wrong.push(
      `the model is drawn as for ${canvas.width}×${canvas.height} on ${Math.round(width)}×${Math.round(height)}`,
    );
  return wrong;
}
