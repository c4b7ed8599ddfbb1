import type { Page } from '@playwright/test';
import { enter } from '../app.ts';
import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';

/** Runs in the page: after `good` contexts, no canvas gets one for WebGL any more. */
function withoutWebgl(good: number): void {
  const { getContext } = HTMLCanvasElement.prototype;
  let given = 0;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    if (!kind.startsWith('webgl')) return Reflect.apply(getContext, this, [kind, ...rest]);
    given += 1;
    return given <= good ? Reflect.apply(getContext, this, [kind, ...rest]) : null;
  };
}

/** Somebody asks for the model where it cannot be had: the flat board stays, the table works, and the button says so. */
async function flatBoardStandsIn(page: Page, link: string, good: number): Promise<void> {
  await page.addInitScript(withoutWebgl, good);
  await enter(page, link);
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  const button = page.getByTestId('board-kind').first();
  const before = await button.innerText();
  for (let asked = 0; asked < 2; asked++) {
    await button.click();
    await until('the flat board', async () => {
      const kind = await page.locator('[data-board]').first().getAttribute('data-board');
      return kind === 'svg' && (await button.innerText()) === before ? true : undefined;
    });
  }
  expect(await page.locator('[data-board="svg"] svg').count(), 'boards').toBeGreaterThan(0);
  await expect(page.getByTestId('board-failed'), 'why').toContainText('The chart shows the same.');
  await page.getByTestId('board-failed-close').click();
  await expect(page.getByTestId('board-failed')).toHaveCount(0);
}

// three.js reports on the console what it throws; that is no trouble here.
test.use({ forgiven: /WebGL|ERR_FAILED|dynamically imported/ });

test('without WebGL the flat board stands in', ({ opened: { page, link } }) => flatBoardStandsIn(page, link, 0));

test('where WebGL breaks the flat board stands in', { tag: '@all' }, ({ opened: { page, link } }) =>
  flatBoardStandsIn(page, link, 1),
);

test(
  'where the model cannot be loaded the flat board stays, and asked again it comes',
  { tag: '@all' },
  async ({ opened: { page, link } }) => {
    await page.route(/\/assets\/ThreeBoard-[^/]*\.js$/, (route) => route.abort());
    await flatBoardStandsIn(page, link, 100);
    await page.unrouteAll();
    await page.getByTestId('board-kind').first().click();
    await page.locator('[data-frames]:not([data-frames="0"])').waitFor();
  },
);
