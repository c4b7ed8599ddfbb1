import { noise } from '../../../../../board/three/noise.ts';
import { dice } from '../../shape/seeded.ts';
import { inset } from './around.ts';

/** How wide hexes follow each other in both directions: noise that repeats so goes on from tile to tile. */
const PERIOD = { x: 1.5, y: Math.sqrt(3) / 2 } as const;

/** Uneven values from 0 to 1 on one tile, `fine` times finer than the coarsest. */
export type Grain = (x: number, y: number, fine: number) => number;

/**
 * Noise that is the same on both sides of an edge of two tiles, whatever tiles they are, and another on every tile inside
 * it. So a tile looks the same wherever it lies, no two look alike, and no seam shows.
 */
export function grainOf(word: string): Grain {
  const roll = dice(`${word}grain`);
  const [u, v] = [roll(), roll()];
  return (x, y, fine) => {
    const own = ease((inset(x, y) - 0.02) / 0.22);
    const a = (x / PERIOD.x) * fine;
    const b = (y / PERIOD.y) * fine;
    const shared = own < 1 ? noise(a, b) : 0;
    if (own <= 0) return shared;
    return shared * (1 - own) + noise(a + u, b + v) * own;
  };
}

/** Rises smoothly from 0 to 1. */
export const ease = (t: number): number => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));
