import { caravel } from '../../kit/ships.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arch, band, far, heaven, joints, n, streaks } from './_b-ground.ts';

const [STONE, SHADE, DEEP] = ['#efe0b6', '#6f7480', '#20303a'];

/** A lighthouse of three storeys, square, eight-sided and round, a fire at its top; stands on y = 0, 450 units high. */
function pharos(p: Painter, place: Place, ink: number): void {
  const look = { ink, shade: SHADE, hatch: 0.5 };
  p.at(place, () => {
    p.form('-118,4! -118,-40! 118,-40! 118,4!', STONE, { ...look, light: 14 });
    for (let x = -96; x <= 96; x += 32) arch(p, [x, 4], [18, 30], DEEP, { ink: ink - 3 });
    p.form('-84,-36! -64,-226! 64,-226! 84,-36!', STONE, { ...look, light: 20 });
    joints(p, [-74, 74], [-64, -92, -120, -148, -176, -204], { wide: 36, opacity: 0.35 });
    for (const y of [-86, -136, -184])
      for (const x of [-32, 0, 32])
        arch(p, [x * (1 + (y + 86) * 0.0012), y], [13, 26], (x + y) % 3 === 0 ? '#f0b04a' : DEEP, { ink: ink - 3 });
    p.form('-80,-222! -80,-238! 80,-238! 80,-222!', '#f7ecd0', { ...look, ink: ink - 1 });
    for (const x of [-72, 72]) p.form(`${x - 7},-236! ${x},-262! ${x + 7},-236!`, '#c9a24a', { ink: ink - 2 });
    p.form('-48,-236! -40,-326! -14,-332! 14,-332! 40,-326! 48,-236!', STONE, { ...look, light: 12 });
    p.stroke('-17,-236 -14,-330', 2.6, DEEP, 0.7);
    p.stroke('17,-236 14,-330', 2.6, DEEP, 0.7);
    for (const x of [-30, 0, 30]) arch(p, [x, -270], [12, 30], DEEP, { ink: ink - 3 });
    p.form('-54,-324! -54,-338! 54,-338! 54,-324!', '#f7ecd0', { ...look, ink: ink - 1 });
    p.form('-28,-336! -26,-374! 26,-374! 28,-336!', STONE, { ...look, light: 8 });
    p.form('-36,-372! -36,-382! 36,-382! 36,-372!', '#f7ecd0', { ink: ink - 2, shade: SHADE });
    p.glow(0, -410, 190, '#ffc45a', 0.85);
    p.form('-26,-380 -30,-404 -16,-424! -12,-410 -2,-446! 10,-416 18,-428! 28,-402 24,-380', '#f0902c', {
      ink: ink - 2,
      shade: '#c8502a',
      light: 5,
    });
    p.form('-13,-380 -14,-398 0,-424! 12,-398 12,-380', '#fff0b0', { ink: 0, shade: '#f6c04a' });
    for (const x of [-30, 30]) p.beam(`${x},-380 ${x * 0.9},-440`, 6, '#c9a24a', { ink: 2 });
    p.form('-42,-436! 0,-476! 42,-436!', '#3f7a78', { ink: ink - 1, shade: DEEP, light: 6 });
  });
}

/** Waves of a rough sea that grow towards us. */
function waves(p: Painter, y: number): void {
  p.wash(band(p, y, 520), '#1f4a52');
  for (let row = 0; row < 6; row++) {
    const near = (row + 0.4) / 6;
    const [top, points]: [number, string[]] = [y + (p.height - y) * near ** 1.2, []];
    for (let x = -60 - p.chance.number(0, 60); x < p.width + 60;) {
      const [wide, tall] = [p.chance.number(50, 90) * (0.5 + 1.6 * near), p.chance.number(5, 11) * (0.5 + 1.8 * near)];
      points.push(`${n(x)},${n(top + tall)} ${n(x + wide * 0.62)},${n(top - tall)}!`);
      p.stroke(
        `${n(x + wide * 0.3)},${n(top + 2)} ${n(x + wide * 0.6)},${n(top - tall + 3)} ${n(x + wide * 0.8)},${n(top + 3)}`,
        2 + 3 * near,
        '#cfe0d8',
        0.55,
      );
      x += wide;
    }
    p.wash(`-60,560! ${points.join(' ')} 960,${n(top)} 960,560!`, row % 2 === 0 ? '#1b424c' : '#2a5f62', 0.85);
    p.stroke(points.join(' ').replace(/!/g, ''), 1.4 + 1.6 * near, '#a9ccc4', 0.5);
  }
}

/** The great lighthouse over a rough sea; its fire shows a ship the way. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    heaven(p, 330, ['#14242c', '#1f3a40', '#35595a']);
    streaks(p, '#4a6a6a', 20, 260, 9);
    for (const [ex, ey, wide] of [
      [880, 40, 46],
      [880, 300, 50],
      [-60, 20, 30],
      [-60, 250, 36],
    ] as const)
      p.wash(`264,66! ${ex},${ey - wide}! ${ex},${ey + wide}!`, '#ffd878', 0.26);
    for (const [ex, ey, wide] of [
      [880, 40, 22],
      [880, 300, 24],
      [-60, 135, 0],
    ] as const)
      p.wash(`264,66! ${ex},${ey - wide}! ${ex},${ey + wide}!`, '#ffe8a8', 0.3);
    waves(p, 322);
    caravel(p, { x: 650, y: 372, size: 0.33, turn: -7 }, { mark: null, sail: '#e8cf94' });
    p.form('96,440! 120,404 170,392 250,384 340,388 410,404 470,436 500,470! 60,476!', '#55504a', {
      ink: 4,
      hatch: 0.6,
      light: 16,
    });
    p.form('-40,372! 180,376! 180,420! -40,436!', '#b8a888', { ink: 4, hatch: 0.4, shade: '#4a4c52' });
    p.stroke('-40,384 60,386 180,388', 2.6);
    for (const x of [4, 54, 104, 150]) arch(p, [x, 432], [30, 36], DEEP, { ink: 2.6 });
    far(p, 66, 374, 0.84, '#8a2f3a', { staff: true });
    far(p, 98, 376, 0.78, '#3f5a8a', { dress: true });
    pharos(p, { x: 264, y: 402, size: 0.82 }, 4.6);
    for (const [x, y, size] of [
      [440, 448, 0.8],
      [500, 474, 0.6],
      [150, 466, 0.7],
      [300, 474, 0.62],
    ] as const)
      p.at({ x, y, size }, () =>
        p.form(
          '-90,10 -70,-14 -52,-10 -40,-42 -22,-26 -6,-70! 8,-34 26,-54! 34,-20 56,-28 64,-6 92,10 0,18',
          '#dfeae4',
          { ink: 1.6, light: 9, shade: '#7a9c9c', opacity: 0.9 },
        ),
      );
    p.stroke('60,470 140,456 220,466 330,456 420,466 540,470', 8, '#dfeae4', 0.85);
    p.form('640,500! 668,462 720,446 770,456 830,438 880,446! 880,500!', '#1c2024', { ink: 3, hatch: 0.4 });
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#1f3c44');
    // Two beams that fade before they reach the ends.
    for (const side of [-1, 1])
      for (const far of [160, 134, 108, 84])
        p.wash(
          `224,35! ${224 + side * far},${35 - far * 0.16}! ${224 + side * (far + 10)},${35 + far * 0.04} ${224 + side * far},${35 + far * 0.24}!`,
          '#ffdf90',
          0.14,
        );
    pharos(p, { x: 224, y: 239, size: 0.5 }, 6);
  },
};
