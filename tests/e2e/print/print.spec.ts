import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openPage } from '../app.ts';
import { expect, test } from '../fixtures.ts';
import { lateTable } from './late-table.ts';
import type { Position, PrintPage } from './main.ts';
import { servePage } from './serve.ts';

declare const page: PrintPage;

const SHOTS = process.env['CARAVEL_SHOTS'];
const SCREENSHOT = '/drawn.png';
/**
 * How far print and screenshot may differ: in the mean, and in one block. Both have other soft edges, and pictures that are made
 * smaller differ a little. What is left out, or letters and figures of another form, comes to several times as much in its block.
 */
const [MEAN, BLOCK] = [0.5, 6];

/** What is printed: everything that boards draw with, and the board of each game. */
function* tables(): Generator<Position> {
  const chart = lateTable('endeavor', 1504);
  yield { ...chart, width: 1200, specimen: true };
  yield chart;
  yield lateTable('empires-of-the-north', 1852);
  yield lateTable('archipelago', 1400);
}

const name = ({ specimen, game }: Position): string => (specimen ? 'specimen' : game);

/** Prints a position in the page, and compares it with a picture of it. */
async function differs(tab: Page, position: Position) {
  await tab.evaluate((given) => page.print(given), position);
  expect(await tab.locator('[data-printing]').count(), 'nothing of it is left in the document').toBe(0);
  const picture = await tab.locator('#drawn').screenshot();
  await tab.route(`**${SCREENSHOT}*`, (route) => route.fulfill({ body: picture, contentType: 'image/png' }));
  const difference = await tab.evaluate((address) => page.compare(address), `${SCREENSHOT}?${name(position)}`);
  await tab.unroute(`**${SCREENSHOT}*`);
  if (SHOTS !== undefined) {
    writeFileSync(join(SHOTS, `drawn-${name(position)}.png`), picture);
    writeFileSync(join(SHOTS, `printed-${name(position)}.png`), await tab.evaluate(() => page.picture()), 'base64');
  }
  return difference;
}

test('the board of every game is printed as it is drawn', { tag: '@all' }, async ({ shell }) => {
  test.skip(shell.binary !== undefined, 'the page is served to a browser');
  const { address, server } = await servePage();
  const { page: tab, trouble, browser } = await openPage({ width: 1920, height: 1400 });
  try {
    await tab.goto(address);
    await tab.waitForFunction(() => 'page' in window);
    for (const position of tables()) {
      const difference = await differs(tab, position);
      expect(difference.sizes[0]).toEqual(difference.sizes[1]);
      expect(difference.mean, name(position)).toBeLessThan(MEAN);
      expect(difference.worst.mean, `${name(position)} at ${difference.worst.x}, ${difference.worst.y}`).toBeLessThan(
        BLOCK,
      );
    }
    expect(trouble.filter((what) => !what.startsWith('left for '))).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
