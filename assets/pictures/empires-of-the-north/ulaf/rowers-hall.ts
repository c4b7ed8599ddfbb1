import { PAINT } from '../../kit/colour.ts';
import { ground, hills, sky } from '../../kit/land.ts';
import { norse } from './_folk.ts';
import { fell } from './_land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** An oar with its blade up, 250 units long; its grip at y = 0. */
function oar(p: Painter, place: Place, paint = '#d9bd86'): void {
  p.at(place, () => {
    p.beam('0,0 0,-170', 8, '#c79f68', { ink: 2.5 });
    p.form('-5,-160 -15,-190 -15,-244! 0,-254 15,-244! 15,-190 5,-160', paint, { ink: 3, light: 4 });
  });
}

/** A long hall with a ridge like a keel, oars along its wall and crossed on its gable; stands on y = 0. */
function hall(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('104,-120! 760,-104! 760,4! 104,6!', '#6f5238', { ink: 4, hatch: 0.5 });
    for (let x = 150; x < 760; x += 44) p.stroke(`${x},2 ${x + 2},-108`, 3);
    p.form('-4,-318! 180,-350 420,-352 760,-306! 770,-92 440,-96 130,-108!', '#a38243', {
      ink: 5,
      hatch: 0.8,
      light: 22,
    });
    for (const y of [-270, -210, -154])
      p.stroke(`${60 + (y + 270) * 0.6},${y} 320,${y - 22} 750,${y + 6}`, 3, '#5c4a26');
    p.form('-132,6! -132,-104! 0,-300! 132,-104! 132,6!', '#8d653e', { ink: 5, hatch: 0.5, light: 12 });
    for (const x of [-104, -72, 72, 104]) p.stroke(`${x},4 ${x},${-112 - (132 - Math.abs(x)) * 1.1}`, 3);
    p.form('-46,8! -46,-94 0,-118 46,-94 46,8!', '#f0a83e', { ink: 5, shade: PAINT.rust });
    p.glow(0, -50, 190, PAINT.fire, 0.6);
    p.form('-164,-76! -16,-316! 16,-316! 164,-76! 142,-64! 0,-282! -142,-64!', '#54402c', { ink: 5, light: 6 });
    oar(p, { x: 52, y: -212, size: 0.94, turn: -34 }, PAINT.red);
    oar(p, { x: -52, y: -212, size: 0.94, turn: 34 }, PAINT.red);
    for (const [x, turn, paint] of [
      [176, 7, '#d9bd86'],
      [214, 4, '#3f7380'],
      [258, 8, '#d9bd86'],
      [300, 3, PAINT.red],
      [346, 7, '#d9bd86'],
      [392, 5, '#3f7380'],
      [440, 8, '#d9bd86'],
    ] as const)
      oar(p, { x, y: 16, size: 0.9, turn }, paint);
  });
}

/** A long hall at sunset, oars along its wall, to which rowers come home. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 300, { clouds: 4 });
    fell(p, '-40,290! 20,190 70,170 130,220 200,260 260,300! -40,300!', '#5d6078');
    hills(p, 296, 12, '#5c6148');
    ground(p, 332, '#7c6a40');
    hall(p, { x: 330, y: 404, size: 1.06 });
    norse(p, { x: 138, y: 450, size: 1.25 }, { cloak: '#2f6a72', short: true, arms: 'carry', hair: '#d2a24c' });
    oar(p, { x: 240, y: 452, size: 1.36, turn: -20 });
    norse(p, { x: 44, y: 470, size: 1.35 }, { cloak: '#8a3b2c', short: true, arms: 'carry', hair: '#7a4424' });
    oar(p, { x: 144, y: 478, size: 1.46, turn: -18 });
    p.form('560,490! 600,430 700,440 790,416 880,440! 880,520! 560,520!', '#2f2a22', { ink: 4 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#e3a064');
    p.wash('-30,136! 200,132 480,138! 480,190! -30,190!', '#6a5c3a');
    hall(p, { x: 128, y: 158, size: 0.47 });
  },
};
