import { BufferAttribute, type BufferGeometry, Color, Vector3 } from 'three';
import { LIGHTS, PALETTE } from '../../styles/palette.ts';

/**
 * The light of the room, painted onto what a processor draws: a warm lamp to the upper left, cool light from above, brown
 * light from the table below. As nothing turns under it, it is worked out once and not for every pixel of every frame.
 * Colours are laid down as the screen has them, and pictures taken so: to turn every pixel from light into that takes a processor a
 * third of its time.
 */
const LAMP = new Vector3(-5, 6.5, 2.2).normalize();
const WARM = new Color(LIGHTS.lamp).multiplyScalar(0.76);
const SKY = new Color(LIGHTS.sky).multiplyScalar(0.54);
const TABLE = new Color(LIGHTS.table).multiplyScalar(0.54);

const WHITE = new Color(PALETTE.white);

/** The light that falls on a face with the normal (x, y, z). */
function lightOn(x: number, y: number, z: number): Color {
  const lit = Math.max(0, x * LAMP.x + y * LAMP.y + z * LAMP.z);
  const light = TABLE.clone().lerp(SKY, 0.5 + y / 2);
  light.r += WARM.r * lit;
  light.g += WARM.g * lit;
  light.b += WARM.b * lit;
  return light;
}

/** Turns a colour, worked out as light, into what the screen has for it: what a processor draws. Gives the same object. */
export const asShown = (colour: Color): Color => colour.convertLinearToSRGB();

/** How the light of the lamp fades over the table, by the place in the plane. */
export function pool(x: number, z: number): number {
  const far = Math.hypot(x + 2, z + 2.2);
  return Math.max(0.62, 1.14 - 0.0042 * far * far - 0.022 * far);
}

/** Where something lies still on the table. */
export type Lies = { readonly x: number; readonly z: number };

/**
 * Paints the light of the room into the colours of a geometry, which loses its normals and how it takes light.
 * @param lies where it lies still: it is darker far from the lamp
 */
export function bake(geometry: BufferGeometry, lies?: Lies): BufferGeometry {
  const normals = geometry.getAttribute('normal');
  const places = geometry.getAttribute('position');
  const takes = geometry.getAttribute('takes');
  const own = geometry.getAttribute('color');
  const colours = new Float32Array(normals.count * 3);
  for (let i = 0; i < normals.count; i += 1) {
    const glow = takes.getY(i) < 0 ? 1 : takes.getZ(i);
    const light = lightOn(normals.getX(i), normals.getY(i), normals.getZ(i)).lerp(WHITE, glow);
    if (lies) light.multiplyScalar(pool(places.getX(i) + lies.x, places.getZ(i) + lies.z));
    const seen = asShown(light.setRGB(light.r * own.getX(i), light.g * own.getY(i), light.b * own.getZ(i)));
    colours.set([seen.r, seen.g, seen.b], i * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  geometry.deleteAttribute('normal');
  geometry.deleteAttribute('takes');
  return geometry;
}
