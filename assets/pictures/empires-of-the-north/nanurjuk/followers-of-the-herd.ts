import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills, reeds, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { deer } from './_deer.ts';
import { limb } from '../../kit/limb.ts';
import { walker } from './_people.ts';

/** A walker bowed under a pack frame, with snowshoes tied on it and a pot below; walks on y = 0 to the left. */
function wanderer(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const x of [30, 74]) limb(p, `${x},-40 ${x + 6},-176`, [7, 6], PAINT.darkWood, { ink: 3 });
    walker(
      p,
      { x: 0, y: 0 },
      { coat: '#4a5f7a', trim: '#efe3c6', pack: '#8a5a34', staff: true, lean: 8, arm: '4,-108 -18,-96 -46,-94' },
    );
    p.at({ x: 64, y: -128, turn: -24 }, () => {
      p.form('-6,50! -20,20 -22,-24 0,-52 22,-24 20,20 6,50!', '#c9a468', { ink: 4, light: 5 });
      p.form('-4,30 -11,8 -11,-18 0,-34 11,-18 11,8', mix('#8a5a34', INK, 0.3), { ink: 2, light: 2 });
      for (const y of [-18, -4, 12]) p.stroke(`-14,${y} 14,${y + 5}`, 2.4, '#c9a468');
    });
    p.form('20,-134 44,-152 76,-144 84,-124 52,-118', '#a8392b', { ink: 4, hatch: 0.4 });
    p.form('58,-54 62,-74 84,-76 90,-56 76,-46', PAINT.iron, { ink: 3, light: 4 });
  });
}

/** A herd that goes over a ridge before the setting sun, and the people who follow it with all they own. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 330, { clouds: 4 });
    p.glow(250, 190, 220, '#ffcf7a', 0.7);
    p.disc(250, 196, 66, '#f6c765', { ink: 0, light: 6, shade: '#ea9b4c' });
    hills(p, 262, 16, '#9a6a68');
    p.form('-30,204! 80,212 200,232 330,262 470,300 640,352 870,410! 870,500! -30,500!', '#6a4a4c', {
      ink: 3,
      light: 14,
    });
    for (const [x, y, size, head] of [
      [46, 214, 0.3, 'up'],
      [124, 226, 0.32, 'up'],
      [212, 242, 0.36, 'graze'],
      [296, 262, 0.4, 'up'],
      [392, 290, 0.44, 'up'],
    ] as const)
      deer(p, { x, y, size }, { gait: 'walk', head, ink: 3, coat: '#4e3836' });
    p.form('-30,380! 120,372 300,392 520,430 700,444 870,440! 870,500! -30,500!', '#46333a', { ink: 3, light: 10 });
    wanderer(p, { x: 560, y: 448, size: 1.78 });
    walker(p, { x: 320, y: 414, size: 0.82 }, { coat: '#7d3f3a', pack: '#6f5138', lean: 10 });
    walker(p, { x: 402, y: 424, size: 0.62 }, { coat: '#b98a3c', lean: 2, arm: '4,-108 -10,-92 -30,-92' });
    walker(p, { x: 790, y: 462, size: 1.2 }, { coat: '#5f6b3f', pack: '#7a5a3c', lean: 12, staff: true });
    reeds(p, 60, 490, { high: 100, many: 18 });
  },
  strip(p) {
    sky(p, 150, { clouds: 1 });
    p.wash('-10,-10! 460,-10! 460,170! -10,170!', '#f0b466', 0.6);
    p.form('-20,140! 120,136 300,142 470,146! 470,170! -20,170!', '#46333a', { ink: 2 });
    for (const [x, size] of [
      [78, 0.24],
      [148, 0.26],
    ] as const)
      deer(p, { x, y: 140, size }, { gait: 'walk', ink: 3, coat: '#4e3836' });
    wanderer(p, { x: 280, y: 150, size: 0.84 });
  },
};
