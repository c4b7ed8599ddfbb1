import { BufferAttribute, BufferGeometry, type CanvasTexture, Mesh } from 'three';
import { polar, type Box, type Point } from '../../../../board/plane.ts';
import { Printer } from '../../../../board/print/printer.svelte.ts';
import { white } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { CARD_HIGH, POINTS, SIZES } from '../geometry.ts';
import type { BoardModel, StackModel } from '../model.ts';
import PrintedFaces from '../svg/PrintedFaces.svelte';
import type { LiftedFace } from './card-pieces.ts';
import { CARD_OUTLINE } from './stacks.ts';
import { isBrown, TOKEN } from './tokens.ts';
import { printTexture } from './print-texture.ts';

/** Where the middle of a face is printed, in points. */
export type Face = Point;

/** A face that lies on the board: its middle, what it shows, and its outline round that from x towards z, all but `at` in points. */
export type LyingFace = {
  readonly at: { readonly x: number; readonly y: number; readonly z: number };
  readonly face: Face;
  readonly outline: readonly Point[];
};

/** The sheet of faces, in points: cards in rows, and below them the kinds of tokens. */
const [CARD, TOKENS] = [
  { wide: 48, high: 64, across: 4, rows: 3 },
  { wide: 26, across: 7, rows: 3 },
] as const;
const BOX = {
  left: 0,
  top: 0,
  right: CARD.wide * CARD.across,
  bottom: CARD.high * CARD.rows + TOKENS.wide * TOKENS.rows,
};
/** Width of the sheet in pixels, by what draws it. */
const PIXELS = { processor: 768, middle: 1024, high: 1536 } as const;
/** A printed face lies so far over what bears it, in units. */
export const LAID = 0.003;
/** Faces must be read in the dark of the table as well. */
const GLOW = 0.55;
const ROUGH = 0.62;

type Printed = { stacks: readonly StackModel[]; tokens: { token: string; face: Face }[]; faces: readonly Face[] };

/** The printed faces of cards and tokens: one sheet, and one thing to draw. */
export class Faces {
  readonly mesh: Mesh;
  readonly #printer: Printer<Printed>;
  readonly #texture: CanvasTexture;
  readonly #studio: Studio;
  readonly #redraw: () => void;
  /** Kinds of tokens in the order in which they were first seen. */
  readonly #kinds: string[] = [];
  #shown = '';
  #disposed = false;

