import { LOOKS, lookName, type Look } from './open.ts';
import { galleryPositions, type GalleryPosition } from './positions.ts';

/** How many looks `npm test` takes: every kind of decision on the chart in the usual window, and some in the others. */
export const SIXTY = 60;

const USUAL = '1280x720-100-svg';

/** The looks that `npm test` takes of each position: the usual one, and every few positions another one besides. */
export function sixty(): { positions: GalleryPosition[]; looksOf: (position: string) => Look[] } {
  const positions = galleryPositions();
  const chart = LOOKS.filter(({ board }) => board === 'svg');
  const usual = chart.filter((look) => lookName(look) === USUAL);
  const others = chart.filter((look) => lookName(look) !== USUAL);
  const more = SIXTY - positions.length;
  const step = Math.max(1, Math.floor(positions.length / Math.max(1, more)));
  const looksOf = (name: string): Look[] => {
    const at = positions.findIndex((position) => position.name === name);
    const nth = at % step === 0 ? at / step : -1;
    const other = nth >= 0 && nth < more ? others[nth % others.length] : undefined;
    return other === undefined ? [...usual] : [...usual, other];
  };
  return { positions, looksOf };
}
