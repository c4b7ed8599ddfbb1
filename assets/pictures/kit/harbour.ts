import { mix, PAINT, shadeOf } from './colour.ts';
import { INK } from './ink.ts';
import { round } from './line.ts';
import type { Painter, Place } from './painter.ts';

/** A three-masted ship of the age of discovery from its side, bow to the left, about 440 units long; the water line lies at y = 0. */
export function caravel(
  p: Painter,
  place: Place,
  { sail = PAINT.cloth as string, mark = PAINT.red as string | null, hull = PAINT.wood as string, furled = false } = {},
): void {
  p.at(place, () => {
    p.beam('-214,-74 -300,-128', 8, PAINT.darkWood, { ink: 3 });
    for (const [x, top] of [
      [-104, -300],
      [14, -350],
      [128, -270],
    ] as const)
      p.beam(`${x},-60 ${x},${top}`, 9, PAINT.oldWood, { ink: 3 });
    for (const points of [
      '-104,-300 -300,-128',
      '14,-350 -104,-296',
      '14,-350 206,-96',
      '-104,-300 -206,-88',
      '128,-270 214,-112',
    ])
      p.stroke(points, 1.8);
    if (furled)
      for (const [x, y, wide] of [
        [-104, -236, 62],
        [14, -268, 84],
        [14, -186, 78],
      ] as const)
        p.form(
          `${x - wide},${y} ${x},${y - 12} ${x + wide},${y} ${x + wide * 0.6},${y + 14} ${x},${y + 8} ${x - wide * 0.6},${y + 14}`,
          sail,
          { ink: 3 },
        );
    else {
      const full = (x: number, top: number, wide: number, high: number): void =>
        p.form(
          `${x - wide},${top}! ${x},${top - 8} ${x + wide},${top}! ${x + wide * 0.78},${top + high * 0.5} ${x + wide * 1.04},${top + high}! ${x},${top + high - 12} ${x - wide * 1.1},${top + high}! ${x - wide * 1.24},${top + high * 0.5}`,
          sail,
          { ink: 4, light: 18, hatch: 0.35 },
        );
      full(-104, -278, 46, 58);
      full(-104, -208, 62, 96);
      full(14, -322, 58, 70);
      full(14, -242, 82, 136);
      p.form('128,-262! 92,-196 70,-118! 140,-128 210,-108! 186,-190', sail, { ink: 4, light: 14, hatch: 0.3 });
      if (mark !== null) {
        p.wash(
          '4,-222! 24,-222! 22,-192! 58,-192! 58,-172! 22,-172! 20,-130! 0,-130! 2,-172! -40,-172! -42,-192! 2,-192!',
          mark,
          0.85,
        );
      }
    }
    for (const [x, top] of [
      [-104, -300],
      [14, -350],
    ] as const)
      p.form(
        `${x},${top}! ${x + 28},${top - 16} ${x + 56},${top - 8}! ${x + 30},${top + 4} ${x},${top + 14}!`,
        PAINT.rust,
        { ink: 2, light: 3 },
      );
    p.form(
      '-232,-104! -216,-96 -150,-86 -140,-62! -40,-50 60,-52 92,-58! 100,-104! 214,-134! 206,-84 190,-30 160,10! 40,18 -110,16 -168,8! -204,-44 -222,-80',
      hull,
      { ink: 5, hatch: 0.6, light: 14 },
    );
    p.stroke('-204,-60 -100,-34 40,-28 196,-62', 3);
    p.stroke('-186,-28 -80,-10 60,-6 178,-26', 2.4);
    p.stroke('102,-84 208,-110', 3, mix(hull, '#ffe9c0', 0.4));
    for (const x of [120, 146, 172])
      p.form(`${x},-84! ${x},-96! ${x + 12},-99! ${x + 12},-87!`, PAINT.night, { ink: 2, light: 1 });
    for (const x of [-76, -36, 4, 44]) p.disc(x, -34, 6, PAINT.night, { ink: 2, light: 1 });
  });
}

/** A dugout canoe, about 240 units long; the water line lies at y = 0. */
export function canoe(p: Painter, place: Place, colour: string = PAINT.darkWood): void {
  p.at(place, () => {
    p.form('-124,-30! -70,-14 0,-8 70,-14 124,-32! 104,0 60,12! 0,15 -60,12! -104,0', colour, { ink: 4, hatch: 0.5 });
    p.stroke('-108,-16 0,0 108,-18', 2.4, mix(colour, '#ffe2b0', 0.5));
  });
}

