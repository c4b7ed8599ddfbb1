import { Matrix4, type Object3D } from 'three';
import type { Point } from '../../../../board/plane.ts';

/** How long a tile is on its way, in milliseconds; from how high it comes, in hex units; and how far it is turned there. */
const TIME = 400;
const HIGH = 0.9;
const TURN = Math.PI / 3;

/** A tile that comes down to its place, turning as it comes. */
export class TileLanding {
  readonly #tile: Object3D;
  readonly #centre: Point;
  #done = 0;

  /** @param tile lies as it will lie @param centre of its place */
  constructor(tile: Object3D, centre: Point) {
    this.#tile = tile;
    this.#centre = centre;
    tile.matrixAutoUpdate = false;
    this.step(0);
  }

  /** Goes on by so many milliseconds; true while it is on its way. */
  step(milliseconds: number): boolean {
    this.#done = Math.min(1, this.#done + milliseconds / TIME);
    const left = (1 - this.#done) ** 2;
    const { x, y } = this.#centre;
    this.#tile.matrix
      .makeTranslation(x, HIGH * left, y)
      .multiply(new Matrix4().makeRotationY(TURN * left))
      .multiply(new Matrix4().makeTranslation(-x, 0, -y));
    this.#tile.updateMatrixWorld(true);
    return this.#done < 1;
  }
}
