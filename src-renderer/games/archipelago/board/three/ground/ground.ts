import { Group, type Material, type Mesh } from 'three';
import { subtract, type Point } from '../../../../../board/plane.ts';
import type { Tier } from '../../../../../board/three/graphics.ts';
import type { Studio } from '../../../../../board/three/studio.ts';
import { tileKey } from '../../diff.ts';
import type { RegionModel } from '../../model.ts';
import { aroundOf, nameOf, type Around } from './around.ts';
import { Atlas } from './atlas.ts';
import { carve, facesOf, sidesOf, type Laid } from './ground-geometry.ts';
import { terrainOf } from './heights.ts';
import { Painter } from './painter.ts';
import { enlarged, plainTile, type Sheet } from './paint-tile.ts';
import { Scenery } from './scenery.ts';
import type { Shadow } from './shadow.ts';

/** Rings of triangles of a tile, and texels on a side of the picture of all of them. */
export const FINE: Readonly<Record<Tier, { readonly rings: number; readonly texels: number }>> = {
  processor: { rings: 9, texels: 1024 },
  middle: { rings: 14, texels: 1024 },
  high: { rings: 24, texels: 2048 },
};
/** There is room for so many tiles at first, and for as many more as fill a square where they are too many. */
const FEW = 16;
/** What is new is painted with a part of the texels on a side first: that takes a quarter of the time, and is seen before the rest is there. */
const FIRST = 1 / 2;
/** While more are to come, pictures that were painted show together, after so many milliseconds. */
const GATHER = 600;

type Lying = Laid & { readonly name: string; readonly around: Around; readonly cellAt: number };

/** The ground of all tiles: carved in one piece, painted in one picture, with mountains and woods on it. */
export class Ground {
  readonly root = new Group();
  readonly #studio: Studio;
  readonly #redraw: () => void;
  readonly #scenery: Scenery;
  readonly #painter: Painter;
  readonly #tiles = new Map<string, Lying>();
  #atlas: Atlas | undefined;
  #material: Material | undefined;
  #meshes: Mesh[] = [];
  #gathering: ReturnType<typeof setTimeout> | undefined;

