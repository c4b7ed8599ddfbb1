import { mix } from '../../kit/colour.ts';
import { ground, hills } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven } from './_a-works.ts';

/** A long-horned cow from the side, looking to the left, 330 units high at the horns; stands on y = 0. */
function cow(p: Painter, place: Place, coat: string, patch: string | null, ink: number): void {
  const far = mix(coat, '#2a2230', 0.34);
  p.at(place, () => {
    limb(p, '-104,-96 -108,-56 -100,-8', [40, 22, 17], far, { ink });
    limb(p, '150,-110 128,-74 146,-48 136,-8', [58, 32, 20, 17], far, { ink });
    for (const x of [-100, 137])
      p.form(`${x - 15},2! ${x - 9},-16 ${x + 11},-16 ${x + 14},2!`, '#2f2622', { ink: 3, light: 2 });
    p.form('96,-92 110,-64 140,-60 156,-88 130,-104', '#d9a08a', { ink: ink - 1, light: 5 });
    p.form(
      '-150,-236 -110,-228 -70,-238 -10,-228 60,-226 130,-240 176,-236 200,-208 206,-160 196,-112 160,-92 110,-92 40,-76 -40,-76 -100,-84 -136,-104 -160,-140 -196,-166 -206,-214 -184,-240',
      coat,
      { ink, hatch: 0.6, light: 20 },
    );
    if (patch !== null) {
      p.wash(
        '-40,-232 10,-227 60,-224 104,-232 112,-196 86,-178 92,-146 58,-128 34,-142 20,-112 -14,-120 -22,-156 -52,-166 -60,-204',
        patch,
        0.95,
      );
      p.wash('156,-237 182,-232 199,-206 201,-176 184,-170 172,-186 158,-190 148,-214', patch, 0.95);
      p.wash(
        '-182,-236 -154,-233 -128,-214 -122,-180 -136,-150 -128,-124 -142,-122 -162,-146 -186,-162 -198,-178 -203,-212',
        patch,
        0.95,
      );
    }
    limb(p, '-66,-104 -70,-58 -62,-40 -66,-8', [50, 26, 21, 18], coat, { ink });
    limb(p, '178,-130 186,-84 164,-68 184,-44 176,-8', [70, 40, 26, 22, 18], coat, { ink });
    p.wash('-86,-116 -46,-116 -42,-90 -86,-88', coat, 0.9);
    p.wash('146,-150 190,-150 194,-112 152,-112', coat, 0.9);
    for (const x of [-67, 176])
      p.form(`${x - 17},2! ${x - 11},-18 ${x + 12},-18 ${x + 16},2!`, '#2f2622', { ink: 3, light: 2 });
    limb(p, '196,-222 226,-196 228,-140 220,-96', [16, 10, 8, 7], coat, { ink: ink - 1 });
    p.form('214,-104 208,-72 220,-48! 234,-76 228,-104', '#4a2f24', { ink: ink - 1, light: 3 });
    limb(p, '-218,-256 -238,-284 -238,-316 -262,-346', [24, 19, 13, 4], '#efe2c0', { ink });
    p.form('-176,-246 -140,-258 -126,-236 -150,-222 -176,-228', patch ?? far, { ink: ink - 1, light: 5 });
    p.form(
      '-232,-262 -204,-270 -178,-254 -172,-226 -196,-192 -226,-158 -256,-136 -282,-140 -288,-160 -272,-180 -250,-216',
      coat,
      { ink, light: 9, hatch: 0.3 },
    );
    p.form('-256,-134 -284,-138 -290,-160 -276,-172 -252,-156', '#d9a08a', { ink: ink - 1, light: 4 });
    p.disc(-279, -154, 4, '#3a241c', { ink: 0 });
    if (patch !== null) p.wash('-232,-252 -206,-264 -184,-250 -177,-226 -194,-200 -214,-190 -216,-214', patch, 0.95);
    p.disc(-228, -222, 6, '#241a12', { ink: 0 });
    limb(p, '-186,-256 -160,-284 -156,-320 -178,-356', [25, 20, 13, 4], '#f6ecd0', { ink });
  });
}

/** Rails between posts; the posts stand on y = 0. */
function fence(p: Painter, from: number, to: number, y: number, size: number, wood: string): void {
  for (const high of [48, 104])
    p.beam(
      `${from},${y - high * size} ${(from + to) / 2},${y - (high - 6) * size} ${to},${y - high * size}`,
      18 * size,
      wood,
      {
        ink: 4,
      },
    );
  for (let x = from + 30 * size; x < to; x += 170 * size)
    p.form(
      `${x - 13 * size},${y}! ${x - 12 * size},${y - 132 * size}! ${x},${y - 142 * size} ${x + 13 * size},${y - 130 * size}! ${x + 14 * size},${y}!`,
      wood,
      { ink: 4, hatch: 0.5 },
    );
}

/** A pied cow with long horns before the fence of her pasture, the herd behind. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    heaven(p, 230, ['#5a5a78', '#b0646a', '#e08a50', '#f3b566']);
    hills(p, 200, 24, '#54506a', 2);
    hills(p, 236, 10, '#4a5a3a', 2);
    ground(p, 262, '#55682f', { strokes: 80 });
    for (const [x, y, size, flip] of [
      [70, 262, 0.2, false],
      [150, 276, 0.24, true],
      [730, 268, 0.22, true],
      [800, 284, 0.26, false],
    ] as const)
      cow(p, { x, y, size, flip }, '#a8643c', null, 4);
    fence(p, -40, 880, 336, 0.72, '#7a5c44');
    cow(p, { x: 440, y: 452, size: 1.16 }, '#f4e6cc', '#b5502f', 5);
    for (let at = 0; at < 40; at++) {
      const x = p.chance.number(-10, 840);
      p.stroke(`${x},490 ${x + 4},466 ${x + p.chance.number(-14, 18)},${p.chance.number(430, 456)}`, 5, '#26331c');
    }
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#5a5a3c');
    p.wash(band(p, 128, 180), '#445428');
    cow(p, { x: 238, y: 150, size: 0.42 }, '#f4e6cc', '#b5502f', 7);
  },
};
