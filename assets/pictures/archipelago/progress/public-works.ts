import { mix } from '../../kit/colour.ts';
import { hills } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven, worker } from './_a-works.ts';

const [STONE, POLE] = ['#f0cf9a', '#a06c38'];

/** The lower edge of an arch from its left springing to its right one. */
const curve = (left: number, right: number, spring: number): string => {
  const [mid, half] = [(left + right) / 2, (right - left) / 2];
  return `${left},${spring}! ${mid - half * 0.86},${spring - half * 0.52} ${mid - half * 0.5},${spring - half * 0.87} ${mid},${spring - half} ${mid + half * 0.5},${spring - half * 0.87} ${mid + half * 0.86},${spring - half * 0.52} ${right},${spring}!`;
};

/** A pier with its courses. */
function pier(p: Painter, left: number, right: number, top: number, foot: number, ink: number): void {
  p.form(`${left},${foot}! ${left},${top}! ${right},${top}! ${right},${foot}!`, STONE, {
    ink,
    hatch: 0.4,
    shade: '#a0705c',
  });
  for (let y = top + 26; y < foot; y += 34) {
    p.stroke(`${left},${y} ${(left + right) / 2},${y + 2} ${right},${y}`, 2.4, '#8a5a44');
    const x = left + (right - left) * ((y / 34) % 2 < 1 ? 0.35 : 0.65);
    p.stroke(`${x},${y} ${x},${Math.min(foot - 2, y + 32)}`, 2.4, '#8a5a44');
  }
}

/** An arch between two springings with its wedges, closed above by a straight course. */
function arch(p: Painter, left: number, right: number, spring: number, top: number, ink: number): void {
  p.form(`${curve(left, right, spring)} ${right},${top}! ${left},${top}!`, STONE, {
    ink,
    hatch: 0.3,
    shade: '#a0705c',
  });
  const [mid, half] = [(left + right) / 2, (right - left) / 2];
  for (let at = 1; at < 10; at++) {
    const angle = Math.PI + (at / 10) * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    p.stroke(
      `${mid + half * c},${spring + half * s} ${mid + half * 1.2 * c},${spring + half * 1.2 * s}`,
      2.8,
      '#8a5a44',
    );
  }
}

/** Poles, ledgers and braces lashed together, with planks to stand on. */
function scaffold(p: Painter, left: number, right: number, tops: readonly number[], foot: number, ink: number): void {
  const top = Math.min(...tops);
  for (const x of [left, (left + right) / 2, right]) p.beam(`${x},${foot} ${x + 3},${top - 46}`, 10, POLE, { ink });
  for (const y of tops)
    p.form(`${left - 24},${y}! ${right + 26},${y - 4}! ${right + 26},${y + 9}! ${left - 24},${y + 12}!`, '#d09a56', {
      ink,
      light: 3,
    });
  p.beam(`${left},${foot} ${(left + right) / 2},${tops[0] ?? top}`, 7, POLE, { ink: ink - 1 });
  p.beam(`${right},${tops.at(-1) ?? top} ${(left + right) / 2},${tops[0] ?? top}`, 7, POLE, { ink: ink - 1 });
}

