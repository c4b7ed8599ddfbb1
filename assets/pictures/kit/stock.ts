import { mix, PAINT } from './colour.ts';
import { INK } from './ink.ts';
import type { Painter, Place } from './painter.ts';

/** Somebody from behind, hooded, about 150 units high at size 1; stands on y = 0. */
export function person(
  p: Painter,
  place: Place,
  {
    coat = PAINT.red as string,
    hood = true,
    hair = PAINT.darkWood as string,
    staff = false,
    hat = false,
    arms = 'down' as 'down' | 'up' | 'front',
  } = {},
): void {
  const trim = mix(coat, INK, 0.4);
  p.at(place, () => {
    if (staff) p.beam('46,8 40,-178', 6, PAINT.darkWood, { ink: 2 });
    p.form('-20,2! -17,-14 -4,-16 -4,3!', PAINT.darkWood, { ink: 3 });
    p.form('5,3! 6,-16 19,-14 22,2!', PAINT.darkWood, { ink: 3 });
    p.form('-33,-10! -31,-60 -26,-96 -18,-112 0,-117 18,-112 27,-96 32,-58 36,-9! 8,-4 -14,-5', coat, {
      ink: 4,
      hatch: 0.5,
      light: 9,
    });
    p.stroke('-29,-52 0,-46 31,-52', 4, trim);
    p.stroke('2,-108 4,-70 1,-12', 2, trim);
    if (arms === 'down') {
      p.form('-25,-98 -36,-80 -40,-50 -31,-46 -25,-70', coat, { ink: 3, light: 5 });
      p.form('24,-98 36,-82 42,-54 33,-48 26,-68', coat, { ink: 3, light: 5 });
    } else if (arms === 'up') {
      p.form('-24,-98 -44,-124 -50,-152 -40,-155 -30,-128 -16,-108', coat, { ink: 3, light: 5 });
      p.form('22,-98 44,-122 52,-150 43,-154 30,-128 14,-108', coat, { ink: 3, light: 5 });
    } else {
      p.form('20,-100 44,-92 62,-84 60,-74 42,-78 22,-82', coat, { ink: 3, light: 5 });
    }
    if (hood)
      p.form('-19,-110 -21,-132 -12,-150 2,-154 15,-148 21,-130 18,-110 0,-104', mix(coat, INK, 0.14), {
        ink: 4,
        light: 7,
      });
    else {
      // From behind: hair down to the nape, of the skin only the neck and the ears.
      p.form('-9,-116 -9,-106 9,-106 9,-116', PAINT.skin, { ink: 2, light: 2 });
      p.form('-19,-124 -19,-142 -9,-153 9,-153 19,-142 19,-124 11,-113 -11,-113', hair, {
        ink: 3,
        light: 6,
        hatch: 0.3,
      });
      for (const x of [-18, 18]) p.disc(x, -128, 4, PAINT.skin, { ink: 2, high: 6, light: 1 });
    }
    if (hat) p.form('-34,-136 -14,-142 -10,-160 10,-161 15,-142 34,-136 0,-130', PAINT.oldWood, { ink: 3, light: 6 });
  });
}

/** A clinker-built ship from its side, about 420 units long at size 1; the water line lies at y = 0. */
export function longship(
  p: Painter,
  place: Place,
  {
    sail = PAINT.cloth as string,
    stripe = PAINT.red as string | null,
    furled = false,
    hull = PAINT.wood as string,
    shields = false,
    mast = true,
  } = {},
): void {
  p.at(place, () => {
    if (mast) {
      p.beam('6,-20 4,-232', 11, PAINT.oldWood, { ink: 3 });
      if (furled)
        p.form('-108,-196 -60,-214 10,-218 80,-222 118,-230 96,-204 20,-192 -70,-182', sail, { ink: 4, hatch: 0.3 });
      else {
        p.form('-92,-222! -30,-228 40,-226 100,-218! 92,-170 104,-112! 40,-98 -40,-100 -104,-114! -86,-166', sail, {
          ink: 4,
          light: 22,
          hatch: 0.4,
        });
        if (stripe !== null)
          for (const x of [-58, 0, 56])
            p.wash(
              `${x - 13},-224! ${x + 13},-226! ${x + 9},-166 ${x + 12},-102! ${x - 14},-101! ${x - 9},-164`,
              stripe,
              0.85,
            );
        p.stroke('-100,-113 -20,-60 6,-30', 2.4);
        p.stroke('100,-112 60,-58 20,-26', 2.4);
      }
      p.beam('-112,-222 0,-228 112,-220', 8, PAINT.darkWood, { ink: 3 });
    }
    p.form(
      '-206,-128 -198,-150 -180,-148 -182,-130 -194,-132 -188,-96 -160,-48 -90,-34 0,-32 96,-36 158,-52 186,-100 192,-138 206,-136 204,-92 182,-36 130,0! 60,14 -60,14 -128,2! -180,-46 -202,-96',
      hull,
      { ink: 5, hatch: 0.7, light: 13 },
    );
    for (const [dx, dy] of [
      [0, 0],
      [4, 13],
      [9, 26],
    ] as const)
      p.stroke(
        `${-168 + dx * 4},${-52 + dy * 0.9} -90,${-24 + dy} 0,${-20 + dy} 94,${-24 + dy} ${164 - dx * 4},${-54 + dy * 0.9}`,
        2.6,
      );
    if (shields)
      for (let x = -120; x <= 120; x += 40)
        p.disc(x, -30 - Math.abs(x) * 0.05, 17, x % 80 === 0 ? PAINT.red : PAINT.straw, { ink: 3, light: 5 });
  });
}

