import { PAINT } from '../../kit/colour.ts';
import { hills, mountains, rocks, sky, reeds } from '../../kit/land.ts';
import { gull, person, sack } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** An old oak with spreading boughs, 420 units high and 560 wide; stands on y = 0. */
function oak(p: Painter, place: Place, leaf: string): void {
  const cluster = (x: number, y: number, w: number, h: number, ink: number): void =>
    p.form(
      `${x - w},${y + h * 0.1} ${x - w * 0.94},${y - h * 0.5} ${x - w * 0.56},${y - h * 0.62} ${x - w * 0.4},${y - h} ${x + w * 0.1},${y - h * 0.86} ${x + w * 0.44},${y - h * 1.02} ${x + w * 0.66},${y - h * 0.56} ${x + w},${y - h * 0.4} ${x + w * 0.92},${y + h * 0.24} ${x + w * 0.6},${y + h * 0.3} ${x + w * 0.44},${y + h * 0.66} ${x},${y + h * 0.46} ${x - w * 0.4},${y + h * 0.7} ${x - w * 0.66},${y + h * 0.3}`,
      leaf,
      { ink, light: 14, hatch: 0.4 },
    );
  p.at(place, () => {
    cluster(-120, -310, 120, 80, 4);
    cluster(120, -320, 126, 84, 4);
    cluster(0, -360, 120, 80, 4);
    p.form(
      '-104,10! -60,-18 -46,-66 -50,-112 -84,-148 -140,-160 -206,-150! -150,-176 -104,-182 -58,-166! -74,-212 -120,-260! -60,-230 -24,-186! -10,-240 -30,-310! 16,-250 20,-190! 60,-224 84,-284! 88,-220 54,-166! 104,-182 160,-172 214,-190! 160,-148 96,-148 58,-108 50,-66 66,-24 120,8! 40,-4 -20,12',
      '#7a5638',
      { ink: 5, hatch: 0.9, light: 14 },
    );
    p.stroke('-18,-16 -12,-70 -26,-130', 4);
    p.stroke('20,-10 14,-60 26,-120', 4);
    p.disc(2, -82, 11, '#2a1c14', { ink: 2, high: 18 });
    for (const [x, y, w, h] of [
      [-226, -198, 78, 54],
      [228, -212, 82, 56],
      [-152, -262, 84, 52],
      [150, -268, 84, 54],
      [-60, -322, 80, 50],
      [66, -326, 84, 50],
      [0, -394, 80, 46],
    ] as const)
      cluster(x, y, w, h, 3);
  });
}

/** A lone old oak on the crest of a stony ridge at dusk, a wood gatherer climbing towards it. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 400, { clouds: 5 });
    p.disc(206, 320, 46, '#f3c67a', { ink: 0, shade: '#e58d4a', light: 6 });
    p.glow(206, 320, 200, '#f0a860', 0.5);
    mountains(p, 380, 110);
    hills(p, 396, 14, '#5d5c52');
    p.form('-30,470! 120,448 300,408 470,374 620,366 760,384 870,410! 870,520! -30,520!', '#6e6038', {
      ink: 4,
      hatch: 0.4,
      light: 12,
    });
    rocks(p, 720, 404, 0.9, '#77727a');
    rocks(p, 360, 410, 0.5, '#77727a');
    oak(p, { x: 560, y: 384, size: 1.02 }, '#a8642c');
    person(p, { x: 232, y: 446, size: 0.72 }, { coat: '#4b5a78', staff: true });
    sack(p, { x: 232, y: 396, size: 0.62 }, PAINT.leather);
    rocks(p, 60, 486, 1.2, '#3f3a40');
    gull(p, 120, 130, 20);
    gull(p, 180, 168, 14);
    reeds(p, 820, 490, { high: 80 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#e8b27a');
    p.wash('-20,158! 120,140 224,130 340,140 470,160! 470,180! -20,180!', '#4a3d2c');
    oak(p, { x: 224, y: 142, size: 0.36 }, '#8a4a22');
  },
};
