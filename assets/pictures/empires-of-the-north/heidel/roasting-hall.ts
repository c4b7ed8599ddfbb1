import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { fire } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { boards, stones } from './_hall.ts';
import { board, mug } from './_ware.ts';

/** A boar on a spit, about 560 units long with its head to the left, round its middle. */
function boar(p: Painter, place: Place): void {
  const skin = '#b4642c';
  p.at(place, () => {
    p.beam('-420,-6 0,-2 380,-6', 15, PAINT.iron, { ink: 4 });
    p.form('90,40 130,72 176,92 214,84! 222,98 176,120 120,106 70,70', mix(skin, INK, 0.3), { ink: 4, light: 4 });
    p.form('-96,40 -140,78 -186,88 -204,74! -214,88 -190,108 -132,106 -76,72', mix(skin, INK, 0.3), {
      ink: 4,
      light: 4,
    });
    p.form('-150,-58 -96,-104 -10,-116 90,-106 168,-74 196,-18 178,40 100,74 -20,82 -110,68 -160,34', skin, {
      ink: 5,
      light: 20,
      hatch: 0.8,
    });
    p.form('-116,-88 -170,-86 -226,-48 -282,-30 -300,-34 -310,-6 -296,20 -240,30 -190,52 -138,58 -110,10', skin, {
      ink: 5,
      light: 12,
      hatch: 0.4,
    });
    p.disc(-302, -8, 11, mix(skin, INK, 0.35), { ink: 3, high: 26, light: 3 });
    p.form('-248,24! -262,-6 -252,-26! -244,-4 -232,22!', PAINT.bone, { ink: 3, light: 3 });
    p.stroke('-294,14 -256,18 -214,24', 4);
    p.stroke('-216,-38 -204,-34 -194,-40', 5);
    p.form('-160,-80 -176,-128 -144,-142! -120,-112 -118,-78', skin, { ink: 4, light: 5 });
    p.form('130,30 176,64 222,58 240,40! 252,52 232,86 170,98 108,72', skin, { ink: 4, light: 6 });
    p.form('-130,40 -176,66 -214,48! -224,62 -190,92 -128,92', skin, { ink: 4, light: 6 });
    p.stroke('192,-30 220,-44 226,-66 210,-66 214,-46 240,-44', 6, mix(skin, INK, 0.4));
    for (const x of [-70, -24, 24, 72, 118]) p.stroke(`${x},-92 ${x - 20},-50 ${x - 18},-4`, 5, mix(skin, INK, 0.6));
    for (const x of [-50, 0, 50, 98]) p.stroke(`${x},-96 ${x + 8},-92 ${x + 26},-84`, 6, '#f2c27a', 0.9);
  });
}

/** A boar turns on its spit over the long fire of a hall, a boy at the crank, guests waiting behind. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    stones(p, 300, '#8a6a58', 58);
    p.form('300,-20! 470,-20! 560,310! 180,310!', '#f3d9a0', { ink: 0, opacity: 0.28, light: 0 });
    boards(p, 300, '#59402c');
    for (const [x, coat, hair] of [
      [560, PAINT.blue, PAINT.straw],
      [648, PAINT.green, '#5a4030'],
      [748, '#7a4a72', '#b9b2a4'],
    ] as const)
      norse(p, { x, y: 294, size: 0.82 }, { coat, hair, legs: false, ink: 3 });
    board(p, [500, 860], 272, { depth: 22, thick: 16, foot: 350, legs: [540, 800] });
    for (const x of [604, 700, 800]) mug(p, { x, y: 288, size: 0.42 }, { ink: 3 });
    p.form('150,470! 176,430 420,418 700,424 760,470! 460,490', '#7b7670', { ink: 4, hatch: 0.5 });
    for (const x of [272, 404, 536]) fire(p, { x, y: 452, size: x === 404 ? 1.15 : 0.95 }, { glow: 210 });
    for (const x of [182, 676]) {
      p.beam(`${x},476 ${x},268`, 18, PAINT.darkWood, { ink: 4 });
      p.beam(`${x},276 ${x - 22},236`, 14, PAINT.darkWood, { ink: 4 });
      p.beam(`${x},276 ${x + 22},236`, 14, PAINT.darkWood, { ink: 4 });
    }
    boar(p, { x: 448, y: 248, size: 1.02 });
    norse(
      p,
      { x: 48, y: 472, size: 1.24 },
      { coat: PAINT.cloth, hair: PAINT.rust, left: '-31,-134 -40,-108 -24,-92', right: '31,-134 56,-150 68,-180' },
    );
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#f0cf8c');
    p.wash('-20,120 120,96 224,112 340,92 470,118! 470,180! -20,180!', '#d8622c', 0.9);
    for (const x of [110, 190, 262, 338])
      p.form(
        `${x - 34},180! ${x - 30},140 ${x - 14},116! ${x - 4},134 ${x + 8},104! ${x + 18},134 ${x + 34},122! ${x + 36},180!`,
        PAINT.fire,
        { ink: 2, light: 5, shade: PAINT.rust },
      );
    boar(p, { x: 238, y: 74, size: 0.56 });
  },
};
