import { BufferAttribute, type BufferGeometry, Color, MeshBasicMaterial, Vector3 } from 'three';
import { LIGHTS, PALETTE } from '../../styles/palette.ts';

/**
 * The light of the room, painted onto the pieces when they are made: a warm lamp to the upper left, cool light from
 * above, brown light from the table below. As nothing turns under it, it is worked out once and not for every pixel of
 * every frame.
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

/** How the light of the lamp fades over the table, by the place in the plane. */
export function pool(x: number, z: number): number {
  const far = Math.hypot(x + 2, z + 2.2);
  return Math.max(0.62, 1.14 - 0.0042 * far * far - 0.022 * far);
}

/**
 * Paints the light onto a geometry, which loses its normals.
 * @param base its own colour; white where a texture brings the colour
 * @param how `spread` darkens corners by their place, for what lies still at (x, z); `glow` from 0 to 1 lifts the
 *   colour out of the dark, for what must be told apart
 */
export function illuminate(
  geometry: BufferGeometry,
  base: string,
  { spread, glow = 0 }: { spread?: { x: number; z: number }; glow?: number } = {},
): BufferGeometry {
  const normals = geometry.getAttribute('normal');
  const places = geometry.getAttribute('position');
  const own = new Color(base);
  const colours = new Float32Array(normals.count * 3);
  for (let i = 0; i < normals.count; i += 1) {
    const light = lightOn(normals.getX(i), normals.getY(i), normals.getZ(i)).lerp(WHITE, glow).multiply(own);
    if (spread) light.multiplyScalar(pool(places.getX(i) + spread.x, places.getZ(i) + spread.z));
    colours.set([light.r, light.g, light.b], i * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  geometry.deleteAttribute('normal');
  return geometry;
}

/** The material of everything on the table. */
export const paint = (options: ConstructorParameters<typeof MeshBasicMaterial>[0] = {}): MeshBasicMaterial =>
  new MeshBasicMaterial({ vertexColors: true, ...options });
