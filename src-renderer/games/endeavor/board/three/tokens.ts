import type { BufferGeometry } from 'three';
import { TRACKS } from '#engine/endeavor/data/schema.ts';
import type { Tier } from '../../../../board/three/graphics.ts';
import { token } from '../../../../board/three/token.ts';
import { RELIEF } from '../../palette.ts';

/** A token in units: its radius, that of its printed face, and how high it is. */
export const TOKEN = { r: 0.275, face: 0.25, high: 0.075 } as const;

/** Whether a token is a round one of wood that counts on a track; others are of blue enamel, with eight sides. */
export const isBrown = (kind: string): boolean => TRACKS.some((track) => track === kind);

/** A token without its face, from the ground up. */
export const tokenGeometry = (brown: boolean, tier: Tier): BufferGeometry =>
  token({
    radius: TOKEN.r,
    high: TOKEN.high,
    sides: brown ? (tier === 'processor' ? 16 : 32) : 8,
    rim: brown ? RELIEF.tokenWood : RELIEF.tokenIndigo,
  });
