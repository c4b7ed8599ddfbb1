import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills, sky, water } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arm } from './_b-people.ts';

const OAK = '#8a5a34';

/** The frame of a ship on its slip, seen from the bow a little to one side: keel, and ribs one behind the other; 560 units wide, 330 high. */
function ribs(p: Painter, place: Place, ink = 4): void {
  p.at(place, () => {
    const many = 7;
    for (let at = 0; at < many; at++) {
      const near = at / (many - 1);
      const [x, foot] = [150 - near * 190, -70 + near * 70];
      // Widest amidships, narrow where the stern is far.
      const [wide, high] = [[70, 112, 146, 172, 190, 196, 178][at] ?? 100, 150 + near * 130];
      const colour = mix('#b9906a', OAK, near);
      const weight = 13 + near * 13;
      const line = (side: 1 | -1): string =>
        [
          [0, 0],
          [0.34, 0.03],
          [0.72, 0.16],
          [0.98, 0.46],
          [1.02, 0.74],
          [0.92, 1],
        ]
          .map(([w, h]) => `${round(x + side * wide * (w ?? 0))},${round(foot - high * (h ?? 0))}`)
          .join(' ');
      for (const side of [-1, 1] as const)
        limb(p, line(side), [weight * 1.25, weight, weight * 0.8], colour, {
          ink: 2 + near * (ink - 2),
          hatch: near > 0.5 ? 0.5 : 0,
        });
      p.form(
        `${round(x - 18 - near * 10)},${round(foot + 10)}! ${round(x - 16)},${round(foot - 16)} ${round(x + 16)},${round(foot - 16)} ${round(x + 18 + near * 10)},${round(foot + 10)}!`,
        colour,
        { ink: 2, light: 3 },
      );
    }
    // Ribbands hold the ribs; the stem stands nearest, curved, on the keel.
    p.stroke('-240,-192 -120,-188 60,-170 92,-156', 7, mix(OAK, INK, 0.3));
    p.stroke('150,-190 190,-170 214,-156', 7, mix(OAK, INK, 0.3));
    limb(p, '176,-60 60,-20 -60,24', [16, 26, 40], '#6f4526', { ink });
    limb(p, '-50,26 -86,10 -106,-60 -112,-160 -140,-262', [44, 46, 40, 34, 26], '#6f4526', {
      ink: ink + 1,
      hatch: 0.5,
    });
  });
}

/** A shipwright from the side with his adze lifted over a timber, turned to the right; stands on y = 0, 230 units high. */
function wright(p: Painter, place: Place): void {
  p.at(place, () => {
    limb(p, '-16,-106 -46,-56 -52,-4', [40, 32, 22], '#4a4a54', { ink: 4, hatch: 0.4 });
    p.form('-64,-8 -40,-10 -22,2! -64,6!', '#2a1e1a', { ink: 4, light: 2 });
    limb(p, '4,-106 30,-58 24,-4', [42, 34, 22], '#565662', { ink: 4, hatch: 0.4 });
    p.form('12,-8 38,-10 58,2! 12,6!', '#2a1e1a', { ink: 4, light: 2 });
    limb(p, '20,-182 60,-156 92,-172', [34, 28, 20], '#d8cbb0', { ink: 4 });
    p.form('-38,-90! -34,-140 -14,-190 20,-206 44,-186 40,-140 26,-88!', '#f2e6ca', { ink: 5, light: 12, hatch: 0.5 });
    p.form('-30,-100! 36,-96! 40,-50! 2,-30 -28,-52!', '#9a5a34', { ink: 4, light: 6 });
    p.disc(40, -216, 23, '#a9714a', { ink: 4, high: 25, light: 4 });
    p.form('22,-230 12,-212 20,-196 34,-210 38,-228', '#3a2418', { ink: 3, light: 3 });
    p.form('14,-228 22,-252 48,-256 66,-236 72,-222 44,-228', '#a8392b', { ink: 4, light: 6 });
    // The adze: its blade lies across the haft, edge towards him.
    limb(p, '70,-164 108,-206 158,-262', [9, 10, 13], PAINT.straw, { ink: 3 });
    p.form(
      '134,-284! 150,-296! 172,-280! 206,-252 228,-214 240,-172! 204,-166! 204,-212 184,-238 160,-256!',
      '#c2ccd2',
      { ink: 4, light: 4 },
    );
    arm(p, '14,-182 58,-140 100,-196', [36, 32, 20], '#f2e6ca', { ink: 4, light: 6, melt: true });
    p.disc(102, -200, 13, '#a9714a', { ink: 4, light: 3 });
  });
}

/** At dawn the ribs of a ship stand on the slip; before them a shipwright swings his adze over a timber. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 300, { clouds: 3 });
    hills(p, 268, 20, '#a9b0a4');
    water(p, 284, { to: 340, colour: '#5a9296' });
    p.form('-40,520! -40,366! 300,340 560,318 870,312! 870,520!', '#cfa878', { ink: 3, light: 12 });
    for (let at = 0; at < 6; at++)
      p.beam(`${340 + at * 18},${444 - at * 18} ${760 - at * 4},${432 - at * 18}`, 14 - at, '#8a6844', { ink: 3 });
    for (const points of ['772,448 736,290', '330,436 372,300', '800,420 752,330'])
      p.beam(points, 11, '#9a7448', { ink: 3 });
    ribs(p, { x: 600, y: 404, size: 1.2 });
    // Chips, and the timber on its trestles.
    for (let at = 0; at < 34; at++) {
      const [x, y] = [p.chance.number(60, 480), p.chance.number(440, 474)];
      p.stroke(
        `${round(x)},${round(y)} ${round(x + 9)},${round(y - 5)} ${round(x + 16)},${round(y - 1)}`,
        4,
        '#f2dcaa',
      );
    }
    for (const x of [250, 400])
      for (const dx of [-22, 22]) p.beam(`${x},400 ${x + dx},462`, 10, PAINT.darkWood, { ink: 3 });
    p.form('190,408! 200,378! 300,384 440,372 470,366! 474,398! 320,414!', '#e2b878', { ink: 4, light: 7, hatch: 0.4 });
    wright(p, { x: 136, y: 462, size: 1.18 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#f0cfa4');
    ribs(p, { x: 226, y: 136, size: 0.5 }, 5);
  },
};
