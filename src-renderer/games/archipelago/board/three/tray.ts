import type { Point } from '../../../../board/plane.ts';
import type { Group } from 'three';
import type { Studio } from '../../../../board/three/studio.ts';
import { Tray, type Bed } from '../../../../board/three/tray.ts';
import { PALETTE } from '../../../../styles/palette.ts';
import { MODEL } from '../../palette.ts';
import { Compass } from './compass.ts';
import { THICK } from './ground/heights.ts';

/** What the map lies in. It grows in steps, so that it is not made anew with every region. */
function bedOf(centres: readonly Point[]): Bed {
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const step = (value: number, by: (n: number) => number) => by(value * 4) / 4;
  const low = { x: step(Math.min(0, ...xs) - 1.45, Math.floor), y: step(Math.min(0, ...ys) - 1.35, Math.floor) };
  const high = { x: step(Math.max(0, ...xs) + 1.45, Math.ceil), y: step(Math.max(0, ...ys) + 1.35, Math.ceil) };
  return {
    middle: { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 },
    width: high.x - low.x,
    depth: high.y - low.y,
    low: THICK,
  };
}

/** The tray under the map, with its compass: made anew when the map grows out of it. */
export class MapTray {
  readonly #root: Group;
  readonly #studio: Studio;
  readonly #compass: Compass;
  #tray: Tray | undefined;
  #bed = '';

  constructor(root: Group, studio: Studio) {
    this.#root = root;
    this.#studio = studio;
    this.#compass = new Compass(root, studio);
  }

  /** Lays it under hexes with these middles. */
  lay(centres: readonly Point[]): void {
    const bed = bedOf(centres);
    this.#compass.lay(bed, centres);
    const word = JSON.stringify(bed);
    if (word === this.#bed) return;
    if (this.#tray) this.#root.remove(this.#tray.root);
    this.#tray?.dispose();
    this.#bed = word;
    this.#tray = new Tray(bed, this.#studio, [MODEL.trayLit, PALETTE.seaDeep, PALETTE.seaNight]);
    this.#root.add(this.#tray.root);
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    this.#tray?.dispose();
    this.#compass.dispose();
  }
}