  constructor(studio: Studio, redraw: () => void) {
    this.#studio = studio;
    this.#redraw = redraw;
    this.#printer = new Printer(PrintedFaces, { box: BOX, pixels: PIXELS[studio.tier] });
    this.#texture = printTexture(this.#printer.canvas, studio.tier);
    this.mesh = new Mesh(new BufferGeometry(), studio.printed({ map: this.#texture, rough: ROUGH }));
    this.mesh.receiveShadow = studio.lit;
    this.mesh.visible = false;
    this.mesh.frustumCulled = false;
  }

  /** Where the top card of a stack is printed, by its place among the stacks. */
  card(stack: number): Face {
    const [column, row] = [stack % CARD.across, Math.floor(stack / CARD.across)];
    return { x: (column + 0.5) * CARD.wide, y: (row + 0.5) * CARD.high };
  }

  /** Where a kind of token is printed. */
  token(kind: string): Face {
    if (!this.#kinds.includes(kind)) this.#kinds.push(kind);
    const at = this.#kinds.indexOf(kind) % (TOKENS.across * TOKENS.rows);
    const [column, row] = [at % TOKENS.across, Math.floor(at / TOKENS.across)];
    return { x: (column + 0.5) * TOKENS.wide, y: CARD.high * CARD.rows + (row + 0.5) * TOKENS.wide };
  }

  /** Lays these faces down, and prints those that have changed. */
  show({ stacks }: BoardModel, lying: readonly LyingFace[]): void {
    this.mesh.geometry.dispose();
    this.mesh.geometry = this.#studio.finish(facesGeometry(lying));
    const word = JSON.stringify([stacks.map(({ top, left }) => [top?.id, left]), this.#kinds]);
    if (word === this.#shown) return;
    this.#shown = word;
    const tokens = this.#kinds.map((token) => ({ token, face: this.token(token) }));
    void this.#print({ stacks, tokens, faces: stacks.map((_, i) => this.card(i)) });
  }

  /** A mesh of some of them by themselves. */
  apart(lying: readonly LyingFace[]): Mesh {
    return new Mesh(this.#studio.finish(facesGeometry(lying)), this.mesh.material);
  }

  /** The face of a card as it is printed now, on a card whose foot is the origin: it stays so when its stack is printed anew. */
  lifted(stack: number): LiftedFace | undefined {
    if (!this.mesh.visible) return undefined;
    const face = this.card(stack);
    const [left, top] = [face.x - CARD.wide / 2, face.y - CARD.high / 2];
    const box: Box = { left, top, right: left + CARD.wide, bottom: top + CARD.high };
    const texture = printTexture(cutOut(this.#printer.canvas, box), this.#studio.tier);
    const material = this.#studio.printed({ map: texture, rough: ROUGH });
    const lies = { at: { x: 0, y: CARD_HIGH + LAID, z: 0 }, face, outline: cardOutline };
    const mesh = this.#studio.mesh(facesGeometry([lies], box), material);
    return {
      mesh,
      dispose: () => {
        texture.dispose();
        this.#studio.drop(material);
      },
    };
  }

  /** Frees what it holds. */
  dispose(): void {
    this.#disposed = true;
    this.#printer.dispose();
    this.#texture.dispose();
    this.mesh.geometry.dispose();
    for (const material of [this.mesh.material].flat()) this.#studio.drop(material);
  }

  async #print(props: Printed): Promise<void> {
    await this.#printer.print(props);
    if (this.#disposed) return;
    this.#texture.needsUpdate = true;
    this.mesh.visible = true;
    this.#redraw();
  }
}

/** The outline of a token’s face, in points. */
export const tokenOutline = (token: string): readonly Point[] => (isBrown(token) ? ROUND : OCTAGON);
const around = (sides: number, turn: number): Point[] =>
  Array.from({ length: sides }, (_, i) => polar(((i + turn) * 2 * Math.PI) / sides, TOKEN.face * POINTS));
const [ROUND, OCTAGON] = [around(16, 0), around(8, 0.5)];

/** The outline of a card’s face, in points. */
export const cardOutline: readonly Point[] = CARD_OUTLINE.toReversed().map(({ x, y }) => ({
  x: (x * (SIZES.card.width - 1.2)) / SIZES.card.width,
  y: (y * (SIZES.card.height - 1.2)) / SIZES.card.height,
}));

/** A part of the sheet, in points, on a canvas of its own. */
function cutOut(sheet: HTMLCanvasElement, { left, top, right, bottom }: Box): HTMLCanvasElement {
  const dots = sheet.width / (BOX.right - BOX.left);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round((right - left) * dots), Math.round((bottom - top) * dots)];
  canvas.getContext('2d')?.drawImage(sheet, -left * dots, -top * dots);
  return canvas;
}

/** Flat faces as fans round their middles. @param box the part of the sheet that their texture shows, in points */
export function facesGeometry(lying: readonly LyingFace[], { left, top, right, bottom }: Box = BOX): BufferGeometry {
  const [places, uvs, index]: [number[], number[], number[]] = [[], [], []];
  const print = ({ x, y }: Point) => uvs.push((x - left) / (right - left), 1 - (y - top) / (bottom - top));
  for (const { at, face, outline } of lying) {
    const middle = places.length / 3;
    places.push(at.x, at.y, at.z);
    print(face);
    outline.forEach(({ x, y }, i) => {
      places.push(at.x + x / POINTS, at.y, at.z + y / POINTS);
      print({ x: face.x + x, y: face.y + y });
      index.push(middle, middle + 1 + ((i + 1) % outline.length), middle + 1 + i);
    });
  }
  const geometry = new BufferGeometry();
  const normals = Float32Array.from(places, (_, i) => (i % 3 === 1 ? 1 : 0));
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(index);
  return white(geometry, GLOW);
}
