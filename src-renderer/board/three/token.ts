import type { BufferGeometry } from 'three';
import { prism, type Print } from './prism.ts';

/** A token: how large it is, how many sides it has, and the colour of its rim. */
export type Token = {
  readonly radius: number;
  readonly high: number;
  /** Eight for an octagon; many for a round one. */
  readonly sides: number;
  readonly rim: string;
};

/** A token, flat on the ground round the origin, one of its sides towards the player, with a printed face or a plain one. */
export function token({ radius, high, sides, rim }: Token, print?: Print): BufferGeometry {
  const outline = Array.from({ length: sides }, (_, side) => {
    const turn = ((side - 0.5) * 2 * Math.PI) / sides;
    return { x: radius * Math.sin(turn), y: radius * Math.cos(turn) };
  });
  return prism({
    outline,
    thick: high,
    bevel: Math.min(high / 3, radius / 12),
    edge: rim,
    glow: 0.4,
    ...(print && { print }),
  });
}
