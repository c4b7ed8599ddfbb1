import type { Group, Texture } from 'three';
import { discard } from '../../../../board/three/solid.ts';
import type { GhostModel } from '../ghosts.ts';
import { paintFace } from './paint.ts';
import { ghostRegion } from './places.ts';
import { tileMesh } from './tile-mesh.ts';

/** A tile shown where it might be laid. */
export class GhostTile {
  private readonly root: Group;
  private shown: { group: Group; face: Texture; key: string } | undefined;

  constructor(root: Group) {
    this.root = root;
  }

  /** Shows another tile, or none; the same one stays as it is. */
  show(ghost: GhostModel | undefined): void {
    const key = ghost ? `${ghost.sketch.key}@${ghost.hex.q},${ghost.hex.r}` : '';
    if (key === (this.shown?.key ?? '')) return;
    if (this.shown) {
      this.root.remove(this.shown.group);
      discard(this.shown.group);
      this.shown.face.dispose();
      this.shown = undefined;
    }
    if (!ghost) return;
    const face = paintFace({ sketch: ghost.sketch });
    const group = tileMesh(ghostRegion(ghost), face, true);
    this.root.add(group);
    this.shown = { group, face, key };
  }
}
