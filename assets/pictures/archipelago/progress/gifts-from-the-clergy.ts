import { mix } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arch, band, joints } from './_b-ground.ts';

const [WICKER, CRUST] = ['#d09a54', '#e0a450'];

/** A round loaf with a cross cut into its crust. */
function loaf(p: Painter, x: number, y: number, size: number, colour: string, ink: number): void {
  p.at({ x, y, size }, () => {
    p.form('-62,10 -58,-22 -34,-44 0,-50 36,-44 60,-20 62,10 40,26 0,30 -40,26', colour, {
      ink,
      light: 11,
      hatch: 0.4,
      shade: '#8a4f24',
    });
    p.form('-36,-18 -8,-26 2,-42 8,-26 38,-20 10,-14 2,4 -6,-14', '#f6dca0', { ink: ink - 3, light: 3 });
  });
}

/** A coin that lies, or one that falls on its edge. */
function coin(p: Painter, x: number, y: number, high = 9, wide = 22): void {
  p.disc(x, y + 4, wide, '#9a6a24', { ink: 2.6, high, light: 1 });
  p.disc(x, y, wide, '#f0c04a', { ink: 2.6, high, light: 3, shade: '#b07a2a' });
}

/** A basket of loaves with a handle, a purse of coins at its foot; 330 wide, 300 high with its handle; stands on y = 0. */
function basket(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form(
      '-150,-120! -140,-220 -90,-290 0,-314 92,-290 142,-220 150,-120! 128,-120! 122,-210 78,-266 0,-288 -78,-266 -120,-210 -128,-120!',
      WICKER,
      { ink, light: 7, hatch: 0.4 },
    );
    p.form('-110,-100! -84,-232 -66,-252 -44,-246 -36,-224 -50,-90!', '#e0a858', { ink, light: 9, shade: '#8a4f24' });
    for (const y of [-224, -196, -168]) p.stroke(`-84,${y + 6} -66,${y - 4} -50,${y - 6}`, 4.4, '#f6dca0');
    p.form('52,-100! 40,-214 54,-240 76,-240 88,-216 112,-96!', '#c8803a', { ink, light: 9, shade: '#7a4220' });
    for (const y of [-214, -186, -158]) p.stroke(`50,${y} 68,${y - 4} 86,${y + 4}`, 4.4, '#f0cf90');
    p.form('-140,-90! -130,-150 130,-150 140,-90!', '#5a3820', { ink: 0 });
    loaf(p, 4, -172, 1.06, CRUST, ink);
    loaf(p, -84, -126, 1, '#c8863f', ink);
    loaf(p, 84, -124, 1.02, '#e0a858', ink);
    p.form('-170,-104! -60,-116 60,-116 170,-104! 160,-76! 60,-86 -60,-86 -158,-76!', '#f4ead2', {
      ink: ink - 1,
      light: 6,
      shade: '#b8a488',
    });
    p.form('-158,-86! 0,-92 158,-86! 146,-40 126,4! 0,14 -126,4! -146,-40', WICKER, {
      ink,
      light: 14,
      hatch: 0.4,
      shade: '#6b4426',
    });
    for (let at = -5; at <= 5; at++) p.stroke(`${at * 27},-74 ${at * 25},-30 ${at * 22},6`, 5, '#5a3820');
    for (let row = 0; row < 5; row++)
      for (let at = -5; at < 5; at++) {
        if ((at + row) % 2 === 0) continue;
        const [spread, y] = [27 - row * 1, -62 + row * 15];
        const [from, to] = [at * spread - 8, (at + 2) * spread + 8];
        if (to > 150 - row * 5 || from < -150 + row * 5) continue;
        p.form(
          `${from},${y} ${from + 12},${y - 7} ${(from + to) / 2},${y - 9} ${to - 12},${y - 7} ${to},${y} ${to - 12},${y + 5} ${(from + to) / 2},${y + 7} ${from + 12},${y + 5}`,
          mix(WICKER, '#fff0c8', row % 2 === 0 ? 0.24 : 0.06),
          { ink: 2.2, light: 3 },
        );
      }
    p.form('-132,0! 0,8 132,0! 126,16! 0,24 -126,16!', '#a9733f', { ink: ink - 1, light: 4 });
    p.form('-162,-84! 0,-90 162,-84! 160,-68! 0,-74 -160,-68!', '#a9733f', { ink: ink - 1, light: 4 });
  });
}

/** At a church door a friar hands out bread; a basket of loaves and coins before it on the step. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    p.wash(band(p, -40, 520), '#54446c');
    joints(p, [-30, 880], [30, 92, 154, 216, 278, 340, 402], { wide: 110, colour: '#3a2c4c', opacity: 0.6 });
    p.wash('-40,-40! 440,-40! 160,520! -40,520!', '#6f5c86', 0.5);
    arch(p, [620, 410], [372, 480], '#d8c0b4', { ink: 5, pointed: true });
    arch(p, [620, 410], [312, 424], '#a08494', { ink: 4, pointed: true });
    arch(p, [620, 410], [252, 370], '#1c2c3c', { ink: 5, pointed: true });
    p.glow(626, 220, 190, '#f6b04a', 0.9);
    for (const x of [588, 664]) {
      p.form(`${x - 7},250! ${x - 6},196! ${x + 6},196! ${x + 7},250!`, '#f4ead2', { ink: 2 });
      p.form(`${x - 5},194 ${x},170! ${x + 6},194`, '#f8c860', { ink: 1.4 });
    }
    p.form('552,256! 700,256! 700,404! 552,404!', '#e8dcc4', { ink: 3, light: 8, shade: '#8a8090' });
    p.form(
      '546,248! 706,248! 706,276! 690,292 672,276 654,292 636,276 618,292 600,276 582,292 564,276 546,290!',
      '#b8302a',
      { ink: 3, light: 4 },
    );
    for (const [y, out] of [
      [404, 0],
      [434, 44],
    ] as const)
      p.form(`${250 - out},${y}! 880,${y}! 880,${y + 40}! ${240 - out},${y + 40}!`, '#7a6688', {
        ink: 4,
        light: 8,
        shade: '#4a3a5a',
      });
    settler(
      p,
      { x: 700, y: 416, size: 1.5 },
      { coat: '#8a6242', hat: 'cowl', dress: true, sash: '#efe0c0', arms: 'down' },
    );
    p.form('660,290 628,306 596,300 590,314 624,330 664,318', '#8a6242', { ink: 4, light: 5 });
    p.form('594,298 578,300 572,310 584,316 596,314', '#c98f63', { ink: 3, light: 2 });
    loaf(p, 556, 302, 0.44, '#e0a858', 3.6);
    settler(p, { x: 484, y: 424, size: 1.22 }, { coat: '#c8603a', hat: 'veil', dress: true, arms: 'front' });
    basket(p, { x: 212, y: 446, size: 1.16 }, 5);
    for (const [x, y] of [
      [404, 462],
      [372, 450],
      [440, 452],
      [412, 444],
      [406, 436],
      [50, 458],
      [470, 466],
    ] as const)
      coin(p, x, y);
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#5a4a70');
    basket(p, { x: 220, y: 150, size: 0.46 }, 6);
    for (const [x, y] of [
      [312, 144],
      [334, 148],
      [318, 136],
      [126, 148],
    ] as const)
      coin(p, x, y, 6, 14);
  },
};
