import { type BufferGeometry, CircleGeometry, Euler, Group, Matrix4, Quaternion, Vector3 } from 'three';
import type { Detail } from '../../../../board/detail.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { sizeOf } from '../drawn-box.ts';
import { lies } from '../posture.ts';
import { diff, tileKey, unitKey, type PlacedBuilding, type PlacedUnit } from '../diff.ts';
import type { GhostModel } from '../ghosts.ts';
import type { BoardModel, Point, RegionModel } from '../model.ts';
import { subtract } from '../../../../board/plane.ts';
import type { Instances } from '../../../../board/three/instances.ts';
import { PieceMotion, type Pose } from '../../../../board/three/piece-motion.ts';
import { GhostTile } from './ghost-tile.ts';
import { Buildings } from './buildings.ts';
import { Discs } from './discs.ts';
import { hutGeometry, MIDDLE, pieceGeometry, ringGeometry, thornsGeometry } from './piece-geometry.ts';
import { hutPlaces } from './places.ts';
import { Pools } from '../../../../board/three/pools.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { standingHeight, Tile } from './tile-mesh.ts';
import { painted } from '../../../../board/three/solid.ts';
import { Tray } from '../../../../board/three/tray.ts';
import { MODEL } from '../../palette.ts';
import { bedOf } from './tray.ts';
import { PALETTE } from '../../../../styles/palette.ts';

/** Everything that stands on the table, drawn from one model after another: only what differs is touched. */
export class BoardRenderer {
  readonly root = new Group();
  /** Everything that is left out when seen from afar. */
  private readonly standing = new Group();
  private readonly looks: readonly SeatStyle[];
  private model: BoardModel | undefined;
  private readonly tiles = new Map<string, { tile: Tile; copies: { pool: string; name: string }[] }>();
  private readonly pools: Pools;
  private readonly studio: Studio;
  private readonly motion = new PieceMotion();
  private readonly pooled = new Map<string, string>();
  private readonly discs: Discs;
  private readonly buildings: Buildings;
  private tray: Tray | undefined;
  private bed = '';
  private readonly ghost: GhostTile;

  constructor(looks: readonly SeatStyle[], studio: Studio) {
    this.looks = looks;
    this.studio = studio;
    this.pools = new Pools(this.standing, studio);
    this.discs = new Discs(this.standing, studio, this.pools);
    this.buildings = new Buildings(this.standing, studio, looks);
    this.ghost = new GhostTile(this.root, studio);
    this.root.add(this.standing);
  }

  /** Seen from afar only tiles and tray are drawn. */
  set detail(detail: Detail) {
    this.standing.visible = detail === 'near';
  }

  /** Pieces are set down at once instead of being carried. */
  set still(still: boolean) {
    this.motion.still = still;
  }

  /** Draws what differs between the model shown and `next`. */
  apply(next: BoardModel, centres: readonly Point[]): void {
    const { tiles, buildings, units } = diff(this.model, next);
    this.layTray(centres);
    for (const key of tiles.removed) this.dropTile(key);
    for (const tile of [...tiles.added, ...tiles.changed]) this.layTile(tile);
    for (const key of buildings.removed) this.buildings.drop(key);
    const regions = next.regions;
    for (const building of [...buildings.added, ...buildings.changed]) this.build(building, regions[building.region]);
    for (const key of units.removed) this.dropUnit(key);
    for (const unit of [...units.added, ...units.changed]) this.stand(unit, regions[unit.region]);
    this.discs.settle();
    this.buildings.settle();
    this.model = next;
  }

  /** Shows a tile where it might be laid, or none. */
  showGhost(ghost: GhostModel | undefined): void {
    this.ghost.show(ghost);
  }

  /** Carries pieces on by `milliseconds`; true while any is on its way. */
  step(milliseconds: number): boolean {
    return this.motion.step(milliseconds, (name, matrix) => {
      const pool = this.pooled.get(name);
      if (pool === undefined) return;
      this.pools.get(pool)?.set(name, matrix);
      this.shade(name, matrix);
    });
  }

