import type { BufferGeometry, Group, Material } from 'three';
import { Instances } from '../../../../board/three/instances.ts';
import { paint } from '../../../../board/three/light.ts';

/** Makes the geometry of a pool when it is first needed. */
export type Make = () => BufferGeometry;

/** The copies of everything that stands or lies on the tiles: one pool for all that look alike. */
export class Pools {
  private readonly group: Group;
  private readonly pools = new Map<string, Instances>();
  private readonly painted = paint();

  constructor(group: Group) {
    this.group = group;
  }

  /** The pool of a name; nothing where none was made. */
  get(name: string): Instances | undefined {
    return this.pools.get(name);
  }

  /** The pool of a name, made where there is none yet. */
  of(name: string, make: Make, material: () => Material = () => this.painted): Instances {
    const found = this.pools.get(name) ?? new Instances(this.group, make(), material());
    this.pools.set(name, found);
    return found;
  }

  /** Frees what all pools hold on the graphics card. */
  dispose(): void {
    for (const pool of this.pools.values()) pool.dispose();
    this.painted.dispose();
  }
}
