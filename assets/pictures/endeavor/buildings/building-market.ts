import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { hut } from '../../kit/towns.ts';
import { ground, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { fish } from '../../kit/stock.ts';
import { box, straw, wattle } from './_walls.ts';

/** A shallow basket of withies heaped with round things; its foot at y = 0, 130 wide. */
function basket(p: Painter, place: Place, goods: readonly string[], r = 17): void {
  p.at(place, () => {
    for (let row = 0; row < 3; row++)
      for (let at = 0; at < 4 - row; at++)
        p.disc(-45 + row * 15 + at * 30, -46 - row * 21, r, goods[(at + row) % goods.length] as string, {
          ink: 3,
          light: 6,
        });
    p.form('-66,-44! 66,-44! 54,0! -54,0!', '#b88a4e', { ink: 4, hatch: 0.3, light: 7 });
    for (const y of [-30, -15]) p.stroke(`-60,${y} 0,${y + 4} 60,${y}`, 2.6, '#5a3d22');
    for (let x = -48; x < 56; x += 19) p.stroke(`${x * 1.1},-42 ${x * 0.95},-2`, 2.2, '#5a3d22');
  });
}

/** A stall of poles, hurdles and thatch with all it sells; its foot at y = 0, 560 wide, 420 high. */
function stall(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.wash(box(-240, -330, 240, -120), '#3a2a1e');
    for (const x of [-236, 236]) p.beam(`${x},0 ${x},-340`, 20, '#7a5836', { ink: ink - 1 });
    p.beam('-236,-296 236,-296', 9, '#7a5836', { ink: 2 });
    for (const x of [-176, -132]) {
      p.stroke(`${x},-296 ${x},-262`, 3, '#d9bd86');
      p.form(
        `${x - 13},-262 ${x - 20},-226 ${x - 12},-190 ${x},-180 ${x + 12},-190 ${x + 20},-226 ${x + 13},-262`,
        '#b5543a',
        { ink: ink - 2, light: 5 },
      );
      p.disc(x, -176, 5, PAINT.bone, { ink: 2, light: 1 });
    }
    for (let at = 0; at < 5; at++)
      p.disc(-62 + (at % 2) * 15, -274 + at * 17, 12, '#d8a86a', { ink: ink - 2, light: 4 });
    for (const x of [40, 96]) p.at({ x, y: -236, turn: 90, size: 0.84 }, () => fish(p, { x: 0, y: 0 }, '#a9c0c6'));
    p.form('-262,-142! 262,-142! 276,-116! -276,-116!', '#c99a5c', { ink, light: 6 });
    basket(p, { x: -176, y: -132, size: 0.98 }, ['#c23a2a', '#d8572f', '#b52f28']);
    basket(p, { x: -26, y: -132, size: 0.98 }, ['#7fa84a', '#94b85a'], 20);
    for (const [x, y] of [
      [84, -132],
      [84, -166],
      [112, -200],
    ] as const) {
      p.form(`${x - 30},${y}! ${x - 32},${y - 32}! ${x + 66},${y - 32}! ${x + 64},${y}!`, '#e3b24a', {
        ink: ink - 1,
        light: 6,
      });
      p.form(`${x - 32},${y - 32} ${x + 16},${y - 42} ${x + 66},${y - 32} ${x + 16},${y - 24}`, '#f2d27c', {
        ink: ink - 2,
        light: 3,
      });
    }
    p.form('172,-132! 178,-186 200,-196 222,-186 230,-132!', '#8fa6b8', { ink: ink - 1, light: 6 });
    p.form('188,-194 186,-214 214,-214 212,-194', '#8fa6b8', { ink: ink - 2, light: 3 });
    wattle(p, [-262, -116, 262, 0]);
    for (let at = 0; at < 10; at++) {
      const x = -270 + at * 54;
      p.form(
        `${x},-330! ${x + 54},-330! ${x + 54},-286 ${x + 27},-270 ${x},-286`,
        at % 2 === 0 ? '#b8342a' : '#f3e6c6',
        { ink: ink - 2, light: 5 },
      );
    }
    p.form('-330,-316! -230,-432 -200,-446! 214,-446! 240,-430 330,-316! 200,-328 0,-322 -200,-330', '#d8b15c', {
      ink,
      light: 15,
      hatch: 0.3,
    });
    straw(p, [-206, -440, 214, -440], [-312, -324, 312, -324], { many: 40 });
  });
}

/** Before a thatched stall hung with hams and fish and heaped with fruit stands a woman with her basket. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 250);
    ground(p, 250, '#c9a766');
    hut(p, { x: 74, y: 286, size: 0.9 });
    hut(p, { x: 214, y: 270, size: 0.66 });
    for (const [x, coat] of [
      [130, PAINT.blue],
      [168, PAINT.rust],
      [20, PAINT.green],
    ] as const)
      settler(p, { x, y: 304, size: 0.44 }, { coat, hat: 'broad' });
    p.wash('250,452! 860,446! 860,500! 210,500!', mix('#c9a766', '#3a2a1e', 0.45), 0.6);
    stall(p, { x: 566, y: 466, size: 0.98 }, 5);
    settler(p, { x: 216, y: 490, size: 1.66 }, { coat: '#2f5f8a', hat: 'veil', dress: true });
    basket(p, { x: 284, y: 474, size: 0.62 }, ['#d8572f', '#7fa84a']);
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), '#4f7f86');
    p.wash(box(-30, 138, 480, 190), '#b8995c');
    stall(p, { x: 226, y: 160, size: 0.345 }, 6);
  },
};
