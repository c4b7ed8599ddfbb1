import { ground } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { heaven } from '../../kit/sea.ts';

const [BRICK, POLE, TIMBER] = ['#b04c34', '#d8a45c', '#e2b878'];

/** A brick house half built, its rafters bare, in a scaffold of poles with a ladder; 520 wide, 430 high, stands on y = 0. */
function site(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    // Two trusses of the roof, on a plate that posts hold where the wall is not yet up.
    const truss = (dx: number, dy: number, wood: string): void => {
      p.beam(`${dx - 186},${dy - 246} ${dx + 2},${dy - 408}`, 19, wood, { ink });
      p.beam(`${dx + 190},${dy - 246} ${dx + 2},${dy - 408}`, 19, wood, { ink });
      p.beam(`${dx - 92},${dy - 320} ${dx + 96},${dy - 320}`, 14, wood, { ink: ink - 1 });
      p.beam(`${dx + 2},${dy - 396} ${dx + 2},${dy - 250}`, 14, wood, { ink: ink - 1 });
    };
    truss(44, -16, '#a9753f');
    truss(0, 0, TIMBER);
    for (const x of [50, 112, 172]) p.beam(`${x},-130 ${x},-244`, 15, TIMBER, { ink: ink - 1 });
    p.beam('-200,-246 204,-248', 20, TIMBER, { ink });
    p.form(
      '-180,4! -180,-244! -60,-244! -60,-222! -20,-222! -20,-196! 30,-196! 30,-210! 84,-210! 84,-168! 136,-168! 136,-144! 184,-144! 184,4!',
      BRICK,
      { ink, hatch: 0.4, light: 16, shade: '#6f2c2a' },
    );
    for (let y = -226; y < 0; y += 24) {
      const right = y < -196 ? -62 : y < -168 ? 82 : y < -144 ? 134 : 182;
      p.stroke(`-178,${y} ${right / 2 - 90},${y + 2} ${right},${y}`, 2.4, '#f0c8a0', 0.75);
      for (let x = -160 + ((y / 24) % 2) * 22; x < right - 10; x += 44)
        p.stroke(`${x},${y} ${x},${y + 20}`, 2.2, '#f0c8a0', 0.6);
    }
    p.beam('-182,-122 0,-124 184,-122', 12, '#ecdcc0', { ink: ink - 1 });
    for (const [x, y] of [
      [-118, -46],
      [118, -46],
      [-118, -156],
      [-8, -144],
    ] as const) {
      p.form(`${x - 32},${y + 28}! ${x - 32},${y - 50}! ${x + 32},${y - 50}! ${x + 32},${y + 28}!`, '#ecdcc0', {
        ink: ink - 1,
        light: 4,
      });
      p.form(`${x - 22},${y + 22}! ${x - 22},${y - 40}! ${x + 22},${y - 40}! ${x + 22},${y + 22}!`, '#3a3038', {
        ink: ink - 2,
        light: 3,
      });
    }
    p.form('-32,4! -32,-84 0,-104 32,-84 32,4!', '#ecdcc0', { ink: ink - 1, light: 4 });
    p.form('-22,4! -22,-78 0,-92 22,-78 22,4!', '#3a3038', { ink: ink - 2, light: 3 });
    // The scaffold: standards, ledgers, boards.
    for (const [x, top] of [
      [-244, -330],
      [-70, -300],
      [70, -318],
      [246, -300],
    ] as const)
      p.beam(`${x - 4},16 ${x + 4},${top}`, 13, POLE, { ink, hatch: 0.3 });
    for (const y of [-118, -232])
      p.form(`-272,${y}! 276,${y - 6}! 276,${y + 10}! -272,${y + 15}!`, '#f0cb88', { ink, light: 4 });
    p.beam('-244,10 -72,-112', 8, POLE, { ink: ink - 1 });
    p.beam('246,-112 72,-228', 8, POLE, { ink: ink - 1 });
    for (const x of [168, 206]) p.beam(`${x + 40},14 ${x},-150`, 9, '#8a5a34', { ink: ink - 1 });
    for (let at = 0; at < 6; at++)
      p.beam(`${206 - at * 6.2},${-12 - at * 24} ${246 - at * 6.2},${-12 - at * 24}`, 7, '#8a5a34', { ink: ink - 2 });
  });
}

/** A house of brick, half built, stands in its scaffold with bare rafters; nobody is at work yet. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    heaven(p, 380, ['#7cb4c4', '#a9d2d2', '#dcead6', '#f6eccb']);
    p.form('-40,382! 0,340 60,336 70,312 120,312 124,344 190,340 196,300 240,296 250,342 330,346 340,384!', '#8fb0b4', {
      ink: 2,
      light: 12,
    });
    p.form('96,318! 112,216! 128,318!', '#8fb0b4', { ink: 2, light: 4 });
    ground(p, 380, '#c2b07c', { strokes: 50 });
    p.wash('180,440 420,420 760,430 850,456 600,474 240,468', '#6f6046', 0.6);
    site(p, { x: 506, y: 446 }, 5);
    for (const [x, y, many] of [
      [150, 462, 4],
      [196, 470, 3],
    ] as const)
      for (let at = 0; at < many; at++)
        p.form(
          `${x - 40},${y - at * 17}! ${x - 40},${y - 16 - at * 17}! ${x + 34},${y - 17 - at * 17}! ${x + 34},${y - at * 17}!`,
          at % 2 === 0 ? BRICK : '#c2603e',
          { ink: 3, light: 4 },
        );
    p.form('18,476! 40,436 84,418 116,446 130,478!', '#efe6d0', { ink: 4, hatch: 0.3 });
    p.beam('92,430 120,372', 8, '#8a5a34', { ink: 3 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#b4d6d4');
    p.wash('-20,150! 470,147! 470,180! -20,180!', '#c2b07c');
    site(p, { x: 224, y: 156, size: 0.37 }, 7);
  },
};
