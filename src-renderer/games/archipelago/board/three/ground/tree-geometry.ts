import { type BufferGeometry, ConeGeometry, CylinderGeometry, IcosahedronGeometry } from 'three';
import type { Tier } from '../../../../../board/three/graphics.ts';
import { merged, painted, placed } from '../../../../../board/three/solid.ts';
import { SURFACES } from '../../../../../board/three/surface.ts';
import { GROUND } from '../../../palette.ts';
import type { Tree } from './woods.ts';

/** How many sides a trunk and a conifer have, and how finely a crown is cut. */
const SIDES: Readonly<Record<Tier, number>> = { processor: 5, middle: 6, high: 8 };

const LEAF = { surface: SURFACES.leaf } as const;

function cone(colour: string, sides: number, radius: number, tall: number, at: number): BufferGeometry {
  const foot = { keeps: 0.5, high: 0.07 };
  return painted(new ConeGeometry(radius, tall, sides, 1, true), colour, {
    ...LEAF,
    foot,
    matrix: placed(0, at + tall / 2, 0),
  });
}

/** A crown of leaves, uneven, and darker below. */
function crown(colour: string, tier: Tier, radius: number, at: readonly [number, number, number]): BufferGeometry {
  const ball = new IcosahedronGeometry(radius, tier === 'high' ? 1 : 0);
  return painted(ball, colour, {
    ...LEAF,
    matrix: placed(...at, 1, 0.86, 1),
    foot: { keeps: 0.45, high: at[1] + radius * 0.5 },
  });
}

function trunk(sides: number, tall: number): BufferGeometry {
  return painted(new CylinderGeometry(0.006, 0.009, tall, Math.max(3, sides - 2), 1, true), GROUND.trunk, {
    matrix: placed(0, tall / 2, 0),
  });
}

const MADE: Readonly<Record<Tree['kind'], (tier: Tier) => BufferGeometry[]>> = {
  conifer: (tier) => [
    ...(tier === 'processor' ? [] : [trunk(SIDES[tier], 0.03)]),
    cone(GROUND.conifer, SIDES[tier], 0.035, 0.058, 0.012),
    cone(GROUND.coniferLight, SIDES[tier], 0.026, 0.055, 0.045),
  ],
  oak: (tier) => [
    ...(tier === 'processor' ? [] : [trunk(SIDES[tier], 0.04)]),
    crown(GROUND.leaves, tier, 0.034, [0, 0.055, 0]),
    ...(tier === 'high' ? [crown(GROUND.leaves, 'middle', 0.022, [0.02, 0.042, 0.012])] : []),
  ],
  bush: (tier) => [
    crown(GROUND.bush, 'processor', 0.028, [0, 0.018, 0]),
    ...(tier === 'processor' ? [] : [crown(GROUND.leaves, 'processor', 0.02, [0.024, 0.012, 0.012])]),
  ],
};

/** A tree of a kind, in hex units on its foot. */
export const treeGeometry = (tier: Tier, kind: Tree['kind']): BufferGeometry => merged(MADE[kind](tier));
