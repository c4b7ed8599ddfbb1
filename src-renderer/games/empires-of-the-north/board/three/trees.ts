import { type BufferGeometry, ConeGeometry, IcosahedronGeometry } from 'three';
import { noise } from '../../../../board/three/noise.ts';
import { painted, placed } from '../../../../board/three/solid.ts';
import { SURFACES } from '../../../../board/three/surface.ts';
import { MODEL } from '../../palette.ts';
import { THICK } from './heights.ts';
import { roomAt, type Land } from './land.ts';

/** At most so many stand on an island. */
const MOST = 16;
/** How high a tree is, in units, and the least ground it grows on. */
const TREE = { high: 0.085, ground: 0.035 } as const;

/** Trees on an island, round the middle of its card: on near ones of leaves, on far ones conifers at the foot of the mountains. */
export function treesOn({ pile, width, deep, back, seed, high }: Land): BufferGeometry[] {
  const places = Array.from({ length: 60 }, (_, at) => {
    const [u, v] = [0.12 + 0.76 * ((at * 0.618 + seed) % 1), 0.34 + 0.5 * ((at * 0.755 + seed / 3) % 1)];
    const grows = noise(u * 0.8 + seed, v * 0.3);
    return { u, v, ground: high(u, v), grows, size: TREE.high * (0.7 + grows) };
  });
  return places
    .filter(({ ground, grows }) => grows > 0.49 && ground > TREE.ground && (pile === 'near' || ground < 0.09))
    .filter(({ v, ground, size }) => ground + size < roomAt(v - 0.08, { deep }))
    .slice(0, MOST)
    .map(({ u, v, ground, grows, size }) => {
      const at = placed((u - 0.5) * width, THICK.island + ground - 0.012, back + v * deep);
      const tone = grows > 0.56 ? MODEL.grass : MODEL.grassDark;
      const crown =
        pile === 'near'
          ? new IcosahedronGeometry(size * 0.42, 0).translate(0, size * 0.35, 0)
          : new ConeGeometry(size * 0.34, size, 5, 1, true).translate(0, size / 2, 0);
      return painted(crown, tone, { surface: SURFACES.leaf, matrix: at, glow: 0.08 });
    });
}
