import { type BufferGeometry, DynamicDrawUsage, type Group, InstancedMesh, type Material, type Matrix4 } from 'three';

/** When a table is drawn: what lies and stands on it, what of the pieces is hidden by that, then the pieces. */
const ORDER = { hidden: 5, pieces: 6 } as const;

type Options = {
  /** Whether they throw shadows and take them. */
  readonly shadows?: boolean;
  /** They throw none all the same, since they lie flat. */
  readonly flat?: boolean;
  /** What of them is drawn where something else stands before them, and with what. */
  readonly through?: { readonly geometry: BufferGeometry; readonly material: Material };
  /** What they are called, for whoever looks for them in the scene. */
  readonly name?: string;
  /** How many there is room for at first. */
  readonly room?: number;
};

/** Copies of one geometry, each with a name, which can be placed one by one. */
export class Instances {
  private mesh: InstancedMesh;
  private hidden: InstancedMesh | undefined;
  private readonly names: string[] = [];
  private readonly group: Group;
  private readonly options: Options;

  constructor(group: Group, geometry: BufferGeometry, material: Material, options: Options = {}) {
    this.group = group;
    this.options = options;
    this.mesh = this.make(geometry, material, options.room ?? 8);
  }

  private make(geometry: BufferGeometry, material: Material, room: number): InstancedMesh {
    const mesh = bare(geometry, material, room);
    mesh.receiveShadow = this.options.shadows ?? false;
    mesh.castShadow = mesh.receiveShadow && this.options.flat !== true;
    mesh.name = this.options.name ?? '';
    this.group.add(mesh);
    if (this.options.through === undefined) return mesh;
    mesh.renderOrder = ORDER.pieces;
    this.hidden = bare(this.options.through.geometry, this.options.through.material, 0);
    this.hidden.instanceMatrix = mesh.instanceMatrix;
    this.hidden.renderOrder = ORDER.hidden;
    this.hidden.name = `${mesh.name} hidden`;
    this.group.add(this.hidden);
    return mesh;
  }

  /** Places the copy `name`, and makes it first where it is new. */
  set(name: string, matrix: Matrix4): void {
    let index = this.names.indexOf(name);
    if (index < 0) {
      index = this.names.push(name) - 1;
      if (index >= this.mesh.instanceMatrix.count) this.grow();
    }
    this.mesh.setMatrixAt(index, matrix);
    this.count();
  }

  /** Removes a copy; the last one takes its place in the list. */
  remove(name: string): void {
    const index = this.names.indexOf(name);
    const last = this.names.length - 1;
    if (index < 0) return;
    this.mesh.instanceMatrix.array.copyWithin(index * 16, last * 16, last * 16 + 16);
    const moved = this.names.pop();
    if (moved !== undefined && index < last) this.names[index] = moved;
    this.count();
  }

  private count(): void {
    this.mesh.count = this.names.length;
    if (this.hidden) this.hidden.count = this.names.length;
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  private grow(): void {
    const [old, oldHidden] = [this.mesh, this.hidden];
    this.mesh = this.make(old.geometry, firstOf(old.material), old.instanceMatrix.count * 2);
    this.mesh.instanceMatrix.array.set(old.instanceMatrix.array);
    this.group.remove(old);
    old.dispose();
    if (oldHidden) this.group.remove(oldHidden);
  }

  /** Frees what it holds on the graphics card, but not its materials. */
  dispose(): void {
    this.group.remove(this.mesh);
    if (this.hidden) this.group.remove(this.hidden);
    this.mesh.geometry.dispose();
    this.options.through?.geometry.dispose();
    this.mesh.dispose();
  }
}

function bare(geometry: BufferGeometry, material: Material, room: number): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, room);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  // The board is small and mostly in sight: keeping bounds up to date costs more than it saves.
  mesh.frustumCulled = false;
  mesh.count = 0;
  return mesh;
}

const firstOf = (material: Material | Material[]): Material => {
  const [first] = Array.isArray(material) ? material : [material];
  if (!first) throw new Error('a mesh without a material');
  return first;
};
