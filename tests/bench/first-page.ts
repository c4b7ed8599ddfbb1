import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { enter } from '#tests/e2e/app.ts';
import { until } from '#tests/e2e/check.ts';
import { median } from './figure.ts';
import type { BenchedGame, Measures } from './benched-game.ts';
import { inWindow, longFolder } from './window.ts';

const ROUNDS = 5;
/** Resource types that count as code. Fonts and pictures load later and do not delay the first decision. */
const CODE: ReadonlySet<string> = new Set(['document', 'script', 'stylesheet']);

/** Times in milliseconds since the window started to load its first page. */
type Times = { pressed?: number; decided?: number };

/**
 * Runs in the page: opens the first campaign of the list as soon as it is shown, and records when the first choice has been
 * painted.
 */
function openFirstCampaign(): void {
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

/** Opens Caravel in a browser with an empty cache, and continues the long campaign. */
async function firstPage(page: Page, url: string): Promise<Opened> {
  const loaded: Response[] = [];
  page.on('response', (response) => CODE.has(response.request().resourceType()) && loaded.push(response));
  await page.addInitScript(openFirstCampaign);
  await enter(page, url);
  const { pressed, decided } = await until('the first decision', async () => {
    const seen = await page.evaluate(() => (window as unknown as { times: Times }).times);
    return seen.pressed === undefined || seen.decided === undefined ? undefined : { ...seen };
  });
  // The code of the 3D model is loaded last and counts too.
  await page.locator('[data-frames]:not([data-frames="0"])').waitFor({ timeout: 60_000 });
  // Without the small entry page of the link, which is gone.
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

/** Measures the first page of a table: its code, and the time to the first decision. */
export async function measureFirstPage(benched: BenchedGame): Promise<Measures> {
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