/** A small open boat of skin or planks, about 200 units long; the water line lies at y = 0. */
export function boat(p: Painter, place: Place, colour: string = PAINT.wood): void {
  p.at(place, () => {
    p.form('-108,-40! -70,-18 0,-10 70,-18 108,-42! 92,-6 60,12! 0,16 -60,12! -92,-8', colour, { ink: 4, hatch: 0.5 });
    p.stroke('-92,-18 0,2 92,-20', 2.4);
  });
}

/** A cask; stands on y = 0, 70 units high. */
export function barrel(p: Painter, place: Place, colour: string = PAINT.wood): void {
  p.at(place, () => {
    p.form('-24,-2! -31,-34 -24,-68! 0,-74 24,-68! 31,-34 24,-2! 0,5', colour, { ink: 4, hatch: 0.5, light: 8 });
    p.disc(0, -68, 23, mix(colour, '#fff0cf', 0.22), { ink: 3, high: 6, light: 3 });
    p.stroke('-28,-50 0,-44 28,-50', 4, mix(INK, colour, 0.2));
    p.stroke('-28,-18 0,-12 28,-18', 4, mix(INK, colour, 0.2));
  });
}

/** A tied sack; stands on y = 0, 70 units high. */
export function sack(p: Painter, place: Place, colour: string = PAINT.cloth): void {
  p.at(place, () => {
    p.form('-30,0! -34,-26 -14,-50 -8,-56 8,-56 14,-50 33,-26 30,0! 0,6', colour, { ink: 4, hatch: 0.4, light: 9 });
    p.form('-7,-55 -15,-72! -2,-66 4,-74! 14,-70! 7,-55', colour, { ink: 3, light: 4 });
    p.stroke('-10,-55 0,-52 10,-55', 4, PAINT.darkWood);
  });
}

/** A chest with iron bands; stands on y = 0, 66 units high. */
export function chest(p: Painter, place: Place, { open = false } = {}): void {
  p.at(place, () => {
    if (open) p.form('-58,-44! -52,-84 0,-92 52,-84 58,-44!', mix(PAINT.wood, INK, 0.3), { ink: 4 });
    p.form('-58,0! -60,-44! 60,-44! 58,0!', PAINT.wood, { ink: 4, hatch: 0.5 });
    if (!open) p.form('-60,-42! -56,-64 0,-72 56,-64 60,-42!', PAINT.wood, { ink: 4, light: 8 });
    for (const x of [-38, 38]) p.beam(`${x},0 ${x},-44`, 9, PAINT.iron, { ink: 2 });
    p.form('-9,-34! 9,-34! 9,-50! -9,-50!', PAINT.gold, { ink: 3, light: 3 });
  });
}

/** A spruce, 150 units high; stands on y = 0. */
export function spruce(p: Painter, place: Place, colour: string = PAINT.pine, ink = 3): void {
  p.at(place, () => {
    p.beam('0,4 0,-30', 9, PAINT.darkWood, { ink: 2 });
    p.form(
      '0,-152! 12,-112 24,-92! 16,-92 34,-56! 24,-57 46,-18! 0,-10 -46,-18! -24,-57 -34,-56! -16,-92 -24,-92! -12,-112',
      colour,
      { ink, hatch: 0.4, light: 9 },
    );
  });
}

/** A tree with a round crown, 150 units high; stands on y = 0. */
export function tree(p: Painter, place: Place, colour: string = PAINT.green): void {
  p.at(place, () => {
    p.form('-9,4! -6,-40 -12,-70 0,-80 12,-68 7,-38 12,4!', PAINT.darkWood, { ink: 3 });
    p.form('-52,-74 -56,-104 -34,-128 -4,-150 30,-136 54,-108 50,-76 22,-62 -20,-60', colour, {
      ink: 4,
      hatch: 0.5,
      light: 14,
    });
  });
}

