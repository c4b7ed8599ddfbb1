import { BufferAttribute, type BufferGeometry, Color, MeshBasicMaterial, Vector3 } from 'three';

/**
 * The light of the room, painted onto the pieces when they are made: a warm lamp to the upper left, cool evening from the
 * window above, brown from the table below. Nothing turns under it, so it need not be worked out again for every pixel of
 * every frame, which is what a software rasteriser is paid for.
 */
const LAMP = new Vector3(-5, 6.5, 2.2).normalize();
const WARM = new Color('#ffe0b0').multiplyScalar(0.76);
const SKY = new Color('#b9cfdc').multiplyScalar(0.54);
const TABLE = new Color('#6a5238').multiplyScalar(0.54);

const WHITE = new Color('#ffffff');

/** The light that falls on a face with the normal (x, y, z). */
function lightOn(x: number, y: number, z: number): Color {
  const lit = Math.max(0, x * LAMP.x + y * LAMP.y + z * LAMP.z);
  const light = TABLE.clone().lerp(SKY, 0.5 + y / 2);
  light.r += WARM.r * lit;
  light.g += WARM.g * lit;
  light.b += WARM.b * lit;
  return light;
}

/** How the lamp's pool thins out over the table, by the place in the plane. */
export function pool(x: number, z: number): number {
  const far = Math.hypot(x + 2, z + 2.2);
  return Math.max(0.62, 1.14 - 0.0042 * far * far - 0.022 * far);
}

/**
 * Paints the light onto a geometry with normals, over a colour of its own; the normals have done their work then and go.
 * @param base its colour; white where a texture brings the colour
 * @param how `spread` dims corners by their place, for what lies still on the table at (x, z); `glow` from 0 to 1 keeps the
 *   colour from the dark, for what must be told apart
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

/** What everything on the table is painted with. */
export const paint = (options: ConstructorParameters<typeof MeshBasicMaterial>[0] = {}): MeshBasicMaterial =>
  new MeshBasicMaterial({ vertexColors: true, ...options });
