import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { enter } from '#tests/e2e/app.ts';
import { until } from '#tests/e2e/check.ts';
import { median } from './figure.ts';
import type { Benched, Measures } from './benched.ts';
import { inWindow, longFolder } from './window.ts';

const ROUNDS = 5;
/** What counts as code. Fonts and pictures come after it and keep nobody from deciding. */
const CODE: ReadonlySet<string> = new Set(['document', 'script', 'stylesheet']);

/** When things happened, in milliseconds since the window set out for its first page. */
type Times = { pressed?: number; decided?: number };

/**
 * Runs in the page: takes the first campaign of the list up as soon as it is there, and notes when the first thing to
 * choose has been painted.
 */
function takeUp(): void {
  const times: Times & { seen?: true } = {};
  Object.assign(window, { times });
  const look = () => {
    const go = document.querySelector<HTMLElement>('[data-testid="home-continue-0"]');
    if (times.pressed === undefined && go !== null) {
      times.pressed = performance.now();
      go.click();
    }
    if (times.seen === true || document.querySelector('[data-testid="choice"]') === null) return;
    times.seen = true;
    requestAnimationFrame(() => setTimeout(() => (times.decided = performance.now())));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

type Opened = { readonly pressed: number; readonly decided: number; readonly code: number; readonly plain: number };

/** Opens Caravel in a browser that has never seen it, and goes on with the long campaign. */
async function firstPage(page: Page, url: string): Promise<Opened> {
  const loaded: Response[] = [];
  page.on('response', (response) => CODE.has(response.request().resourceType()) && loaded.push(response));
  await page.addInitScript(takeUp);
  await enter(page, url);
  const { pressed, decided } = await until('the first decision', async () => {
    const seen = await page.evaluate(() => (window as unknown as { times: Times }).times);
    return seen.pressed === undefined || seen.decided === undefined ? undefined : { ...seen };
  });
  // The code of the model comes last; it is counted as well.
  await page.locator('[data-frames]:not([data-frames="0"])').waitFor({ timeout: 60_000 });
  // The few bytes of the link's own page went with it.
  const kept = loaded.filter((response) => response.ok() && response.url() !== url);
  const bodies = await Promise.all(kept.map((response) => response.body()));
  const sum = (size: (body: Buffer) => number) => bodies.reduce((all, body) => all + size(body), 0) / 1000;
  return {
    pressed: pressed ?? 0,
    decided: decided ?? 0,
    code: sum((body) => gzipSync(body, { level: 9 }).length),
    plain: sum((body) => body.length),
  };
}

/** What the first page of a table takes: code, and time to the first decision. */
export async function measureFirstPage(benched: Benched): Promise<Measures> {
  const { dataDir, drop } = await longFolder(benched);
  const opened: Opened[] = [];
  for (let round = 0; round < ROUNDS; round++) opened.push(await inWindow(dataDir, firstPage));
  drop();
  const middle = (value: (one: Opened) => number) => median(opened.map(value));
  return {
    'first page of a table: code': {
      value: middle(({ code }) => code),
      also: { uncompressed: middle(({ plain }) => plain) },
    },
    'first page of a table: first decision': {
      value: middle(({ decided }) => decided) / 1000,
      also: {
        'home page, s': middle(({ pressed }) => pressed) / 1000,
        'from the press that opens 1000 moves, ms': middle(({ pressed, decided }) => decided - pressed),
      },
    },
  };
}
