import { CircleGeometry, Matrix4, Quaternion, Vector3, Euler } from 'three';
import type { Pools } from '../../../../board/three/pools.ts';
import { noise } from '../../../../board/three/noise.ts';
import { PieceMotion, type Pose } from '../../../../board/three/piece-motion.ts';
import { painted } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { PALETTE } from '../../../../styles/palette.ts';
import { DISC, discGeometry } from './disc.ts';
import { DEEP } from './ground.ts';
import type { LyingDisc, Stand } from './lying.ts';

/** Where a disc comes from, and a card goes: over the near edge of the board, where those who sit there have their harbours. */
export const HARBOUR = { z: DEEP / 2 + 0.7, y: 0.3 } as const;
/** How far a disc is turned at most: its symbol is read as it stands. */
const TURN = (6 * Math.PI) / 180;

/** The discs of all seats on the board: laid down at once, or carried there from the near edge. */
export class DiscPieces {
  readonly #pools: Pools;
  readonly #studio: Studio;
  readonly #look: (owner: number) => SeatStyle;
  readonly #motion = new PieceMotion();
  /** Whose disc lies under a name. */
  readonly #owners = new Map<string, number>();

  constructor(pools: Pools, studio: Studio, look: (owner: number) => SeatStyle) {
    this.#pools = pools;
    this.#studio = studio;
    this.#look = look;
  }

  /** Lays these discs down. @param still at once, without being carried */
  show(discs: readonly LyingDisc[], still: boolean): void {
    const names = new Set(discs.map(({ name }) => name));
    for (const [name, owner] of [...this.#owners]) if (!names.has(name)) this.#take(name, owner);
    for (const disc of discs) {
      const owner = this.#owners.get(disc.name);
      if (owner === disc.owner) continue;
      if (owner !== undefined) this.#take(disc.name, owner);
      this.#lay(disc, still);
    }
  }

  /** Carries discs on by so many milliseconds; true while any is on its way. */
  step(milliseconds: number): boolean {
    return this.#motion.step(milliseconds, (name, matrix) => this.#place(name, matrix));
  }

  #lay(disc: LyingDisc, still: boolean): void {
    const { name, owner, at } = disc;
    this.#owners.set(name, owner);
    this.#motion.still = true;
    if (!still) this.#motion.send(name, poseOf(disc, { x: at.x * 0.9, y: HARBOUR.y, z: HARBOUR.z }));
    this.#motion.still = still;
    this.#place(name, this.#motion.send(name, poseOf(disc, at)));
  }

  #take(name: string, owner: number): void {
    this.#pool(owner).remove(name);
    this.#pools.get('spot')?.remove(name);
    this.#motion.forget(name);
    this.#owners.delete(name);
  }

  #pool(owner: number) {
    const look = this.#look(owner);
    return this.#pools.of(`disc ${look.colour}`, () => discGeometry(look, this.#studio.tier));
  }

  #place(name: string, matrix: Matrix4): void {
    const owner = this.#owners.get(name);
    if (owner === undefined) return;
    this.#pool(owner).set(name, matrix);
    if (!this.#studio.lit) this.#spots().set(name, shadeOf(matrix));
  }

  #spots() {
    return this.#pools.of(
      'spot',
      () => painted(new CircleGeometry(DISC.r * 1.2, 16).rotateX(-Math.PI / 2), PALETTE.white),
      { material: () => this.#studio.spot },
    );
  }
}

/** Where the dark spot of a disc lies: beside it, away from the lamp. */
function shadeOf(matrix: Matrix4): Matrix4 {
  const [at, size] = [new Vector3().setFromMatrixPosition(matrix), new Vector3().setFromMatrixScale(matrix)];
  return new Matrix4().makeTranslation(at.x + 0.08, at.y + 0.004, at.z + 0.05).scale(size.setY(1));
}

function poseOf({ name, size }: LyingDisc, { x, y, z }: Stand): Pose {
  const own = [...name].reduce((sum, letter) => sum * 1.7 + letter.charCodeAt(0), 0);
  const turn = new Quaternion().setFromEuler(new Euler(0, TURN * (2 * noise(own * 0.0137, own * 0.0071) - 1), 0));
  return { at: new Vector3(x, y, z), turn, size };
}
