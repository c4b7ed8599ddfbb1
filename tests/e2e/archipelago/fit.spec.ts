import { faultsOf } from '#tests/gallery/faults.ts';
import { SIXTY, sixty } from '#tests/gallery/fit.ts';
import { lookName } from '#tests/gallery/open.ts';
import { walkGallery } from '#tests/gallery/walk.ts';
import { expect, test } from '../fixtures.ts';

// Pictures of every change of size would take longer than the looks; `npm run gallery` keeps them.
test.use({ trace: 'off' });

test('nothing that can be chosen or read is cut, covered or too small', async ({ dataDir }) => {
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
