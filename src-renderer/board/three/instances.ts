import { type BufferGeometry, DynamicDrawUsage, type Group, InstancedMesh, type Material, type Matrix4 } from 'three';

/** Copies of one geometry, each with a name, which can be placed one by one. */
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
    // The board is small and mostly in sight: keeping bounds up to date costs more than it saves.
    mesh.frustumCulled = false;
    mesh.count = 0;
    this.group.add(mesh);
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
    this.mesh.count = this.names.length;
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  /** Removes a copy; the last one takes its place in the list. */
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

  /** Frees what it holds on the graphics card. */
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
