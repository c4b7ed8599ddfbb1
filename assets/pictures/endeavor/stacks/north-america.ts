import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import { hills, mountains, reeds, sky, water, weather } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { spruce } from '../../kit/stock.ts';
import { air, byLevel, calm, ring } from './_stack.ts';

const [BARK, PELT] = ['#dca968', '#6b4428'];

/** A pack of pelts pressed and tied, the fur out at its edges. */
function pack(p: Painter, x: number, y: number, size: number, colour: string): void {
  p.at({ x, y, size }, () => {
    p.form('-40,4! -46,-24 -42,-58 -30,-66! -12,-70 -2,-64! 16,-72 30,-66! 44,-58 46,-22 40,4!', colour, {
      ink: 4,
      hatch: 0.6,
      light: 8,
    });
    for (const y of [-46, -22]) p.stroke(`-42,${y} 0,${y + 4} 42,${y}`, 3.4, '#d9b582');
    p.stroke('-2,-66 2,-30 0,2', 3.4, '#d9b582');
  });
}

/** A birch-bark canoe with high ends, bow to the left, 540 units long, so many packs in it; the water line lies at y = 0. */
function canoe(
  p: Painter,
  place: Place,
  packs: number,
  crew: readonly (readonly [x: number, coat: string])[],
  bark = BARK,
): void {
  p.at(place, () => {
    for (const [x, coat] of crew) {
      settler(p, { x, y: 20, size: 1.06 }, { coat, hat: 'cap', arms: 'front' });
      p.beam(`${x + 60},-70 ${x + 96},40`, 7, PAINT.straw, { ink: 3 });
    }
    for (let at = 0; at < packs; at++)
      pack(
        p,
        -104 + at * 62 - (at > 3 ? 232 : 0),
        at > 3 ? -84 : -30,
        0.98,
        [PELT, '#8a5f3c', '#4d382c', '#a07a50'][at % 4] as string,
      );
    p.form(
      '-262,-122! -282,-98 -280,-50 -246,-4 -180,18 0,25 180,18 246,-4 280,-50 282,-98 262,-122! 244,-106 236,-72 190,-48 0,-36 -190,-48 -236,-72 -244,-106!',
      bark,
      { ink: 5, hatch: 0.5, light: 13 },
    );
    p.stroke('-244,-84 -190,-40 0,-27 190,-40 244,-84', 5, '#7a4a28');
    for (let x = -210; x <= 210; x += 28)
      p.stroke(`${x},${-38 - Math.abs(x) * 0.03} ${x + 3},${-24 - Math.abs(x) * 0.02}`, 3, '#5a3620');
    for (const x of [-120, 0, 124]) p.stroke(`${x},-24 ${x + 6},0 ${x},20`, 2.4, mix(bark, INK, 0.6));
    for (const x of [-252, 252]) {
      p.disc(x, -62, 15, PAINT.red, { ink: 3, light: 3 });
      p.disc(x, -62, 6, PAINT.cloth, { ink: 1, light: 1 });
    }
  });
}

/** A beaver's pelt laced into a hoop of willow, 130 units high. */
function hoop(p: Painter, place: Place, colour = PELT): void {
  p.at(place, () => {
    for (let at = 0; at < 14; at++) {
      const [dx, dy] = [Math.cos(at * 0.449), Math.sin(at * 0.449)];
      p.stroke(`${dx * 36},${dy * 44} ${dx * 58},${dy * 66}`, 2.4, '#e3cf9e');
    }
    p.form(
      '-34,-26 -40,-44! -18,-48 0,-58 18,-48 40,-44! 38,-20 46,4 40,30 44,44! 14,44 0,56 -14,44 -42,46! -40,28 -46,2',
      colour,
      { ink: 4, hatch: 0.7, light: 9 },
    );
    ring(p, 0, 0, 58, 9, PAINT.straw, { high: 66 });
  });
}

