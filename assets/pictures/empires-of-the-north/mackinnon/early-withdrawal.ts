import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { field } from '../../kit/shape.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { fist } from '../glenn/_folk.ts';
import { coin, stack } from './_money.ts';

/** A sand-glass in a frame of turned posts, nearly all of its sand still above, 400 units high; stands on y = 0. */
function sandGlass(p: Painter, place: Place, ink: number): void {
  const [wood, sand, glass] = ['#b5603a', '#e8b54a', '#e6efe6'];
  p.at(place, () => {
    p.beam('-78,-30 -78,-372', 13, mix(wood, INK, 0.3), { ink: ink - 1 });
    p.beam('78,-30 78,-372', 13, mix(wood, INK, 0.3), { ink: ink - 1 });
    p.form(
      '-84,-362! 84,-362! 92,-310 74,-256 20,-208 11,-200 20,-192 74,-146 92,-90 84,-38! -84,-38! -92,-90 -74,-146 -20,-192 -11,-200 -20,-208 -74,-256 -92,-310',
      glass,
      { ink, light: 10, shade: '#9fc0bc' },
    );
    p.form('-80,-336 -30,-330 40,-338 82,-332 82,-304 64,-262 16,-214 0,-200! -16,-214 -64,-262 -84,-306', sand, {
      ink: ink - 2,
      light: 8,
      hatch: 0.3,
      shade: '#b5792a',
    });
    p.beam('0,-204 0,-60', 6, sand, { ink: 1 });
    p.form('-52,-42! -26,-58 0,-74 26,-58 54,-42!', sand, { ink: ink - 2, light: 4, shade: '#b5792a' });
    p.stroke('-66,-352 -78,-310 -62,-268', ink + 1, '#ffffff', 0.9);
    p.stroke('-66,-140 -80,-96 -76,-60', ink + 1, '#ffffff', 0.9);
    for (const x of [-104, 104]) {
      p.form(
        `${x - 9},-30! ${x - 13},-90 ${x - 6},-150 ${x - 14},-200 ${x - 6},-250 ${x - 13},-310 ${x - 9},-372! ${x + 9},-372! ${x + 13},-310 ${x + 6},-250 ${x + 14},-200 ${x + 6},-150 ${x + 13},-90 ${x + 9},-30!`,
        wood,
        { ink: ink - 1, light: 5 },
      );
    }
    for (const [top, foot] of [
      [-400, -362],
      [-38, 0],
    ] as const)
      p.form(
        `-128,${foot}! -134,${(top + foot) / 2} -126,${top}! 126,${top}! 134,${(top + foot) / 2} 128,${foot}!`,
        wood,
        {
          ink,
          light: 7,
          hatch: 0.4,
        },
      );
  });
}

/** A bulging bag of money that hangs from its neck at 0,0; 200 units long. */
function moneyBag(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-20,-6! -40,-44! -8,-30 6,-46! 44,-38! 20,-4!', '#c79a58', { ink, light: 5 });
    p.form('-22,0! -64,50 -92,112 -84,168 -40,194 40,196 86,170 94,112 64,48 22,0!', '#e2bd7a', {
      ink,
      light: 16,
      hatch: 0.5,
      shade: '#9a6a34',
    });
    p.stroke('-26,30 -44,70 -50,110', 3.4, '#9a6a34');
    p.stroke('20,26 44,64 58,100', 3.4, '#9a6a34');
    p.stroke('-26,2 0,8 26,0', ink * 2.4, PAINT.red);
    coin(p, 0, 116, 34, { high: 1, ink: ink - 1 });
  });
}

/** A hand takes a bag of money out of the strongbox, though the sand beside it has hardly begun to run. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    field(p, '#35606a', '#24444e', 0.5);
    for (const x of [96, 430, 700]) p.stroke(`${x},-10 ${x + 3},180 ${x},380`, 3, '#1d3842', 0.7);
    p.wash('-40,-40! 880,-40! 880,56! -40,40!', '#1d3842', 0.8);
    p.form('-40,372! 870,360! 870,520! -40,520!', '#8f6238', { ink: 4, light: 14, hatch: 0.2 });
    for (const y of [404, 444]) p.stroke(`-20,${y} 400,${y - 4} 860,${y - 8}`, 3, '#5f3d20', 0.8);
    p.form('380,300! 372,196! 402,166 560,150 742,160! 756,300!', '#5c3b2a', { ink: 5, light: 10 });
    p.form('392,296! 386,208! 412,186 560,172 724,182! 738,296!', '#2a1d1a', { ink: 3, light: 4 });
    for (const [x, y] of [
      [430, 296],
      [476, 288],
      [526, 292],
      [640, 290],
      [692, 296],
    ] as const)
      coin(p, x, y, 30, { high: 0.6 });
    fist(p, { x: 596, y: 84, size: 1.15, turn: 164 }, '#a8392b');
    moneyBag(p, { x: 588, y: 124, size: 0.94 }, 5);
    p.form('366,300! 770,300! 756,452! 380,452!', '#a8703f', { ink: 5, light: 12, hatch: 0.5 });
    p.stroke('374,350 570,354 764,350', 3, '#5f3d20');
    p.stroke('378,402 570,406 760,402', 3, '#5f3d20');
    for (const x of [420, 714]) p.beam(`${x},298 ${x},454`, 26, PAINT.iron, { ink: 4 });
    p.form('534,300! 604,300! 604,350 570,372 534,350!', PAINT.iron, { ink: 4, light: 5 });
    p.disc(569, 326, 9, INK, { ink: 0 });
    sandGlass(p, { x: 200, y: 448, size: 1.02 }, 5);
    stack(p, { x: 800, y: 452 }, 4);
    p.glow(180, 120, 300, '#f0c98a', 0.5);
  },
  strip(p) {
    field(p, '#204049', '#17323a', 0.7);
    sandGlass(p, { x: 150, y: 156, size: 0.37 }, 6);
    moneyBag(p, { x: 290, y: 36, size: 0.6 }, 6);
  },
};
