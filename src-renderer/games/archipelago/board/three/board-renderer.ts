import { Group, type Matrix4, Vector3 } from 'three';
import type { Detail } from '../../../../board/detail.ts';
import { Halos } from '../../../../board/three/halos.ts';
import type { Instances } from '../../../../board/three/instances.ts';
import { Pools } from '../../../../board/three/pools.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { diff, tileKey, type PlacedBuilding } from '../diff.ts';
import type { GhostModel } from '../ghosts.ts';
import type { BoardModel, Point, RegionModel } from '../model.ts';
import { Buildings } from './buildings.ts';
import { Discs } from './discs.ts';
import { GhostTile } from './ghost-tile.ts';
import { Ground } from './ground/ground.ts';
import { INLAND } from './ground/heights.ts';
import { Painter } from './ground/painter.ts';
import { hiddenFrom } from './ground/seat-view.ts';
import { LooseTile } from './loose-tile.ts';
import { hutGeometry } from './piece-geometry.ts';
import { hutPlaces } from './places.ts';
import { TileLanding } from './tile-landing.ts';
import { MapTray } from './tray.ts';
import { Units } from './units.ts';

/** The radius of the foot of a piece. */
const FOOT = 0.11;

/** Everything that stands on the table, drawn from one model after another: only what differs is touched. */
export class BoardRenderer {
  readonly root = new Group();
  /** Everything that is left out when seen from afar. */
  private readonly standing = new Group();
  private model: BoardModel | undefined;
  private readonly tiles = new Map<string, { pool: string; name: string }[]>();
  private readonly pools: Pools;
  private readonly studio: Studio;
  private readonly units: Units;
  private readonly discs: Discs;
  private readonly halos: Halos;
  private readonly buildings: Buildings;
  private readonly tray: MapTray;
  private readonly ghost: GhostTile;
  /** Paints tiles that lie apart from the ground. */
  private readonly painter: Painter;
  /** A tile on its way, and what is drawn once it lies. */
  private landing: { next: BoardModel; tile: LooseTile; way: TileLanding; then: () => void } | undefined;
  private readonly ground: Ground;

  /** @param redraw asks for a new picture of the table */
  constructor(looks: readonly SeatStyle[], studio: Studio, redraw: () => void) {
    this.studio = studio;
    this.pools = new Pools(this.standing, studio);
    this.units = new Units(this.pools, studio, looks, (region, at, lift) => this.lifted(region, at, lift));
    this.halos = new Halos(this.standing, studio, FOOT);
    this.discs = new Discs(this.standing, studio, this.pools);
    this.buildings = new Buildings(this.standing, studio, looks);
    this.painter = new Painter();
    this.ghost = new GhostTile(this.root, studio, this.painter, redraw);
    this.ground = new Ground(studio, redraw);
    this.tray = new MapTray(this.root, studio);
    this.root.add(this.ground.root, this.standing);
  }

  /** Seen from afar only tiles and tray are drawn. */
  set detail(detail: Detail) {
    this.standing.visible = detail === 'near';
  }

  /** Pieces are set down at once instead of being carried. */
  set still(still: boolean) {
    this.units.still = still;
  }

  /** Draws what differs between the model shown and `next`. @param won the seats whose pieces are lit */
  apply(next: BoardModel, centres: readonly Point[], won: readonly number[] = []): void {
    if (this.landing?.next === next) return;
    this.land();
    const fresh = next.regions.length === (this.model?.regions.length ?? 0) + 1 ? next.regions.at(-1) : undefined;
    if (!fresh || !this.model || this.units.still) {
      this.draw(next, centres, won);
      return;
    }
    const tile = new LooseTile(fresh, next.regions, {
      studio: this.studio,
      painter: this.painter,
      ghost: false,
      redraw: () => undefined,
    });
    const then = (): void => this.draw(next, centres, won);
    this.landing = { next, tile, way: new TileLanding(tile.root, fresh.centre), then };
    this.root.add(tile.root);
  }

  /** Lays a tile that is on its way. */
  private land(): void {
    const { landing } = this;
    if (!landing) return;
    this.landing = undefined;
    this.root.remove(landing.tile.root);
    landing.tile.dispose();
    landing.then();
  }