/** A coconut palm that leans, 260 units high; stands on y = 0. */
export function palm(p: Painter, place: Place, colour = '#5f8a3e'): void {
  p.at(place, () => {
    p.form('-13,4! -8,-60 4,-130 26,-206 40,-202 24,-130 12,-60 14,4!', PAINT.oldWood, {
      ink: 3,
      hatch: 0.6,
      light: 5,
    });
    for (let at = 1; at < 9; at++)
      p.stroke(`${-10 + at * 4},${-22 * at} ${2 + at * 4},${-22 * at - 3} ${14 + at * 3.2},${-22 * at}`, 1.6);
    const leaf = (points: string, dark: boolean): void =>
      p.form(points, dark ? mix(colour, INK, 0.28) : colour, { ink: 3, light: 6 });
    leaf('34,-206 70,-236 116,-228 150,-190 158,-164! 124,-186 112,-182! 94,-200 82,-194! 62,-208', true);
    leaf('32,-206 -10,-240 -62,-228 -94,-184 -100,-160! -70,-186 -58,-180! -38,-200 -26,-196! 0,-206', true);
    leaf('34,-206 60,-262 108,-282 140,-274! 112,-262 102,-250! 84,-248 78,-238! 52,-222', false);
    leaf('32,-208 6,-262 -40,-284 -74,-272! -44,-264 -36,-252! -18,-250 -10,-238! 14,-222', false);
    leaf('34,-204 74,-206 104,-178 112,-132! 92,-156 84,-152! 72,-178 64,-174! 52,-192', false);
    leaf('30,-204 -12,-204 -42,-170 -50,-126! -30,-152 -22,-146! -8,-176 0,-172! 14,-192', false);
    for (const [x, y] of [
      [22, -196],
      [38, -192],
      [30, -184],
    ] as const)
      p.disc(x, y, 9, PAINT.rust, { ink: 2, light: 3 });
  });
}

/** Large dark leaves that cut a lower corner of the foreground: of a jungle, a garden. */
export function leaves(p: Painter, x: number, y: number, { many = 7, size = 1, colour = '#24321f' } = {}): void {
  for (let at = 0; at < many; at++) {
    const [turn, long] = [p.chance.number(-70, 70), p.chance.number(0.7, 1.25) * size];
    const own = mix(colour, at % 2 === 0 ? INK : '#5f8a3e', 0.3);
    p.at({ x: x + p.chance.number(-50, 50), y, size: long, turn }, () => {
      p.form('-5,10 -26,-50 -16,-110 2,-150! 22,-106 26,-48 6,10', own, { ink: 3, light: 8 });
      p.stroke('0,6 2,-70 2,-140', 2.4, mix(own, '#c8d89a', 0.4));
    });
  }
}

/** A hut of poles and thatch, 150 units high; stands on y = 0. */
export function hut(
  p: Painter,
  place: Place,
  { thatch = PAINT.straw as string, wall = PAINT.oldWood as string } = {},
): void {
  p.at(place, () => {
    p.form('-64,2! -66,-64! 66,-64! 64,2!', wall, { ink: 4, hatch: 0.5 });
    for (let x = -54; x < 60; x += 15) p.stroke(`${x},-62 ${x + 1},0`, 2, INK, 0.7);
    p.form('-17,4! -17,-42 0,-50 17,-42 17,4!', PAINT.darkWood, { ink: 3, light: 3 });
    p.form(
      '-100,-52! -60,-96 -14,-148 0,-156! 14,-148 62,-96 100,-52! 76,-60 56,-48! 30,-56 8,-46! -20,-56 -44,-47! -74,-58',
      thatch,
      {
        ink: 4,
        hatch: 0.5,
        light: 12,
      },
    );
    for (const [from, to] of [
      ['-12,-132', '-62,-62'],
      ['0,-136', '-14,-58'],
      ['12,-132', '40,-60'],
    ] as const)
      p.stroke(`${from} ${to}`, 2.2, mix(thatch, INK, 0.6));
  });
}

