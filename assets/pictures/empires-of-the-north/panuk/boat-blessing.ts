import { PAINT } from '../../kit/colour.ts';
import { ground, mountains, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { limb } from '../../kit/limb.ts';
import { hunter } from './_folk.ts';
import { skyOf } from './_ice.ts';

/** The prow of a skin boat drawn up on the snow, hung with charms of bone and feathers, pointing to the left, 380 high; its keel on y = 0. */
function prow(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-196,-336! -120,-262 20,-214 200,-196 620,-196! 620,-150! 100,-160 -90,-210', '#7a4a2c', {
      ink: 4,
      light: 8,
    });
    p.form('-200,-330! -170,-200 -120,-80 -60,-8! 60,10 620,12! 620,-170! 240,-172 60,-190 -80,-232', '#dcae68', {
      ink: 5,
      hatch: 0.6,
      light: 20,
    });
    for (const rib of [
      '-60,-224 -56,-120 -20,-10',
      '60,-190 60,-90 76,4',
      '190,-176 190,-80 196,8',
      '310,-172 310,-80 310,8',
      '430,-172 430,-80 430,8',
    ])
      p.stroke(rib, 3, '#8a5c34', 0.9);
    p.stroke('-176,-226 -60,-120 100,-84 620,-80', 3, '#8a5c34', 0.9);
    p.beam('-208,-352 -176,-200 -124,-76 -52,2 60,20', 22, PAINT.darkWood, { ink: 5 });
    p.beam('-206,-340 -80,-240 60,-196 240,-178 630,-176', 18, PAINT.wood, { ink: 5 });
    // The garland: cord, teeth of bone, a red cloth, feathers.
    p.stroke('-190,-300 -150,-176 -60,-140 40,-150 96,-186', 5, '#7d2a20');
    for (const [x, y, turn] of [
      [-176, -240, 24],
      [-150, -186, 16],
      [-112, -156, 8],
      [-62, -142, 0],
      [-12, -144, -4],
      [38, -152, -10],
    ] as const)
      p.at({ x, y, turn }, () =>
        x % 4 === 0
          ? p.form('-7,0! 7,0! 5,30 -2,52!', PAINT.bone, { ink: 4, light: 3 })
          : p.form('0,0! 14,34 6,84! -12,36', '#f2eee2', { ink: 4, light: 4 }),
      );
    p.form('-214,-344! -186,-300 -204,-262 -178,-226! -186,-262 -160,-296 -186,-352!', PAINT.red, { ink: 4, light: 5 });
    p.form('-190,-346! -142,-318 -138,-276 -98,-248! -120,-284 -110,-318 -170,-362!', PAINT.red, { ink: 4, light: 5 });
  });
}

/** Somebody tall in a long white cloak with a hood of fur, from behind, both arms up; stands at x, y, hands 330 above. */
function blesser(p: Painter, x: number, y: number): void {
  const white = '#f4ecd8';
  p.at({ x, y }, () => {
    for (const way of [-1, 1]) {
      limb(p, `${way * 20},-70 ${way * 22},-10`, [30, 24], '#6b4a30', { ink: 4 });
      p.form(`${way * 6},6! ${way * 8},-14 ${way * 26},-18 ${way * 42},6!`, '#4a3324', { ink: 4, light: 3 });
      limb(p, `${way * 30},-208 ${way * 62},-250 ${way * 60},-318`, [34, 28, 20], white, { ink: 4 });
      p.disc(way * 60, -320, 14, '#b9804f', { ink: 4, light: 3 });
    }
    p.form('-44,-216 -22,-232 22,-232 44,-216 56,-150 76,-60 70,-44 0,-34 -70,-44 -76,-60 -56,-150', white, {
      ink: 5,
      hatch: 0.6,
      light: 12,
    });
    for (const points of ['-18,-196 -28,-120 -32,-50', '16,-196 26,-120 30,-52']) p.stroke(points, 3, '#b8a582');
    p.stroke('-72,-70 0,-52 73,-70', 8, PAINT.red);
    p.stroke('-74,-48 0,-34 74,-48', 9, '#7a4a2c');
    p.form('-40,-208 -42,-246 -28,-278 0,-290 28,-278 42,-246 40,-208 0,-198', white, { ink: 5, light: 8, hatch: 0.5 });
    p.stroke('-40,-208 0,-196 40,-208', 8, '#7a4a2c');
    p.stroke('0,-276 3,-246 0,-212', 3, '#b8a582');
  });
}

/** On the shore at dawn somebody in a cloak of bearskin lifts a bowl that smokes to the prow of a new skin boat hung with charms. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    skyOf(p, 270, ['#6f9db0', '#f6dca0', '#f7b267']);
    p.glow(66, 246, 200, '#fff0b8', 0.9);
    p.disc(66, 236, 34, '#fff3c4', { ink: 0, shade: '#f8d68a' });
    mountains(p, 262, 50);
    water(p, 260, { to: 350, colour: '#6fa3a4' });
    ground(p, 330, '#e9e0dc', { strokes: 50 });
    for (const [x, y, size, coat] of [
      [392, 356, 0.56, '#2f5b86'],
      [446, 362, 0.6, '#5d7a3c'],
      [344, 366, 0.58, '#7a4a78'],
    ] as const)
      hunter(p, { x, y, size }, { coat });
    prow(p, { x: 572, y: 440, size: 1.12 });
    for (const x of [560, 760]) p.beam(`${x - 60},462 ${x + 70},446`, 24, '#8a6a4c', { ink: 4 });
    blesser(p, 226, 474);
    p.form('150,128! 304,128! 288,166 226,180 166,166', '#5f6068', { ink: 4, light: 7, hatch: 0.4 });
    p.beam('118,158 226,168 336,158', 9, '#5f6068', { ink: 3 });
    for (const smoke of [
      '200,122 180,90 214,60 190,24',
      '232,120 256,86 232,52 262,10',
      '262,122 290,96 280,66 300,40',
    ])
      p.stroke(smoke, 11, '#f6f0e4', 0.75);
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#24465a');
    prow(p, { x: 188, y: 214, size: 0.6 });
  },
};
