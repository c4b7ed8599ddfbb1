import { CanvasTexture, LinearMipmapLinearFilter, type Texture } from 'three';
import { NEUTRAL_STYLE, type SeatStyle } from '../../../../icons/seat-styles.ts';
import { Printer } from '../../../../board/print/printer.svelte.ts';
import type { Tier } from '../../../../board/three/graphics.ts';
import { SHEET } from '../layout.ts';
import type { BoardModel } from '../model.ts';
import { Underpaint } from './paint.ts';
import SheetPrint from './SheetPrint.svelte';

/** Texels of the print to a point of the table. */
const FINE: Readonly<Record<Tier, number>> = { processor: 2, middle: 2, high: 3 };

/** The one print of the table, and the texture that is made of it. */
export type Sheet = {
  readonly texture: Texture;
  /** Paints what can be painted at once: cards are plain areas. */
  sketch(model: BoardModel): void;
  /** Prints a model; until that is there the texture stays as it is. False where a newer print was asked for since, or there will be none. */
  print(model: BoardModel): Promise<boolean>;
  dispose(): void;
};

/** Makes the print. @param context what the printed components ask for @throws Error where the browser has no room for a canvas */
export function makeSheet(looks: readonly SeatStyle[], tier: Tier, context: Map<unknown, unknown>): Sheet {
  const pixels = FINE[tier] * SHEET.width;
  const box = { left: 0, top: 0, right: SHEET.width, bottom: 2 * SHEET.height };
  const printer = new Printer(SheetPrint, { box, pixels, context });
  const canvas = document.createElement('canvas');
  canvas.width = printer.canvas.width;
  canvas.height = printer.canvas.height;
  const pen = canvas.getContext('2d', { alpha: false });
  if (pen === null) throw new Error('no canvas can be painted on');
  pen.scale(FINE[tier], FINE[tier]);
  const under = new Underpaint(looks, tier === 'processor');
  const texture = textureOf(canvas, tier);
  const look = (seat: number): SeatStyle => looks[seat] ?? NEUTRAL_STYLE;
  let [asked, gone] = [0, false];
  const sketch = (model: BoardModel): void => {
    under.paint(pen, model);
    texture.needsUpdate = true;
  };
  return {
    texture,
    sketch,
    async print(model) {
      const own = ++asked;
      const printed = await printer.print({ model, look, scope: 'sheet' });
      if (own !== asked || gone) return false;
      sketch(model);
      pen.drawImage(printed, 0, 0, SHEET.width, 2 * SHEET.height);
      under.finish(pen, model);
      return true;
    },
    dispose() {
      gone = true;
      printer.dispose();
      texture.dispose();
    },
  };
}

/** How many times a texel is looked up where the print is seen flat. */
const LOOKS: Readonly<Record<Tier, number>> = { processor: 2, middle: 8, high: 8 };

/** The texture of a canvas, sharp where it is seen flat. */
export function textureOf(canvas: HTMLCanvasElement, tier: Tier): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = LOOKS[tier];
  return texture;
}
