import type { Layers } from './layers.ts';
import type { Matrix } from './matrix.ts';
import type { Pictures } from './pictures.ts';

/** What all parts of a painting need. */
export type Brush = {
  readonly pen: CanvasRenderingContext2D;
  /** From the pixels of the document, counted from the corner of what is painted, to those of the canvas. */
  readonly toCanvas: Matrix;
  readonly corner: { readonly x: number; readonly y: number };
  /** What has an id in what is painted. */
  readonly named: ReadonlyMap<string, Element>;
  readonly pictures: Pictures;
  readonly layers: Layers;
  /** Tiles of patterns, by id and size. */
  readonly tiles: Map<string, HTMLCanvasElement>;
};

/** What a computed `url("#id")` names; undefined for another value, and for an id there is not. */
export function namedBy({ named }: Brush, value: string): Element | undefined {
  const id = /^url\("?[^")]*#([^")]+)"?\)/.exec(value)?.[1];
  return id === undefined ? undefined : named.get(id);
}

/** Makes a map part of the pen's own. */
export const apply = (pen: CanvasRenderingContext2D, { a, b, c, d, e, f }: Matrix): void =>
  pen.transform(a, b, c, d, e, f);
