import { NEUTRAL_STYLE, type SeatStyle } from '../../../../icons/seat-styles.ts';
import { Printer } from '../../../../board/print/printer.svelte.ts';
import type { Tier } from '../../../../board/three/graphics.ts';
import { SHEET } from '../layout.ts';
import Ghost from '../svg/Ghost.svelte';
import type { GhostPrint } from './ghosts.ts';
import { textureOf } from './sheet.ts';

/** Texels to a point of the table. */
const FINE: Readonly<Record<Tier, number>> = { processor: 1.5, middle: 2, high: 2 };

/** Makes what prints what a move would bring. @param context what the printed component asks for */
export function makeGhostPrint(looks: readonly SeatStyle[], tier: Tier, context: Map<unknown, unknown>): GhostPrint {
  const box = { left: 0, top: 0, right: SHEET.width, bottom: SHEET.height };
  const printer = new Printer(Ghost, { box, pixels: FINE[tier] * SHEET.width, context });
  const texture = textureOf(printer.canvas, tier);
  const look = (seat: number): SeatStyle => looks[seat] ?? NEUTRAL_STYLE;
  let [asked, gone] = [0, false];
  return {
    texture,
    async print(ghost) {
      const own = ++asked;
      await printer.print({ ghost, look });
      texture.needsUpdate = true;
      return own === asked && !gone;
    },
    dispose() {
      gone = true;
      printer.dispose();
      texture.dispose();
    },
  };
}
