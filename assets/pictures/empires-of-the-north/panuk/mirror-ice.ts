import { mix, PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { aurora, drift, peaks, skyOf } from './_ice.ts';

/** A white bear that walks to the left with its head low, 200 high; its paws on y = 0. */
function bear(p: Painter, place: Place, { fur = '#f2ecda', ink = 5 } = {}): void {
  const shaded = mix(fur, '#4a6a86', 0.35);
  p.at(place, () => {
    p.form('-76,-88 -100,-50 -112,-22 -138,-6! -136,2! -92,4! -78,-24 -44,-64', shaded, { ink: ink - 1, light: 6 });
    p.form('96,-96 122,-64 118,-34 96,-10! 92,2! 140,4! 150,-30 164,-76', shaded, { ink: ink - 1, light: 6 });
    p.form(
      '-246,-84! -244,-98 -220,-112 -194,-124! -190,-142 -172,-146 -164,-134! -130,-142 -84,-156 -30,-172 40,-184 110,-184 160,-162 182,-116 176,-80 130,-70 60,-66 0,-60 -60,-58 -110,-76 -150,-92 -190,-84 -226,-76',
      fur,
      { ink, hatch: 0.5, light: 18 },
    );
    p.form('-60,-120 -24,-100 -22,-60 -34,-28 -50,-8 -78,4! -112,2! -104,-10 -76,-22 -78,-56 -88,-96', fur, {
      ink,
      light: 9,
      hatch: 0.3,
    });
    p.form('100,-130 160,-136 182,-100 176,-60 196,-32 200,2! 146,2! 146,-8 156,-24 120,-56 92,-84', fur, {
      ink,
      light: 9,
      hatch: 0.3,
    });
    p.form('-248,-98! -252,-86 -240,-80 -232,-92', '#2a2428', { ink: 2, light: 2 });
    p.disc(-204, -106, 4, '#2a2428', { ink: 0 });
    p.stroke('-240,-80 -222,-82 -206,-88', 3);
  });
}

/** A bear and its mirrored self, paw on paw. */
function mirrored(p: Painter, { x, y, size = 1 }: Place): void {
  p.raw('<g opacity="0.6">');
  bear(p, { x, y: y + 6, size, turn: 180, flip: true }, { fur: '#bfe0cf', ink: 4 });
  p.raw('</g>');
  for (const [dx, dy, long] of [
    [-180, 60, 120],
    [-40, 90, 160],
    [70, 44, 110],
    [-120, 126, 90],
    [60, 140, 130],
  ] as const)
    p.stroke(
      `${x + (dx - long / 2) * size},${y + dy * size} ${x + dx * size},${y + (dy + 2) * size} ${x + (dx + long / 2) * size},${y + dy * size}`,
      4,
      '#e9fff0',
      0.55,
    );
  bear(p, { x, y, size });
}

/** A white bear walks at night over ice as smooth as a mirror, and under it walks another; the northern lights stand in both. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    skyOf(p, 240, ['#12304e', '#1d5a6c', '#3f9a86']);
    aurora(
      p,
      [
        [-20, 150],
        [120, 190],
        [260, 130],
        [400, 170],
        [560, 100],
        [700, 150],
        [860, 90],
      ],
      '#6ff0a4',
      { strength: 0.34 },
    );
    peaks(
      p,
      248,
      [
        [-40, 226],
        [90, 170],
        [170, 220],
        [300, 230],
        [640, 234],
        [740, 160],
        [800, 200],
        [880, 180],
      ],
      '#3d6a86',
    );
    p.wash('-40,244! 880,244! 880,520! -40,520!', '#2f8f80');
    p.wash('-40,246! 880,246! 880,300! 600,320 300,300 -40,316!', '#7fdcb0', 0.55);
    p.wash('-40,400! 200,380 480,410 880,380! 880,520! -40,520!', '#14506a', 0.6);
    p.wash('-40,248! 90,320! 170,262! 300,250! 640,250! 740,330! 800,286! 880,300! 880,248!', '#2f5f78', 0.5);
    mirrored(p, { x: 452, y: 288, size: 1.12 });
    for (const crack of ['-20,350 90,356 160,400 150,470', '90,356 200,340 240,346', '700,420 780,400 850,412'])
      p.stroke(crack, 3, '#d8fff0', 0.7);
    drift(p, { x: 830, y: 484, size: 0.8 }, '#a9c9d8', 4);
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#1f6672');
    p.wash('-40,86! 490,86! 490,200! -40,200!', '#1a4a66');
    mirrored(p, { x: 232, y: 88, size: 0.5 });
    p.stroke('-10,92 200,94 460,91', 2, PAINT.ice, 0.8);
  },
};
