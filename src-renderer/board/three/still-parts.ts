import { type BufferGeometry, type Group, type Material, Mesh } from 'three';
import { merged } from './solid.ts';
import type { Studio } from './studio.ts';

/**
 * What lies still on a table and has few copies each: all of it is one thing to draw, merged anew when something of it changes.
 * What moves, or has many copies, belongs in pools.
 */
export class StillParts {
  readonly #group: Group;
  readonly #studio: Studio;
  readonly #print: Material | undefined;
  readonly #parts = new Map<string, BufferGeometry>();
  #mesh: Mesh | undefined;
  #stale = false;

  /** @param print where it is not painted but printed: all parts share it, lie flat and throw no shadow */
  constructor(group: Group, studio: Studio, print?: Material) {
    this.#group = group;
    this.#studio = studio;
    this.#print = print;
  }

  /** Puts a part at its place, in place of the one of that name. The geometry is given away. */
  set(name: string, geometry: BufferGeometry): void {
    this.#parts.set(name, this.#studio.finish(geometry));
    this.#stale = true;
  }

  /** Takes a part away; nothing where there is none. */
  remove(name: string): void {
    if (this.#parts.delete(name)) this.#stale = true;
  }

  /** Brings the picture up to what was put and taken since. */
  settle(): void {
    if (!this.#stale) return;
    this.dispose();
    this.#stale = false;
    if (this.#parts.size === 0) return;
    this.#mesh = new Mesh(merged([...this.#parts.values()]), this.#print ?? this.#studio.painted);
    this.#mesh.receiveShadow = this.#studio.lit;
    this.#mesh.castShadow = this.#studio.lit && this.#print === undefined;
    this.#group.add(this.#mesh);
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    if (!this.#mesh) return;
    this.#group.remove(this.#mesh);
    this.#mesh.geometry.dispose();
    this.#mesh = undefined;
  }
}
