import { clouds, cracks, farLand, heaven, rays, sea } from '../../kit/sea.ts';
import { longship, person } from '../../kit/stock.ts';
import { PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A high seat of carved oak with a fur over it; 340 units high, seen from before. */
function seat(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-92,-60! -94,-230 -60,-276 0,-296 60,-276 94,-230 92,-60!', '#8a4f2c', {
      ink,
      hatch: 0.5,
      light: 12,
      shade: '#4a2630',
    });
    p.beam(
      '-66,-120 -70,-200 -40,-236 0,-204 40,-172 66,-206 50,-246 0,-262 -50,-244 -66,-206 -40,-172 0,-204 40,-236 70,-200 66,-120',
      13,
      '#e0ac4c',
      { ink: ink - 3, shade: '#9a5f2c', light: 3 },
    );
    for (const flip of [false, true])
      p.at({ x: 0, y: 0, flip }, () => {
        p.form('-130,8! -126,-180 -128,-290! -96,-292! -94,-180 -92,8!', '#a9652f', { ink, hatch: 0.5, light: 7 });
        for (const y of [-40, -90, -200, -244]) p.stroke(`-126,${y} -110,${y + 9} -96,${y}`, 5, '#e0ac4c');
        p.form('-130,-286 -132,-318 -150,-330 -176,-322! -172,-340 -146,-358 -112,-354 -94,-328 -92,-288', '#d8983c', {
          ink: ink - 1,
          light: 5,
          shade: '#8a4f2c',
        });
        p.stroke('-172,-324 -156,-328 -146,-322', 3);
        p.disc(-132, -336, 4, '#241a12', { ink: 0 });
        p.form('-152,-96! -156,-122 -132,-130 -60,-124! -60,-100!', '#b8722f', { ink: ink - 1, light: 5 });
        p.form('-154,8! -150,-100! -126,-100! -122,8!', '#8a4f2c', { ink: ink - 1, light: 4 });
      });
    p.form('-104,-40! -108,-82! 108,-82! 104,-40!', '#b8722f', { ink, light: 6 });
    p.form('-92,8! -90,-44! 90,-44! 92,8!', '#5f3524', { ink: ink - 1, hatch: 0.4 });
    p.form(
      '-70,-170 -40,-186 0,-180 44,-188 72,-168 66,-100 84,-84 74,-40 58,-14! 44,-34 24,-4! 4,-30 -18,-6! -36,-32 -56,-12! -76,-44 -84,-84 -64,-100',
      '#f4ead8',
      { ink: ink - 1, hatch: 0.6, light: 8, shade: '#a08aa0' },
    );
    for (const [x, y] of [
      [-40, -140],
      [10, -150],
      [44, -120],
      [-14, -100],
      [-50, -70],
      [20, -66],
      [56, -60],
    ] as const)
      p.stroke(`${x},${y} ${x + 3},${y + 9} ${x + 1},${y + 18}`, 3.4, '#6f5a6c');
  });
}

/** The carved high seat of a jarl, alone on a height above the sea, ships coming to it from below the evening sun. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    heaven(p, 320, ['#54308a', '#a8438a', '#ec6f5c', '#fbb44c']);
    p.glow(190, 286, 330, '#fff0a0', 0.9);
    rays(p, 190, 290, '#fff0b0', [
      [-40, -40, 40],
      [150, -60, 46],
      [360, -50, 60],
      [620, -40, 70],
    ]);
    clouds(p, '#f8a07c', 40, 220, 6);
    p.disc(190, 290, 62, '#fff4c0', { ink: 0, shade: '#ffd97a', light: 7 });
    farLand(p, '-40,312! 20,280 70,262 120,290 150,312!', '#8a4f9a');
    farLand(p, '270,312! 340,262 400,240 460,270 520,312!', '#8a4f9a');
    sea(p, 304, '#b05f86', { rows: 6, high: 0.8, crest: '#ffe2a0', deep: '#3a2a6c' });
    longship(p, { x: 150, y: 354, size: 0.36 }, { sail: '#7a2f4c', stripe: '#f6c45a' });
    longship(p, { x: 286, y: 334, size: 0.24 }, { sail: '#5a2f5c', stripe: null });
    p.form(
      '330,490! 350,440 400,424 410,392 460,380 478,350! 540,344 700,340 800,342! 820,372 870,380! 870,490!',
      '#6f6a5c',
      { ink: 5, hatch: 0.8, light: 24, shade: '#33284c' },
    );
    p.wash('478,350 540,343 700,339 800,341 816,362 700,358 560,362 490,370', '#b8a44c', 0.9);
    cracks(
      p,
      [
        '420,400 440,440 430,470',
        '520,372 530,420 516,470',
        '640,370 634,430 650,480',
        '760,368 770,420 756,470',
        '400,440 520,430 640,440',
      ],
      '#6f6a5c',
      3,
    );
    p.form('496,356! 506,332! 780,328! 792,352!', '#a59a94', { ink: 4, hatch: 0.4, light: 6, shade: '#5c4a66' });
    p.form('522,334! 530,314! 756,310! 766,330!', '#b9aea4', { ink: 4, hatch: 0.3, light: 5, shade: '#5c4a66' });
    seat(p, { x: 644, y: 312, size: 0.82 }, 5);
    person(p, { x: 470, y: 396, size: 0.72 }, { coat: '#2f3f7a', staff: true });
    person(p, { x: 416, y: 432, size: 0.76 }, { coat: PAINT.red });
  },
  strip(p) {
    heaven(p, 180, ['#ee8a5c', '#fbc46a']);
    seat(p, { x: 224, y: 164, size: 0.45 }, 5);
  },
};
