import { DataTexture, LinearFilter, LinearMipmapLinearFilter } from 'three';
import type { Cell } from './ground-geometry.ts';

/** One picture of many tiles, each in a square of its own. */
export class Atlas {
  readonly texture: DataTexture;
  /** Texels on a side of the square of a tile. */
  readonly size: number;
  /** How many tiles there is room for. */
  readonly room: number;
  readonly #across: number;
  readonly #bytes: Uint8Array;
  readonly #whole: number;

  /** @param whole texels on a side @param tiles how many there must be room for at least */
  constructor(whole: number, tiles: number, anisotropy = 1) {
    this.#across = Math.ceil(Math.sqrt(tiles));
    this.size = Math.floor(whole / this.#across);
    this.room = this.#across ** 2;
    this.#whole = this.size * this.#across;
    this.#bytes = new Uint8Array(this.#whole ** 2 * 4);
    this.texture = new DataTexture(this.#bytes, this.#whole, this.#whole);
    this.texture.generateMipmaps = true;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.magFilter = LinearFilter;
    this.texture.anisotropy = anisotropy;
  }

  /** Which part of the picture a square is. */
  cell(at: number): Cell {
    const [column, row] = [at % this.#across, Math.floor(at / this.#across)];
    return { u: column / this.#across, v: row / this.#across, size: 1 / this.#across };
  }

  /** Puts a picture of a tile into its square; it shows with `show`. */
  put(at: number, picture: Uint8Array): void {
    const [left, top] = [(at % this.#across) * this.size, Math.floor(at / this.#across) * this.size];
    for (let row = 0; row < this.size; row++) {
      const line = picture.subarray(row * this.size * 4, (row + 1) * this.size * 4);
      this.#bytes.set(line, ((top + row) * this.#whole + left) * 4);
    }
  }

  /** What was put in shows with the next picture of the table. */
  show(): void {
    this.texture.needsUpdate = true;
  }

  dispose(): void {
    this.texture.dispose();
  }
}
