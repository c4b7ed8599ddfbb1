import { clouds, glitter, heaven, sea, surf } from '../../kit/sea.ts';
import { boat, fire, person } from '../../kit/stock.ts';
import { PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A long hall with a roof like an upturned ship, its doors open on the fires within; 640 units wide, 250 high without its dragons. */
function hall(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-296,6! -300,-84! 300,-84! 296,6!', '#6a4a33', { ink, hatch: 0.5, shade: '#3c2e2c' });
    for (let x = -280; x < 296; x += 24) p.stroke(`${x},-80 ${x + 2},-40 ${x},4`, 2.4);
    for (const x of [-250, -156, 156, 250]) {
      p.form(`${x - 17},-26! ${x - 17},-64! ${x + 17},-64! ${x + 17},-26!`, '#ffc45a', {
        ink: ink - 1,
        shade: PAINT.fire,
        light: 4,
      });
      p.stroke(`${x},-64 ${x},-26`, 3);
    }
    p.form(
      '-340,-70! -330,-110 -286,-190 -262,-226! -130,-240 0,-246 130,-240 262,-228! 290,-190 332,-108 342,-70! 170,-80 0,-84 -170,-80',
      '#7f6a4a',
      {
        ink,
        hatch: 0.7,
        light: 16,
        shade: '#453b3c',
      },
    );
    for (const [y, half] of [
      [-112, 316],
      [-146, 298],
      [-180, 280],
      [-212, 262],
    ] as const) {
      p.stroke(`${-half},${y + 3} ${-half * 0.4},${y - 5} ${half * 0.4},${y - 5} ${half},${y + 3}`, 2.6);
      for (let x = -half + 20; x < half - 10; x += 30) p.stroke(`${x},${y} ${x - 2},${y + 26}`, 1.8);
    }
    for (const flip of [false, true])
      p.at({ x: 0, y: 0, flip }, () => {
        p.form(
          '-244,-218 -272,-236 -290,-266 -290,-296 -312,-292 -352,-276! -348,-288! -366,-292! -352,-308 -318,-328 -296,-350! -292,-330 -272,-322 -256,-298 -262,-268 -246,-246 -224,-236',
          '#b5763a',
          {
            ink: ink - 1,
            light: 5,
          },
        );
        p.stroke('-356,-290 -330,-296 -312,-298', 3);
        p.disc(-312, -312, 4, '#241a12', { ink: 0 });
      });
    p.form('-96,8! -96,-104! 0,-158! 96,-104! 96,8!', '#8a5f3c', { ink, hatch: 0.4 });
    p.form('-58,8! -58,-74 -34,-104 0,-112 34,-104 58,-74 58,8!', '#ffbe55', {
      ink: ink - 1,
      shade: PAINT.fire,
      light: 10,
    });
    p.form('-116,-88! -4,-174! 4,-174! 118,-90! 104,-78! 0,-154! -104,-76!', '#b5622f', { ink: ink - 1, light: 5 });
    p.glow(0, -36, 230, PAINT.fire, 0.6);
    for (const [x, coat] of [
      [-20, '#4a2a20'],
      [20, '#3a2a2a'],
    ] as const)
      person(p, { x, y: 8, size: 0.5 }, { coat, arms: x < 0 ? 'up' : 'down' });
  });
}

/** A hall with carved dragons, bright with the fires of a feast, and guests who come up from their boats in the blue evening. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    heaven(p, 330, ['#344a60', '#4e6476', '#7d8285', '#b39a84']);
    clouds(p, '#8d8890', 40, 200, 4);
    for (const [x, y, r] of [
      [520, 76, 16],
      [548, 46, 24],
      [590, 10, 34],
    ] as const)
      p.disc(x, y, r, '#b9b3b0', { ink: 0, opacity: 0.5, high: r * 0.7 });
    p.form('-40,340! -40,250! 60,216 160,236 260,190 420,150 560,160 700,200 870,180! 870,350!', '#46564f', {
      ink: 3,
      shade: '#2f3d44',
    });
    p.form('-40,420! -40,340! 120,330 400,320 700,324 870,316! 870,410! 500,404 200,414', '#56603f', {
      ink: 3,
      hatch: 0.4,
    });
    hall(p, { x: 492, y: 346, size: 0.9 }, 5);
    p.form('440,352! 540,352! 590,410! 400,412!', '#a8884e', { ink: 0, opacity: 0.8 });
    fire(p, { x: 112, y: 398, size: 0.62 }, { glow: 260 });
    p.beam('38,404 46,300', 9, PAINT.darkWood, { ink: 3 });
    p.beam('186,404 178,300', 9, PAINT.darkWood, { ink: 3 });
    p.beam('20,304 204,302', 6, PAINT.darkWood, { ink: 2 });
    p.form('60,304 66,284 96,276 140,280 162,292 166,306 152,320 100,326 70,318', '#a85a30', {
      ink: 4,
      hatch: 0.5,
      light: 5,
    });
    p.form('72,316 60,338 54,334 62,312', '#a85a30', { ink: 3, light: 2 });
    p.form('152,314 166,334 172,330 162,306', '#a85a30', { ink: 3, light: 2 });
    person(p, { x: 216, y: 406, size: 0.66, flip: true }, { coat: '#c08a3c', arms: 'front' });
    person(p, { x: 402, y: 398, size: 0.62 }, { coat: PAINT.red });
    person(p, { x: 352, y: 404, size: 0.66 }, { coat: '#6a7a4a', arms: 'front' });
    person(p, { x: 640, y: 390, size: 0.58 }, { coat: '#3f6480', staff: true });
    sea(p, 410, '#3e5c6e', { rows: 3, high: 0.6, crest: '#c3b8a8' });
    glitter(p, 490, 412, '#f5b45a', 40);
    surf(p, '-30,412 140,418 320,410 520,416 860,406', 7, '#cfc9bd');
    boat(p, { x: 716, y: 440, size: 1.15, turn: -4, flip: true }, '#6d4b33');
  },
  strip(p) {
    heaven(p, 180, ['#7d97a8', '#b5bfc0']);
    hall(p, { x: 224, y: 158, size: 0.42 }, 5);
  },
};
