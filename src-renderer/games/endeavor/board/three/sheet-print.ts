import { type CanvasTexture } from 'three';
import chart from '../../../../../assets/endeavor/chart.json';
import { penOf } from '../../../../board/print/layers.ts';
import { Printer } from '../../../../board/print/printer.svelte.ts';
import type { Tier } from '../../../../board/three/graphics.ts';
import { pathThrough } from '../art/lines.ts';
import type { BoardModel } from '../model.ts';
import { PLAIN, TINTS } from '../../palette.ts';
import { shareOf } from '../regions.ts';
import { SHEET } from '../stretch.ts';
import PrintedSheet from '../svg/PrintedSheet.svelte';
import { MARGIN } from './ground.ts';
import { printTexture } from './print-texture.ts';

/** Width of the print in pixels, by what draws it. */
const PIXELS: Readonly<Record<Tier, number>> = { processor: 1504, middle: 1504, high: 2048 };
const BOX = { left: -MARGIN, top: -MARGIN, right: SHEET.width + MARGIN, bottom: SHEET.height + MARGIN };
const LANDS: Readonly<Record<string, string>> = chart.lands;

type Lit = readonly { readonly id: string; readonly open: boolean }[];

/** The print of the board: a plain ground at once, then the chart as it is drawn, anew whenever a region opens. */
export class SheetPrint {
  readonly texture: CanvasTexture;
  readonly #printer: Printer<{ regions: Lit; model: BoardModel; scope: string }>;
  readonly #redraw: () => void;
  #shown = '';
  #disposed = false;

  constructor(tier: Tier, redraw: () => void) {
    this.#redraw = redraw;
    this.#printer = new Printer(PrintedSheet, { box: BOX, pixels: PIXELS[tier] });
    this.texture = printTexture(this.#printer.canvas, tier);
  }

  /** Shows which regions are open. */
  show(model: BoardModel): void {
    const regions = model.regions.map(({ id, open }) => ({ id, open }));
    const word = JSON.stringify(regions);
    if (word === this.#shown) return;
    if (this.#shown === '') this.#plain(regions);
    this.#shown = word;
    void this.#print({ regions, model, scope: 'board-in-depth' });
  }

  /** Frees what it holds. */
  dispose(): void {
    this.#disposed = true;
    this.#printer.dispose();
    this.texture.dispose();
  }

  async #print(props: { regions: Lit; model: BoardModel; scope: string }): Promise<void> {
    await this.#printer.print(props);
    if (this.#disposed) return;
    this.texture.needsUpdate = true;
    this.#redraw();
  }

  /** Sea and land in the tints of their regions, without a line on them. */
  #plain(regions: Lit): void {
    const { canvas } = this.#printer;
    const pen = penOf(canvas);
    const scale = canvas.width / (BOX.right - BOX.left);
    pen.save();
    pen.scale(scale, scale);
    pen.translate(-BOX.left, -BOX.top);
    const tints = regions.map(({ id, open }) => {
      const { land, sea, duskLand, duskSea } = TINTS[id] ?? PLAIN;
      return { id, land: open ? land : duskLand, sea: open ? sea : duskSea };
    });
    for (const { id, sea } of tints) {
      pen.fillStyle = sea;
      pen.fill(new Path2D(pathThrough(shareOf(id), true)));
    }
    pen.scale(0.1, 0.1);
    for (const { id, land } of tints) {
      pen.fillStyle = land;
      pen.fill(new Path2D(LANDS[id]));
    }
    pen.restore();
    this.texture.needsUpdate = true;
  }
}