/** What a level has: where the canoe lies, what is in it, hoops on the bank, the wood behind. */
const LEVELS = [
  {
    hour: 'dawn',
    x: 350,
    y: 392,
    size: 0.98,
    flip: false,
    packs: 1,
    crew: [],
    hoops: [[690, 360, 1]],
    wood: '#54685a',
    bank: '#8a7a4c',
  },
  {
    hour: 'noon',
    x: 500,
    y: 366,
    size: 0.94,
    flip: true,
    packs: 2,
    crew: [[150, '#a8392b']],
    hoops: [
      [120, 330, 1.1],
      [250, 380, 0.8],
    ],
    wood: '#4f7a42',
    bank: '#a8a050',
  },
  {
    hour: 'grey',
    x: 330,
    y: 410,
    size: 1.06,
    flip: false,
    packs: 3,
    crew: [[160, '#35587c']],
    hoops: [
      [620, 196, 0.9],
      [740, 214, 1.1],
    ],
    wood: '#5f7268',
    bank: '#6f7450',
  },
  {
    hour: 'winter',
    x: 470,
    y: 420,
    size: 1,
    flip: true,
    packs: 4,
    crew: [[168, '#b04a30']],
    hoops: [
      [100, 214, 1],
      [216, 190, 0.8],
      [300, 232, 0.7],
    ],
    wood: '#4f6a66',
    bank: '#e6ebee',
  },
  {
    hour: 'dusk',
    x: 372,
    y: 414,
    size: 1.1,
    flip: false,
    packs: 7,
    crew: [
      [-196, '#d9b47a'],
      [170, '#a8392b'],
    ],
    hoops: [
      [676, 190, 0.9],
      [768, 230, 1.1],
    ],
    wood: '#3d4038',
    bank: '#55492f',
  },
] as const;

/** A bark canoe on a northern river, deeper in the water with pelts at every level. */
export const pictures = byLevel('north-america', 1, LEVELS, (level, at) => {
  const { hour, x, y, size, flip, packs, crew, hoops, wood, bank } = level;
  const dark = mix(wood, INK, 0.3);
  const above = ['#e6d3c6', '#bfdcd0', '#9fb0b4', '#d3e2ea', '#7d5f80'][at] as string;
  // On a strip bark stands out from what is darker than itself.
  const behind = ['#7a453e', '#3a6244', above, above, above][at] as string;
  return {
    scene(p) {
      sky(p, 240, { clouds: 3 });
      air(p, 236, above);
      mountains(p, 220, 60 + at * 34, { snow: hour === 'winter' || hour === 'noon' });
      hills(p, 232, 16, hour === 'winter' ? '#c9d6da' : wood);
      for (let tree = 0; tree < 15; tree++) {
        const far = p.chance.number(0, 1);
        spruce(
          p,
          { x: tree * 58 + p.chance.number(-18, 18), y: 252 - far * 14, size: 0.56 + 0.4 * p.chance.number(0, 1) },
          mix(hour === 'winter' ? '#6f8a88' : wood, dark, far),
          2,
        );
      }
      water(p, 250, { strokes: 90 });
      // The bank on that side where the pelts hang.
      const left = flip ? 1 : -1;
      const side = (dx: number): number => (flip ? dx : 832 - dx);
      p.form(
        `${side(-40)},${270}! ${side(150)},266 ${side(300)},290 ${side(390)},${312}! ${side(250)},330 ${side(160)},400 ${side(60)},510! ${side(-40)},510!`,
        bank,
        { ink: 4, hatch: 0.3, light: 18 },
      );
      for (const [hx, hy, hs] of hoops) {
        p.beam(`${hx - 60 * hs},${hy - 84 * hs} ${hx + 60 * hs},${hy - 84 * hs}`, 8, PAINT.oldWood, { ink: 3 });
        for (const dx of [-56, 56])
          p.beam(`${hx + dx * hs},${hy - 96 * hs} ${hx + dx * hs * 1.1},${hy + 104 * hs}`, 8, PAINT.oldWood, {
            ink: 3,
          });
        hoop(p, { x: hx, y: hy, size: hs }, at % 2 === 0 ? PELT : '#7a5234');
      }
      if (at === 4)
        for (const [cx, cy, cs] of [
          [250, 286, 0.34],
          [470, 298, 0.4],
        ] as const)
          canoe(p, { x: cx, y: cy, size: cs }, 3, [[160, '#2f4058']], '#c08a50');
      canoe(p, { x, y, size, flip }, packs, crew);
      for (let wave = 0; wave < 9; wave++) {
        const wx = x - 250 * size + wave * 60 * size;
        p.stroke(
          `${wx},${y + 22 * size} ${wx + 26},${y + 27 * size} ${wx + 54},${y + 21 * size}`,
          4,
          mix(p.hour.water, '#ffffff', 0.55),
          0.8,
        );
      }
      reeds(p, left > 0 ? 800 : 20, 490, { high: 110 });
      if (hour === 'winter') weather(p, 'snow', 60);
    },
    strip(p) {
      calm(p, behind, at < 2 ? mix(p.hour.water, behind, 0.6) : mix(p.hour.water, above, 0.15), 112);
      for (let one = 0; one < Math.min(at + 1, 4); one++)
        hoop(p, { x: flip ? 92 + one * 40 : 366 - one * 40, y: 48, size: 0.44 }, at % 2 === 0 ? PELT : '#8a5f3c');
      canoe(p, { x: flip ? 236 : 214, y: 136, size: 0.5 + 0.02 * at, flip }, packs, crew.slice(0, 2));
    },
  };
});