  private draw(next: BoardModel, centres: readonly Point[], won: readonly number[]): void {
    const { tiles, buildings, units } = diff(this.model, next);
    this.tray.lay(centres);
    const moved = this.layGround(next, centres);
    for (const key of tiles.removed) this.dropTile(key);
    for (const tile of [...tiles.added, ...tiles.changed]) this.layTile(tile);
    for (const key of buildings.removed) this.buildings.drop(key);
    const regions = next.regions;
    for (const building of [...buildings.added, ...buildings.changed]) this.build(building, regions[building.region]);
    for (const key of units.removed) this.units.drop(key);
    for (const unit of [...units.added, ...units.changed]) {
      const region = regions[unit.region];
      if (region) this.units.stand(unit, region);
    }
    for (const region of moved) this.standAnew(region);
    this.discs.settle();
    this.buildings.settle();
    this.model = next;
    this.light(won);
  }

  private light(won: readonly number[]): void {
    const regions = this.model?.regions ?? [];
    this.halos.show(regions.flatMap((region) => this.units.feet(region, won, 0.034)));
  }

  /** Lays the ground under everything. Gives the regions that lay there before, whose ground is another now. */
  private layGround({ regions }: BoardModel, centres: readonly Point[]): RegionModel[] {
    const hides = hiddenFrom(centres);
    const changed = this.ground.lay(regions, ({ centre }) => hides(centre));
    return regions.filter((region) => changed.has(tileKey(region)) && this.tiles.has(tileKey(region)));
  }

  /** Sets what stands on a region down on the ground as it is now. */
  private standAnew(region: RegionModel): void {
    for (const building of region.buildings)
      this.build({ ...building, region: region.region, key: `${region.region}.${building.building}` }, region);
    for (const unit of region.units) this.units.stand({ ...unit, region: region.region }, region);
  }

  /** Shows a tile where it might be laid, or none. */
  showGhost(ghost: GhostModel | undefined): void {
    this.ghost.show(ghost, this.model?.regions ?? []);
  }

  /** Pieces become larger where a unit takes fewer pixels. @returns whether any did, or became smaller */
  sized(unit: number): boolean {
    return this.units.sized(unit, this.model?.regions ?? []) && this.model !== undefined;
  }

  /** Carries pieces on by `milliseconds`; true while any is on its way. */
  step(milliseconds: number): boolean {
    const carried = this.units.step(milliseconds);
    if (!this.landing) return carried;
    if (!this.landing.way.step(milliseconds)) this.land();
    return true;
  }

  dispose(): void {
    for (const key of [...this.tiles.keys()]) this.dropTile(key);
    this.pools.dispose();
    this.landing?.tile.dispose();
    this.ghost.dispose();
    this.painter.dispose();
    this.ground.dispose();
    this.tray.dispose();
    this.discs.dispose();
    this.buildings.dispose();
    this.halos.dispose();
  }

  private layTile(region: RegionModel): void {
    const key = tileKey(region);
    this.dropTile(key);
    const copies: { pool: string; name: string }[] = [];
    const put = (name: string, pool: string, to: Instances, place: Matrix4) => {
      to.set(name, place);
      copies.push({ pool, name });
    };
    hutPlaces(region).forEach((place, i) =>
      put(
        `${key}hut${i}`,
        'hut',
        this.pools.of('hut', () => hutGeometry(this.studio.fine)),
        place,
      ),
    );
    this.discs.lay(key, region);
    this.tiles.set(key, copies);
  }

  private dropTile(key: string): void {
    const known = this.tiles.get(key);
    if (!known) return;
    for (const { pool, name } of known) this.pools.get(pool)?.remove(name);
    this.discs.clear(key);
    this.tiles.delete(key);
  }

  private build(building: PlacedBuilding, region: RegionModel | undefined): void {
    if (!region) return;
    this.buildings.build(building, this.lifted(region, building.at, building.kind === 'water' ? 0.01 : 0));
  }

  private lifted(region: RegionModel, p: Point, lift: number): Vector3 {
    return new Vector3(p.x, Math.min(this.ground.heightAt(region, p), INLAND + 0.02) + lift, p.y);
  }
}
