import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arch, box, column, fill, wigged } from './_walls.ts';

const [GILT, SAND] = ['#e8b84a', '#ecd6a8'];

/** One who speaks, from behind: wig, coat, an arm thrown up with a paper in its hand; 420 high. */
function orator(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-104,10! -112,-90 -98,-180 -70,-212 70,-212 98,-180 110,-90 108,10!', '#b5302c', {
      ink,
      light: 14,
      hatch: 0.4,
    });
    for (const points of ['0,-180 2,-90 0,8', '-50,-90 -58,-40 -60,6', '52,-90 58,-40 62,6'])
      p.stroke(points, 4, '#6a1a1c');
    p.form('66,-206 104,-214 150,-262 186,-330! 216,-316! 196,-246 150,-180 96,-136', '#b5302c', {
      ink,
      light: 9,
      hatch: 0.3,
    });
    p.form('180,-322 186,-346 224,-332 222,-308 200,-312', '#fbf7ee', { ink: ink - 1, light: 4 });
    p.form('188,-340 190,-376 208,-392 230,-384 234,-352 222,-330', '#d29a6e', { ink: ink - 1, light: 5 });
    p.form('196,-372! 180,-442! 262,-462! 282,-396! 240,-380', '#fbf3dc', { ink: ink - 1, light: 5 });
    p.form('206,-368 230,-392 240,-382 220,-356', '#d29a6e', { ink: ink - 2, light: 3 });
    p.form('-74,-206 -104,-170 -124,-100 -110,-54 -84,-62 -88,-120', '#b5302c', { ink, light: 8 });
    wigged(p, { x: 0, y: -108, size: 0.98 }, { shoulders: false });
  });
}

/** A high seat under a gilded canopy with blue hangings, a mace on the table before it; stands on y = 0, 300 high. */
function seat(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const [y, wide] of [
      [0, 130],
      [-18, 108],
    ] as const)
      p.form(box(-wide, y - 18, wide, y), '#f4ead2', { ink: 3, light: 5 });
    p.form('-84,-36! -84,-240! 84,-240! 84,-36!', '#274a86', { ink: 4, light: 9, hatch: 0.3 });
    for (const x of [-50, -18, 18, 50]) p.stroke(`${x},-236 ${x * 1.05},-130 ${x},-40`, 3, '#16305c');
    for (const x of [-92, 92]) p.beam(`${x},-36 ${x},-244`, 15, GILT, { ink: 3 });
    p.form(
      '-114,-236! -96,-262 -60,-276 -30,-320 0,-336 30,-320 60,-276 96,-262 114,-236! 86,-222 57,-236 28,-222 0,-236 -28,-222 -57,-236 -86,-222',
      GILT,
      { ink: 4, light: 8, hatch: 0.3 },
    );
    p.disc(0, -344, 12, GILT, { ink: 3, light: 3 });
    p.form('-40,-60! -42,-160 0,-190 42,-160 40,-60!', '#b5302c', { ink: 4, light: 6 });
    p.form('-54,-36! -54,-84! -40,-84! -40,-62! 40,-62! 40,-84! 54,-84! 54,-36!', GILT, { ink: 3, light: 5 });
  });
}

/** Under gilded columns one speaks with raised arm over rows of wigs towards the high seat. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    fill(p, '#3f6f7c');
    p.form(box(-40, -40, 880, 8), SAND, { ink: 4, light: 5 });
    for (const x of [34, 190]) p.form(box(x - 62, 34, x + 62, 190), '#4f8490', { ink: 3, light: 6 });
    for (const x of [430, 640]) {
      p.form(arch(x - 54, x + 54, -20, 196), '#cfe3ea', { ink: 4, light: 8 });
      p.beam(`${x},-20 ${x},196`, 6, '#b08a4a', { ink: 2 });
      for (const y of [60, 120]) p.beam(`${x - 54},${y} ${x + 54},${y}`, 5, '#b08a4a', { ink: 2 });
    }
    p.form(box(-40, 210, 880, 232), GILT, { ink: 3, light: 4 });
    p.wash(box(-30, 232, 870, 520), '#8a5a3a');
    for (const x of [340, 756]) column(p, x, 8, 300, 46, { marble: '#fbf3e2', ink: 4 });
    p.form(arch(452, 618, 18, 300), '#d9b878', { ink: 4, light: 8 });
    seat(p, { x: 536, y: 312, size: 0.9 });
    p.form('440,336! 632,336! 660,366! 412,366!', '#2f6a52', { ink: 4, light: 6 });
    p.beam('452,346 606,342', 9, GILT, { ink: 3 });
    p.disc(612, 341, 14, GILT, { ink: 3, light: 4 });
    const coats = ['#3a4a6a', '#5a4636', '#3f5a46', '#6a3a4a', '#4a4a52', '#7a6238'];
    for (const [row, y, size] of [
      [0, 392, 0.3],
      [1, 430, 0.4],
      [2, 494, 0.56],
    ] as const) {
      for (let at = 0, x = 10 + row * 24; x < 870; at++, x += 236 * size)
        wigged(
          p,
          { x, y, size },
          {
            coat: coats[(at * 5 + row * 3) % 6] as string,
            wig: ['#efeae0', '#d9d0c2', '#c9bda8'][(at + row) % 3] as string,
          },
        );
      p.form(box(-40, y - 6, 880, y + 20), '#7a3f26', { ink: 4, light: 5 });
      p.stroke(`-20,${y + 8} 400,${y + 9} 860,${y + 8}`, 2.4, INK, 0.5);
    }
    orator(p, { x: 164, y: 496, size: 0.98 }, 5);
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), '#3f6f7c');
    orator(p, { x: 196, y: 212, size: 0.44 }, 7);
  },
};
