import { LOOKS, lookName, type Look } from './open.ts';
import { galleryPositions, type GalleryPosition } from './positions.ts';

/** How many looks `npm test` takes, at how many positions: to open one takes longer than to look at it twice. */
export const SIXTY = 60;
const POSITIONS = 30;

const USUAL = '1280x720-100-svg';

/** The positions and looks that `npm test` takes: those of five first, each in the usual look on the chart and in one other. */
export function sixty(): { positions: GalleryPosition[]; looksOf: (position: string) => Look[] } {
  const all = galleryPositions();
  const ofFive = all.filter(({ name }) => name.endsWith('-5'));
  const positions = [...ofFive, ...all.filter((position) => !ofFive.includes(position))].slice(0, POSITIONS);
  const chart = LOOKS.filter(({ board }) => board === 'svg');
  const usual = chart.filter((look) => lookName(look) === USUAL);
  const others = chart.filter((look) => lookName(look) !== USUAL);
  const otherOf = ({ name }: GalleryPosition): number =>
    positions.findIndex((position) => position.name === name) % others.length;
  const looks = new Map(
    positions.map((position) => [position.name, [...usual, ...others.slice(otherOf(position)).slice(0, 1)]]),
  );
  return {
    // Those in the same other look one after the other.
    positions: [...positions].sort((one, next) => otherOf(one) - otherOf(next)),
    looksOf: (name) => looks.get(name) ?? [],
  };
}
