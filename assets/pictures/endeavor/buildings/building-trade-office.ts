import { PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arch, box, courses, fill } from './_walls.ts';

const STONE = '#d3d0c4';

/** A weight of iron with its ring; stands on y = 0, 60 high. */
function weight(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-34,0! -26,-44! 26,-44! 34,0! 0,6', '#7d8b96', { ink: 4, light: 7, hatch: 0.3 });
    p.beam('-14,-44 -12,-62 12,-62 14,-44', 8, '#7d8b96', { ink: 2 });
  });
}

/** A bale sewn into canvas and corded; stands on y = 0, 110 wide. */
function bale(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-60,0! -64,-70 -52,-86 52,-86 64,-70 60,0! 0,6', '#efdcae', { ink: 4, light: 9, hatch: 0.3 });
    for (const x of [-26, 26]) p.stroke(`${x},-86 ${x + 3},-44 ${x},2`, 5, '#8a5a34');
    p.stroke('-62,-44 0,-38 62,-44', 5, '#8a5a34');
  });
}

/** A tall porcelain jar, white with blue flowers; stands on y = 0, 150 high. */
function jar(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form(
      '-30,0! -40,-40 -58,-86 -48,-116 -24,-128 -22,-146! 22,-146! 24,-128 48,-116 58,-86 40,-40 30,0! 0,6',
      '#f6f4ec',
      { ink: 4, light: 10, shade: '#a9b4c8' },
    );
    for (const [x, y] of [
      [-14, -84],
      [22, -66],
      [10, -106],
      [-20, -46],
    ] as const)
      for (let at = 0; at < 5; at++)
        p.disc(x + 9 * Math.cos(at * 1.257), y + 9 * Math.sin(at * 1.257), 5.5, '#2f5fae', { ink: 0, light: 1 });
    for (const y of [-130, -20]) p.stroke(`-30,${y} 0,${y + 5} 30,${y}`, 5, '#2f5fae');
  });
}

/** The great beam scale of a weigh-house: a bale and a chest against iron weights; hangs from 0, 0, its boards at y = 280. */
function scale(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('0,-40 0,20', 12, '#b0bac0', { ink: ink - 1 });
    for (const side of [-1, 1]) {
      const [x, low] = [side * 176, side < 0 ? 292 : 256];
      const hook = 34 - side * 16;
      for (const dx of [-84, 84])
        p.stroke(`${x},${hook + 8} ${x + dx * 0.5},${(hook + low) / 2} ${x + dx},${low}`, 5, '#cfc3a0');
      p.form(`${x - 96},${low - 6}! ${x + 96},${low - 6}! ${x + 90},${low + 16}! ${x - 90},${low + 16}!`, '#c08a52', {
        ink,
        light: 5,
      });
      p.disc(x, hook + 2, 13, '#e8b84a', { ink: ink - 1, light: 3 });
    }
    bale(p, { x: -176, y: 286, size: 1.24 });
    weight(p, { x: 136, y: 250, size: 1.06 });
    weight(p, { x: 212, y: 250, size: 1.06 });
    weight(p, { x: 176, y: 200, size: 0.9 });
    p.form(
      '-196,44! -100,26 -20,4 0,-4 22,0 100,6 196,14! 198,26! 100,28 22,34 0,40 -22,40 -100,50 -190,60!',
      '#e8b84a',
      { ink, light: 7, hatch: 0.3 },
    );
    p.form('-9,4! 0,-74! 12,4!', '#e8b84a', { ink: ink - 1, light: 3 });
    p.disc(0, 18, 15, '#b0802a', { ink: ink - 1, light: 4 });
  });
}

/** In the gate of the stone trade office bales are weighed; jar and tea chest wait on the steps. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    fill(p, STONE);
    courses(p, [-20, 34, 850, 420], { high: 44, wide: 118, opacity: 0.5, weight: 2.4, tints: ['#dedbd0', '#bfbdb4'] });
    p.form('-40,-40! 880,-40! 880,22! -40,22!', '#4f6076', { ink: 4, light: 6 });
    for (let x = -20; x < 860; x += 34)
      p.form(`${x},-6! ${x + 32},-6! ${x + 30},22 ${x + 16},28 ${x + 2},22`, '#5f7288', { ink: 2, light: 4 });
    p.form(box(-40, 24, 880, 40), '#b5b1a4', { ink: 3, light: 3 });
    p.form(arch(184, 746, 46, 430), '#b5b1a4', { ink: 5, light: 9 });
    for (let at = 0; at <= 10; at++) {
      const angle = Math.PI + (at / 10) * Math.PI;
      p.stroke(
        `${465 + 246 * Math.cos(angle)},${326 + 246 * Math.sin(angle)} ${465 + 281 * Math.cos(angle)},${326 + 281 * Math.sin(angle)}`,
        3,
      );
    }
    p.form(arch(218, 712, 82, 430), '#2c3442', { ink: 5, light: 5, shade: '#1c222e' });
    p.form('440,82! 448,36! 486,36! 492,82!', STONE, { ink: 4, light: 5 });
    p.form(box(-40, 420, 880, 520), '#a9a597', { ink: 4, light: 6 });
    p.stroke('-20,452 400,450 860,452', 3);
    scale(p, { x: 466, y: 132, size: 1 }, 5);
    settler(p, { x: 104, y: 458, size: 1.5 }, { coat: '#a8392b', hat: 'tricorn', arms: 'front', sash: '#e8d8a8' });
    p.form('192,352! 232,330! 252,344! 212,368!', PAINT.bone, { ink: 4, light: 3 });
    p.form('664,462! 664,388! 766,388! 766,462!', '#b0542f', { ink: 4, light: 7, hatch: 0.3 });
    for (const points of ['664,410 766,410', '664,440 766,440']) p.stroke(points, 3, INK);
    for (const x of [674, 756]) p.beam(`${x},388 ${x},462`, 10, '#d8a24a', { ink: 2 });
    jar(p, { x: 800, y: 470, size: 0.98 });
  },
  strip(p) {
    fill(p, '#36404e');
    scale(p, { x: 224, y: 32, size: 0.4 }, 7);
  },
};
