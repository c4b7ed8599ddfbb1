import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { weather } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import { quay } from '../../kit/places.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven } from './_a-works.ts';

type Dress = { readonly coat: string; readonly head: string; readonly skirt?: boolean; readonly bundle: string };

/** Somebody who leaves, climbing to the right with all that is owned on the back; 160 units high; stands on y = 0. */
function leaver(p: Painter, place: Place, { coat, head, skirt = false, bundle }: Dress, ink = 4): void {
  const dark = mix(coat, INK, 0.45);
  p.at(place, () => {
    if (!skirt) {
      limb(p, '6,-66 26,-44 24,-12', [22, 15, 11], dark, { ink: ink - 1 });
      limb(p, '-4,-66 -8,-34 -22,0', [24, 16, 11], dark, { ink: ink - 1 });
      p.form('16,-8! 18,-18 38,-14 42,-8!', INK, { ink: 2, light: 1 });
      p.form('-30,4! -28,-8 -10,-6 -8,4!', INK, { ink: 2, light: 1 });
    }
    p.form('-66,-84 -70,-122 -48,-150 -18,-148 -4,-128 -8,-92 -36,-74', bundle, { ink, hatch: 0.5, light: 10 });
    p.stroke('-64,-118 -36,-108 -6,-122', 5, mix(bundle, INK, 0.5));
    p.stroke('-38,-150 -34,-112 -38,-76', 5, mix(bundle, INK, 0.5));
    if (skirt) p.form('-32,4! -26,-40 -16,-72 16,-72 28,-40 36,0! 0,8', dark, { ink, hatch: 0.5 });
    p.form(
      skirt
        ? '-18,-66 -16,-96 -4,-122 14,-124 26,-112 24,-84 18,-64'
        : '-22,-48 -18,-90 -4,-120 14,-124 28,-112 28,-80 26,-46 0,-42',
      coat,
      {
        ink,
        hatch: 0.4,
        light: 9,
      },
    );
    limb(p, '2,-112 10,-84 34,-92', [17, 15, 11], coat, { ink: ink - 1, root: true });
    p.disc(37, -94, 6, '#a8704c', { ink: ink - 2, light: 2 });
    p.stroke('-10,-118 12,-106 36,-96', 4, mix(bundle, INK, 0.55));
    if (skirt) p.form('-6,-118 -6,-146 10,-162 30,-156 34,-136 24,-120 8,-110', head, { ink, light: 7 });
    else {
      p.disc(18, -136, 14, '#a8704c', { ink: ink - 1, high: 16, light: 3 });
      p.form('-14,-138 6,-146 8,-164 28,-164 32,-146 52,-136 18,-132', head, { ink, light: 5 });
    }
  });
}

/** A child hand in hand with whoever goes before. */
function child(p: Painter, place: Place, coat: string): void {
  p.at(place, () => {
    p.form('-16,2! -14,-40 -6,-62 10,-62 16,-40 20,0!', coat, { ink: 4, hatch: 0.4 });
    p.form('-10,-60 -10,-82 4,-90 16,-82 16,-64 4,-56', '#e9d9b6', { ink: 3, light: 4 });
    limb(p, '12,-54 28,-66 38,-76', [9, 8, 7], coat, { ink: 3 });
  });
}

const FOLK: readonly Dress[] = [
  { coat: '#d8a84a', head: '#f4ead2', skirt: true, bundle: '#e8dcc0' },
  { coat: '#c2563c', head: '#d9b866', bundle: '#cfae7a' },
  { coat: '#7fa8b4', head: '#f4ead2', skirt: true, bundle: '#e2b26a' },
  { coat: '#e2d0a4', head: '#a8693c', bundle: '#b8c0a4' },
];

/** A gangway with cleats and a rope rail, from the lower left to the upper right. */
function gangway(p: Painter, ink: number): void {
  p.form('96,446! 640,196! 664,214! 140,470!', '#e0b878', { ink, light: 6 });
  for (let at = 0; at < 12; at++)
    p.stroke(`${128 + at * 44},${438 - at * 20.4} ${156 + at * 44},${452 - at * 20.6}`, 4, '#7a5030');
}

/** Families with bundles climb the gangway into the dark side of a ship, in rain. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    heaven(p, 340, ['#8a98a4', '#adb8ba', '#cfd2c6']);
    quay(p, 330, 408, '#7d7f86');
    p.beam('150,96 -20,10', 14, '#4a3a34', { ink: 4 });
    for (const points of ['30,34 240,-30', '380,104 350,-20', '430,104 410,-20', '480,104 470,-20'])
      p.stroke(points, 4);
    p.form('90,66! 150,86 300,104 520,104 700,76 870,36! 870,430! 420,428 300,400 210,330 140,210', '#2f3440', {
      ink: 5,
      hatch: 0.7,
      light: 14,
      shade: '#1d212c',
    });
    p.stroke('112,118 280,146 520,148 700,122 860,84', 7, '#c28a3e');
    for (const [a, b, c] of [
      [180, 190, 160],
      [250, 262, 236],
      [320, 334, 312],
    ] as const)
      p.stroke(`${134 + (a - 180) * 0.7},${a} 500,${b + 10} 860,${c}`, 3, '#12151c');
    p.form('612,96! 612,206! 716,206! 716,84!', '#0f1118', { ink: 4, light: 2 });
    p.glow(668, 130, 120, '#ffb850', 0.6);
    p.disc(690, 116, 13, '#ffd98a', { ink: 3, light: 2, shade: '#e09a3c' });
    for (const x of [330, 410, 760, 830])
      p.form(
        `${x},${170 + (x > 600 ? -24 : 0)}! ${x},${140 + (x > 600 ? -24 : 0)}! ${x + 34},${142 + (x > 600 ? -27 : 0)}! ${x + 34},${172 + (x > 600 ? -27 : 0)}!`,
        '#8a6a3c',
        { ink: 4, light: 3 },
      );
    gangway(p, 5);
    leaver(p, { x: 646, y: 204, size: 0.62 }, FOLK[3] as Dress);
    leaver(p, { x: 548, y: 250, size: 0.84 }, FOLK[2] as Dress);
    leaver(p, { x: 420, y: 310, size: 1.04 }, FOLK[1] as Dress);
    child(p, { x: 336, y: 352, size: 1 }, '#5f8a8a');
    p.stroke('128,360 300,300 470,210 640,110', 4, '#5f3d22');
    leaver(p, { x: 204, y: 446, size: 1.5 }, FOLK[0] as Dress, 5);
    p.form('-30,500! -30,424! 92,424! 92,500!', '#8a5a34', { ink: 5, hatch: 0.5 });
    p.form('-34,430! -30,396 30,384 88,396 96,430!', '#a06c3c', { ink: 5, light: 6 });
    p.beam('66,392 66,500', 10, '#5a6068', { ink: 3 });
    weather(p, 'rain', 60);
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#2c333e');
    p.form('66,176! 378,74! 388,84! 84,182!', '#e0b878', { ink: 5, light: 4 });
    leaver(p, { x: 134, y: 158, size: 0.66 }, FOLK[0] as Dress, 6);
    leaver(p, { x: 228, y: 128, size: 0.62 }, FOLK[1] as Dress, 6);
    leaver(p, { x: 318, y: 99, size: 0.56 }, FOLK[2] as Dress, 6);
  },
};
