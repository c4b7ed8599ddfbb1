import { type BufferGeometry, CircleGeometry, Euler, Group, Matrix4, Quaternion, Vector3 } from 'three';
import type { Detail } from '../../../../board/detail.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { lies } from '../posture.ts';
import { diff, tileKey, unitKey, type PlacedBuilding, type PlacedUnit } from '../diff.ts';
import type { GhostModel } from '../ghosts.ts';
import type { BoardModel, Point, RegionModel } from '../model.ts';
import type { Instances } from '../../../../board/three/instances.ts';
import { PieceMotion, type Pose } from '../../../../board/three/piece-motion.ts';
import { GhostTile } from './ghost-tile.ts';
import { Buildings } from './buildings.ts';
import { Discs, discTop } from './discs.ts';
import {
  hutGeometry,
  MIDDLE,
  pieceGeometry,
  ringGeometry,
  thornsGeometry,
  throughGeometry,
  UNDER,
} from './piece-geometry.ts';
import { LooseTile } from './loose-tile.ts';
import { hutPlaces } from './places.ts';
import { drawnSize, wantedSize } from './size.ts';
import { Pools } from '../../../../board/three/pools.ts';
import { Halos } from '../../../../board/three/halos.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { Ground } from './ground/ground.ts';
import { Painter } from './ground/painter.ts';
import { hiddenFrom } from './ground/seat-view.ts';
import { INLAND } from './ground/heights.ts';
import { painted } from '../../../../board/three/solid.ts';
import { TileLanding } from './tile-landing.ts';
import { MapTray } from './tray.ts';
import { PALETTE } from '../../../../styles/palette.ts';

/** The radius of the foot of a piece. */
const FOOT = 0.11;

/** Everything that stands on the table, drawn from one model after another: only what differs is touched. */
export class BoardRenderer {
  readonly root = new Group();
  /** Everything that is left out when seen from afar. */
  private readonly standing = new Group();
  private readonly looks: readonly SeatStyle[];
  private model: BoardModel | undefined;
  private readonly tiles = new Map<string, { pool: string; name: string }[]>();
  private readonly pools: Pools;
  private readonly studio: Studio;
  private readonly motion = new PieceMotion();
  private readonly pooled = new Map<string, string>();
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
  /** How large pieces are where there is room. */
  private wanted = wantedSize(0);

  /** @param redraw asks for a new picture of the table */
  constructor(looks: readonly SeatStyle[], studio: Studio, redraw: () => void) {
    this.looks = looks;
    this.studio = studio;
    this.pools = new Pools(this.standing, studio);
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
    this.motion.still = still;
  }

