import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, sky } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import { axe } from './_folk.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** Sparks that fly from where iron meets the stone, up and away to the left. */
function sparks(p: Painter, x: number, y: number, size: number): void {
  for (const [at, turn] of [-178, -168, -160, -152, -145, -138, -131, -122, -113].entries()) {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [from, to] = [size * (0.14 + 0.1 * (at % 3)), size * (0.62 + 0.19 * ((at * 2) % 3))];
    p.stroke(
      `${x + dx * from},${y + dy * from} ${x + dx * (from + to) * 0.5},${y + dy * (from + to) * 0.5 - 5} ${x + dx * to},${y + dy * to + 7}`,
      5,
      at % 2 === 0 ? '#ffcf5a' : '#ff9a2e',
    );
  }
}

/** A great grindstone that turns in its frame over a trough, an axe held to it, sparks; the trough stands on y = 0, 360 units high. */
function grindstone(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('-118,0 -8,-172', 24, PAINT.darkWood, { ink: ink - 1 });
    p.beam('118,0 -8,-172', 24, PAINT.darkWood, { ink: ink - 1 });
    p.disc(18, -172, 142, '#8a857b', { ink, light: 8 });
    p.disc(0, -172, 142, '#d5ccb4', { ink, hatch: 0.8, light: 18 });
    p.disc(0, -172, 104, '#c6bca2', { ink: 0, opacity: 0.6 });
    for (const points of ['-112,-222 -84,-268 -40,-294', '104,-134 84,-98 48,-74', '-84,-130 -60,-98 -20,-80'])
      p.stroke(points, 5, '#8b8474');
    p.beam('-16,0 -6,-168', 26, PAINT.wood, { ink: ink - 1, hatch: 0.4 });
    p.disc(-4, -172, 24, PAINT.iron, { ink: ink - 1, light: 5 });
    p.disc(-4, -172, 9, '#2b2f36', { ink: 2, light: 2 });
    p.form('-176,0! -192,-66! 192,-66! 176,0!', PAINT.wood, { ink, hatch: 0.7 });
    p.stroke('-182,-36 0,-32 184,-38', 3);
    axe(p, { x: 342, y: -212, size: 0.95, turn: -55 }, { ink, haft: '#9a6a3c' });
  });
}

/** One who sits astride a bench and leans on the haft of his axe, from the side, hooded; his seat at the origin. */
function grinder(p: Painter, place: Place): void {
  const [tunic, hood] = ['#2f5b86', '#8f3a2a'];
  p.at(place, () => {
    p.form('-120,18! 190,18! 190,48! -120,48!', PAINT.wood, { ink: 4, hatch: 0.5 });
    for (const x of [-84, 150]) p.beam(`${x},46 ${x - 10},128`, 20, PAINT.darkWood, { ink: 4 });
    limb(p, '20,-4 -72,-12 -116,-2 -128,64 -136,112', [74, 60, 50, 38, 30], '#6a5a48', { ink: 5 });
    for (const y of [52, 72, 92]) p.stroke(`${-144 - y * 0.04},${y} ${-114 - y * 0.06},${y + 9}`, 3);
    p.form('-152,104 -118,104 -112,128! -190,128! -184,112', '#4a3424', { ink: 4, light: 4 });
    p.form('-34,24! -40,-60 -52,-130 -30,-178 14,-192 56,-164 80,-96 84,-30 78,26! 20,34', tunic, {
      ink: 5,
      hatch: 0.7,
      light: 14,
    });
    p.stroke('-38,-36 20,-24 82,-38', 9, PAINT.darkWood);
    // The hood hides the face; a beard shows before it.
    p.form('-52,-186! -78,-188 -94,-160 -92,-112! -72,-130 -44,-152', '#8a5a34', { ink: 4, light: 4, hatch: 0.4 });
    p.form(
      '40,-150 -10,-142 -58,-152! -60,-190 -84,-212! -70,-246 -32,-264 8,-256 44,-236 76,-218! 52,-200 60,-172',
      hood,
      { ink: 5, hatch: 0.5, light: 9 },
    );
    p.form('-62,-186! -84,-211! -74,-238 -56,-226 -52,-200', mix(hood, INK, 0.7), { ink: 2, light: 2 });
    limb(p, '24,-144 6,-74 -52,-56 -96,-92', [56, 46, 38, 28], tunic, { ink: 5, root: true });
    limb(p, '-14,-150 -64,-110 -116,-112 -152,-134', [44, 40, 34, 26], mix(tunic, '#ffffff', 0.08), {
      ink: 5,
      root: true,
    });
  });
}

/** In a yard one who whets an axe on a great grindstone, and sparks; blades that wait their turn lean on the fence. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 200, { clouds: 3 });
    p.form(
      '-40,330! -40,96! 30,84! 44,100! 110,78! 124,98! 200,74! 212,96! 286,76! 300,96! 380,72! 392,94! 470,76! 486,330!',
      '#4a3a34',
      {
        ink: 4,
        hatch: 0.6,
      },
    );
    for (let x = 36; x < 480; x += 44) p.stroke(`${x},96 ${x + 3},200 ${x},330`, 4, '#241a16');
    p.form('480,330! 480,110! 560,64! 860,40! 860,330!', '#3e3638', { ink: 4, hatch: 0.4 });
    p.form('450,128! 560,20! 870,-20! 870,60! 566,86!', '#8a6a38', { ink: 4, hatch: 0.6 });
    ground(p, 312, '#a9824e', { strokes: 50 });
    // Swords and an axe that wait.
    for (const [x, lean] of [
      [40, 8],
      [92, 4],
    ] as const)
      p.at({ x, y: 366, turn: lean }, () => {
        p.form('-9,0! -13,-180! 0,-206! 13,-180! 10,0!', '#b5bfc4', { ink: 4, light: 5 });
        p.form('-30,6! -30,-8! 30,-8! 30,6!', PAINT.gold, { ink: 3, light: 3 });
        p.beam('0,4 0,42', 14, PAINT.leather, { ink: 3 });
        p.disc(0, 48, 12, PAINT.gold, { ink: 3, light: 3 });
      });
    grinder(p, { x: 668, y: 328, size: 1.06 });
    grindstone(p, { x: 296, y: 466, size: 0.98 }, 5);
    p.glow(384, 214, 170, '#ffb84a', 0.8);
    sparks(p, 380, 216, 280);
    // The hands lie on the haft.
    for (const [x, y] of [
      [494, 178],
      [556, 220],
    ] as const)
      p.form(
        `${x - 18},${y + 2} ${x - 12},${y - 17} ${x + 6},${y - 20} ${x + 19},${y - 6} ${x + 15},${y + 14} ${x - 4},${y + 18}`,
        PAINT.skin,
        { ink: 4, light: 4 },
      );
    p.form('690,500! 706,452 760,436 820,446 850,500!', '#5d5a5c', { ink: 4, hatch: 0.5 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#3f3547');
    grindstone(p, { x: 206, y: 164, size: 0.42 }, 6);
    sparks(p, 240, 57, 120);
  },
};
