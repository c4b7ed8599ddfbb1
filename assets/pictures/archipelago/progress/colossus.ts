import { caravel } from '../../kit/harbour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, far, heaven, joints, n, streaks } from './_b-ground.ts';

const [BRONZE, SHADE, CREASE] = ['#5f8f7c', '#223c44', '#16282c'];

/** A giant of bronze from behind, astride, a bowl of fire raised; stands on y = 0, 450 units high. */
function colossus(p: Painter, place: Place, ink: number): void {
  const look = { ink, shade: SHADE, hatch: 0.5, light: 13 };
  p.at(place, () => {
    const [limb, torso] = ['-156,2! -150,-14 -126,-24 -118,-56 -126,-92 -120,-122 -104,-160 -84,-206 -66,-248 4,-236 -14,-196 -44,-154 -66,-118 -78,-84 -88,-50 -90,-22 -84,2!', '-62,-262 -78,-300 -92,-334 -82,-354 -34,-366 34,-366 82,-354 92,-332 76,-298 62,-262 62,-226 0,-214 -62,-226'];
    p.form(limb, BRONZE, look);
    p.form(limb.replace(/(^| )(-?)/g, (_, gap: string, sign: string) => gap + (sign === '-' ? '' : '-')), BRONZE, look);
    for (const side of [-1, 1]) {
      p.stroke(`${side * 102},-140 ${side * 90},-122 ${side * 78},-112`, 3, CREASE);
      p.stroke(`${side * 104},-100 ${side * 104},-66 ${side * 106},-34`, 3, CREASE, 0.8);
    }
    p.form(torso, BRONZE, look);
    p.stroke('2,-354 -2,-300 0,-252', 3.4, CREASE);
    for (const side of [-1, 1]) {
      p.stroke(`${side * 66},-338 ${side * 40},-326 ${side * 20},-302 ${side * 26},-284`, 3, CREASE);
      p.stroke(`${side * 54},-292 ${side * 38},-272 ${side * 32},-256`, 2.6, CREASE, 0.8);
    }
    p.form('-68,-246! -64,-266 -26,-256 20,-256 66,-268 70,-244! 84,-200 82,-172! 60,-188 42,-170! 18,-188 -6,-168! -30,-188 -50,-170! -66,-188 -86,-176! -82,-204', '#d8a84a', { ink, shade: '#7a4f34', hatch: 0.4 });
    for (const x of [-54, -26, 4, 34, 60]) p.stroke(`${x * 0.86},-250 ${x},-212 ${x * 1.14},-178`, 2.6, '#5a3a26', 0.8);
    // The left arm holds a spear that stands on the mole.
    p.beam('-150,6 -150,-440', 9, '#8a5a34', { ink: ink - 1 });
    p.form('-164,-436! -150,-486! -136,-436! -150,-426', '#d8a84a', { ink: ink - 1, light: 3 });
    p.form('-84,-352 -106,-334 -118,-300 -128,-268 -152,-262 -160,-248 -150,-236 -112,-242 -96,-278 -76,-312', BRONZE, look);
    for (const y of [-258, -248]) p.stroke(`-160,${y} -150,${y - 2} -142,${y}`, 2.4, CREASE);
    p.form('58,-360 92,-356 118,-382 132,-424 140,-470 160,-474 158,-420 144,-368 110,-320 82,-312', BRONZE, look);
    p.form('138,-466 136,-484 152,-494 166,-482 162,-464', BRONZE, { ...look, ink: ink - 1 });
    p.form('-15,-360 -17,-388 17,-388 15,-360', BRONZE, { ink: ink - 1, shade: SHADE });
    p.form('-27,-384 -32,-412 -24,-436 0,-446 24,-436 32,-412 27,-384 16,-372! 8,-384 0,-370! -8,-384 -16,-372!', '#2f5450', { ink: ink - 0.6, shade: CREASE, light: 7 });
    for (const x of [-16, -5, 6, 17]) p.stroke(`${x * 0.6},-436 ${x * 1.3},-412 ${x},-384`, 2.4, '#8fb8a0', 0.8);
    for (let at = -3; at <= 3; at++)
      p.at({ x: 0, y: -412, turn: at * 24 }, () => p.form('-6,-30! 0,-66! 6,-30!', '#e8b84a', { ink: ink - 2, light: 2, shade: '#8a5a34' }));
    p.form('-33,-420! -20,-438 0,-446 20,-438 33,-420! 30,-412! 18,-428 0,-434 -18,-428 -30,-412!', '#e8b84a', { ink: ink - 2, light: 3 });
    p.form('118,-496! 128,-476 152,-470 176,-476 188,-498!', '#d8a84a', { ink: ink - 1, shade: '#7a4f34' });
    p.glow(153, -520, 130, '#f6b04a', 0.7);
    p.form('126,-494 122,-522 136,-540! 140,-526 152,-572! 164,-536 174,-546! 184,-516 178,-494', '#f0902c', { ink: ink - 2, shade: '#c8502a', light: 5 });
    p.form('138,-496 138,-516 152,-540! 164,-514 164,-496', '#fbe2a0', { ink: 0, shade: '#f0b04a' });
  });
}

/** A mole of dressed stone that carries a foot. */
function mole(p: Painter, left: number, right: number, y: number): void {
  p.form(`${left},${y}! ${right},${y}! ${right + 10},${y + 74}! ${left - 10},${y + 74}!`, '#b08a72', { ink: 4, hatch: 0.5, shade: '#5a4858' });
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
    caravel(p, { x: 488, y: 384, size: 0.3 }, { mark: null, sail: '#c8503a' });
    colossus(p, { x: 492, y: 430, size: 0.73 }, 5);
    mole(p, 356, 442, 430);
    mole(p, 540, 880, 430);
    far(p, 664, 432, 0.72, '#7a2f34', { staff: true });
    far(p, 690, 433, 0.66, '#2c3f5a', { dress: true });
    p.form('-40,500! -40,420! 30,430 80,452 140,462 180,500!', '#2a2c30', { ink: 3, hatch: 0.4 });
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#f4d79a');
    p.at({ x: 220, y: 150, size: 0.98 }, () => colossus(p, { x: 0, y: 6, size: 0.268 }, 7));
  },
};
