import { PAINT } from '../../kit/colour.ts';
import { hills, weather } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { spruce } from '../../kit/stock.ts';
import { heaven } from '../../kit/sea.ts';

const IRON = '#3d4048';

/** A lantern with panes of horn, lit; 330 units high, its ring at 0,-180. */
function lantern(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.disc(0, -176, 20, IRON, { ink: ink - 1, light: 3 });
    p.disc(0, -176, 10, '#171c2c', { ink: 2, light: 0 });
    p.form('-92,-78! -66,-112 -24,-142 -18,-160 18,-160 24,-142 66,-112 92,-78! 0,-70', IRON, {
      ink,
      hatch: 0.4,
      light: 10,
    });
    p.form('-70,-76! 70,-76! 78,104! -78,104!', '#fcc24a', { ink, shade: '#e08224', light: 16 });
    p.form('-16,104! -15,50! 15,50! 16,104!', '#f6e6c0', { ink: ink - 2, light: 4 });
    p.form('-22,44 -20,14 -4,-10 2,-44! 14,-8 24,18 20,46 0,54', '#fff0a8', {
      ink: ink - 2,
      shade: '#f08a24',
      light: 7,
    });
    for (const [from, to] of [
      [-70, -78],
      [-30, -34],
      [30, 34],
      [70, 78],
    ] as const)
      p.beam(`${from},-78 ${to},108`, Math.abs(from) > 40 ? 15 : 8, IRON, { ink: ink - 2 });
    p.beam('-76,14 76,14', 7, IRON, { ink: ink - 3 });
    p.form('-96,100! 96,100! 104,132! -104,132!', IRON, { ink, light: 6 });
    p.form('-84,132! 84,132! 74,148! -74,148!', IRON, { ink: ink - 1, light: 4 });
  });
}

/** A lit lantern hangs from the beam of a log house on a night of snow. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    heaven(p, 380, ['#0a1436', '#112456', '#1d3a74']);
    hills(p, 330, 26, '#26407c', 2);
    for (const [x, size] of [
      [610, 0.7],
      [664, 1],
      [736, 0.8],
      [796, 1.15],
      [560, 0.5],
    ] as const)
      spruce(p, { x, y: 396, size }, '#14304e');
    hills(p, 392, 12, '#6488c0', 2);
    p.glow(404, 296, 330, '#e07818', 0.6);
    for (let y = 30; y < 520; y += 62) {
      p.form(`-30,${y - 30}! 150,${y - 32} 164,${y} 150,${y + 30} -30,${y + 30}!`, '#8a5834', {
        ink: 4,
        hatch: 0.4,
        light: 9,
      });
      p.disc(152, y, 31, '#c98f52', { ink: 4, light: 6 });
      p.disc(152, y, 15, '#b87a42', { ink: 2, light: 3 });
    }
    p.form('-30,34! 440,34! 470,20 508,26 520,52 506,80 472,86 446,80! -30,84!', '#9a6438', {
      ink: 5,
      hatch: 0.5,
      light: 9,
    });
    p.stroke('470,40 494,42 498,60 482,66 476,56', 4);
    p.form('-30,34! 440,34! 470,18 508,24! 470,6 430,14 300,10 160,16 -30,8!', '#dfe6f2', { ink: 3, light: 5 });
    p.stroke('404,80 404,112', 9, IRON);
    lantern(p, { x: 404, y: 288, size: 1.04 }, 5);
    p.glow(404, 310, 170, '#ffb840', 0.75);
    weather(p, 'snow', 60);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#1f2c4c');
    p.glow(224, 84, 150, PAINT.fire, 0.6);
    p.form('96,6! 330,4! 352,12 330,22! 96,24!', '#9a6438', { ink: 4, light: 4 });
    lantern(p, { x: 224, y: 94, size: 0.4 }, 8);
    p.glow(224, 96, 56, '#ffd070', 0.6);
  },
};
