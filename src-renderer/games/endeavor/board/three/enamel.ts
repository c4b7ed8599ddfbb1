import { Color } from 'three';
import type { Studio } from '../../../../board/three/studio.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';

/** By how much the lamp is warmer than daylight: yellow enamel would look orange under it. */
const WARMTH = { red: 0.98, green: 1.1, blue: 1.25 } as const;

/** The style of a seat as it is enamelled: where the lamp is worked out, its colours are mixed cooler, so that they look as on the chart. */
export function enamelled(look: SeatStyle, { lit }: Pick<Studio, 'lit'>): SeatStyle {
  if (!lit) return look;
  const cooler = (colour: string): string => {
    const { r, g, b } = new Color(colour);
    const [red, green, blue] = [r * WARMTH.red, g * WARMTH.green, b * WARMTH.blue];
    return `#${new Color(Math.min(1, red), Math.min(1, green), Math.min(1, blue)).getHexString()}`;
  };
  return { ...look, fill: cooler(look.fill), deep: cooler(look.deep) };
}
