import { type Group, type Material, type Mesh } from 'three';
import type { Studio } from '../../../../board/three/studio.ts';
import type { GhostModel } from '../ghosts.ts';
import type { RegionModel } from '../model.ts';
import { aroundOf } from './ground/around.ts';
import { Atlas } from './ground/atlas.ts';
import { FINE } from './ground/ground.ts';
import { carve, facesOf, sidesOf } from './ground/ground-geometry.ts';
import { terrainOf } from './ground/heights.ts';
import { Painter } from './ground/painter.ts';
import { plainTile } from './ground/paint-tile.ts';
import { Scenery } from './ground/scenery.ts';
import { ABOVE } from './ground/shadow.ts';
import { ghostRegion } from './places.ts';

type Shown = {
  readonly key: string;
  readonly atlas: Atlas;
  readonly material: Material;
  readonly meshes: readonly Mesh[];
  readonly scenery: Scenery;
};

/** A ghost is seen through, so it is painted less finely. */
const COARSER = 4;

/** A tile shown where it might be laid. */
export class GhostTile {
  readonly #root: Group;
  readonly #studio: Studio;
  readonly #redraw: () => void;
  readonly #painter = new Painter();
  #shown: Shown | undefined;

  /** @param redraw asks for a new picture of the table */
  constructor(root: Group, studio: Studio, redraw: () => void) {
    this.#root = root;
    this.#studio = studio;
    this.#redraw = redraw;
  }

  /** Shows another tile among those that lie, or none; the same one stays as it is. */
  show(ghost: GhostModel | undefined, regions: readonly RegionModel[]): void {
    const key = ghost ? `${ghost.sketch.key}@${ghost.hex.q},${ghost.hex.r}` : '';
    if (key === (this.#shown?.key ?? '')) return;
    this.#clear();
    if (ghost) this.#shown = this.#make(key, ghostRegion(ghost), regions);
  }

  dispose(): void {
    this.#clear();
    this.#painter.dispose();
  }

  #make(key: string, region: RegionModel, regions: readonly RegionModel[]): Shown {
    const around = aroundOf(region, (q, r) => regions.find((one) => one.q === q && one.r === r)?.sketch);
    const terrain = terrainOf(around);
    const { rings, texels } = FINE[this.#studio.tier];
    const atlas = new Atlas(texels / COARSER, 1);
    const sheet = { size: atlas.size, baked: !this.#studio.lit };
    const put = (picture: Uint8Array) => {
      atlas.put(0, picture);
      atlas.show();
    };
    const known = this.#painter.known(around, sheet);
    put(known ?? plainTile(terrain.field, sheet));
    if (!known)
      this.#painter.paint(around, sheet, (picture) => {
        if (this.#shown?.key !== key) return;
        put(picture);
        this.#redraw();
      });
    const material = this.#studio.printed({ map: atlas.texture, ghost: true, shine: true });
    const carved = carve(terrain, rings, this.#studio.lit);
    const tile = { centre: region.centre, edges: region.edges, terrain, carved, cell: atlas.cell(0) };
    const here = { x: 0, z: 0 };
    const meshes = [
      this.#studio.mesh(facesOf([tile], rings), material, here),
      this.#studio.mesh(sidesOf([tile], rings), undefined, here),
    ];
    const scenery = new Scenery(this.#studio);
    scenery.dress(key, region, terrain, ABOVE);
    this.#root.add(...meshes, scenery.root);
    return { key, atlas, material, meshes, scenery };
  }

  #clear(): void {
    if (!this.#shown) return;
    const { atlas, material, meshes, scenery } = this.#shown;
    this.#root.remove(...meshes, scenery.root);
    for (const mesh of meshes) mesh.geometry.dispose();
    scenery.dispose();
    this.#studio.drop(material);
    atlas.dispose();
    this.#shown = undefined;
  }
}
