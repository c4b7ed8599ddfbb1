import { norse } from './_folk.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A great chest, open and heaped with gold and silver; stands on y = 0. */
function hoard(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-196,-140! -188,-250 -150,-310 0,-330 150,-310 188,-250 196,-140!', '#7a4b2a', {
      ink: 5,
      hatch: 0.5,
      light: 10,
    });
    p.form('-164,-140! -158,-236 -120,-280 0,-294 120,-280 158,-236 164,-140!', '#46291a', { ink: 3, light: 6 });
    p.form('-186,-130! -150,-178 -96,-206 -40,-246 30,-254 92,-212 140,-190 186,-130!', '#d8a23a', {
      ink: 4,
      shade: '#9a6420',
      light: 12,
      hatch: 0.4,
    });
    p.beam('96,-150 146,-330', 15, '#b4bcc0', { ink: 4 });
    p.beam('88,-262 170,-240', 13, '#c98a2c', { ink: 4 });
    p.disc(148, -338, 13, '#c98a2c', { ink: 4, light: 4 });
    p.form(
      '-96,-196! -78,-214! -84,-262 -116,-288 -120,-330! -34,-334! -36,-290 -64,-262 -64,-214! -44,-200!',
      '#e6c05a',
      { ink: 4, light: 8, hatch: 0.3 },
    );
    p.disc(-77, -332, 43, '#8a5a1c', { ink: 3, high: 9, light: 2 });
    for (const [x, y, r] of [
      [22, -226, 34],
      [62, -196, 30],
    ] as const) {
      p.disc(x, y, r, '#cfd6d6', { ink: 4, high: r * 0.8, light: 5 });
      p.disc(x, y, r * 0.62, '#8a6420', { ink: 3, high: r * 0.5, light: 2 });
    }
    for (let at = 0; at < 24; at++) {
      const x = p.chance.number(-160, 160);
      const y = -136 - p.chance.number(0, 1) * (60 - Math.abs(x) * 0.3);
      p.disc(x, y, 15, at % 3 === 0 ? '#dfe3e0' : '#efc45c', { ink: 2.5, high: 9, light: 3 });
    }
    p.form('-200,0! -206,-142! 206,-142! 200,0! 0,10', '#a2683a', { ink: 5, hatch: 0.8, light: 14 });
    p.stroke('-200,-70 0,-64 202,-70', 3);
    for (const x of [-150, 0, 150])
      p.form(`${x - 15},4! ${x - 16},-144! ${x + 16},-144! ${x + 15},4!`, '#4d535c', { ink: 4, light: 4 });
    p.form('-34,-60! -30,-124! 30,-124! 34,-60! 0,-46', '#d8a23a', { ink: 4, light: 6 });
    p.form('-6,-74! -4,-94 0,-104 4,-94 6,-74!', '#241a12', { ink: 0 });
    p.stroke('-190,-120 -160,-76 -150,-40 -166,-20', 8, '#d9531f');
    for (const [x, y] of [
      [-182, -106],
      [-164, -80],
      [-153, -54],
      [-160, -28],
    ] as const)
      p.disc(x, y, 11, '#e8862c', { ink: 3, light: 3 });
  });
}

/** An open chest heaped with gold and silver in a vault of stone. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash('-30,-30! 880,-30! 880,520! -30,520!', '#38505a');
    for (let row = 0; row < 7; row++)
      for (let x = -40 + (row % 2) * 62; x < 860; x += 124) {
        const y = row * 56 - 14;
        p.form(
          `${x},${y + 4}! ${x + 112},${y}! ${x + 114},${y + 46}! ${x + 2},${y + 48}!`,
          row % 2 === 0 ? '#4a6a74' : '#557480',
          { ink: 2, light: 6, hatch: 0.2 },
        );
      }
    p.form('86,168! 86,70 134,16 182,70 182,168!', '#f3e2b0', { ink: 5, light: 4 });
    for (const x of [118, 150]) p.beam(`${x},40 ${x},166`, 10, '#3c4046', { ink: 3 });
    p.wash('86,40! 182,60! 640,330! 380,440!', '#f6e3a4', 0.16);
    p.form('-40,384! 880,372! 880,520! -40,520!', '#6d6657', { ink: 3 });
    for (const points of ['-20,424 300,420 860,426', '200,386 150,480', '520,384 560,480', '740,380 800,480'])
      p.stroke(points, 3, '#2b2722', 0.7);
    p.disc(742, 150, 70, '#a8392b', { ink: 4, hatch: 0.5 });
    p.disc(742, 150, 18, '#b4bcc0', { ink: 3 });
    p.glow(470, 230, 300, '#f0b84a', 0.5);
    norse(p, { x: 150, y: 440, size: 1.5 }, { cloak: '#3d2f4f', collar: '#c9b48c', hair: '#e0dccf' });
    hoard(p, { x: 486, y: 436, size: 1.14 });
    for (const [x, y] of [
      [236, 452],
      [266, 466],
      [300, 458],
      [720, 452],
      [752, 464],
      [700, 468],
    ] as const)
      p.disc(x, y, 15, '#efc45c', { ink: 3, high: 8, light: 3 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#2f4650');
    p.glow(224, 70, 200, '#f0b84a', 0.55);
    hoard(p, { x: 224, y: 156, size: 0.45 });
  },
};
