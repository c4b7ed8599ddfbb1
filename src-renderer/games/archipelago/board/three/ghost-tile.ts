import type { Group } from 'three';
import type { Studio } from '../../../../board/three/studio.ts';
import type { GhostModel } from '../ghosts.ts';
import { ghostRegion } from './places.ts';
import { Tile } from './tile-mesh.ts';

/** A tile shown where it might be laid. */
export class GhostTile {
  private readonly root: Group;
  private readonly studio: Studio;
  private shown: { tile: Tile; key: string } | undefined;

  constructor(root: Group, studio: Studio) {
    this.root = root;
    this.studio = studio;
  }

  /** Shows another tile, or none; the same one stays as it is. */
  show(ghost: GhostModel | undefined): void {
    const key = ghost ? `${ghost.sketch.key}@${ghost.hex.q},${ghost.hex.r}` : '';
    if (key === (this.shown?.key ?? '')) return;
    if (this.shown) {
      this.root.remove(this.shown.tile.mesh);
      this.shown.tile.dispose();
      this.shown = undefined;
    }
    if (!ghost) return;
    const tile = new Tile(ghostRegion(ghost), this.studio, true);
    this.root.add(tile.mesh);
    this.shown = { tile, key };
  }
}
