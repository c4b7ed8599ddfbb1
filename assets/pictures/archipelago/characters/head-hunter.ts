import { PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { ground, pinch } from './_a-hands.ts';

type Wears = 'cap' | 'helmet' | 'coif' | 'hat' | 'cowl';
const PALE = '#f3e6cc';

/** A portrait of somebody as a pale shadow from the side on blue, in a gilt oval that hangs by a ring; 190 units high. */
function miniature(p: Painter, place: Place, wears: Wears, ground: string, ink: number): void {
  p.at(place, () => {
    p.disc(0, -98, 13, PAINT.gold, { ink: ink - 1, light: 3 });
    p.disc(0, -98, 6, '#3a2440', { ink: 1, light: 1 });
    p.disc(0, 0, 74, PAINT.gold, { ink, high: 92, light: 6 });
    p.disc(0, 0, 60, ground, { ink: ink - 1, high: 78, light: 8 });
    p.wash(
      '-20,-34 -24,-18! -35,-3! -25,0! -27,8! -24,18 -8,21 -8,31 -32,44 -44,54 -30,68 0,76 30,68 45,52 36,42 17,30 17,8 27,-10 22,-36 2,-46',
      PALE,
    );
    const coat = { cap: '#54305a', helmet: '#7a8890', coif: '#3a6a4a', hat: '#9a2f34', cowl: '#7a5a3c' }[wears];
    p.wash('-10,30 -32,44 -44,54 -30,68 0,76 30,68 45,52 36,42 17,29 4,36', coat);
    if (wears === 'hat' || wears === 'cap') {
      p.wash('8,-34 22,-36 28,-10 20,14 8,12! 6,-6 -2,-12', '#5a3420');
      p.wash('-24,12! -10,8 6,-2 12,10 2,22 -16,26 -32,34! -28,22', '#5a3420');
    }
    if (wears === 'cap') p.wash('-26,-30 -22,-50 6,-60 32,-44 36,-26 16,-24', '#a8392b');
    if (wears === 'helmet') p.wash('-46,-18! -26,-34 -16,-56 4,-66 24,-52 32,-24 48,-10! 20,-18 -8,-26', '#9aa6ac');
    if (wears === 'coif') p.wash('-16,-48 8,-56 30,-40 34,0 26,26 14,20 2,-8 -8,-34', '#ffffff');
    if (wears === 'hat') {
      p.wash('-34,26 -18,16 4,24 26,16 38,28 32,42 12,48 -10,42 -28,46 -38,38', '#ffffff');
      for (const x of [-24, -10, 4, 18]) p.stroke(`${x},44 ${x + 4},30 ${x + 6},22`, 2.4, '#8a8078');
      p.wash('8,-60 40,-80 58,-54 46,-40! 40,-60 20,-50', '#c43a2a');
      p.wash('-50,-28! -24,-34 -18,-62 16,-64 24,-36 48,-26! 14,-22', '#2c2430');
    }
    if (wears === 'cowl') p.wash('-14,-50 12,-60 34,-38 36,10 44,50 20,66 2,40 10,10 2,-20 -10,-36', '#7a5a3c');
  });
}

/** From a board of portraits a hand takes the one of whom it wants. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    ground(p, '#5f2c54');
    p.wash('-30,-30! 420,-30! 300,520! -30,520!', '#753c66', 0.6);
    for (let y = -40; y < 560; y += 60) {
      p.stroke(`-30,${y} 400,${y + 200} 862,${y + 420}`, 2, '#3a1834', 0.55);
      p.stroke(`-30,${y + 60} 400,${y - 140} 862,${y - 360}`, 2, '#3a1834', 0.55);
    }
    p.beam('-30,8 420,4 862,8', 34, '#c08a3c', { ink: 5 });
    p.beam('-30,474 420,478 862,474', 34, '#a8742c', { ink: 5 });
    const faces = ['coif', 'helmet', 'cowl', 'cap', 'hat', 'coif', 'cap', 'cowl'] as const;
    [
      [92, 146],
      [244, 146],
      [92, 352],
      [244, 352],
      [586, 352],
      [738, 352],
      [738, 146],
    ].forEach(([x = 0, y = 0], at) => {
      p.disc(x, y - 78, 4, PAINT.iron, { ink: 2, light: 1 });
      miniature(p, { x, y, size: 0.84 }, faces[at] ?? 'cap', ['#3a5f86', '#54763e', '#35607a'][at % 3] ?? '#3a5f86', 5);
    });
    miniature(p, { x: 420, y: 262, size: 1.72, turn: -6 }, 'hat', '#a4d4dc', 6);
    p.at({ x: 408, y: 92, turn: -16, size: 1.05 }, () => {
      p.form('236,-96! 520,-150! 520,80! 236,66!', '#3c3a48', { ink: 5, hatch: 0.6, light: 12 });
      p.form('214,-68 236,-92 262,-80 268,-8 260,58 236,68 212,40 226,-10', PAINT.wool, { ink: 4, light: 5 });
    });
    pinch(p, { x: 402, y: 92, turn: -16, size: 1.05 }, { ink: 5 });
  },
  strip(p) {
    ground(p, '#5a2f52');
    miniature(p, { x: 210, y: 92, size: 0.8, turn: -6 }, 'hat', '#a4d4dc', 7);
    pinch(p, { x: 206, y: 10, turn: -6, size: 0.5 }, { ink: 6 });
  },
};
