import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band } from './_parts.ts';

/** A fish from above, head to the left; 80 units long. */
function swimmer(p: Painter, place: Place, colour: string): void {
  p.at(place, () => {
    p.form('26,0 46,-14! 42,0 46,14!', colour, { ink: 2, light: 2 });
    p.form('-42,0 -26,-11 4,-13 30,-2! 30,2! 4,13 -26,11', colour, { ink: 3, light: 4 });
    p.form('-8,-10 4,-24! 10,-11!', colour, { ink: 2, light: 1 });
    p.form('-8,10 4,24! 10,11!', colour, { ink: 2, light: 1 });
  });
}

/** A throwing net that opens on the water in a round, with its weights and meshes; 360 units wide, its middle at 0, 0. */
function net(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    const rim = (angle: number): number => 168 + 14 * Math.sin(angle * 5) + 8 * Math.sin(angle * 9 + 1);
    const at = (angle: number, share: number): string =>
      `${round(Math.cos(angle) * rim(angle) * share)},${round(Math.sin(angle) * rim(angle) * share * 0.94)}`;
    const steps = Array.from({ length: 40 }, (_, step) => (step / 40) * 2 * Math.PI);
    p.form(steps.map((angle) => at(angle, 1)).join(' '), '#f4ecd2', { ink, light: 10, opacity: 0.36 });
    for (let step = 0; step < 20; step++) {
      const angle = (step / 20) * 2 * Math.PI;
      p.stroke(
        `${at(angle, 0.06)} ${at(angle + 0.12, 0.36)} ${at(angle + 0.02, 0.68)} ${at(angle + 0.1, 0.98)}`,
        3,
        '#4a3a2a',
      );
    }
    for (const share of [0.25, 0.45, 0.65, 0.84])
      p.stroke([...steps, 0].map((angle) => at(angle, share)).join(' '), 3, '#4a3a2a');
    for (const angle of steps.filter((_, step) => step % 2 === 0)) {
      const [x, y] = at(angle, 1).split(',').map(Number) as [number, number];
      p.disc(x, y, 8, '#3a3f48', { ink: ink - 3, light: 2 });
    }
  });
}

/** From above: from a dugout somebody throws a round net over a shoal in a lagoon. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    band(p, '#2f9a98');
    p.raw('<g filter="url(#wet)">');
    p.wash('-60,-60! 300,-60! 240,60 90,120 -60,190!', '#e6d6a0');
    p.wash('-60,190 90,130 240,70 330,-60! 420,-60! 300,100 120,180 -60,260!', '#7fcdb4', 0.9);
    p.wash('560,540! 620,380 740,300 900,260! 900,540!', '#1f6f80', 0.9);
    p.raw('</g>');
    for (let at = 0; at < 36; at++) {
      const [x, y] = [p.chance.number(40, 820), p.chance.number(110, 470)];
      p.stroke(`${x},${y} ${x + 20},${y - 6} ${x + 44},${y}`, 3, at % 2 === 0 ? '#bfe8d8' : '#1f7480', 0.6);
    }
    for (const [x, y, turn] of [
      [470, 210, 20],
      [560, 240, -10],
      [420, 290, 30],
      [520, 320, 8],
      [610, 310, -24],
      [470, 380, 14],
      [574, 390, -6],
      [700, 200, 40],
      [740, 330, 30],
      [690, 420, 12],
      [390, 400, 36],
      [620, 170, 20],
    ] as const)
      swimmer(p, { x, y, turn, size: 1 }, sideOf(turn));
    net(p, { x: 524, y: 286, size: 1.06 }, 6);
    // The dugout lies aslant at the left, the thrower in it: a straw hat from above, both arms out.
    p.at({ x: 190, y: 322, turn: -58 }, () => {
      p.form('-230,0 -150,-44 -40,-58 60,-56 160,-40 236,0 160,40 60,56 -40,58 -150,44', '#6b4528', {
        ink: 6,
        hatch: 0.3,
        light: 10,
      });
      p.form('-190,0 -120,-28 -20,-38 80,-36 190,0 80,36 -20,38 -120,28', '#b98048', {
        ink: 4,
        light: 6,
        shade: '#8a5a34',
      });
      for (const x of [-90, 100]) p.beam(`${x},-38 ${x},38`, 14, '#8a5a34', { ink: 3 });
    });
    p.stroke('322,300 380,282 440,290 506,286', 5, '#4a3a2a');
    p.form('176,258 210,236 262,248 312,276 330,292 322,306 300,300 250,276 212,274', '#8a5a3a', { ink: 5, light: 6 });
    p.form('180,372 214,388 264,362 314,322 328,306 318,294 298,304 250,334 212,346', '#8a5a3a', { ink: 5, light: 6 });
    p.form('152,300 158,256 184,236 214,250 222,310 216,374 186,392 160,368', '#b8392b', {
      ink: 6,
      light: 10,
      hatch: 0.3,
    });
    p.disc(190, 314, 45, '#e6c06a', { ink: 6, light: 9 });
    p.disc(187, 311, 21, '#f2d78e', { ink: 3, light: 6 });
    for (let ray = 0; ray < 10; ray++) {
      const [dx, dy] = [Math.cos(ray * 0.63), Math.sin(ray * 0.63)];
      p.stroke(
        `${round(189 + dx * 25)},${round(313 + dy * 25)} ${round(190 + dx * 41)},${round(314 + dy * 41)}`,
        2.4,
        '#8a6428',
      );
    }
  },
  strip(p) {
    band(p, '#125f62');
    for (const [x, y, turn] of [
      [180, 54, 20],
      [250, 60, -10],
      [206, 96, 12],
      [270, 108, -20],
    ] as const)
      swimmer(p, { x, y, turn, size: 0.6 }, sideOf(turn));
    net(p, { x: 224, y: 80, size: 0.43 }, 6);
  },
};

/** Silver or red gold, as a fish turns. */
function sideOf(turn: number): string {
  return turn > 10 ? '#f08a2c' : '#f2efe0';
}
