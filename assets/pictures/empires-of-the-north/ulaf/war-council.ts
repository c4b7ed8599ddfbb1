import { ground, hills, sky, weather } from '../../kit/land.ts';
import { fire } from '../../kit/stock.ts';
import { axe, norse } from './_folk.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A war axe struck into a block of oak; the block stands on y = 0. */
function struckAxe(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-124,0! -112,-116! 112,-116! 128,0! 0,14', '#7c5433', { ink: 5, hatch: 0.8, light: 14 });
    p.disc(0, -116, 112, '#cf9c5c', { high: 26, ink: 4, light: 4 });
    p.disc(4, -116, 70, '#bd8748', { high: 15, ink: 2, light: 2 });
    for (const x of [-84, -30, 40, 90]) p.stroke(`${x},-90 ${x - 4},-40 ${x + 2},-6`, 3);
    axe(p, { x: 206, y: -380, size: 1, turn: 214, flip: true }, { iron: '#98a2aa', haft: '#6b4528' });
    p.form('-112,-112! -60,-104 0,-102 60,-104! 40,-88 -30,-84 -96,-94', '#cf9c5c', { ink: 0, light: 3 });
    p.stroke('-88,-112 -40,-102 20,-104 52,-108', 5);
  });
}

/** Chiefs around a fire by night, before them an axe struck into a block of oak. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 250, { clouds: 2, stars: true });
    hills(p, 236, 26, '#1f3040');
    ground(p, 270, '#3b3a30', { strokes: 40 });
    p.glow(256, 250, 620, '#f0a04a', 1);
    p.wash('20,330 160,286 330,284 520,320 560,390 380,440 140,430', '#c98340', 0.75);
    norse(p, { x: 74, y: 340, size: 1 }, { cloak: '#6b4a34', collar: '#b39a78', hair: '#c9722c' });
    norse(p, { x: 158, y: 320, size: 0.95 }, { cloak: '#7a3b30', helm: true });
    norse(p, { x: 356, y: 318, size: 0.95 }, { cloak: '#4d6a50', hair: '#d9c08a', collar: '#8a7a66' });
    fire(p, { x: 256, y: 344, size: 1.3 }, { glow: 260 });
    struckAxe(p, { x: 444, y: 424, size: 0.98 });
    norse(p, { x: 96, y: 540, size: 2.1 }, { cloak: '#3a4a5c', collar: '#5a4a3c', helm: true });
    norse(p, { x: 752, y: 520, size: 2.5 }, { cloak: '#7c2a24', collar: '#8a7458', hair: '#a8632c' });
    weather(p, 'sparks', 24);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#e8c592');
    p.glow(190, 60, 240, '#f6c878', 0.6);
    struckAxe(p, { x: 200, y: 178, size: 0.42 });
  },
};
