import { mix, PAINT } from '../../kit/colour.ts';
import { coins } from '../../kit/wares.ts';
import { INK } from '../../kit/ink.ts';
import { tableTop } from '../../kit/places.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { cuff } from './_b-people.ts';

const IRON = '#6b7a88';

/** A strongbox of iron bands, its lid up and the many bolts of its lock to be seen, gold within; stands on y = 0, 340 units wide, 290 high. */
function strongbox(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.form('-150,-118! -126,-286! 150,-296! 186,-132!', IRON, { ink, light: 12, hatch: 0.4 });
    p.form('-128,-132! -108,-268! 136,-278! 164,-142!', '#4a545e', { ink: 3, light: 4 });
    // The lock fills the lid: its plate, its springs, and bolts to every side.
    p.form('-70,-164! -62,-244! 92,-250! 104,-172!', '#c9973f', { ink: 4, light: 6, hatch: 0.3 });
    for (const [from, to] of [
      ['-40,-164', '-42,-136'],
      ['12,-166', '14,-138'],
      ['70,-170', '74,-142'],
      ['-66,-200', '-104,-198'],
      ['98,-206', '140,-210'],
      ['-34,-246', '-36,-264'],
      ['62,-250', '62,-270'],
    ] as const)
      p.beam(`${from} ${to}`, 15, '#d9dee0', { ink: 3 });
    p.disc(16, -206, 22, '#e8c070', { ink: 3, light: 4 });
    p.stroke('-44,-216 -10,-230 16,-206 44,-186 78,-200', 4);
    p.form('-152,-122! -120,-146! 184,-156! 186,-132!', '#231a14', { ink: 3, light: 2 });
    p.form('-138,-124 -100,-146 -60,-152 -20,-164 30,-160 80,-166 130,-156 168,-134! 20,-120', PAINT.gold, {
      ink: 4,
      light: 6,
    });
    for (const [x, y] of [
      [-84, -138],
      [-36, -148],
      [14, -150],
      [66, -152],
      [112, -146],
      [40, -138],
      [-8, -136],
    ] as const)
      p.disc(x, y, 21, '#e8b84a', { ink: 3, high: 9, light: 3 });
    p.form('-164,0! -160,-124! 140,-126! 146,4!', IRON, { ink, light: 14, hatch: 0.5 });
    p.form('146,4! 140,-126! 190,-138! 192,-18!', mix(IRON, INK, 0.42), { ink, light: 6 });
    for (const x of [-112, -8, 94])
      p.form(`${x - 15},2! ${x - 13},-125! ${x + 13},-126! ${x + 15},3!`, '#56626c', { ink: 3, light: 4 });
    for (const y of [-96, -30])
      p.form(`-163,${y + 14}! -162,${y - 14}! 141,${y - 15}! 143,${y + 15}!`, '#56626c', { ink: 3, light: 4 });
    for (const x of [-112, -8, 94]) for (const y of [-96, -30]) p.disc(x, y, 8, '#c9d2d6', { ink: 3, light: 3 });
    p.form('-84,-84! -36,-84! -36,-44 -60,-32 -84,-44!', '#c9973f', { ink: 4, light: 4 });
    p.form('-65,-50! -64,-62 -60,-70 -56,-62 -55,-50!', INK, { ink: 1, light: 0 });
    p.stroke('30,-62 34,-46 50,-40 66,-46 70,-62', 7, '#2f373d');
  });
}

/** In a vault an opened strongbox stands on the green counter; a hand in a black sleeve writes in the ledger beside it. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash('-30,-30! 870,-30! 870,360! -30,360!', '#8a7258');
    p.form('-40,340! -40,150 60,20 190,-50 600,-60 740,10 850,130 870,340!', '#dcc49a', {
      ink: 0,
      light: 20,
      shade: '#a88a68',
    });
    for (const points of [
      '-40,150 60,20 190,-50',
      '870,150 760,20 640,-50',
      '-40,240 90,200',
      '720,196 870,240',
      '120,20 170,90 190,330',
      '700,20 660,90 640,330',
      '190,240 640,236',
      '190,150 650,146',
      '340,150 342,238',
      '500,240 500,336',
      '300,240 302,336',
      '460,60 460,150',
    ])
      p.stroke(points, 3, '#6a4f38', 0.8);
    p.form('560,180! 560,70 596,32 640,22 684,32 716,70 716,180!', '#cfe2dc', { ink: 4, light: 4, shade: '#9fc0c0' });
    for (const x of [590, 622, 654, 686]) p.beam(`${x},26 ${x},182`, 9, '#33302e', { ink: 2 });
    for (const y of [80, 132]) p.beam(`558,${y} 718,${y}`, 9, '#33302e', { ink: 2 });
    p.glow(638, 100, 150, '#e8f0e4', 0.3);
    tableTop(p, 334, { cloth: '#2f6a4c' });
    p.stroke('-20,352 400,346 860,354', 4, '#d8a23a', 0.8);
    strongbox(p, { x: 244, y: 428, size: 1.2 });
    // The ledger, and the hand with its quill.
    p.form('470,452! 500,372! 640,386! 792,366! 850,448! 660,474!', '#6a2f24', { ink: 5, light: 6 });
    p.form('482,442! 508,366 560,360 642,382! 656,460! 560,436', PAINT.bone, { ink: 4, light: 6 });
    p.form('656,460! 642,382! 720,356 786,360! 838,438! 740,434', PAINT.bone, { ink: 4, light: 6 });
    for (let at = 0; at < 5; at++)
      p.stroke(
        `${514 - at * 5},${382 + at * 12} 570,${378 + at * 13} ${628 + at * 3},${394 + at * 12}`,
        2.2,
        INK,
        0.75,
      );
    for (let at = 0; at < 3; at++)
      p.stroke(`${664 + at * 3},${392 + at * 13} 700,${380 + at * 13} ${736},${374 + at * 13}`, 2.2, INK, 0.75);
    p.form('700,412! 716,360 726,300 752,246 782,222! 784,262 764,320 734,370! 708,414!', '#f2ead4', {
      ink: 4,
      light: 5,
    });
    p.stroke('702,410 730,340 776,232', 2.6, INK, 0.8);
    p.form(
      '706,402 702,388 722,378 748,364 784,366 806,388 800,418 770,436 742,432 726,422 738,408 726,406 714,410',
      '#c98f63',
      { ink: 4, light: 6 },
    );
    for (const points of ['724,400 744,396 758,402', '742,430 754,420 766,418']) p.stroke(points, 2.6);
    p.form('784,356 850,330 880,330! 880,490! 820,470 786,440 776,400', '#26222c', { ink: 5, light: 12, hatch: 0.3 });
    cuff(p, { x: 790, y: 402, turn: -78, size: 1.05 });
    coins(p, { x: 96, y: 466, size: 0.72 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#1f4a38');
    strongbox(p, { x: 212, y: 152, size: 0.48 }, 6);
  },
};
