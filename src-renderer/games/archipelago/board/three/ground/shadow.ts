import type { Peak } from '../../art/mountains.ts';
import type { Keep } from '../../art/scatter.ts';

/** Where in the plane a point stands that hides the ground, by the height above it: away from whoever looks. */
export type Shadow = { readonly x: number; readonly y: number };

/** From above nothing is hidden but what lies under it. */
export const ABOVE: Shadow = { x: 0, y: 0 };

/** From the chair, the middle of the table looked at. */
export const CHAIR: Shadow = { x: 0, y: -Math.tan((38 * Math.PI) / 180) };

const STEPS = 8;

/** Something that stands on the ground: `tall` from foot to summit, and how much of its breadth it loses on the way. */
type Solid = Peak & { readonly taper: number };

/** Whether something hides part of a site from anywhere. */
export function covers({ at, half, tall, taper }: Solid, site: Keep, shadows: readonly Shadow[]): boolean {
  return shadows.some((shadow) => {
    for (let step = 0; step <= STEPS; step++) {
      const up = step / STEPS;
      const [x, y] = [at.x + shadow.x * tall * up, at.y + shadow.y * tall * up];
      if (Math.hypot(x - site.at.x, y - site.at.y) < site.radius + half * (1 - taper * up)) return true;
    }
    return false;
  });
}
