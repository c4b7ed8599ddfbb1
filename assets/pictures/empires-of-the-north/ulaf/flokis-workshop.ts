import { PAINT } from '../../kit/colour.ts';
import { ground, sky, water } from '../../kit/land.ts';
import { norse } from './_folk.ts';
import { fell } from './_land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const NEW = '#e0b468';

/** A ship half built: keel, stems and ribs, its lowest planks laid, propped on stocks; the ground lies at y = 0. */
function frame(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const x of [-250, -120, 0, 130, 250]) {
      const tall = 120 + Math.abs(x) * 0.26;
      p.form(
        `${x - 8},-60! ${x - 22},-110 ${x - 20},${-tall - 70}! ${x - 5},${-tall - 72}! ${x - 4},-110 ${x + 10},-60!`,
        '#a87a42',
        { ink: 3, light: 4 },
      );
    }
    p.form(
      '-330,-120 -300,-76 -200,-44 0,-34 200,-44 310,-84 350,-140! 336,-80 290,-32 200,-6 0,4 -190,-2 -290,-30 -336,-76',
      NEW,
      { ink: 4, hatch: 0.5, light: 8 },
    );
    p.form(
      '-352,-176 -310,-124 -200,-92 0,-80 200,-92 320,-132 364,-196! 350,-134 310,-84 200,-46 0,-36 -200,-44 -300,-76 -338,-116',
      '#d09a50',
      { ink: 5, hatch: 0.6, light: 10 },
    );
    p.stroke('-340,-146 -304,-104 -200,-70 0,-58 200,-70 314,-108 356,-166', 3);
    for (const x of [-190, -60, 66, 194]) {
      const tall = 132 + Math.abs(x) * 0.3;
      p.form(
        `${x - 10},-60! ${x - 26},-120 ${x - 24},${-tall - 92}! ${x - 4},${-tall - 94}! ${x - 3},-120 ${x + 14},-60!`,
        '#f0ca84',
        { ink: 4, light: 5 },
      );
    }
    p.form(
      '-296,-22 -350,-84 -382,-170 -392,-262 -376,-320 -340,-342 -314,-322 -316,-294 -338,-288! -336,-304 -352,-302 -362,-268 -354,-180 -322,-98 -262,-34',
      NEW,
      { ink: 5, light: 8, hatch: 0.3 },
    );
    p.form('272,-30 336,-96 368,-180 380,-280! 404,-282! 398,-176 366,-86 300,-16', NEW, {
      ink: 5,
      light: 8,
      hatch: 0.3,
    });
    p.form('-300,-16! -260,-4 0,10 250,2 306,-16! 260,24 0,32 -250,24', '#b07a3c', { ink: 5, light: 6 });
    for (const points of ['-250,70 -214,-40', '260,70 226,-44', '-90,74 -80,14', '90,74 84,14'])
      p.beam(points, 17, PAINT.darkWood, { ink: 4 });
  });
}

/** A ship in building under the roof of a boat house, and her builder. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 210, { clouds: 2 });
    fell(p, '200,206! 300,110 380,80 460,150 560,100 660,206!', '#a5bcc4');
    water(p, 204, { to: 290, colour: '#4a93a4', strokes: 30 });
    ground(p, 280, '#d8c08a', { strokes: 40 });
    p.form('-40,-40! 880,-40! 880,60! 440,22 -40,66!', '#5c4632', { ink: 4, hatch: 0.5 });
    for (const points of ['-40,44 440,4 880,40', '120,-30 90,60', '330,-30 320,30', '560,-30 570,30', '760,-30 790,52'])
      p.beam(points, 14, '#7d5f40', { ink: 3 });
    for (const x of [64, 790])
      p.form(`${x - 20},490! ${x - 17},200 ${x - 22},30! ${x + 22},30! ${x + 17},200 ${x + 20},490!`, '#7d5f40', {
        ink: 4,
        hatch: 0.6,
      });
    frame(p, { x: 458, y: 372, size: 0.94 });
    norse(p, { x: 250, y: 470, size: 1.36 }, { cloak: '#3f7a6a', short: true, hair: '#4a3524', arms: 'carry' });
    p.beam('318,244 336,330', 9, PAINT.darkWood, { ink: 3 });
    p.form('300,246! 312,230 356,226 372,240! 340,246', '#a3abb0', { ink: 4 });
    p.beam('520,470 760,444', 22, '#ecc884', { ink: 4 });
    p.beam('540,484 790,462', 22, '#d9ab60', { ink: 4 });
    for (const [x, y] of [
      [380, 458],
      [420, 470],
      [460, 452],
      [150, 466],
      [500, 436],
    ] as const)
      p.stroke(`${x - 12},${y} ${x - 4},${y - 12} ${x + 8},${y - 8} ${x + 6},${y + 3} ${x - 2},${y}`, 4, '#f4dca4');
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#4c6f78');
    p.wash('-30,138! 200,134 480,140! 480,190! -30,190!', '#d8c08a');
    frame(p, { x: 224, y: 132, size: 0.42 });
  },
};
