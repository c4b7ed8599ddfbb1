import { caravel } from '../../kit/ships.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, far, heaven, joints, n, streaks } from './_b-ground.ts';

const [BRONZE, SHADE, CREASE] = ['#5f8f7c', '#223c44', '#16282c'];

/** An outline and what mirrors it to the other side. */
const mirrored = (outline: string): string =>
  outline.replace(/(^| )(-?)/g, (_, gap: string, sign: string) => gap + (sign === '-' ? '' : '-'));

/** A giant of bronze from behind, astride, crowned with rays, a spear in the left hand and a bowl of fire raised in the right; stands on y = 0, 560 units high. */
function colossus(p: Painter, place: Place, ink: number): void {
  const look = { ink, shade: SHADE, hatch: 0.5, light: 12 };
  const leg =
    '-178,2! -170,-14 -146,-24 -136,-62 -142,-104 -132,-136 -112,-178 -88,-226 -58,-266 4,-246 -14,-206 -46,-166 -74,-132 -92,-100 -104,-60 -110,-24 -104,2!';
  p.at(place, () => {
    p.form('-66,-356 -100,-330 -128,-250 -150,-170 -176,-96! -140,-84 -118,-104 -92,-88 -70,-108 -60,-200', '#8a2f3a', {
      ink,
      hatch: 0.5,
      shade: '#4a1a28',
      light: 9,
    });
    for (const points of ['-98,-310 -126,-200 -146,-108', '-80,-310 -96,-200 -104,-110'])
      p.stroke(points, 3, '#34121c');
    for (const outline of [leg, mirrored(leg)]) p.form(outline, BRONZE, look);
    for (const side of [-1, 1]) {
      p.stroke(`${side * 116},-152 ${side * 104},-132 ${side * 92},-122`, 3, CREASE);
      p.stroke(`${side * 118},-112 ${side * 122},-76 ${side * 126},-40`, 3, CREASE, 0.8);
    }
    p.form(
      '-56,-268 -64,-300 -80,-336 -86,-362 -70,-378 -26,-388 26,-388 70,-378 86,-362 80,-336 64,-300 56,-268 60,-236 0,-224 -60,-236',
      BRONZE,
      look,
    );
    p.stroke('2,-380 -2,-320 0,-262', 3.4, CREASE);
    for (const side of [-1, 1]) {
      p.stroke(`${side * 62},-358 ${side * 38},-346 ${side * 18},-322 ${side * 22},-306`, 3, CREASE);
      p.stroke(`${side * 50},-308 ${side * 34},-288 ${side * 26},-272`, 2.6, CREASE, 0.8);
    }
    p.form(
      '-62,-256! -58,-276 -24,-268 20,-268 60,-278 64,-254! 82,-216 88,-178! 56,-186 24,-176 -10,-186 -44,-176 -88,-184! -80,-218',
      '#e0b04e',
      { ink, shade: '#7a4f34', hatch: 0.4 },
    );
    for (const x of [-52, -26, 4, 32, 58]) p.stroke(`${x * 0.86},-260 ${x},-222 ${x * 1.14},-190`, 2.6, '#5a3a26', 0.8);
    p.beam('-156,6 -156,-440', 9, '#8a5a34', { ink: ink - 1 });
    p.form('-170,-436! -156,-490! -142,-436! -156,-426', '#e0b04e', { ink: ink - 1, light: 3 });
    p.form(
      '-74,-378 -100,-364 -116,-330 -130,-296 -154,-290 -166,-278 -160,-264 -118,-266 -98,-300 -74,-336',
      BRONZE,
      look,
    );
    for (const y of [-284, -274]) p.stroke(`-168,${y} -158,${y - 2} -148,${y}`, 2.4, CREASE);
    p.form('50,-386 80,-382 108,-406 124,-446 134,-486 152,-488 150,-440 136,-392 104,-346 78,-338', BRONZE, look);
    p.form('132,-482 130,-498 144,-508 156,-498 154,-482', BRONZE, { ...look, ink: ink - 1 });
    p.form('-13,-384 -15,-408 15,-408 13,-384', BRONZE, { ink: ink - 1, shade: SHADE });
    for (let at = -3; at <= 3; at++)
      p.at({ x: 0, y: -430, turn: at * 25 }, () =>
        p.form('-6,-22! 0,-58! 6,-22!', '#e8b84a', { ink: ink - 2, light: 2, shade: '#8a5a34' }),
      );
    for (const side of [-1, 1])
      p.form(`${side * 20},-430 ${side * 30},-428 ${side * 28},-416 ${side * 20},-414`, BRONZE, {
        ink: ink - 1.6,
        light: 2,
      });
    p.form('-18,-404 -26,-426 -20,-448 0,-458 20,-448 26,-426 18,-404 0,-398', '#c08c40', {
      ink: ink - 0.6,
      light: 7,
      shade: '#6a4426',
    });
    for (const [x, y] of [
      [-14, -424],
      [0, -420],
      [14, -424],
      [-9, -411],
      [8, -410],
      [-9, -437],
      [10, -437],
    ] as const)
      p.stroke(`${x - 6},${y + 3} ${x - 2},${y - 3} ${x + 4},${y - 1} ${x + 3},${y + 4}`, 2.4, '#4a2e1c');
    p.stroke('-24,-440 0,-448 24,-440', 6, '#e8b84a');
    p.form('110,-512! 120,-490 144,-484 168,-490 178,-514!', '#e0b04e', { ink: ink - 1, shade: '#7a4f34' });
    p.glow(144, -530, 130, '#f6b04a', 0.7);
    p.form('118,-510 114,-536 128,-552! 132,-540 144,-580! 156,-548 166,-558! 176,-528 170,-510', '#f0902c', {
      ink: ink - 2,
      shade: '#c8502a',
      light: 5,
    });
    p.form('130,-512 130,-530 144,-550! 156,-528 156,-512', '#fbe2a0', { ink: 0, shade: '#f0b04a' });
  });
}