/** A house of a port: plaster, shutters and tiles, 190 units high, 130 wide; stands on y = 0. `gable`: stepped, as in the north. */
export function townhouse(
  p: Painter,
  place: Place,
  {
    wall = PAINT.cloth as string,
    roof = PAINT.rust as string,
    shutters = PAINT.blue as string,
    gable = false,
    lit = false,
  } = {},
): void {
  p.at(place, () => {
    if (gable)
      p.form(
        '-62,2! -62,-124! -46,-124! -46,-146! -30,-146! -30,-168! -14,-168! -14,-190! 14,-190! 14,-168! 30,-168! 30,-146! 46,-146! 46,-124! 62,-124! 62,2!',
        wall,
        { ink: 4, hatch: 0.5 },
      );
    else {
      p.form('-62,2! -62,-134! 62,-134! 62,2!', wall, { ink: 4, hatch: 0.5 });
      p.form('-76,-128! -54,-178! 54,-178! 76,-128!', roof, { ink: 4, light: 8, hatch: 0.3 });
      for (let x = -56; x < 60; x += 16) p.stroke(`${x * 0.82},-176 ${x},-132`, 1.8, mix(roof, INK, 0.6));
    }
    for (const y of gable ? [-132, -84] : [-106])
      for (const x of [-34, 34]) {
        p.form(
          `${x - 11},${y + 26}! ${x - 11},${y}! ${x + 11},${y}! ${x + 11},${y + 26}!`,
          lit ? PAINT.fire : PAINT.night,
          { ink: 3, light: 2 },
        );
        for (const side of [-1, 1])
          p.form(
            `${x + side * 12},${y + 27}! ${x + side * 12},${y - 1}! ${x + side * 21},${y - 1}! ${x + side * 21},${y + 27}!`,
            shutters,
            { ink: 2, light: 2 },
          );
      }
    p.form('-15,4! -15,-46 0,-56 15,-46 15,4!', PAINT.darkWood, { ink: 3, light: 4 });
    p.beam('-62,-64 62,-64', 5, mix(wall, INK, 0.3), { ink: 2 });
  });
}

/** A church with a bell tower, 290 units high, 220 wide; stands on y = 0. */
export function church(p: Painter, place: Place, { wall = '#ead9b4', roof = PAINT.rust as string } = {}): void {
  p.at(place, () => {
    p.form('-20,2! -20,-104! 118,-104! 118,2!', wall, { ink: 4, hatch: 0.5 });
    p.form('-34,-98! -14,-156! 112,-156! 134,-98!', roof, { ink: 4, light: 9, hatch: 0.3 });
    for (const x of [22, 58, 94])
      p.form(`${x - 9},-40! ${x - 9},-70 ${x},-82 ${x + 9},-70 ${x + 9},-40!`, PAINT.night, { ink: 3, light: 2 });
    p.form('-98,4! -98,-196! -18,-196! -18,4!', mix(wall, '#fff6dc', 0.3), { ink: 4, hatch: 0.5 });
    p.form('-108,-190! -58,-272! -8,-190!', roof, { ink: 4, light: 8 });
    p.beam('-58,-266 -58,-302', 5, PAINT.gold, { ink: 2 });
    p.beam('-70,-290 -46,-290', 5, PAINT.gold, { ink: 2 });
    p.form('-72,-138! -72,-166 -58,-180 -44,-166 -44,-138!', PAINT.night, { ink: 3, light: 2 });
    p.form('-68,-142 -66,-158 -58,-166 -50,-158 -48,-142', PAINT.gold, { ink: 2, light: 3 });
    p.form('-76,6! -76,-52 -58,-72 -40,-52 -40,6!', PAINT.darkWood, { ink: 3, light: 4 });
  });
}