/** A house of logs or turf from its gable side, 150 units high; stands on y = 0. */
export function house(
  p: Painter,
  place: Place,
  { wall = PAINT.oldWood as string, roof = PAINT.grass as string, smoke = false, light = false } = {},
): void {
  p.at(place, () => {
    if (smoke)
      for (const [x, y, r] of [
        [8, -168, 12],
        [20, -196, 17],
        [42, -226, 23],
      ] as const)
        p.disc(x, y, r, '#cfcabd', { ink: 0, opacity: 0.55 });
    p.form('-72,0! -72,-70! 0,-132! 72,-70! 72,0!', wall, { ink: 4, hatch: 0.5 });
    for (const y of [-16, -34, -52, -70]) p.stroke(`-70,${y} 0,${y + 2} 70,${y}`, 2.2, INK, 0.7);
    p.form('-94,-58! -4,-150! 4,-150! 94,-56! 82,-46! 0,-122! -82,-48!', roof, { ink: 4, hatch: 0.4, light: 6 });
    p.form('-18,2! -18,-46 0,-54 18,-46 18,2!', light ? PAINT.fire : PAINT.darkWood, {
      ink: 4,
      ...(light && { shade: PAINT.rust }),
    });
    if (light) p.glow(0, -26, 90, PAINT.fire, 0.55);
  });
}

/** A tent of hides on poles, 170 units high; stands on y = 0. */
export function tent(p: Painter, place: Place, { hide = PAINT.leather as string, light = true } = {}): void {
  p.at(place, () => {
    for (const points of ['-8,-140 -22,-178', '2,-140 6,-182', '8,-140 30,-172'])
      p.beam(points, 5, PAINT.darkWood, { ink: 2 });
    p.form('-92,2! -54,-60 -16,-140 0,-148 16,-140 58,-60 96,0! 0,10', hide, { ink: 5, hatch: 0.7, light: 15 });
    p.stroke('-4,-140 -34,-60 -52,0', 2.2);
    p.form('-4,6! 2,-40 18,-64 34,-40 42,4!', light ? PAINT.fire : PAINT.darkWood, {
      ink: 4,
      ...(light && { shade: PAINT.rust }),
    });
    if (light) p.glow(18, -24, 80, PAINT.fire, 0.5);
  });
}

/** A fire of logs, 130 units high; stands on y = 0. */
export function fire(p: Painter, place: Place, { logs = true, glow = 220 } = {}): void {
  p.at(place, () => {
    p.glow(0, -50, glow, PAINT.fire, 0.75);
    if (logs) {
      p.beam('-62,2 40,-16', 15, PAINT.darkWood, { ink: 4 });
      p.beam('-40,-16 62,2', 15, PAINT.darkWood, { ink: 4 });
    }
    p.form('-40,-6 -46,-40 -28,-62! -26,-42 -14,-92 2,-132! 6,-96 22,-70 28,-92! 44,-50 40,-12 0,2', PAINT.rust, {
      ink: 4,
      shade: PAINT.red,
      light: 6,
    });
    p.form('-24,-6 -26,-32 -12,-48! -8,-34 2,-90! 12,-50 22,-40! 24,-10 0,0', PAINT.fire, {
      ink: 0,
      shade: PAINT.rust,
      light: 4,
    });
    p.form('-10,-4 -10,-24 0,-50! 10,-22 10,-4', '#f9e3a0', { ink: 0, shade: PAINT.fire, light: 3 });
  });
}

/** A sheep, 80 units high; stands on y = 0 and looks to the left. */
export function sheep(p: Painter, place: Place, wool: string = PAINT.wool): void {
  p.at(place, () => {
    for (const x of [-26, -12, 22, 34]) p.beam(`${x},-26 ${x - 1},2`, 7, PAINT.darkWood, { ink: 2 });
    p.form('-46,-30 -50,-52 -34,-66 -14,-70 0,-78 18,-70 38,-68 52,-50 48,-28 30,-18 -20,-16', wool, {
      ink: 4,
      hatch: 0.3,
      light: 9,
    });
    p.form('-48,-56 -66,-60 -74,-44 -62,-34 -48,-40', PAINT.darkStone, { ink: 3, light: 4 });
    p.form('-50,-58 -42,-66 -36,-58 -44,-52', PAINT.darkStone, { ink: 2, light: 2 });
  });
}

/** A fish, 100 units long, its head to the left, in the middle of its place. */
export function fish(p: Painter, place: Place, colour = '#8fa6ae'): void {
  p.at(place, () => {
    p.form('34,0 58,-18! 54,0 60,18!', colour, { ink: 3, light: 3 });
    p.form('-52,0 -34,-14 -4,-20 24,-12 40,0 24,10 -4,16 -34,12', colour, { ink: 4, hatch: 0.4, light: 6 });
    p.disc(-36, -3, 3, INK, { ink: 0 });
    p.stroke('-26,-10 -22,0 -26,9', 2);
  });
}

/** A bird far off, as two strokes. */
export function gull(p: Painter, x: number, y: number, wide = 24): void {
  p.stroke(
    `${x - wide},${y - wide * 0.3} ${x - wide * 0.4},${y - wide * 0.5} ${x},${y} ${x + wide * 0.4},${y - wide * 0.5} ${x + wide},${y - wide * 0.25}`,
    2.6,
  );
}

/** A net, a rope or garland hung between two points. */
export function rope(
  p: Painter,
  from: readonly [number, number],
  to: readonly [number, number],
  sag = 24,
  weight = 3,
): void {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag] as const;
  p.stroke(`${from.join(',')} ${middle.join(',')} ${to.join(',')}`, weight, PAINT.darkWood);
}