  dispose(): void {
    for (const key of [...this.tiles.keys()]) this.dropTile(key);
    this.pools.dispose();
    this.showGhost(undefined);
    this.tray?.dispose();
    this.discs.dispose();
    this.buildings.dispose();
  }

  private layTray(centres: readonly Point[]): void {
    const bed = bedOf(centres);
    const word = JSON.stringify(bed);
    if (word === this.bed) return;
    if (this.tray) this.root.remove(this.tray.root);
    this.tray?.dispose();
    this.bed = word;
    this.tray = new Tray(bed, this.studio, [MODEL.trayLit, PALETTE.seaDeep, PALETTE.seaNight]);
    this.root.add(this.tray.root);
  }

  private layTile(region: RegionModel): void {
    const key = tileKey(region);
    this.dropTile(key);
    const tile = new Tile(region, this.studio);
    const copies: { pool: string; name: string }[] = [];
    const put = (name: string, pool: string, to: Instances, place: Matrix4) => {
      to.set(name, place);
      copies.push({ pool, name });
    };
    hutPlaces(region).forEach((place, i) =>
      put(
        `${key}hut${i}`,
        'hut',
        this.pools.of('hut', () => hutGeometry(this.studio.lit)),
        place,
      ),
    );
    this.discs.lay(key, region);
    this.root.add(tile.mesh);
    this.tiles.set(key, { tile, copies });
  }

  private dropTile(key: string): void {
    const known = this.tiles.get(key);
    if (!known) return;
    this.root.remove(known.tile.mesh);
    known.tile.dispose();
    for (const { pool, name } of known.copies) this.pools.get(pool)?.remove(name);
    this.discs.clear(key);
    this.tiles.delete(key);
  }

  private build(building: PlacedBuilding, region: RegionModel | undefined): void {
    if (!region) return;
    this.buildings.build(building, this.lifted(region, building.at, building.kind === 'water' ? 0.01 : 0));
  }

  private stand(unit: PlacedUnit, region: RegionModel | undefined): void {
    const look = this.looks[unit.owner];
    if (!look || !region) return;
    const key = unitKey(unit);
    const name = `unit ${key}`;
    const pool = `${unit.kind} ${look.colour}`;
    const before = this.pooled.get(name);
    if (before !== undefined && before !== pool) this.dropUnit(key);
    const matrix = this.motion.send(name, this.poseOf(unit, region));
    this.pools.of(pool, () => pieceGeometry(unit.kind, look, this.studio.lit), { through: true }).set(name, matrix);
    this.pooled.set(name, pool);
    this.shade(name, matrix);
    const ground = new Matrix4()
      .makeTranslation(this.lifted(region, unit.at, 0.012))
      .scale(new Vector3().setScalar(sizeOf(unit)));
    this.lay('thorns', thornsGeometry, name, unit.posture === 'rebel' ? ground : undefined);
    this.lay('ring', () => ringGeometry(this.studio.lit), name, unit.posture === 'working' ? ground : undefined);
  }

  /** Lays something under a piece, or takes it away. */
  private lay(pool: string, make: () => BufferGeometry, name: string, matrix: Matrix4 | undefined): void {
    if (matrix) this.pools.of(pool, make).set(name, matrix);
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
    const size = sizeOf(unit);
    const lying = lies(unit.posture);
    const high = MIDDLE[unit.kind][lying ? 'lying' : 'standing'] * size;
    const turn = new Quaternion();
    if (lying) turn.setFromEuler(new Euler(-Math.PI / 2, 0, 1.45));
    return { at: this.lifted(region, unit.at, high + 0.008), turn, size };
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
    const ground = Math.max(0.006, at.y - 0.13);
    pool.set(name, new Matrix4().makeTranslation(at.x + 0.035, ground, at.z + 0.02).scale(new Vector3(1, 1, 0.6)));
  }

  private lifted(region: RegionModel, p: Point, lift: number): Vector3 {
    return new Vector3(p.x, standingHeight(region.sketch, subtract(p, region.centre)) + lift, p.y);
  }
}
