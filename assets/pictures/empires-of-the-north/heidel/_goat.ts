import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** The head and neck of a goat that looks to the left, as they join its body. */
export function goatHead(p: Painter, place: Place, coat: string, ink = 5): void {
  p.at(place, () => {
    p.form('-84,-186 -80,-222 -54,-246 -20,-240! -46,-230 -62,-210 -66,-180', '#9a8a6a', {
      ink: ink - 1,
      light: 5,
      hatch: 0.4,
    });
    p.form(
      '-38,-126 -56,-160 -64,-184 -88,-194 -120,-172 -142,-158 -140,-144 -116,-142 -98,-144 -86,-118 -72,-84 -54,-70 -36,-88',
      coat,
      { ink, light: 9 },
    );
    p.form('-134,-146 -112,-144 -116,-116 -126,-96! -132,-120', mix(coat, '#ffffff', 0.3), { ink: ink - 2, light: 3 });
    p.form('-72,-180 -46,-178 -34,-164 -62,-162', coat, { ink: ink - 2, light: 3 });
    p.disc(-96, -172, 4.5, INK, { ink: 0 });
    p.stroke('-140,-152 -128,-152', 3);
  });
}

/** A billy goat that looks to the left, 245 units high; stands on y = 0. */
export function goat(p: Painter, place: Place, coat: string = PAINT.wool, ink = 5): void {
  const shade = mix(coat, '#3a3340', 0.5);
  p.at(place, () => {
    p.form('-52,-66 -46,-34 -54,0! -40,0! -34,-32 -28,-64', shade, { ink: ink - 2 });
    p.form('48,-66 58,-38 50,-18 54,0! 68,0! 70,-20 72,-40 78,-70', shade, { ink: ink - 2 });
    p.form('82,-120 92,-148 108,-146 98,-120', coat, { ink: ink - 2, light: 3 });
    p.form(
      '-68,-98 -58,-124 -30,-132 20,-126 62,-132 88,-114 88,-84 66,-62 50,-50! 30,-58 6,-44! -14,-56 -40,-52 -64,-72',
      coat,
      {
        ink,
        hatch: 0.6,
        light: 13,
      },
    );
    p.form('-62,-80 -64,-42 -58,-22 -64,0! -46,0! -42,-22 -42,-44 -30,-76', coat, { ink: ink - 1, light: 6 });
    p.form('44,-98 62,-120 88,-116 97,-90 94,-46 98,-22 92,0! 75,0! 80,-20 73,-42 82,-64 60,-70', coat, {
      ink: ink - 1,
      light: 6,
    });
    p.wash('-16,-124 20,-124 52,-128 62,-106 40,-84 6,-78 -14,-96', '#9a6a42', 0.85);
    for (const x of [-53, 83])
      p.form(`${x - 10},2! ${x - 9},-11! ${x + 9},-11! ${x + 10},2!`, '#3a2c26', { ink: 2, light: 2 });
    goatHead(p, { x: 0, y: 0 }, coat, ink);
    for (let at = 0; at < 9; at++)
      p.stroke(
        `${-74 + at * 6},${-104 + at * 3} ${-72 + at * 6},${-88 + at * 2} ${-66 + at * 5},${-70 + (at % 3) * 6}`,
        4,
        mix(coat, '#3a3340', 0.4),
      );
    for (let at = 0; at < 8; at++)
      p.stroke(
        `${-34 + at * 11},-66 ${-33 + at * 11},-54 ${-30 + at * 11},${-42 - (at % 3) * 5}`,
        4,
        mix(coat, '#3a3340', 0.4),
      );
  });
}
