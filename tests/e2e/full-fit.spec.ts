import type { Page } from '@playwright/test';
import { layPositions, setSetting } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { galleryPositions } from '#tests/gallery/positions.ts';
import { enter, openPage, startApp } from './app.ts';
import { check } from './check.ts';
import { expect, test } from './fixtures.ts';
import { countFrames, atRest } from './frames.ts';

/** What lies over a board in the whole window. */
const OVER = '.buttons > button, .flyout > *, .full > .left, .full > .lower';

/** The places of the board that something lies over. */
const covered = (page: Page): Promise<(string | null)[]> =>
  page.evaluate((over) => {
    const boxes = [...document.querySelectorAll(over)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll('[data-board] [data-place]')]
      .filter((place) => {
        const { left, top, right, bottom } = place.getBoundingClientRect();
        return boxes.some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom);
      })
      .map((place) => place.getAttribute('data-place'));
  }, OVER);

for (const board of ['svg', 'three'] as const)
  test(
    `the whole board is shown beside the buttons, the list of choices and a lane (${board})`,
    { tag: '@all' },
    async ({ dataDir }) => {
      const wanted = galleryPositions('endeavor').filter(({ name }) => name === 'endeavor-turn-5');
      const [id] = layPositions(dataDir, wanted).values();
      check(id !== undefined, 'the position is laid');
      await setSetting(dataDir, 'board', board);
      const app = await startApp(dataDir);
      const { page } = await openPage({ width: 1280, height: 720 });
      await page.addInitScript(countFrames);
      await enter(page, app.url);
      await openCampaign(page, id);
      const isClear = async (): Promise<void> => {
        await atRest(page);
        expect(await covered(page)).toEqual([]);
      };
      await page.keyboard.press('f');
      const choices = page.getByTestId('full-choices');
      if ((await choices.getAttribute('aria-expanded')) !== 'true') await choices.click();
      await expect(page.locator('.flyout')).toBeVisible();
      await isClear();
      await page.keyboard.press('7');
      await isClear();
      await page.keyboard.press('8');
      await choices.click();
      await page.getByTestId('full-seats').click();
      await expect(page.locator('.table > .lower')).toBeVisible();
      await isClear();
    },
  );