/** What somebody of a port wears, from behind: about 156 units high; stands on y = 0. */
export function settler(
  p: Painter,
  place: Place,
  {
    coat = PAINT.blue as string,
    hat = 'broad' as 'broad' | 'tricorn' | 'cap' | 'cowl' | 'veil' | 'none',
    dress = false,
    sash = null as string | null,
    hair = PAINT.darkWood as string,
    skin = PAINT.skin as string,
    arms = 'down' as 'down' | 'up' | 'front' | 'point',
  } = {},
): void {
  const dark = mix(coat, INK, 0.4);
  const head = (): void => {
    p.form('-9,-114 -9,-104 9,-104 9,-114', skin, { ink: 2, light: 2 });
    p.form(
      '-17,-122 -18,-138 -8,-150 8,-150 18,-138 17,-122 10,-111 -10,-111',
      hat === 'cowl' || hat === 'veil' ? coat : hair,
      { ink: 3, light: 5 },
    );
    if (hat === 'broad') {
      p.form('-38,-138 -12,-146 12,-146 38,-137 12,-130 -14,-130', PAINT.oldWood, { ink: 3, light: 5 });
      p.form('-16,-140 -14,-162 0,-167 15,-161 17,-140', PAINT.oldWood, { ink: 3, light: 5 });
      p.stroke('-16,-144 0,-140 17,-144', 4, PAINT.red);
    } else if (hat === 'tricorn')
      p.form('-34,-150 -14,-142 0,-138 14,-142 34,-152! 24,-134 0,-126 -24,-134', PAINT.night, { ink: 3, light: 4 });
    else if (hat === 'cap') p.form('-19,-134 -16,-154 0,-162 18,-152 20,-134 0,-128', PAINT.red, { ink: 3, light: 5 });
    else if (hat === 'cowl')
      p.form('-20,-108 -20,-134 -8,-156 4,-160! 18,-140 20,-108 0,-102', coat, { ink: 4, light: 7 });
    else if (hat === 'veil')
      p.form('-20,-100 -22,-132 -10,-154 10,-154 22,-132 24,-96 0,-92', PAINT.wool, { ink: 3, light: 6 });
  };
  const sleeve = (points: string): void => p.form(points, coat, { ink: 3, light: 5 });
  p.at(place, () => {
    if (!dress) {
      p.form('-20,2! -17,-44 -3,-46 -4,3!', dark, { ink: 3, light: 3 });
      p.form('5,3! 4,-46 18,-44 21,2!', dark, { ink: 3, light: 3 });
      p.form('-30,-34! -27,-70 -24,-96 -16,-110 0,-114 16,-110 25,-96 29,-70 33,-32! 6,-28 0,-40 -8,-28', coat, {
        ink: 4,
        hatch: 0.5,
        light: 8,
      });
      p.stroke('0,-104 1,-70 0,-40', 2, dark);
    } else {
      p.form('-46,2! -38,-40 -22,-74 22,-74 40,-40 48,2! 0,8', dark, { ink: 4, hatch: 0.5, light: 9 });
      p.form('-23,-70 -24,-96 -16,-110 0,-114 16,-110 25,-96 24,-70', coat, { ink: 4, hatch: 0.4, light: 7 });
    }
    if (sash !== null) p.form('-26,-74! -26,-64 0,-58 28,-64 27,-74! 0,-68', sash, { ink: 2, light: 3 });
    if (arms === 'down') {
      sleeve('-23,-100 -36,-80 -38,-52 -30,-48 -24,-70');
      sleeve('23,-100 36,-82 40,-54 32,-48 25,-70');
    } else if (arms === 'up') {
      sleeve('-22,-100 -44,-126 -50,-152 -40,-155 -30,-130 -14,-108');
      sleeve('22,-100 44,-124 52,-150 43,-154 30,-130 14,-108');
    } else {
      sleeve('-23,-100 -36,-80 -38,-52 -30,-48 -24,-70');
      sleeve(
        arms === 'point'
          ? '16,-108 48,-116 82,-128 84,-118 50,-102 22,-92'
          : '20,-100 44,-92 62,-84 60,-74 42,-78 22,-82',
      );
    }
    head();
  });
}

/** A crate of boards; stands on y = 0, 70 units high. */
export function crate(p: Painter, place: Place, colour: string = PAINT.wood): void {
  p.at(place, () => {
    p.form('-40,2! -40,-64! 34,-64! 34,2!', colour, { ink: 4, hatch: 0.5 });
    p.form('-40,-62! -26,-80! 48,-80! 34,-62!', mix(colour, '#fff0cf', 0.25), { ink: 3, light: 4 });
    p.form('34,2! 34,-64! 48,-80! 48,-14!', shadeOf(colour), { ink: 3, light: 3 });
    for (const y of [-20, -42]) p.stroke(`-38,${y} 32,${y}`, 2.2);
    p.beam('-36,-4 30,-58', 7, mix(colour, INK, 0.2), { ink: 2 });
  });
}

/** Coins in a heap and in stacks; stand on y = 0, about 120 units wide. */
export function coins(p: Painter, place: Place, colour: string = PAINT.gold): void {
  p.at(place, () => {
    for (const [x, many] of [
      [-40, 3],
      [40, 5],
      [-2, 7],
    ] as const)
      for (let at = 0; at < many; at++)
        p.disc(x + p.chance.number(-2, 2), -6 - at * 9, 24, colour, { ink: 3, high: 8, light: 3 });
    for (const x of [-22, 20, 66]) p.disc(x, 4, 22, colour, { ink: 3, high: 7, light: 3 });
  });
}

/** An anchor that stands or hangs, 200 units high; its ring at the top, in the middle of its place. */
export function anchor(p: Painter, place: Place, colour: string = PAINT.iron): void {
  p.at(place, () => {
    p.beam('-46,-64 46,-64', 13, PAINT.oldWood, { ink: 3 });
    p.beam('0,-84 0,88', 15, colour, { ink: 4 });
    p.form('-84,34! -70,26 -62,46 -34,74 0,80 34,74 62,46 70,26 84,34! 74,70 40,98 0,106 -40,98 -74,70', colour, {
      ink: 4,
      hatch: 0.5,
      light: 7,
    });
    p.form('-96,44! -82,12! -54,40!', colour, { ink: 3, light: 4 });
    p.form('96,44! 82,12! 54,40!', colour, { ink: 3, light: 4 });
    p.disc(0, -96, 15, colour, { ink: 4, light: 4 });
    p.disc(0, -96, 7, mix(p.hour.sky[1], INK, 0.2), { ink: 2, light: 1 });
  });
}

