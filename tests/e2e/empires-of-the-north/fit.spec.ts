import { join } from 'node:path';
import { faultsOf } from '#tests/gallery/faults.ts';
import { LOOKS, lookName, type Look } from '#tests/gallery/open.ts';
import { galleryPositions } from '#tests/gallery/positions.ts';
import { walkGallery } from '#tests/gallery/walk.ts';
import { brokenOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

// What is wrong is told by name and place; `npm run gallery` keeps pictures.
test.use({ trace: 'off' });

const SHOTS = process.env['CARAVEL_SHOTS'];
const CHART = LOOKS.filter(({ board }) => board === 'svg');
const [USUAL, ...OTHERS] = CHART;

/** The usual look, in which axe looks too, and one other. */
function looksOf(at: number): Look[] {
  const other = OTHERS[at % OTHERS.length];
  return [...(USUAL === undefined ? [] : [USUAL]), ...(other === undefined ? [] : [other])];
}

test('empires: nothing is cut, covered or too small, and axe finds nothing serious', async ({ dataDir }) => {
  const positions = galleryPositions('empires-of-the-north');
  const wrong: string[] = [];
  const seen = new Set<string>();
  const placeOf = (position: string): number => positions.findIndex(({ name }) => name === position);
  await walkGallery(
    dataDir,
    positions,
    (position) => looksOf(placeOf(position)),
    async (page, position, look) => {
      seen.add(position);
      if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, `${position}-${lookName(look)}.png`) });
      const faults = [...(await faultsOf(page)), ...(look === USUAL ? await brokenOn(page) : [])];
      for (const fault of faults) wrong.push(`${position} ${lookName(look)}: ${fault}`);
    },
  );
  expect(seen.size, 'kinds of decision').toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
