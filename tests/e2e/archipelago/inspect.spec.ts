import type { Page } from '@playwright/test';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { galleryPositions } from '#tests/gallery/positions.ts';
import { check } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { comeIn, getUp } from '../sitting.ts';

/** The slip that stays; what only passes while the pointer or the focus rests on something is none. */
const slip = (page: Page) => page.locator('[data-testid="inspect"][role="dialog"]');

/** The answer is there, and goes away again. */
async function answered(page: Page): Promise<void> {
  await expect(slip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip(page)).toHaveCount(0);
}

/** Keeps the page busy for longer than a long press takes. */
const busy = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const end = performance.now() + 2500; performance.now() < end;);
  });

test(
  'anything on the table answers a question, and what is not possible says why',
  { tag: '@all' },
  async ({ dataDir }) => {
    const round = galleryPositions().find(({ name }) => name === 'round-5');
    check(round !== undefined, 'a round of five is among the recorded positions');
    const ids = layPositions(dataDir, [round]);
    const opened = await comeIn(dataDir);
    const { page } = opened.watched;
    await openCampaign(page, ids.get(round.name) ?? '');
    const { seq } = await page.evaluate(() => (window as unknown as { overheard: { seq: number } }).overheard);

    // `?` on the focus; the focus comes back.
    const choice = page.getByTestId('choice').first();
    await choice.focus();
    await page.keyboard.press('?');
    await expect(slip(page)).toContainText((await choice.getAttribute('aria-label')) ?? '');
    await answered(page);
    await expect(choice).toBeFocused();

    // The small mark beside whatever the pointer rests on.
    for (const what of ['.zone', '.space', '.deck', '[data-inspect="balance"]', '[data-inspect^="seat:"]']) {
      await page.locator(what).first().hover();
      await page.getByTestId('inspect-mark').click();
      await answered(page);
      await page.mouse.move(2, 2);
      await expect(page.getByTestId('inspect-mark')).toHaveCount(0);
    }
    // It is gone as well for whoever goes elsewhere and presses there at once.
    await page.locator('.zone').first().hover();
    await expect(page.getByTestId('inspect-mark')).toBeVisible();
    await page.mouse.click(2, 2);
    await expect(page.getByTestId('inspect-mark')).toHaveCount(0);

    // A press of half a second asks, and does nothing else.
    await choice.hover();
    await page.mouse.down();
    await page.waitForTimeout(700);
    await page.mouse.up();
    await answered(page);

    // So does one that a busy page hears of when it is over already.
    await choice.hover();
    const late = busy(page);
    const down = page.mouse.down();
    await page.waitForTimeout(700);
    await Promise.all([late, down, page.mouse.up()]);
    await answered(page);

    // A long press that drags the map asks nothing.
    await page.mouse.move(600, 300);
    await page.mouse.down();
    await page.mouse.move(640, 330, { steps: 4 });
    await page.waitForTimeout(700);
    await page.mouse.up();
    await expect(slip(page)).toHaveCount(0);

    // Nor does one that a busy page hears of late: the half second is over when it comes to the drag.
    await page.mouse.move(600, 300);
    await page.mouse.down();
    const dragged = busy(page);
    await page.mouse.move(640, 330, { steps: 2 });
    await dragged;
    await page.waitForTimeout(100);
    await page.mouse.up();
    await expect(slip(page)).toHaveCount(0);

    // What is not possible says why, with the rule.
    await page.getByTestId('impossible').first().click({ force: true });
    await expect(page.getByTestId('why-not').locator('[data-rule]')).toBeVisible();
    await answered(page);

    // A place of the map at which nothing can be picked.
    await page.locator('button.cell:not(.live)').first().click();
    await page.getByTestId('hex-large').waitFor();
    await answered(page);
    await expect(page.getByTestId('hex-large'), 'Escape closes both').toHaveCount(0);

    const now = await page.evaluate(() => (window as unknown as { overheard: { seq: number } }).overheard);
    expect(now.seq, 'nothing was played by asking').toBe(seq);
    await getUp(opened);
  },
);