/** A cannon on its carriage, muzzle to the left, about 210 units long; stands on y = 0. */
export function cannon(p: Painter, place: Place, colour: string = PAINT.darkStone): void {
  p.at(place, () => {
    p.form('-60,-14! -40,-48! 70,-44! 92,-10!', PAINT.oldWood, { ink: 4, hatch: 0.5 });
    p.form(
      '-124,-92! -110,-96 -40,-84 60,-82 84,-76 92,-64 100,-58 92,-50 82,-46 60,-40 -40,-52 -110,-62 -124,-60!',
      colour,
      { ink: 5, hatch: 0.6, light: 9 },
    );
    for (const x of [-112, -30, 48]) p.stroke(`${x},-96 ${x + 5},-72 ${x},-46`, 4, mix(colour, INK, 0.5));
    for (const x of [-34, 62]) {
      p.disc(x, -10, 22, PAINT.wood, { ink: 4, light: 6 });
      p.disc(x, -10, 7, PAINT.iron, { ink: 2, light: 2 });
    }
  });
}

/** A closed book that lies, or an open one, about 130 units wide; lies on y = 0. */
export function book(p: Painter, place: Place, { cover = PAINT.leather as string, open = false } = {}): void {
  p.at(place, () => {
    if (open) {
      p.form('-76,0! -70,-40! 0,-30 70,-40! 76,0! 0,8', cover, { ink: 4 });
      p.form('-68,-6! -62,-46 -30,-52 0,-36! 0,2! -34,-12', PAINT.bone, { ink: 3, light: 5 });
      p.form('68,-6! 62,-46 30,-52 0,-36! 0,2! 34,-12', PAINT.bone, { ink: 3, light: 5 });
      for (const y of [-38, -28, -18])
        for (const side of [-1, 1])
          p.stroke(`${side * 54},${y} ${side * 30},${y - 5} ${side * 10},${y + 5}`, 1.6, INK, 0.7);
    } else {
      p.form('-62,0! -62,-30! 62,-30! 62,0!', cover, { ink: 4, light: 5 });
      p.form('-56,-6! -56,-24! 66,-24! 66,-6!', PAINT.bone, { ink: 2, light: 3 });
      p.form('-64,-28! -44,-44! 78,-44! 64,-28!', mix(cover, '#fff0cf', 0.2), { ink: 3, light: 5 });
    }
  });
}

/** A sheet of paper or parchment with rolled ends and writing, 130 wide and 150 high; in the middle of its place. */
export function scroll(p: Painter, place: Place, { seal = PAINT.red as string | null, lines = 6 } = {}): void {
  p.at(place, () => {
    p.form('-54,-60! 54,-62! 58,62! -52,64!', PAINT.bone, { ink: 3, hatch: 0.2 });
    p.form('-64,-62 -60,-78 60,-80 66,-64 58,-56 -56,-54', PAINT.cloth, { ink: 3, light: 4 });
    p.form('-62,62 -56,76 60,76 68,62 58,54 -54,56', PAINT.cloth, { ink: 3, light: 4 });
    for (let at = 0; at < lines; at++)
      p.stroke(
        `-40,${round(-42 + at * 14)} 0,${round(-44 + at * 14)} ${round(p.chance.number(18, 42))},${round(-42 + at * 14)}`,
        2,
        INK,
        0.75,
      );
    if (seal !== null) p.disc(30, 44, 13, seal, { ink: 3, light: 4 });
  });
}

/** A candle on its holder, lit, 90 units high; stands on y = 0. */
export function candle(p: Painter, place: Place, { glow = 170 } = {}): void {
  p.at(place, () => {
    p.glow(0, -84, glow, PAINT.fire, 0.7);
    p.form('-26,2! -22,-8 22,-8 26,2! 0,8', PAINT.gold, { ink: 3, light: 3 });
    p.form('-8,-6! -9,-62! 9,-62! 8,-6!', PAINT.wool, { ink: 3, light: 4 });
    p.form('-7,-66 -4,-82 1,-98! 8,-80 7,-66 0,-60', PAINT.fire, { ink: 2, shade: PAINT.rust, light: 3 });
  });
}