  /** @param redraw asks for a new picture of the table @param painter paints beside it */
  constructor(studio: Studio, redraw: () => void, painter = new Painter()) {
    this.#studio = studio;
    this.#redraw = redraw;
    this.#painter = painter;
    this.#scenery = new Scenery(studio);
    this.root.add(this.#scenery.root);
  }

  /**
   * Lays the ground of regions. Gives the keys of those whose ground is another than before.
   * @param hides where a point of a region hides the ground for whoever sits at the table, by the height above it
   */
  lay(regions: readonly RegionModel[], hides: (region: RegionModel) => Shadow): ReadonlySet<string> {
    const changed = this.#terrains(regions);
    if (changed.size > 0) this.#carve();
    for (const region of regions) {
      const tile = this.#tiles.get(tileKey(region));
      if (!tile) continue;
      if (changed.has(tileKey(region))) this.#scenery.strip(tileKey(region));
      this.#scenery.dress(tileKey(region), region, tile.terrain, hides(region));
    }
    return changed;
  }

  /** How high the ground of a region is at a point of the plane. */
  heightAt(region: RegionModel, p: Point): number {
    const { x, y } = subtract(p, region.centre);
    return this.#tiles.get(tileKey(region))?.terrain.height(x, y) ?? 0;
  }

  dispose(): void {
    clearTimeout(this.#gathering);
    this.#painter.dispose();
    this.#scenery.dispose();
    this.#clear();
    this.#atlas?.dispose();
  }

  get #sheet(): Sheet {
    return { size: this.#atlas?.size ?? 0, baked: !this.#studio.lit };
  }

  #terrains(regions: readonly RegionModel[]): Set<string> {
    const sketches = new Map(regions.map(({ q, r, sketch }) => [`${q},${r}`, sketch]));
    const changed = new Set<string>();
    const now = new Set(regions.map(tileKey));
    for (const key of this.#tiles.keys()) {
      if (now.has(key)) continue;
      this.#tiles.delete(key);
      this.#scenery.strip(key);
      changed.add(key);
    }
    const anew = this.#makeRoom(regions.length);
    const bare: string[] = [];
    for (const region of regions) {
      const key = tileKey(region);
      const around = aroundOf(region, (q, r) => sketches.get(`${q},${r}`));
      const name = nameOf(around);
      const before = this.#tiles.get(key);
      if (before?.name === name && !anew) continue;
      const cellAt = anew || !before ? this.#freeCell() : before.cellAt;
      const terrain = before?.name === name ? before.terrain : terrainOf(around);
      const cell = this.#atlas?.cell(cellAt) ?? { u: 0, v: 0, size: 1 };
      const { rings } = FINE[this.#studio.tier];
      const carved = before?.name === name ? before.carved : carve(terrain, rings, this.#studio.lit);
      const { centre, edges } = region;
      this.#tiles.set(key, { name, around, cellAt, terrain, carved, cell, centre, edges });
      changed.add(key);
      bare.push(key);
    }
    this.#paint(bare.filter((key) => !this.#shows(key)));
    return changed;
  }

  /** Makes a larger picture where there are too many tiles for the one there is. True where it is another. */
  #makeRoom(tiles: number): boolean {
    if (this.#atlas && tiles <= this.#atlas.room) return false;
    this.#atlas?.dispose();
    if (this.#material) this.#studio.drop(this.#material);
    const { texels } = FINE[this.#studio.tier];
    this.#atlas = new Atlas(texels, Math.max(FEW, tiles), this.#studio.tier === 'high' ? 4 : 1);
    this.#material = this.#studio.printed({ map: this.#atlas.texture, shine: true });
    for (const [key, tile] of this.#tiles) this.#tiles.set(key, { ...tile, cellAt: -1 });
    return true;
  }

  #freeCell(): number {
    const taken = new Set([...this.#tiles.values()].map(({ cellAt }) => cellAt));
    let cell = 0;
    while (taken.has(cell)) cell++;
    return cell;
  }

  /** Puts the picture of a tile in, plain where it is still to be painted. Gives whether it was painted before. */
  #shows(key: string): boolean {
    const tile = this.#tiles.get(key);
    if (!tile) return true;
    const known = this.#painter.known(tile.around, this.#sheet);
    this.#atlas?.put(tile.cellAt, known ?? plainTile(tile.terrain.field, this.#sheet));
    this.#atlas?.show();
    return known !== undefined;
  }

  /** Has tiles painted: all of them coarsely, then all of them as they stay. */
  #paint(keys: readonly string[]): void {
    const { size, baked } = this.#sheet;
    for (const texels of [Math.ceil(size * FIRST), size]) {
      let left = keys.length;
      const painted = (): void => {
        left -= 1;
        if (left === 0) this.#show();
        else this.#gather();
      };
      for (const key of keys) this.#ask(key, { size: texels, baked }, painted);
    }
  }

  /** Has a tile painted and puts its picture in, if it still lies there so. */
  #ask(key: string, sheet: Sheet, painted: () => void): void {
    const tile = this.#tiles.get(key);
    if (!tile) return;
    const whole = this.#sheet;
    const isWhole = sheet.size === whole.size;
    const put = (bytes: Uint8Array): void => {
      const still = this.#tiles.get(key);
      // One that was asked for again while it was painted comes coarsely after it was painted whole.
      const isBetter = isWhole || this.#painter.known(tile.around, whole) === undefined;
      if (isBetter && still?.name === tile.name && whole.size === this.#atlas?.size)
        this.#atlas.put(still.cellAt, isWhole ? bytes : enlarged(bytes, sheet.size, whole.size));
      painted();
    };
    this.#painter.paint(tile.around, sheet, put, isWhole);
  }

  /** Shows what was painted when there is some of it, or nothing more to come. */
  #gather(): void {
    if (this.#painter.busy) this.#gathering ??= setTimeout(() => this.#show(), GATHER);
    else this.#show();
  }

  #show(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    this.#atlas?.show();
    this.#redraw();
  }

  #carve(): void {
    this.#clear();
    const tiles = [...this.#tiles.values()];
    if (tiles.length === 0) return;
    const { rings } = FINE[this.#studio.tier];
    const here = { x: 0, z: 0 };
    this.#meshes = [
      this.#studio.mesh(facesOf(tiles, rings), this.#material, here),
      this.#studio.mesh(sidesOf(tiles, rings), undefined, here),
    ];
    // What it would throw shadows on is itself: that is painted.
    for (const mesh of this.#meshes) mesh.castShadow = false;
    this.root.add(...this.#meshes);
  }

  #clear(): void {
    for (const mesh of this.#meshes) {
      this.root.remove(mesh);
      mesh.geometry.dispose();
    }
    this.#meshes = [];
  }
}