/** An aqueduct: two arches stand, the third rests on its timber centring, the fourth is a stump in scaffolding. */
function aqueduct(p: Painter, ink: number): void {
  for (const [left, right] of [
    [-30, 130],
    [190, 350],
  ] as const)
    arch(p, left, right, 210, 98, ink);
  p.form('410,210! 410,98! 470,98! 470,118! 500,118! 500,140! 516,140! 470,170 432,198!', STONE, {
    ink,
    hatch: 0.3,
    shade: '#a0705c',
  });
  p.form('-40,100! -40,54! 452,54! 452,76! 470,76! 470,100!', mix(STONE, '#ffffff', 0.25), {
    ink,
    hatch: 0.3,
    shade: '#a0705c',
  });
  p.stroke('-40,74 200,76 450,76', 3, '#8a5a44');
  p.wash('-40,44! 440,46! 446,56! -40,56!', '#3f9aa8', 0.95);
  for (const [left, right] of [
    [130, 190],
    [350, 410],
  ] as const)
    pier(p, left - 3, right + 3, 96, 430, ink);
  pier(p, 567, 633, 206, 440, ink);
  // The centring: a half wheel of timber that carries the stones until the keystone is in.
  p.form(`${curve(416, 564, 214)} 564,230! 416,230!`, '#b07c42', { ink, hatch: 0.4, light: 6 });
  for (const x of [446, 490, 534]) p.stroke(`490,226 ${x},${x === 490 ? 146 : 172}`, 5, '#5f3d22');
  for (const x of [424, 490, 556]) p.beam(`${x},232 ${x},440`, 11, POLE, { ink: ink - 1 });
  p.beam('426,430 488,240', 8, POLE, { ink: ink - 1 });
  p.beam('554,430 492,240', 8, POLE, { ink: ink - 1 });
}

/** Over a green valley an aqueduct grows, arch by arch, under poles and planks. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    heaven(p, 300, ['#4f86a8', '#6fa4bc', '#a4c8cc']);
    p.form('-40,260! 90,180 190,150 300,196 420,150 520,110! 640,170 760,140 870,190! 870,360! -40,360!', '#3f6f86', {
      ink: 2,
      light: 24,
      shade: '#2f5570',
    });
    hills(p, 296, 16, '#2f6250', 3);
    p.wash(band(p, 372, 520), '#3f7046');
    p.form('-40,410! 160,392 420,416 600,430 870,400! 870,520! -40,520!', '#5a8a48', { ink: 3, light: 16 });
    aqueduct(p, 5);
    worker(p, { x: 418, y: 74, size: 0.42 }, { shirt: '#a8392b', pose: 'haul' });
    scaffold(p, 560, 700, [310, 206, 120], 450, 4);
    worker(p, { x: 666, y: 206, size: 0.58, flip: true }, { shirt: '#f4e6c4', pose: 'carry', load: STONE });
    worker(p, { x: 668, y: 310, size: 0.58, flip: true }, { shirt: '#a8392b', pose: 'strike' });
    for (const x of [742, 772]) p.beam(`${x - 20},460 ${x - 60},196`, 7, POLE, { ink: 3 });
    for (let at = 0; at < 9; at++)
      p.beam(`${686 + at * 4},${218 + at * 26} ${718 + at * 4},${218 + at * 26}`, 6, POLE, { ink: 2 });
    for (const [x, y] of [
      [250, 452],
      [310, 458],
      [280, 420],
      [770, 462],
    ] as const)
      p.form(`${x - 30},${y}! ${x - 30},${y - 34}! ${x + 28},${y - 34}! ${x + 28},${y}!`, STONE, {
        ink: 4,
        hatch: 0.3,
        shade: '#a0705c',
      });
    worker(p, { x: 200, y: 466, size: 0.8 }, { shirt: '#e0b050', pose: 'haul' });
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#3a6a84');
    p.wash(band(p, 138, 180), '#3f6a48');
    p.at({ x: 66, y: 14, size: 0.32 }, () => {
      pier(p, -20, 40, 96, 420, 7);
      for (const left of [40, 250]) arch(p, left, left + 150, 210, 98, 7);
      pier(p, 186, 254, 96, 420, 7);
      pier(p, 396, 464, 96, 420, 7);
      p.form('-34,100! -34,44! 500,44! 500,100!', mix(STONE, '#ffffff', 0.25), { ink: 7, light: 8 });
      pier(p, 690, 750, 240, 420, 7);
      p.form(`${curve(470, 690, 214)} 690,244! 470,244!`, '#b07c42', { ink: 7, light: 8 });
      for (const x of [500, 580, 660]) p.beam(`${x},244 ${x},420`, 18, POLE, { ink: 6 });
      scaffold(p, 780, 960, [300, 180, 60], 420, 6);
    });
  },
};
