import { type BufferGeometry, CircleGeometry, Euler, Matrix4, Quaternion, Vector3 } from 'three';
import { PieceMotion, type Pose } from '../../../../board/three/piece-motion.ts';
import type { Pools } from '../../../../board/three/pools.ts';
import { painted } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { PALETTE } from '../../../../styles/palette.ts';
import { unitKey, type PlacedUnit } from '../diff.ts';
import type { Point, RegionModel } from '../model.ts';
import { lies } from '../posture.ts';
import { discTop } from './discs.ts';
import { MIDDLE, pieceGeometry, ringGeometry, thornsGeometry, throughGeometry, UNDER } from './piece-geometry.ts';
import { drawnSize, wantedSize } from './size.ts';

/** Where a point of a region lies on the ground, so far lifted. */
type Lifted = (region: RegionModel, at: Point, lift: number) => Vector3;

/** Sends a piece to a pose, and gives where it is now. */
type Send = (name: string, pose: Pose) => Matrix4;

/** The citizens and ships of all seats, with what lies under them. */
export class Units {
  readonly #pools: Pools;
  readonly #studio: Studio;
  readonly #looks: readonly SeatStyle[];
  readonly #lifted: Lifted;
  readonly #motion = new PieceMotion();
  /** The pool of each piece. */
  readonly #pooled = new Map<string, string>();
  /** How large pieces are where there is room. */
  #wanted = wantedSize(0);

  constructor(pools: Pools, studio: Studio, looks: readonly SeatStyle[], lifted: Lifted) {
    this.#pools = pools;
    this.#studio = studio;
    this.#looks = looks;
    this.#lifted = lifted;
  }

  /** Whether pieces are set down at once instead of being carried. */
  get still(): boolean {
    return this.#motion.still;
  }

  set still(still: boolean) {
    this.#motion.still = still;
  }

  /** Stands a piece on its region, or carries it there. */
  stand(unit: PlacedUnit, region: RegionModel): void {
    this.#stand(unit, region, (name, pose) => this.#motion.send(name, pose));
  }

  /** Takes a piece away. */
  drop(key: string): void {
    const name = nameOf(key);
    const pool = this.#pooled.get(name);
    if (pool !== undefined) this.#pools.get(pool)?.remove(name);
    for (const under of ['thorns', 'ring', 'blob']) this.#pools.get(under)?.remove(name);
    this.#pooled.delete(name);
    this.#motion.forget(name);
  }

  /** Pieces become larger where a unit takes fewer pixels. @returns whether any did, or became smaller */
  sized(unit: number, regions: readonly RegionModel[]): boolean {
    const wanted = wantedSize(unit);
    if (wanted === this.#wanted) return false;
    this.#wanted = wanted;
    for (const region of regions)
      for (const piece of region.units)
        this.#stand({ ...piece, region: region.region }, region, (name, pose) => this.#motion.become(name, pose));
    return true;
  }

  /** Carries pieces on by `milliseconds`; true while any is on its way. */
  step(milliseconds: number): boolean {
    return this.#motion.step(milliseconds, (name, matrix) => {
      const pool = this.#pooled.get(name);
      if (pool === undefined) return;
      this.#pools.get(pool)?.set(name, matrix);
      this.#shade(name, matrix);
    });
  }

  /** Where the feet of these seats stand, so far above the ground, and how large each is. */
  feet(region: RegionModel, seats: readonly number[], lift: number) {
    return region.units
      .filter(({ owner }) => seats.includes(owner))
      .map((unit) => {
        const { x, y, z } = this.#footOf({ ...unit, region: region.region }, region, lift);
        return { x, y, z, size: drawnSize(unit, this.#wanted) };
      });
  }

  #stand(unit: PlacedUnit, region: RegionModel, send: Send): void {
    const look = this.#looks[unit.owner];
    if (!look) return;
    const key = unitKey(unit);
    const name = nameOf(key);
    const pool = `${unit.kind} ${look.colour}`;
    const before = this.#pooled.get(name);
    if (before !== undefined && before !== pool) this.drop(key);
    const matrix = send(name, this.#poseOf(unit, region));
    this.#pools
      .of(pool, () => pieceGeometry(unit.kind, look, this.#studio.fine), {
        through: () => throughGeometry(unit.kind, look),
      })
      .set(name, matrix);
    this.#pooled.set(name, pool);
    this.#shade(name, matrix);
    const ground = new Matrix4()
      .makeTranslation(this.#footOf(unit, region, 0.012))
      .scale(new Vector3().setScalar(drawnSize(unit, this.#wanted)))
      .multiply(UNDER[unit.kind]);
    this.#lay('thorns', thornsGeometry, name, unit.posture === 'rebel' ? ground : undefined);
    this.#lay('ring', () => ringGeometry(this.#studio.fine), name, unit.posture === 'working' ? ground : undefined);
  }

  /** Lays something under a piece, or takes it away. */
  #lay(pool: string, make: () => BufferGeometry, name: string, matrix: Matrix4 | undefined): void {
    if (matrix) this.#pools.of(pool, make, { through: make, flat: true }).set(name, matrix);
    else this.#pools.get(pool)?.remove(name);
  }

  #poseOf(unit: PlacedUnit, region: RegionModel): Pose {
    const size = drawnSize(unit, this.#wanted);
    const lying = lies(unit.posture);
    const high = MIDDLE[unit.kind][lying ? 'lying' : 'standing'] * size;
    const turn = new Quaternion();
    if (lying) turn.setFromEuler(new Euler(-Math.PI / 2, 0, 1.45));
    return { at: this.#footOf(unit, region, high + 0.008), turn, size };
  }

  /** Where a piece stands, so far above the ground: above its disc where it harvests. */
  #footOf({ at, place, icon }: PlacedUnit, region: RegionModel, lift: number): Vector3 {
    const foot = this.#lifted(region, at, lift);
    const disc = place === 'icon' ? region.icons[icon] : undefined;
    return disc ? foot.setY(Math.max(foot.y, discTop(region, disc.at) + lift)) : foot;
  }

  /** A soft dark spot under a piece, where it throws no shadow. */
  #shade(name: string, matrix: Matrix4): void {
    if (this.#studio.lit) return;
    const at = new Vector3().setFromMatrixPosition(matrix);
    const pool = this.#pools.of(
      'blob',
      () => painted(new CircleGeometry(0.11, 12).rotateX(-Math.PI / 2), PALETTE.white),
      { material: () => this.#studio.spot },
    );
    const size = new Vector3().setFromMatrixScale(matrix).x;
    const ground = Math.max(0.006, at.y - 0.13 * size);
    const move = new Matrix4().makeTranslation(at.x + 0.035 * size, ground, at.z + 0.02 * size);
    pool.set(name, move.scale(new Vector3(size, 1, 0.6 * size)));
  }
}

const nameOf = (key: string): string => `unit ${key}`;
