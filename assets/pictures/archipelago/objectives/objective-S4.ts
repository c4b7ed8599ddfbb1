import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { street, deck } from '../../kit/places.ts';
import type { Picture } from '../../kit/picture.ts';
import { strip } from './_parts.ts';

const [BOX, BRASS, CARD] = ['#3d2a2c', '#d3a544', '#f3e8c8'] as const;

/** A sea compass in its wooden box: a brass bowl in rings, a card with a rose of sixteen points; 400 units wide. */
function compass(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-216,-60! -190,-150! 190,-150! 216,-60! 206,170! -206,170!', BOX, { ink, hatch: 0.5, light: 16 });
    p.form('-216,-58! 216,-58! 206,176! -206,176!', mix(BOX, '#8a4a30', 0.5), { ink, hatch: 0.4, light: 12 });
    for (const y of [20, 96]) p.stroke(`-208,${y} 0,${y + 3} 208,${y}`, 3, mix(BOX, INK, 0.4));
    p.disc(0, -60, 196, '#2a1712', { ink, high: 100, light: 4 });
    p.disc(0, -66, 182, BRASS, { ink, high: 92, light: 8 });
    p.disc(0, -74, 160, CARD, { ink: ink - 1, high: 80, light: 5 });
    const at = (angle: number, r: number): string =>
      `${round(Math.cos(angle) * r)},${round(-74 + Math.sin(angle) * r * 0.5)}!`;
    for (const ray of [1, 3, 5, 7, 9, 11, 13, 15, 2, 6, 10, 14, 4, 8, 12, 0]) {
      const angle = (ray / 16) * 2 * Math.PI - Math.PI / 2 + 0.16;
      const long = ray % 4 === 0 ? 142 : ray % 2 === 0 ? 104 : 70;
      const colour = ray % 4 === 0 ? (ray === 0 ? PAINT.red : '#24506e') : ray % 2 === 0 ? '#b5622f' : '#5d7a3c';
      p.form(
        `${at(angle, long)} ${at(angle + 0.4, ray % 4 === 0 ? 46 : 34)} ${at(angle - 0.4, ray % 4 === 0 ? 46 : 34)}`,
        colour,
        { ink: ink - 3, light: 2 },
      );
    }
    p.disc(0, -74, 20, BRASS, { ink: ink - 2, high: 11, light: 3 });
    for (let tick = 0; tick < 32; tick++) {
      const angle = (tick / 32) * 2 * Math.PI;
      p.stroke(`${at(angle, 148).slice(0, -1)} ${at(angle, 157).slice(0, -1)}`, 2.4);
    }
    for (const x of [-196, 196]) p.disc(x, -64, 12, BRASS, { ink: ink - 2, light: 3 });
  });
}

/** A sea compass in its box, as near as a hand, on the deck; a port lies beyond the rail. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    deck(p, 150, 250, '#b98a58');
    p.form('-30,152! 20,112 110,96 220,108 330,150!', '#8fa37a', { ink: 2 });
    street(p, 152, { size: 0.3, from: 40, to: 330 });
    p.beam('-30,206 410,202 860,206', 15, '#8a6038', { ink: 4 });
    p.beam('752,-20 742,210', 16, '#7d5a3a', { ink: 4 });
    for (const [x, y] of [
      [640, 0],
      [700, 0],
      [800, 0],
    ] as const)
      p.stroke(`${x},${y - 20} ${x > 750 ? x - 10 : 736},204`, 4);
    compass(p, { x: 486, y: 300, size: 1.06 }, 6);
  },
  strip(p) {
    strip(p, '#5a9aa6', '#3a7078', 130);
    compass(p, { x: 222, y: 86, size: 0.44 }, 7);
  },
};
