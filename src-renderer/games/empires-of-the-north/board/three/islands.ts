import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { PackIndex } from '#engine/empires-of-the-north/pack-index.ts';
import { noise } from '../../../../board/three/noise.ts';
import { MODEL } from '../../palette.ts';
import type { IslandModel } from '../model.ts';
import { THICK } from './heights.ts';
import { landOf, mostOf, type Land } from './land.ts';
import { treesOn } from './trees.ts';

/** How many times steeper slopes look. */
const STEEPER = 2.2;
/** Steps of the carving across an island and deep. */
const STEPS = { plain: [44, 14], fine: [84, 26] } as const;
/**
 * An island carved on its card, round the middle of the card's underside: it stands out of the picture, so low that nobody on a chair
 * misses the name behind it. Nothing where the signs leave no room. @param fine with more steps: where a graphics card draws it
 */
export function islandRelief(box: PackIndex, island: IslandModel, fine = false): BufferGeometry[] {
  const land = landOf(box, island);
  return land === undefined ? [] : [carved(land, fine ? STEPS.fine : STEPS.plain), ...treesOn(land)];
}

const TONES = Object.fromEntries(
  (['sand', 'grass', 'grassLight', 'grassDark', 'rock', 'rockLight', 'snow'] as const).map((name) => [
    name,
    new Color(MODEL[name]),
  ]),
) as Readonly<Record<'sand' | 'grass' | 'grassLight' | 'grassDark' | 'rock' | 'rockLight' | 'snow', Color>>;

/** @param share of the height that it may have at most */
function toneOf(pile: Land['pile'], high: number, share: number, grain: number): Color {
  if (high < 0.028) return TONES.sand;
  if (pile === 'far' && share > 0.6 + 0.5 * (grain - 0.5)) return TONES.snow;
  if (pile === 'far' && share > 0.27 + 0.3 * (grain - 0.5)) return grain > 0.5 ? TONES.rockLight : TONES.rock;
  return grain > 0.53 ? TONES.grassLight : grain < 0.46 ? TONES.grassDark : TONES.grass;
}

/** The ground as a net of corners, each of its own tone; what lies under the card is left out. */
function carved(
  { pile, width, deep, back, seed, high }: Land,
  [across, down]: readonly [number, number],
): BufferGeometry {
  const net = new BufferGeometry();
  const count = (across + 1) * (down + 1);
  const [places, colours] = [new Float32Array(count * 3), new Float32Array(count * 3)];
  const heights = Array.from({ length: count }, (_, at) => {
    const [u, v] = [(at % (across + 1)) / across, Math.floor(at / (across + 1)) / down];
    const y = high(u, v);
    places.set([(u - 0.5) * width, THICK.island + y - 0.012, back + v * deep], at * 3);
    toneOf(pile, y, y / mostOf(pile, deep), noise(u * 1.3 + seed, v * 0.5 + seed)).toArray(colours, at * 3);
    return y;
  });
  const corners: number[] = [];
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const a = j * (across + 1) + i;
      const [b, c, d] = [a + 1, a + across + 1, a + across + 2];
      if ([a, b, c, d].some((corner) => (heights[corner] ?? 0) > 0)) corners.push(a, c, b, b, c, d);
    }
  net.setIndex(corners);
  net.setAttribute('position', new BufferAttribute(places, 3));
  net.setAttribute('color', new BufferAttribute(colours, 3));
  const takes = Float32Array.from({ length: count * 3 }, (_, part) => [0.9, 0, 0.12][part % 3] ?? 0);
  net.setAttribute('takes', new BufferAttribute(takes, 3));
  // The light tells slopes as if they were steeper: at this size the eye needs it.
  for (let at = 1; at < places.length; at += 3) places[at] = (places[at] ?? 0) * STEEPER;
  net.computeVertexNormals();
  for (let at = 1; at < places.length; at += 3) places[at] = (places[at] ?? 0) / STEEPER;
  return net.toNonIndexed();
}
