import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** A pavilion of stone under an onion dome, 210 units high. */
export function dome(p: Painter, place: Place, stone: string, cap: string): void {
  p.at(place, () => {
    p.form('-74,4! -74,-84! 74,-84! 74,4!', stone, { ink: 3, hatch: 0.3 });
    p.form('-84,-80! -84,-94! 84,-94! 84,-80!', mix(stone, INK, 0.15), { ink: 3, light: 3 });
    for (const [x, wide] of [
      [-46, 13],
      [0, 19],
      [46, 13],
    ] as const)
      p.form(
        `${x - wide},4! ${x - wide},-38 ${x - wide * 0.6},-54 ${x},-66! ${x + wide * 0.6},-54 ${x + wide},-38 ${x + wide},4!`,
        mix(stone, '#2a2440', 0.65),
        { ink: 2, light: 2 },
      );
    p.form('-44,-92! -56,-120 -48,-148 -22,-168 -6,-180 0,-200! 6,-180 22,-168 48,-148 56,-120 44,-92!', cap, {
      ink: 3,
      hatch: 0.3,
      light: 10,
    });
    p.disc(0, -204, 5, PAINT.gold, { ink: 2, light: 1 });
    for (const x of [-70, 70]) {
      p.beam(`${x},-90 ${x},-124`, 9, stone, { ink: 2 });
      p.form(`${x - 14},-120! ${x - 12},-136 ${x},-152! ${x + 12},-136 ${x + 14},-120!`, cap, { ink: 2, light: 3 });
    }
  });
}