/** A mole of dressed stone that carries a foot. */
function mole(p: Painter, left: number, right: number, y: number): void {
  p.form(`${left},${y}! ${right},${y}! ${right + 10},${y + 74}! ${left - 10},${y + 74}!`, '#b08a72', {
    ink: 4,
    hatch: 0.5,
    shade: '#5a4858',
  });
  joints(p, [left, right + 4], [y + 20, y + 40, y + 60], { wide: 38 });
}

/** A colossus of bronze astride a harbour mouth at sunrise; a ship sails in under it. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    heaven(p, 340, ['#5f9aa0', '#a9c8a8', '#f4dc9a', '#fbc27a']);
    streaks(p, '#fff0cc', 60, 240, 6);
    p.disc(250, 318, 46, '#fff0b8', { ink: 0, light: 4, shade: '#fbd07a' });
    p.glow(250, 318, 230, '#ffd890', 0.6);
    p.form('-40,340! 30,310 110,318 170,300 230,330 300,340!', '#b0917e', { ink: 2, light: 14 });
    p.form('640,340! 700,312 760,306 820,286 880,300! 880,344!', '#a08878', { ink: 2, light: 14 });
    p.wash(band(p, 336, 520), '#3f8a8c');
    p.wash('-40,420! 300,408 560,418 880,404! 880,520! -40,520!', '#1f5a66', 0.8);
    for (let at = 0; at < 46; at++) {
      const near = Math.sqrt(p.chance.number(0, 1));
      const [x, y, long] = [250 + p.chance.number(-40, 40) * (0.4 + 1.6 * near), 342 + 130 * near, 8 + 30 * near];
      p.stroke(`${n(x - long)},${n(y)} ${n(x)},${n(y + 1)} ${n(x + long)},${n(y)}`, 1.4 + 2.6 * near, '#ffe0a4', 0.75);
    }
    caravel(p, { x: 496, y: 398, size: 0.27 }, { mark: null, sail: '#c8503a' });
    colossus(p, { x: 492, y: 432, size: 0.735 }, 5);
    mole(p, 340, 430, 432);
    mole(p, 554, 880, 432);
    far(p, 664, 432, 0.72, '#7a2f34', { staff: true });
    far(p, 690, 433, 0.66, '#2c3f5a', { dress: true });
    p.form('-40,500! -40,420! 30,430 80,452 140,462 180,500!', '#2a2c30', { ink: 3, hatch: 0.4 });
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#262c58');
    p.at({ x: 220, y: 150, size: 0.98 }, () => colossus(p, { x: 0, y: 6, size: 0.266 }, 7));
  },
};
