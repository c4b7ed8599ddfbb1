import { mix, PAINT } from './colour.ts';
import { INK } from './ink.ts';
import type { Painter, Place } from './painter.ts';

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
