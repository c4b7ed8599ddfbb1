import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, strip } from './_parts.ts';

/** A broad captain's hat with a white plume. */
function plumed(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-96,40 -50,18 0,12 52,18 98,44 50,62 0,68 -50,62', '#8f2f2c', { ink, light: 8 });
    p.form('-48,26 -46,-30 -18,-52 22,-50 48,-28 50,26 0,36', '#a8392b', { ink, hatch: 0.4, light: 10 });
    p.stroke('-48,16 0,26 50,16', 9, PAINT.gold);
    p.form('34,12 50,-40 92,-72 136,-60 152,-24 138,8! 120,-16 100,-12! 76,-2 60,16', '#f4ecd8', {
      ink: ink - 1,
      light: 7,
    });
  });
}

/** A soldier's comb morion of bright iron. */
function morion(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-40,-24 -30,-66 0,-80 32,-66 42,-24', '#8f99a4', { ink, light: 6 });
    p.form('-58,40 -56,-6 -34,-38 0,-48 36,-38 56,-6 60,40', '#c3ccd2', {
      ink,
      hatch: 0.5,
      light: 14,
      shade: '#68737e',
    });
    p.form('-112,18! -70,38 -30,48 30,48 70,38 114,14! 84,62 40,78 0,82 -40,78 -84,62', '#aab4bc', {
      ink,
      light: 8,
      shade: '#68737e',
    });
    for (const x of [-40, -14, 14, 40]) p.disc(x, 34, 5, PAINT.gold, { ink: 2, light: 1 });
  });
}

/** The white veil of a sister, hung by its crown. */
function veil(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form(
      '-22,-36 0,-50 24,-36 46,20 60,110 70,150! 36,138 20,150! 0,136 -22,152! -40,138 -70,150! -58,100 -44,20',
      '#26303f',
      { ink, light: 10, hatch: 0.4 },
    );
    p.form('-24,-28 0,-40 26,-28 38,12 0,24 -36,12', '#f4efe2', { ink: ink - 1, light: 5 });
    for (const points of ['-20,30 -28,90 -36,136', '4,30 4,90 2,132', '24,30 32,90 38,134'])
      p.stroke(points, 3, '#0f141d');
  });
}

/** A farmer's hat of plaited straw. */
function straw(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.disc(0, 30, 92, '#e6c06a', { ink, high: 72, light: 12 });
    p.disc(-2, 22, 46, '#f2d78e', { ink: ink - 1, high: 38, light: 9 });
    for (let at = 0; at < 18; at++) {
      const [dx, dy] = [Math.cos(at * 0.349), Math.sin(at * 0.349)];
      p.stroke(
        [
          { x: dx * 50, y: 26 + dy * 42 },
          { x: dx * 70, y: 28 + dy * 56 },
          { x: dx * 88, y: 30 + dy * 68 },
        ],
        2.6,
        '#8a6428',
      );
    }
    p.stroke('-46,30 0,58 44,32', 7, '#4a7a6a');
  });
}

/** Hats of many callings on a row of pegs; three drawers below them stand open and empty. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    band(p, '#4f8a88');
    for (let x = 20; x < 850; x += 68) p.stroke(`${x},-10 ${x + 3},160 ${x},330`, 3, '#2f5f60', 0.8);
    p.form('-30,58! 860,50! 860,100! -30,106!', '#8a5a34', { ink: 5, hatch: 0.2, light: 8 });
    for (const x of [108, 362, 548, 736]) p.disc(x, 78, 13, mix('#d8a868', INK, 0.05), { ink: 4, light: 4 });
    plumed(p, { x: 108, y: 150, size: 1.1 }, 6);
    veil(p, { x: 362, y: 126, size: 1.14 }, 6);
    morion(p, { x: 548, y: 168, size: 1.04 }, 6);
    straw(p, { x: 736, y: 148, size: 1.06 }, 6);
    p.form('-30,332! 860,326! 860,520! -30,520!', '#6b3f28', { ink: 5, hatch: 0.2, light: 8 });
    p.form('-30,318! 860,312! 860,342! -30,348!', '#a8703e', { ink: 4, light: 5 });
    for (const x of [170, 420, 672]) {
      p.form(`${x - 100},372! ${x + 100},370! ${x + 112},430! ${x - 112},432!`, '#1d100c', { ink: 4, light: 3 });
      p.form(`${x - 118},424! ${x + 118},422! ${x + 112},476! ${x - 112},478!`, '#a8703e', {
        ink: 4,
        hatch: 0.4,
        light: 7,
      });
      p.disc(x, 450, 10, PAINT.gold, { ink: 3, light: 3 });
    }
  },
  strip(p) {
    strip(p, '#4f8a88', '#3f7472', 136);
    p.beam('72,28 224,26 376,28', 16, '#8a5a34', { ink: 3 });
    plumed(p, { x: 110, y: 66, size: 0.6 }, 6);
    veil(p, { x: 226, y: 52, size: 0.62 }, 6);
    morion(p, { x: 332, y: 76, size: 0.54 }, 6);
  },
};
