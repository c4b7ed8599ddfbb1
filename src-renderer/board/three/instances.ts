import { type BufferGeometry, DynamicDrawUsage, type Group, InstancedMesh, type Material, type Matrix4 } from 'three';

/** Copies of one geometry, each under a name of its own: setting one touches no other. */
export class Instances {
  private mesh: InstancedMesh;
  private readonly names: string[] = [];
  private readonly group: Group;

  constructor(group: Group, geometry: BufferGeometry, material: Material, room = 8) {
    this.group = group;
    this.mesh = this.make(geometry, material, room);
  }

  private make(geometry: BufferGeometry, material: Material, room: number): InstancedMesh {
    const mesh = new InstancedMesh(geometry, material, room);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    // The table is small and mostly in sight: bounds that change with every piece cost more than they save.
    mesh.frustumCulled = false;
    mesh.count = 0;
    this.group.add(mesh);
    return mesh;
  }

  /** Puts the copy `name` at a place; a new name is a new copy. */
  set(name: string, matrix: Matrix4): void {
    let index = this.names.indexOf(name);
    if (index < 0) {
      index = this.names.push(name) - 1;
      if (index >= this.mesh.instanceMatrix.count) this.grow();
    }
    this.mesh.setMatrixAt(index, matrix);
    this.mesh.count = this.names.length;
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  /** Takes a copy away; the last one moves into its row. */
  remove(name: string): void {
    const index = this.names.indexOf(name);
    const last = this.names.length - 1;
    if (index < 0) return;
    this.mesh.instanceMatrix.array.copyWithin(index * 16, last * 16, last * 16 + 16);
    const moved = this.names.pop();
    if (moved !== undefined && index < last) this.names[index] = moved;
    this.mesh.count = this.names.length;
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  private grow(): void {
    const old = this.mesh;
    this.mesh = this.make(old.geometry, firstOf(old.material), old.instanceMatrix.count * 2);
    this.mesh.instanceMatrix.array.set(old.instanceMatrix.array);
    this.group.remove(old);
    old.dispose();
  }

  dispose(): void {
    this.group.remove(this.mesh);
    this.mesh.geometry.dispose();
    this.mesh.dispose();
  }
}

const firstOf = (material: Material | Material[]): Material => {
  const [first] = Array.isArray(material) ? material : [material];
  if (!first) throw new Error('a mesh without a material');
  return first;
};
