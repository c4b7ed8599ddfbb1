import { join } from 'node:path';
import { faultsOf } from '#tests/gallery/faults.ts';
import { LOOKS, lookName, type Look } from '#tests/gallery/open.ts';
import { galleryPositions, type GalleryGame } from '#tests/gallery/positions.ts';
import { walkGallery } from '#tests/gallery/walk.ts';
import { brokenOn } from './axe.ts';

const SHOTS = process.env['CARAVEL_SHOTS'];
const CHART = LOOKS.filter(({ board }) => board === 'svg');
const [USUAL, ...OTHERS] = CHART;

/** The usual look, in which axe looks too, and one other. */
function looksOf(at: number): Look[] {
  const other = OTHERS[at % OTHERS.length];
  return [...(USUAL === undefined ? [] : [USUAL]), ...(other === undefined ? [] : [other])];
}

/**
 * Opens every recorded kind of decision of a game that is drawn as a chart alone, in the usual look and one other. Gives what was
 * seen, and what is cut, covered, too small or wrong for axe, each by name and place.
 */
export async function wrongOnCharts(
  dataDir: string,
  game: GalleryGame,
): Promise<{ seen: ReadonlySet<string>; wrong: readonly string[] }> {
  const positions = galleryPositions(game);
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
  return { seen, wrong };
}
