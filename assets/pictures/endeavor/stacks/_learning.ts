import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { ring } from './_stack.ts';

/** The outline of a pointed opening. */
export const lancet = (x: number, wide: number, top: number, sill: number): string =>
  `${x - wide},${sill}! ${x - wide},${top + wide * 1.5} ${x - wide * 0.62},${top + wide * 0.62} ${x},${top}! ${x + wide * 0.62},${top + wide * 0.62} ${x + wide},${top + wide * 1.5} ${x + wide},${sill}!`;

/** A buttress that ends in a pinnacle. */
function pinnacle(p: Painter, x: number, foot: number, top: number, wide: number, stone: string, ink: number): void {
  p.form(`${x - wide},${foot}! ${x - wide},${top}! ${x + wide},${top}! ${x + wide},${foot}!`, stone, { ink, light: 4 });
  p.form(`${x - wide * 1.3},${top}! ${x},${top - wide * 5}! ${x + wide * 1.3},${top}!`, stone, { ink, light: 3 });
}

/** A cathedral of the north from its side: one tower with portal, rose and spire, behind it the steep long nave; 440 units high. */
export function cathedral(
  p: Painter,
  place: Place,
  stone: string,
  roof: string,
  { glass = '#2f3a58', ink = 4 } = {},
): void {
  const light = mix(stone, '#fff6dc', 0.25);
  p.at(place, () => {
    p.form('40,-176! 62,-276! 292,-276! 334,-176!', roof, { ink, light: 10, hatch: 0.3 });
    for (let x = 88; x < 320; x += 30) p.stroke(`${x * 0.92},-272 ${x},-182`, 2, mix(roof, INK, 0.55));
    p.form('184,-270! 198,-300! 204,-372! 210,-300! 224,-270!', roof, { ink: ink - 1, light: 4 });
    p.form('40,4! 40,-180! 326,-180! 326,4!', stone, { ink, hatch: 0.5, light: 12 });
    p.form('40,4! 40,-78! 344,-78! 344,4!', light, { ink, hatch: 0.4, light: 10 });
    p.form('40,-74! 40,-100! 322,-100! 350,-74!', roof, { ink: ink - 1, light: 5 });
    for (const x of [112, 176, 240, 304]) {
      p.form(lancet(x - 22, 15, -170, -104), glass, { ink: ink - 1, light: 2 });
      p.form(lancet(x - 22, 16, -62, -10), glass, { ink: ink - 1, light: 2 });
      p.beam(`${x + 8},-100 ${x + 8},-168`, 8, light, { ink: ink - 2 });
      pinnacle(p, x + 8, 4, -112, 9, light, ink - 1);
    }
    p.form('-66,4! -66,-236! 66,-236! 66,4!', light, { ink, hatch: 0.5, light: 14 });
    for (const x of [-70, 70]) pinnacle(p, x, 4, -226, 13, stone, ink);
    p.form('-46,-232! -44,-318! 44,-318! 46,-232!', light, { ink, hatch: 0.4, light: 9 });
    for (const x of [-21, 21]) p.form(lancet(x, 13, -306, -240), glass, { ink: ink - 1, light: 2 });
    for (const x of [-46, 46]) pinnacle(p, x, -240, -312, 7, stone, ink - 1);
    p.form('-42,-316! -20,-380 0,-462! 20,-380 42,-316!', roof, { ink, light: 8, hatch: 0.3 });
    for (const y of [-344, -372, -400, -424]) {
      const half = ((-456 - y) / -140) * 42;
      p.disc(-half - 2, y, 5, light, { ink: 2, light: 1 });
      p.disc(half + 2, y, 5, light, { ink: 2, light: 1 });
    }
    p.disc(0, -466, 7, PAINT.gold, { ink: 2, light: 2 });
    p.form('-76,-226! 76,-226! 76,-240! -76,-240!', stone, { ink: ink - 1, light: 3 });
    p.disc(0, -168, 42, stone, { ink, light: 5 });
    p.disc(0, -168, 31, glass, { ink: ink - 1, light: 2 });
    for (const [dx, dy] of [
      [31, 0],
      [22, 22],
      [0, 31],
      [-22, 22],
    ] as const)
      p.stroke(`${-dx},${-168 - dy} 0,-168 ${dx},${-168 + dy}`, 4, light);
    p.disc(0, -168, 9, light, { ink: 2, light: 2 });
    p.form(lancet(0, 46, -112, 6), stone, { ink, light: 4 });
    p.form(lancet(0, 32, -88, 6), mix(roof, INK, 0.55), { ink: ink - 1, light: 2 });
    p.stroke('0,-84 0,4', 3, INK);
  });
}

