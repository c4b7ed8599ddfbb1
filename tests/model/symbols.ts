import {
  type BufferAttribute,
  type BufferGeometry,
  Color,
  InstancedMesh,
  type InterleavedBufferAttribute,
  Matrix4,
  type PerspectiveCamera,
  type Scene,
  Vector3,
} from 'three';
import { SEAT_STYLES, type SeatColour } from '#renderer/icons/seat-styles.ts';
import { asShown } from '#renderer/board/three/light.ts';
import type { Size } from '#renderer/board/viewport.ts';

/** A piece that bears the symbol of a seat: what it is called, and where it stands. */
export type Bearer = {
  readonly name: string;
  readonly at: Vector3;
  readonly matrix: Matrix4;
  readonly symbol: readonly Vector3[];
};

type Places = BufferAttribute | InterleavedBufferAttribute;
/** Where the head of a turned piece begins, over its middle: above its shoulder. */
const HEAD = 0.0285;

const cornersWhere = (places: Places, isPart: (corner: Vector3, at: number) => boolean): Vector3[] =>
  Array.from({ length: places.count }, (_, at) =>
    new Vector3().fromBufferAttribute(places as BufferAttribute, at),
  ).filter(isPart);

/** The corners of the symbol on a piece: the head of a turned one, the sign on the main sail of a ship, the one raised on a disc. */
function symbolOn(kind: string, colour: SeatColour, geometry: BufferGeometry): Vector3[] {
  const [places, colours] = [geometry.getAttribute('position'), geometry.getAttribute('color')];
  if (kind === 'citizen' || kind === 'pawn') return cornersWhere(places, ({ y }) => y > HEAD);
  if (kind === 'ship') {
    // What is inked in the colour of the seat: no light changes it.
    const { r, g, b } = asShown(new Color(SEAT_STYLES[colour].fill));
    const isInked = (at: number) =>
      Math.abs(colours.getX(at) - r) + Math.abs(colours.getY(at) - g) + Math.abs(colours.getZ(at) - b) < 1e-3;
    return cornersWhere(places, (_, at) => isInked(at));
  }
  const all = cornersWhere(places, () => true);
  const radius = Math.max(...all.map(({ x, z }) => Math.hypot(x, z)));
  const high = Math.max(...all.map(({ y }) => y));
  const inner = all.filter(({ x, z }) => Math.hypot(x, z) < 0.7 * radius && Math.hypot(x, z) > 1e-6);
  const top = Math.max(...inner.map(({ y }) => y));
  return inner.filter(({ y }) => y > top - 1e-6 && top < high + 1e-6);
}

/** All pieces of a scene that bear the symbol of a seat. */
export function bearersOf(scene: Scene): Bearer[] {
  const found: Bearer[] = [];
  scene.updateMatrixWorld();
  scene.traverse((object) => {
    const [kind = '', colour = '', ...rest] = object.name.split(' ');
    if (!(object instanceof InstancedMesh) || rest.length > 0 || !(colour in SEAT_STYLES)) return;
    const symbol = symbolOn(kind, colour as SeatColour, object.geometry);
    for (let at = 0; at < object.count; at++) {
      const matrix = new Matrix4();
      object.getMatrixAt(at, matrix);
      found.push({ name: object.name, matrix, symbol, at: new Vector3().setFromMatrixPosition(matrix) });
    }
  });
  return found;
}

/** How large the symbol of a piece is on the screen, in pixels: the longer side of the box round it. */
export function symbolPixels({ symbol, matrix }: Bearer, camera: PerspectiveCamera, { width, height }: Size): number {
  const seen = symbol.map((corner) => corner.clone().applyMatrix4(matrix).project(camera));
  const [xs, ys] = [seen.map(({ x }) => (x * width) / 2), seen.map(({ y }) => (y * height) / 2)];
  const across = (of: readonly number[]) => Math.max(...of) - Math.min(...of);
  return Math.max(across(xs), across(ys));
}
