import { PAINT } from '../../kit/colour.ts';
import { ground, reeds } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { barrel, sack, spruce } from '../../kit/stock.ts';
import { heaven } from '../../kit/sea.ts';

const [LOG, PLANK, TURF] = ['#d98a48', '#c8743c', '#93a64a'];

/** A storehouse of logs on stilts with flat stones between, its upper floor wider than the lower; 380 wide, 440 high, stands on y = 0. */
function store(p: Painter, ink: number): void {
  for (const x of [-112, -40, 40, 112]) {
    p.form(`${x - 22},4! ${x - 15},-76! ${x + 15},-76! ${x + 22},4!`, '#8a5a34', { ink, hatch: 0.5, light: 6 });
    p.form(`${x - 34},-74 ${x - 20},-90 ${x + 22},-90 ${x + 34},-74 ${x},-66`, '#b4b2ac', { ink: ink - 1, light: 5 });
  }
  p.beam('-146,-100 0,-102 146,-100', 24, PLANK, { ink, hatch: 0.3 });
  p.form('-122,-110! -122,-214! 122,-214! 122,-110!', LOG, { ink, hatch: 0.4, light: 14 });
  for (const y of [-136, -162, -188]) p.stroke(`-120,${y} 0,${y + 3} 120,${y}`, 3.4);
  p.form('-36,-110! -34,-192 0,-204 34,-192 36,-110!', '#4a2c1c', { ink, light: 5 });
  p.form('-166,-208! -166,-300! 0,-408! 166,-300! 166,-208!', PLANK, { ink, hatch: 0.5, light: 16 });
  for (let x = -138; x < 160; x += 28)
    p.stroke(`${x},${-306 - Math.max(0, 92 - Math.abs(x) * 0.56)} ${x + 2},-250 ${x},-212`, 3);
  p.beam('-176,-210 0,-206 176,-210', 20, LOG, { ink });
  p.form('-22,-250! -22,-296! 22,-296! 22,-250!', '#4a2c1c', { ink: ink - 1, light: 3 });
  p.form('-206,-286! -14,-432! 14,-432! 206,-286! 186,-262! 0,-394! -186,-262!', TURF, { ink, hatch: 0.4, light: 8 });
  p.beam('-14,-424 -34,-462', 10, '#8a5a34', { ink: ink - 1 });
  p.beam('14,-424 34,-462', 10, '#8a5a34', { ink: ink - 1 });
  // A log with steps cut into it leans to the door.
  p.form('-66,10! -12,-112! 14,-104! -34,12!', '#e6b878', { ink, light: 5 });
  for (const t of [0.15, 0.35, 0.55, 0.75])
    p.stroke(`${-60 + 54 * t},${4 - 116 * t} ${-32 + 48 * t},${4 - 110 * t}`, 6);
}

/** A storehouse stands on stilts at the edge of a dark wood in the morning. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    heaven(p, 330, ['#86a8ac', '#f0cfa2', '#f2a878']);
    for (let x = -20; x < 860; x += 56)
      spruce(p, { x: x + p.chance.number(-14, 14), y: 372, size: p.chance.number(1.5, 2.3) }, '#3f6a5c', 2);
    p.wash('-30,350! 870,346! 870,400! -30,400!', '#234a42');
    for (let x = 4; x < 860; x += 74)
      spruce(p, { x: x + p.chance.number(-14, 14), y: 392, size: p.chance.number(1.2, 1.9) }, '#234a42', 3);
    ground(p, 384, '#7d9448');
    p.wash('320,446! 520,430 760,444 790,462! 560,474 340,466!', '#3f5230', 0.75);
    p.at({ x: 544, y: 448, size: 1 }, () => store(p, 5));
    barrel(p, { x: 262, y: 446, size: 0.95 });
    sack(p, { x: 194, y: 456, size: 0.9 }, PAINT.cloth);
    reeds(p, 40, 490, { high: 80 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#2a5048');
    p.wash('-20,150! 470,146! 470,180! -20,180!', '#7d9448');
    p.at({ x: 224, y: 156, size: 0.335 }, () => store(p, 8));
  },
};
