import type { Quaternion } from 'three';
import { Matrix4, Vector3 } from 'three';

/** Where a piece is, how it is turned, and its size. */
export type Pose = {
  readonly at: Vector3;
  readonly turn: Quaternion;
  readonly size: number;
  /** It comes there along the ground, without being lifted. */
  readonly slides?: true;
};

const MILLISECONDS = 320;
const ease = (t: number): number => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);

/** Moves pieces from one pose to another, in an arc. */
export class PieceMotion {
  private readonly moving = new Map<string, { from: Pose; to: Pose; done: number }>();
  private readonly resting = new Map<string, Pose>();
  /** Nothing moves: pieces are at once where they belong. */
  still = false;

  /** Sends a piece to a pose and returns where it is now; a new piece is there at once. */
  send(name: string, to: Pose): Matrix4 {
    const from = this.poseOf(name);
    if (!from || this.still) {
      this.moving.delete(name);
      this.resting.set(name, to);
      return matrixOf(to);
    }
    this.moving.set(name, { from, to, done: 0 });
    return matrixOf(from);
  }

  /** Puts a piece at a pose, from which it is then sent. */
  place(name: string, at: Pose): void {
    this.moving.delete(name);
    this.resting.set(name, at);
  }

  /** Changes how a piece ends up without carrying it anew: on its way it goes on, at rest it is there at once. Returns where it is now. */
  become(name: string, to: Pose): Matrix4 {
    const way = this.moving.get(name);
    if (!way) {
      this.resting.set(name, to);
      return matrixOf(to);
    }
    way.to = to;
    return matrixOf(between(way.from, to, way.done));
  }

  /** Whether a piece is on its way. */
  moves(name: string): boolean {
    return this.moving.has(name);
  }

  /** The piece is gone. */
  forget(name: string): void {
    this.moving.delete(name);
    this.resting.delete(name);
  }

  /** Moves on by so many milliseconds and calls `set` for each moving piece; true while there were any. */
  step(milliseconds: number, set: (name: string, matrix: Matrix4) => void): boolean {
    const any = this.moving.size > 0;
    for (const [name, way] of this.moving) {
      way.done = Math.min(1, way.done + milliseconds / MILLISECONDS);
      set(name, matrixOf(between(way.from, way.to, way.done)));
      if (way.done < 1) continue;
      this.moving.delete(name);
      this.resting.set(name, way.to);
    }
    return any;
  }

  private poseOf(name: string): Pose | undefined {
    const way = this.moving.get(name);
    return way ? between(way.from, way.to, way.done) : this.resting.get(name);
  }
}

function between(from: Pose, to: Pose, done: number): Pose {
  const t = ease(done);
  const at = from.at.clone().lerp(to.at, t);
  if (!to.slides) at.y += Math.sin(Math.PI * t) * Math.min(0.5, 0.06 + 0.25 * from.at.distanceTo(to.at));
  return { at, turn: from.turn.clone().slerp(to.turn, t), size: from.size + (to.size - from.size) * t };
}

const matrixOf = ({ at, turn, size }: Pose): Matrix4 => new Matrix4().compose(at, turn, new Vector3(size, size, size));
