import type { Layers } from './layers.ts';
import type { Matrix } from './matrix.ts';
import type { Pictures } from './pictures.ts';

/** The corner of what is painted, in pixels of the document, and the map from there to the pixels of the canvas. */
export type Seen = { readonly left: number; readonly top: number; readonly toCanvas: Matrix };

/** What all parts of a painting need. */
export type Brush = {
  readonly pen: CanvasRenderingContext2D;
  /** Where it is seen in the document; a tile of a pattern is seen nowhere. */
  readonly seen: Seen | undefined;
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
