import { mix, PAINT } from '../../kit/colour.ts';
import { sky, water } from '../../kit/land.ts';
import { gull } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { both, field } from '../../kit/shape.ts';

/** A fat fish with fins, its head to the left, 130 units long, in the middle of its place. */
function catchOf(p: Painter, place: Place, colour: string, ink = 3): void {
  p.at(place, () => {
    p.form('44,0 58,-16 78,-30! 70,0 78,30! 58,16', mix(colour, '#2a4a5c', 0.35), { ink, light: 3 });
    p.form('-18,-26 0,-42 26,-34! 30,-18', mix(colour, '#2a4a5c', 0.35), { ink, light: 3 });
    p.form('-66,2 -50,-18 -16,-30 22,-22 52,0 22,20 -16,27 -48,18', colour, {
      ink: ink + 1,
      light: 8,
      hatch: 0.3,
      shade: mix(colour, '#274a66', 0.5),
    });
    p.stroke('-36,-20 -28,0 -36,17', 3);
    p.disc(-48, -4, 5, '#f6e9c0', { ink: 2 });
    p.disc(-48, -4, 2.4, '#181818', { ink: 0 });
  });
}

/** A net bag that hangs heavy from its rope, silver fish behind its meshes; 340 wide, 400 high. */
function net(p: Painter, ink: number): void {
  p.beam('0,-700 0,-236', 13, '#b98f56', { ink: ink - 2 });
  p.form(both('0,-232 -20,-226 -26,-196 -84,-140 -146,-60 -170,26 -150,100 -86,150 0,164'), '#0f2a36', {
    ink,
    light: 12,
  });
  const silver = ['#dfe8e6', '#c3d6da', '#e9e2c8', '#b4ccd6'];
  for (const [x, y, turn, size] of [
    [-118, -60, 80, 0.8],
    [120, -56, 100, 0.8],
    [-136, 16, 84, 0.8],
    [140, 16, 96, 0.8],
    [-60, 56, 40, 0.9],
    [62, 44, 140, 0.9],
    [-8, -150, 70, 0.72],
    [-48, -96, 24, 0.86],
    [48, -96, 148, 0.86],
    [0, -62, -10, 1],
    [-92, -32, 62, 0.98],
    [88, -30, -64, 1],
    [-10, -10, 170, 1.05],
    [-104, 50, 12, 1],
    [104, 52, 190, 1],
    [-8, 46, -18, 1.12],
    [-70, 106, -28, 1.02],
    [72, 108, 204, 1.02],
    [0, 118, 6, 1.04],
  ] as const)
    catchOf(
      p,
      { x, y, turn, size },
      x === 0 && y === -62 ? '#d9603c' : (silver[Math.abs(x + y) % 4] as string),
      ink - 2,
    );
  for (const lean of [-1, 1])
    for (let at = -3; at <= 3; at++)
      p.stroke(
        `${lean * (at * 6)},-222 ${lean * (at * 26 - 46)},-110 ${lean * (at * 46 - 34)},20 ${lean * (at * 34 + 30)},140`,
        ink * 0.75,
        '#5a3f24',
      );
  p.beam('-28,-222 28,-218', 20, '#b98f56', { ink: ink - 1 });
  p.beam('-26,-202 26,-200', 14, '#8a6438', { ink: ink - 2 });
}

/** A net so full of silver fish that the tackle groans, over a dark green sea. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 250, { clouds: 5 });
    water(p, 250, { colour: '#1f5560', strokes: 90 });
    for (const [x, y, wide] of [
      [90, 100, 34],
      [160, 150, 24],
      [250, 70, 20],
      [720, 90, 28],
    ] as const)
      gull(p, x, y, wide);
    p.form('-40,300! 40,342 180,356 330,340! 318,372 250,396 100,410 -40,400!', '#8a5a34', { ink: 4, hatch: 0.6 });
    p.stroke('-30,330 90,366 310,352', 3);
    p.at({ x: 524, y: 286, size: 1.05 }, () => net(p, 5));
    for (const [x, y, long] of [
      [452, 452, 18],
      [520, 458, 24],
      [590, 450, 16],
    ] as const)
      p.stroke(`${x},${y} ${x - 2},${y + long}`, 4, '#dfeef0', 0.8);
    p.form('-40,520! -40,424 120,440 330,452 520,486! 540,520!', '#4a2f1e', { ink: 5, hatch: 0.5 });
    p.beam('-40,420 120,436 330,450 530,486', 16, '#7a5030', { ink: 4 });
    catchOf(p, { x: 140, y: 424, turn: -8, size: 1.1 }, '#cfdde0', 4);
    catchOf(p, { x: 286, y: 434, turn: 172, size: 0.9 }, '#b9cdd2', 4);
    p.form('770,520! 780,440 800,428! 880,400! 880,520!', PAINT.darkWood, { ink: 4 });
  },
  strip(p) {
    field(p, '#7fa2a4', '#1f5560', 0.7);
    p.at({ x: 224, y: 92, size: 0.42 }, () => net(p, 7));
  },
};
