import type { Matrix4 } from 'three';
import { type BufferGeometry, type Group, type Material, type Mesh, Vector3 } from 'three';
import { merged } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';

/** A body of a field: made round its own middle, and where it lies still. */
export type Body = { readonly key: string; readonly geometry: BufferGeometry; readonly home: Matrix4 };

/** Bodies that all look different and mostly lie still, drawn at once. One that moves has its corners moved. */
export class Field {
  readonly #root: Group;
  readonly #studio: Studio;
  readonly #print: Material | undefined;
  readonly #bodies = new Map<string, { from: number; to: number; back: Matrix4 }>();
  #mesh: Mesh | undefined;
  #still = new Float32Array();

  /** @param print what they are printed with; it is read, so it is as bright far from the lamp as near it */
  constructor(root: Group, studio: Studio, print?: Material) {
    this.#root = root;
    this.#studio = studio;
    this.#print = print;
  }

  /** The names of its bodies. */
  get keys(): ReadonlySet<string> {
    return new Set(this.#bodies.keys());
  }

  /** Lays other bodies in place of those that lie there, each at home. */
  lay(bodies: readonly Body[]): void {
    this.dispose();
    if (bodies.length === 0) return;
    let corners = 0;
    const parts = bodies.map(({ key, geometry, home }) => {
      const from = corners;
      corners += geometry.getAttribute('position').count;
      this.#bodies.set(key, { from, to: corners, back: home.clone().invert() });
      return geometry.applyMatrix4(home);
    });
    this.#mesh = this.#studio.mesh(merged(parts), this.#print, this.#print ? undefined : { x: 0, z: 0 });
    for (const part of parts) part.dispose();
    this.#mesh.frustumCulled = false;
    this.#still = Float32Array.from(this.#mesh.geometry.getAttribute('position').array);
    this.#root.add(this.#mesh);
  }

  /** Moves a body; one that is not here stays away. */
  set(key: string, matrix: Matrix4): void {
    const body = this.#bodies.get(key);
    const places = this.#mesh?.geometry.getAttribute('position');
    if (body === undefined || places === undefined) return;
    const move = matrix.clone().multiply(body.back);
    const corner = new Vector3();
    for (let at = body.from; at < body.to; at++) {
      corner.fromArray(this.#still, at * 3).applyMatrix4(move);
      places.setXYZ(at, corner.x, corner.y, corner.z);
    }
    places.needsUpdate = true;
  }

  /** Takes everything away, and frees what it holds on the graphics card. */
  dispose(): void {
    if (this.#mesh) {
      this.#root.remove(this.#mesh);
      this.#mesh.geometry.dispose();
    }
    this.#mesh = undefined;
    this.#bodies.clear();
    this.#still = new Float32Array();
  }
}