  /** Draws what differs between the model shown and `next`. @param won the seats whose pieces are lit */
  apply(next: BoardModel, centres: readonly Point[], won: readonly number[] = []): void {
    if (this.landing?.next === next) return;
    this.land();
    const fresh = next.regions.length === (this.model?.regions.length ?? 0) + 1 ? next.regions.at(-1) : undefined;
    if (!fresh || !this.model || this.motion.still) {
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
    for (const key of units.removed) this.dropUnit(key);
    for (const unit of [...units.added, ...units.changed]) this.stand(unit, regions[unit.region]);
    for (const region of moved) this.standAnew(region);
    this.discs.settle();
    this.buildings.settle();
    this.model = next;
    this.light(won);
  }

  private light(won: readonly number[]): void {
    const feet = (this.model?.regions ?? []).flatMap((region) =>
      region.units
        .filter(({ owner }) => won.includes(owner))
        .map((unit) => {
          const { x, y, z } = this.footOf({ ...unit, region: region.region }, region, 0.034);
          return { x, y, z, size: drawnSize(unit, this.wanted) };
        }),
    );
    this.halos.show(feet);
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
    for (const unit of region.units) this.stand({ ...unit, region: region.region }, region);
  }

  /** Shows a tile where it might be laid, or none. */
  showGhost(ghost: GhostModel | undefined): void {
    this.ghost.show(ghost, this.model?.regions ?? []);
  }

  /** Pieces become larger where a unit takes fewer pixels. @returns whether any did, or became smaller */
  sized(unit: number): boolean {
    const wanted = wantedSize(unit);
    if (wanted === this.wanted) return false;
    this.wanted = wanted;
    for (const region of this.model?.regions ?? [])
      for (const piece of region.units)
        this.stand({ ...piece, region: region.region }, region, (name, pose) => this.motion.become(name, pose));
    return this.model !== undefined;
  }

  /** Carries pieces on by `milliseconds`; true while any is on its way. */
  step(milliseconds: number): boolean {
    const carried = this.motion.step(milliseconds, (name, matrix) => {
      const pool = this.pooled.get(name);
      if (pool === undefined) return;
      this.pools.get(pool)?.set(name, matrix);
      this.shade(name, matrix);
    });
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

  private stand(
    unit: PlacedUnit,
    region: RegionModel | undefined,
    send = (name: string, pose: Pose): Matrix4 => this.motion.send(name, pose),
  ): void {
    const look = this.looks[unit.owner];
    if (!look || !region) return;
    const key = unitKey(unit);
    const name = `unit ${key}`;
    const pool = `${unit.kind} ${look.colour}`;
    const before = this.pooled.get(name);
    if (before !== undefined && before !== pool) this.dropUnit(key);
    const matrix = send(name, this.poseOf(unit, region));
    this.pools
      .of(pool, () => pieceGeometry(unit.kind, look, this.studio.fine), {
        through: () => throughGeometry(unit.kind, look),
      })
      .set(name, matrix);
    this.pooled.set(name, pool);
    this.shade(name, matrix);
    const ground = new Matrix4()
      .makeTranslation(this.footOf(unit, region, 0.012))
      .scale(new Vector3().setScalar(drawnSize(unit, this.wanted)))
      .multiply(UNDER[unit.kind]);
    this.lay('thorns', thornsGeometry, name, unit.posture === 'rebel' ? ground : undefined);
    this.lay('ring', () => ringGeometry(this.studio.fine), name, unit.posture === 'working' ? ground : undefined);
  }

  /** Lays something under a piece, or takes it away. */
  private lay(pool: string, make: () => BufferGeometry, name: string, matrix: Matrix4 | undefined): void {
    if (matrix) this.pools.of(pool, make, { through: make, flat: true }).set(name, matrix);
    else this.pools.get(pool)?.remove(name);
  }

  private dropUnit(key: string): void {
    const name = `unit ${key}`;
    const pool = this.pooled.get(name);
    if (pool !== undefined) this.pools.get(pool)?.remove(name);
    for (const under of ['thorns', 'ring', 'blob']) this.pools.get(under)?.remove(name);
    this.pooled.delete(name);
    this.motion.forget(name);
  }

  private poseOf(unit: PlacedUnit, region: RegionModel): Pose {
    const size = drawnSize(unit, this.wanted);
    const lying = lies(unit.posture);
    const high = MIDDLE[unit.kind][lying ? 'lying' : 'standing'] * size;
    const turn = new Quaternion();
    if (lying) turn.setFromEuler(new Euler(-Math.PI / 2, 0, 1.45));
    return { at: this.footOf(unit, region, high + 0.008), turn, size };
  }

  /** A soft dark spot under a piece, where it throws no shadow. */
  private shade(name: string, matrix: Matrix4): void {
    if (this.studio.lit) return;
    const at = new Vector3().setFromMatrixPosition(matrix);
    const pool = this.pools.of(
      'blob',
      () => painted(new CircleGeometry(0.11, 12).rotateX(-Math.PI / 2), PALETTE.white),
      { material: () => this.studio.spot },
    );
    const size = new Vector3().setFromMatrixScale(matrix).x;
    const ground = Math.max(0.006, at.y - 0.13 * size);
    const move = new Matrix4().makeTranslation(at.x + 0.035 * size, ground, at.z + 0.02 * size);
    pool.set(name, move.scale(new Vector3(size, 1, 0.6 * size)));
  }

  private lifted(region: RegionModel, p: Point, lift: number): Vector3 {
    return new Vector3(p.x, Math.min(this.ground.heightAt(region, p), INLAND + 0.02) + lift, p.y);
  }

  /** Where a piece stands, so far above the ground: above its disc where it harvests. */
  private footOf({ at, place, icon }: PlacedUnit, region: RegionModel, lift: number): Vector3 {
    const foot = this.lifted(region, at, lift);
    const disc = place === 'icon' ? region.icons[icon] : undefined;
    return disc ? foot.setY(Math.max(foot.y, discTop(region, disc.at) + lift)) : foot;
  }
}
