import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter } from 'three';
import type { Tier } from '../../../../board/three/graphics.ts';

/** How finely a print is read where it lies on a slope: what is written on it must be sharp, and a processor pays for each reading. */
const FINE: Readonly<Record<Tier, number>> = { processor: 2, middle: 8, high: 16 };

/** What is printed on a canvas as a texture. */
export function printTexture(canvas: HTMLCanvasElement, tier: Tier): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = FINE[tier];
  return texture;
}
