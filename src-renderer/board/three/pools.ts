import type { BufferGeometry, Group, Material } from 'three';
import { Instances } from './instances.ts';
import type { Studio } from './studio.ts';

/** Makes the geometry of a pool when it is first needed. */
type Make = () => BufferGeometry;

/** How a pool is drawn, where it is not as others. */
type Drawn = {
  readonly material?: () => Material;
  /** What shows of its copies through what stands before them. */
  readonly through?: Make;
  /** They lie flat: they take shadows and throw none. */
  readonly flat?: boolean;
};

/** The copies of everything that stands or lies on a table: one pool for all that look alike. */
export class Pools {
  readonly #group: Group;
  readonly #studio: Studio;
  readonly #pools = new Map<string, Instances>();

  constructor(group: Group, studio: Studio) {
    this.#group = group;
    this.#studio = studio;
  }

  /** The pool of a name; nothing where none was made. */
  get(name: string): Instances | undefined {
    return this.#pools.get(name);
  }

  /** The pool of a name, made where there is none yet. */
  of(name: string, make: Make, { material, through, flat = false }: Drawn = {}): Instances {
    const found = this.#pools.get(name);
    if (found) return found;
    const made = new Instances(this.#group, this.#studio.finish(make()), material?.() ?? this.#studio.painted, {
      shadows: this.#studio.lit,
      flat,
      name,
      ...(through && {
        through: { geometry: this.#studio.finish(through()), material: this.#studio.hidden },
      }),
    });
    this.#pools.set(name, made);
    return made;
  }

  /** Frees what all pools hold on the graphics card. */
  dispose(): void {
    for (const pool of this.#pools.values()) pool.dispose();
  }
}
