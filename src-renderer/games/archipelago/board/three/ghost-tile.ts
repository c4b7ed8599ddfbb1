import type { Group } from 'three';
import type { Studio } from '../../../../board/three/studio.ts';
import type { GhostModel } from '../ghosts.ts';
import type { RegionModel } from '../model.ts';
import type { Painter } from './ground/painter.ts';
import { LooseTile } from './loose-tile.ts';
import { ghostRegion } from './places.ts';

/** A tile shown where it might be laid. */
export class GhostTile {
  readonly #root: Group;
  readonly #make: (region: RegionModel, regions: readonly RegionModel[]) => LooseTile;
  #shown: { readonly key: string; readonly tile: LooseTile } | undefined;

  /** @param redraw asks for a new picture of the table */
  constructor(root: Group, studio: Studio, painter: Painter, redraw: () => void) {
    this.#root = root;
    this.#make = (region, regions) => new LooseTile(region, regions, { studio, painter, ghost: true, redraw });
  }

  /** Shows another tile among those that lie, or none; the same one stays as it is. */
  show(ghost: GhostModel | undefined, regions: readonly RegionModel[]): void {
    const key = ghost ? `${ghost.sketch.key}@${ghost.hex.q},${ghost.hex.r}` : '';
    if (key === (this.#shown?.key ?? '')) return;
    this.dispose();
    if (!ghost) return;
    this.#shown = { key, tile: this.#make(ghostRegion(ghost), regions) };
    this.#root.add(this.#shown.tile.root);
  }

  /** Takes away what is shown. */
  dispose(): void {
    if (!this.#shown) return;
    this.#root.remove(this.#shown.tile.root);
    this.#shown.tile.dispose();
    this.#shown = undefined;
  }
}
