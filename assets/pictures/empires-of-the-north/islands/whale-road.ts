import { clouds, farLand, glitter, heaven, sea, spray, surf } from '../../kit/sea.ts';
import { gull, longship } from '../../kit/stock.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A humpback whale that leaps, upright from y = 0, about 380 units high; its belly is to the left. */
function whale(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('76,-150 130,-190 190,-216 236,-262 250,-250 226,-196 170,-150 92,-104', '#24425e', {
      ink: ink - 1,
      light: 6,
    });
    p.form(
      '-92,14! -104,-80 -104,-180 -88,-260 -60,-326 -26,-364 4,-368 26,-340 54,-282 84,-214 100,-140 106,-60 120,14!',
      '#2f5674',
      {
        ink,
        hatch: 0.7,
        light: 22,
        shade: '#152a46',
      },
    );
    p.wash(
      '-90,14! -102,-80 -102,-180 -86,-258 -60,-320 -30,-358 -6,-352 -14,-300 -30,-230 -34,-150 -26,-60 -20,14!',
      '#e9e4d2',
      0.95,
    );
    for (let at = 0; at < 7; at++)
      p.stroke(
        `${-84 + at * 10},10 ${-94 + at * 11},-120 ${-80 + at * 9},-240 ${-50 + at * 5},${-320 - at * 3}`,
        2.8,
        '#6d7f8c',
        0.9,
      );
    p.stroke('-8,-356 -4,-300 4,-262 20,-240 44,-222', 4);
    p.disc(44, -248, 6, INK, { ink: 0 });
    for (const [x, y] of [
      [14, -330],
      [22, -304],
      [34, -282],
      [-24, -352],
      [-44, -334],
    ] as const)
      p.disc(x, y, 4.5, '#7f9aa8', { ink: 1, light: 1 });
    p.form(
      '-78,-168 -130,-150 -190,-104 -234,-40 -228,-22 -206,-30 -196,-46! -180,-42 -160,-68! -142,-64 -70,-112',
      '#f0ecdc',
      { ink: ink - 1, hatch: 0.3, light: 7, shade: '#7d93a6' },
    );
    for (const [x, y, long] of [
      [40, -120, 80],
      [70, -60, 60],
      [10, -60, 50],
    ] as const)
      p.stroke(`${x},${y} ${x + 4},${y + long * 0.5} ${x},${y + long}`, 4, '#a9cfd8', 0.7);
  });
}

/** A whale that leaps before high blue islands, in the light of a sun that does not set. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    heaven(p, 320, ['#3c4f9c', '#7f6fb4', '#e58fa0', '#fcc889']);
    clouds(p, '#ffc9a8', 40, 230, 6);
    p.glow(700, 292, 220, '#fff0b8', 0.9);
    p.disc(700, 290, 44, '#fff2c0', { ink: 0, shade: '#ffd98a', light: 5 });
    farLand(p, '-40,316! 20,250 60,170 110,110 150,150 180,140 230,220 290,270 340,316!', '#6f80c4');
    p.wash('62,168 110,112 150,152 180,142 206,184 170,176 140,196 110,160 86,190', '#fbe3e0', 0.9);
    farLand(p, '500,316! 560,280 600,262 650,296 690,316!', '#a88fc0');
    sea(p, 308, '#3f8fb4', { rows: 6, high: 1.3, crest: '#fff3df', deep: '#1c3a80' });
    glitter(p, 700, 314, '#ffe0a0', 50, 1.2);
    longship(p, { x: 660, y: 350, size: 0.34, flip: true }, { sail: '#c8402f', stripe: '#f4dfae' });
    p.wash('230,410 320,386 440,380 560,390 620,414 540,436 380,440 270,432', '#bfe3e6', 0.7);
    whale(p, { x: 420, y: 414, size: 1.02, turn: -17 }, 5);
    spray(p, 330, 426, 1.3);
    spray(p, 520, 428, 1.1);
    surf(p, '230,424 330,438 440,432 560,440 640,420', 17);
    sea(p, 446, '#2f6fa4', { rows: 1, high: 2, crest: '#fff3df', deep: '#1c3a80' });
    for (const [x, y] of [
      [540, 90],
      [590, 120],
      [560, 150],
      [620, 70],
    ] as const)
      gull(p, x, y, 18);
  },
  strip(p) {
    heaven(p, 180, ['#f2b59c', '#fbd9a4']);
    whale(p, { x: 372, y: 150, size: 0.84, turn: -68 }, 5);
    sea(p, 140, '#3f8fb4', { rows: 2, high: 0.7 });
  },
};