/** A printer's press of timber: cheeks and head, screw with its bar, platen, and the bed with the frame thrown back, a sheet in it; 240 units high. */
export function press(p: Painter, place: Place, wood: string, ink = 5): void {
  const pale = mix(wood, '#fff0cf', 0.25);
  const dark = mix(wood, INK, 0.3);
  p.at(place, () => {
    for (const x of [-104, 92]) p.beam(`${x},2 ${x},-84`, 13, dark, { ink: ink - 1 });
    for (const x of [-58, 58])
      p.form(`${x - 34},4! ${x - 26},-18! ${x + 26},-18! ${x + 34},4!`, dark, { ink, light: 5 });
    p.form('-136,-84! 128,-84! 128,-104! -136,-104!', pale, { ink, light: 5 });
    p.form('84,-104! 150,-206! 166,-198! 104,-100!', dark, { ink: ink - 1, light: 3 });
    p.form('70,-112! 134,-214! 196,-190! 128,-98!', '#f6efda', { ink, light: 5, shade: '#b9b098' });
    for (const [x, y] of [
      [112, -128],
      [124, -148],
      [136, -168],
    ] as const)
      p.stroke(`${x - 14},${y - 10} ${x + 26},${y + 6}`, 4, '#4a4038');
    p.form('-66,-104! -66,-118! 62,-118! 62,-104!', '#3d3a3c', { ink: ink - 1, light: 3 });
    for (const x of [-58, 58])
      p.form(`${x - 15},-12! ${x - 15},-232! ${x + 15},-232! ${x + 15},-12!`, wood, { ink, hatch: 0.5, light: 8 });
    p.form('-42,-130! -42,-148! 42,-148! 42,-130!', pale, { ink: ink - 1, light: 4 });
    p.form('-13,-146! -13,-212! 13,-212! 13,-146!', '#8f959c', { ink: ink - 1, light: 4 });
    for (const y of [-158, -172, -186, -200]) p.stroke(`-13,${y + 5} 13,${y - 5}`, 4, '#3d3a3c');
    p.beam('-6,-168 -60,-172 -140,-150', 11, '#c9ced2', { ink: ink - 1 });
    p.disc(-144, -149, 12, dark, { ink: ink - 1, light: 3 });
    p.form('-84,-208! -84,-238! -66,-254! 66,-254! 84,-238! 84,-208!', pale, { ink, hatch: 0.4, light: 7 });
    p.form('-74,-40! -74,-60! 74,-60! 74,-40!', dark, { ink: ink - 1, light: 4 });
  });
}

/** A globe in its meridian on a turned stand, 170 units high. */
export function globe(p: Painter, place: Place, ink = 4): void {
  p.at(place, () => {
    p.form('-44,4! -34,-12! -10,-18! -8,-44! 8,-44! 10,-18! 34,-12! 44,4!', PAINT.darkWood, { ink, light: 4 });
    p.disc(0, -104, 56, '#4a86a0', { ink, light: 12, hatch: 0.3 });
    p.wash('-44,-126 -22,-150 4,-142 2,-118 -14,-104 -20,-78 -36,-92', '#e6cf8c');
    p.wash('16,-128 40,-132 50,-108 36,-82 22,-72 20,-98', '#d9b268');
    ring(p, 0, -104, 64, 9, PAINT.gold, { ink: ink - 1 });
    p.beam('-72,-96 0,-88 72,-96', 9, PAINT.gold, { ink: ink - 1 });
  });
}

/** Books laid on each other, so many; each 22 units high and 100 wide. */
export function books(p: Painter, place: Place, many: number): void {
  p.at(place, () => {
    for (let at = 0; at < many; at++) {
      const [x, y] = [(at % 2) * 10 - 5, -at * 25];
      const cover = ['#8f3030', '#2f5b6e', '#c9923a', '#4f6a3a'][at % 4] as string;
      p.form(`${x - 52},${y}! ${x - 52},${y - 25}! ${x + 50},${y - 25}! ${x + 50},${y}!`, cover, { ink: 4, light: 4 });
      p.form(`${x - 30},${y - 5}! ${x - 30},${y - 20}! ${x + 52},${y - 20}! ${x + 52},${y - 5}!`, '#f0e4c4', {
        ink: 2,
        light: 2,
      });
    }
  });
}

/** Printed sheets that dry on a line from one point to another. */
export function sheets(p: Painter, from: readonly [number, number], to: readonly [number, number], many: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (part: number): [number, number] => [from[0] + dx * part, from[1] + dy * part + 88 * part * (1 - part)];
  p.stroke([0, 0.25, 0.5, 0.75, 1].map((part) => at(part).join(',')).join(' '), 3.4, PAINT.darkWood);
  for (let one = 0; one < many; one++) {
    const [x, y] = at((one + 0.7) / (many + 0.4));
    p.form(`${x - 25},${y - 3}! ${x + 25},${y - 1}! ${x + 28},${y + 66}! ${x - 23},${y + 63}!`, '#f6efda', {
      ink: 3,
      light: 4,
      shade: '#b9b098',
    });
    for (const down of [15, 28, 41]) p.stroke(`${x - 14},${y + down} ${x + 16},${y + down + 1}`, 3, '#6a5f50');
  }
}
