import { faultsOf } from '#tests/gallery/faults.ts';
import { SIXTY, sixty } from '#tests/gallery/fit.ts';
import { lookName } from '#tests/gallery/open.ts';
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

test('with less motion nothing is on its way when the window changes its size', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByTestId('home-new').waitFor();
  await page.setViewportSize({ width: 1920, height: 1080 });
  const after = await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(next));
    return { rem: getComputedStyle(document.documentElement).fontSize, moving: document.getAnimations().length };
  });
  expect(after).toEqual({ rem: '24px', moving: 0 });
});
