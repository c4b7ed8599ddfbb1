import { join } from 'node:path';
import { elementAt } from '#engine/kernel/element-at.ts';
import { faultsOf } from '#tests/gallery/faults.ts';
import { LOOKS, lookName, type Look } from '#tests/gallery/open.ts';
import { galleryPositions, type GalleryGame, type GalleryPosition } from '#tests/gallery/positions.ts';
import { walkGallery } from '#tests/gallery/walk.ts';
import { brokenOn } from './axe.ts';

const SHOTS = process.env['CARAVEL_SHOTS'];
const CHART = LOOKS.filter(({ board }) => board === 'svg');
const [USUAL, ...OTHERS] = CHART;
/** The usual size, and the smallest with text as usual: the one that has least room. */
const ENDS = CHART.filter(({ width, text }) => text === 1 && (width === 1280 || width === 640));

/** The two looks between which the others lie. */
export const looksAtBothEnds = (): Look[] => ENDS;

/** The usual look, in which axe looks too, and one other. */
function looksAt(at: number): Look[] {
  const other = OTHERS[at % OTHERS.length];
  return [...(USUAL === undefined ? [] : [USUAL]), ...(other === undefined ? [] : [other])];
}

/** A few kinds of decision of a game at its fullest table, spread over all there are. */
export function someOf(game: GalleryGame, many: number): GalleryPosition[] {
  const all = galleryPositions(game);
  const most = Math.max(...all.map(({ name }) => Number(name.split('-').at(-1))));
  const fullest = all.filter(({ name }) => name.endsWith(`-${most}`));
  const apart = fullest.length / many;
  return Array.from({ length: many }, (_, index) => elementAt(fullest, Math.floor(index * apart)));
}

/**
 * Opens recorded kinds of decision of a game on the chart, all there are unless told, in the usual look and one other. Gives what
 * was seen, and what is cut, covered, too small or wrong for axe, each by name and place.
 */
export async function wrongOnCharts(
  dataDir: string,
  game: GalleryGame,
  positions: readonly GalleryPosition[] = galleryPositions(game),
  looksOf: (at: number) => Look[] = looksAt,
): Promise<{ seen: ReadonlySet<string>; wrong: readonly string[] }> {
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
