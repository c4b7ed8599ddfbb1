import { Group, type Material } from 'three';
import { discard } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import type { RegionModel } from '../model.ts';
import { aroundOf } from './ground/around.ts';
import { Atlas } from './ground/atlas.ts';
import { carve, facesOf, sidesOf } from './ground/ground-geometry.ts';
import { FINE } from './ground/ground.ts';
import { terrainOf } from './ground/heights.ts';
import type { Painter } from './ground/painter.ts';
import { plainTile } from './ground/paint-tile.ts';
import { Scenery } from './ground/scenery.ts';
import { ABOVE } from './ground/shadow.ts';

/** It is seen through, or for a moment, so it is painted less finely. */
const COARSER = 4;

type Loose = {
  readonly studio: Studio;
  readonly painter: Painter;
  /** Seen through, as what is not there yet. */
  readonly ghost: boolean;
  /** Asks for a new picture: it is painted now. */
  readonly redraw: () => void;
};

/** A tile apart from the ground that lies: where it might be laid, or on its way there. */
export class LooseTile {
  readonly root = new Group();
  readonly #studio: Studio;
  readonly #atlas: Atlas;
  readonly #material: Material;
  readonly #scenery: Scenery;
  #gone = false;

  /** @param regions those that lie: its coast goes on over theirs */
  constructor(region: RegionModel, regions: readonly RegionModel[], { studio, painter, ghost, redraw }: Loose) {
    this.#studio = studio;
    const around = aroundOf(region, (q, r) => regions.find((one) => one.q === q && one.r === r)?.sketch);
    const terrain = terrainOf(around);
    const { rings, texels } = FINE[studio.tier];
    this.#atlas = new Atlas(texels / COARSER, 1);
    const sheet = { size: this.#atlas.size, baked: !studio.lit };
    const known = painter.known(around, sheet);
    this.#put(known ?? plainTile(terrain.field, sheet));
    if (!known)
      painter.paint(around, sheet, (picture) => {
        if (this.#gone) return;
        this.#put(picture);
        redraw();
      });
    this.#material = studio.printed({ map: this.#atlas.texture, ghost, shine: true });
    const carved = carve(terrain, rings, studio.lit);
    const tile = { centre: region.centre, edges: region.edges, terrain, carved, cell: this.#atlas.cell(0) };
    const here = { x: 0, z: 0 };
    this.#scenery = new Scenery(studio);
    this.#scenery.dress('loose', region, terrain, ABOVE);
    this.root.add(
      studio.mesh(facesOf([tile], rings), this.#material, here),
      studio.mesh(sidesOf([tile], rings), undefined, here),
      this.#scenery.root,
    );
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    this.#gone = true;
    this.#scenery.dispose();
    discard(this.root);
    this.#studio.drop(this.#material);
    this.#atlas.dispose();
  }

  #put(picture: Uint8Array): void {
    this.#atlas.put(0, picture);
    this.#atlas.show();
  }
}
