import { faultsOf } from '#tests/gallery/faults.ts';
import { SIXTY, sixty } from '#tests/gallery/fit.ts';
import { lookName, LOOKS } from '#tests/gallery/open.ts';
import { galleryPositions } from '#tests/gallery/positions.ts';
import { walkGallery } from '#tests/gallery/walk.ts';
import { expect, test } from '../fixtures.ts';

// Pictures of every change of size would take longer than the looks; `npm run gallery` keeps them.
test.use({ trace: 'off' });

test('nothing that can be chosen or read is cut, covered or too small', { tag: '@all' }, async ({ dataDir }) => {
  const { positions, looksOf } = sixty();
  const faults: string[] = [];
  let looked = 0;
  await walkGallery(dataDir, positions, looksOf, async (page, position, look) => {
    looked += 1;
    for (const fault of await faultsOf(page)) faults.push(`${position} ${lookName(look)}: ${fault}`);
  });
  expect(looked).toBe(SIXTY);
  expect(faults).toEqual([]);
});

test('an offer among five fits its place, and its answer with another', { tag: '@all' }, async ({ dataDir }) => {
  const positions = galleryPositions().filter(({ name }) => ['round-5', 'offer-5'].includes(name));
  expect(positions, 'kinds of decision').toHaveLength(2);
  const looks = LOOKS.filter(({ board }) => board === 'svg');
  const faults: string[] = [];
  let looked = 0;
  await walkGallery(
    dataDir,
    positions,
    () => looks,
    async (page, position, look) => {
      const [tab, deal] = [page.getByTestId('tab-decision'), page.getByTestId('deal')];
      if (await tab.isVisible()) await tab.click();
      await page.getByTestId('deal-open').click();
      for (const side of ['goods', 'promises']) {
        await page.getByTestId(`deal-tab-${side}`).click();
        looked += 1;
        for (const fault of await faultsOf(page)) faults.push(`${position} ${side} ${lookName(look)}: ${fault}`);
      }
      await page.getByTestId('deal-close').click();
      await expect(deal).toBeHidden();
    },
  );
  expect(looked).toBe(positions.length * looks.length * 2);
  expect(faults).toEqual([]);
});

test('with less motion nothing is on its way when the window changes its size', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByTestId('home-new').waitFor();
  await page.setViewportSize({ width: 1920, height: 1080 });
  const after = await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(next));
    return { rem: getComputedStyle(document.documentElement).fontSize, moving: document.getAnimations().length };
  });
  expect(after).toEqual({ rem: '20px', moving: 0 });
});
