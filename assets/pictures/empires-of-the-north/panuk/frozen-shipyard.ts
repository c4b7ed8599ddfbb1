import { PAINT } from '../../kit/colour.ts';
import { ground, hills, weather } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { hunter } from './_folk.ts';
import { drift, icicles, skyOf } from './_ice.ts';

/** A ship on the stocks seen from its bow, its foot in a mass of green ice, snow on its rails, 420 high; stands on y = 0. */
function ship(p: Painter, place: Place): void {
  const plank = '#a8683c';
  p.at(place, () => {
    for (const side of [-1, 1]) {
      p.beam(`${side * 250},8 ${side * 200},-120 ${side * 150},-236`, 16, PAINT.oldWood, { ink: 4, hatch: 0.4 });
      p.beam(`${side * 180},8 ${side * 140},-80 ${side * 104},-150`, 14, PAINT.oldWood, { ink: 4, hatch: 0.4 });
    }
    p.form(
      '0,-10 -60,-40 -118,-110 -158,-210 -176,-306! -130,-316 -60,-330 0,-372! 60,-330 130,-316 176,-306! 158,-210 118,-110 60,-40',
      plank,
      {
        ink: 5,
        hatch: 0.7,
        light: 18,
      },
    );
    for (const [y, wide, drop] of [
      [-262, 166, 34],
      [-216, 156, 40],
      [-168, 140, 44],
      [-122, 118, 44],
      [-80, 88, 38],
    ] as const)
      for (const side of [-1, 1])
        p.stroke(
          `${side * 6},${y - drop * 0.2} ${side * wide * 0.5},${y + drop * 0.1} ${side * wide},${y - drop * 0.5}`,
          3.4,
        );
    p.form('-14,0! -13,-200 -15,-340 -20,-420! 0,-440 20,-420! 15,-340 13,-200 14,0!', PAINT.darkWood, {
      ink: 5,
      hatch: 0.4,
      light: 6,
    });
    p.form('-24,-414! -20,-436 0,-452 22,-436 26,-412! 10,-420 0,-410 -12,-420', PAINT.snow, { ink: 4, light: 5 });
    for (const side of [-1, 1]) {
      icicles(p, [side * 24, -338], [side * 172, -300], { many: 8, long: 82 });
      p.at({ x: 0, y: 0, flip: side < 0 }, () =>
        p.form('14,-372! 20,-384 70,-350 130,-334 186,-322! 190,-302 130,-304 60,-318 16,-348!', PAINT.snow, {
          ink: 4,
          light: 7,
        }),
      );
    }
    p.form(
      '-220,14! -206,-40! -150,-84! -110,-66 -70,-112! -30,-90 10,-118! 60,-80 110,-104! 150,-60! 214,-34! 240,14! 0,30',
      '#8fd0bb',
      {
        ink: 5,
        light: 14,
        shade: '#3f8f8c',
        hatch: 0.4,
        opacity: 0.93,
      },
    );
    for (const crack of [
      '-70,-108 -84,-50 -60,10',
      '10,-114 24,-60 0,16',
      '110,-100 96,-40 120,14',
      '-150,-80 -160,-30',
    ])
      p.stroke(crack, 3, '#2f7f7d');
  });
}

/** A ship stands on its stocks locked in green ice and hung with icicles; snow covers the yard, and somebody brings a light. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    skyOf(p, 300, ['#5b4f86', '#9a86b4', '#e9b9b0']);
    hills(p, 270, 40, '#8f86ac');
    ground(p, 322, '#dfe0ea', { strokes: 40 });
    // Kayaks on a rack, under snow.
    for (const x of [60, 250]) {
      p.beam(`${x},386 ${x + 4},214`, 13, PAINT.darkWood, { ink: 3 });
      p.beam(`${x - 30},262 ${x + 36},262`, 9, PAINT.darkWood, { ink: 3 });
    }
    for (const y of [242, 322]) {
      p.form(
        `-60,${y - 8}! 20,${y - 22} 160,${y - 26} 290,${y - 20} 372,${y - 12}! 290,${y + 10} 160,${y + 18} 20,${y + 12}`,
        '#c99a5c',
        { ink: 4, hatch: 0.4 },
      );
      p.form(
        `-50,${y - 12} 20,${y - 40} 160,${y - 46} 290,${y - 36} 356,${y - 14}! 280,${y - 20} 160,${y - 16} 20,${y - 12}`,
        PAINT.snow,
        { ink: 3, light: 6 },
      );
      icicles(p, [20, y + 12], [300, y + 12], { many: 8, long: 30 });
    }
    ship(p, { x: 556, y: 438, size: 0.98 });
    hunter(p, { x: 300, y: 446, size: 1 }, { coat: PAINT.blue, arms: 'right' });
    p.glow(384, 372, 130, '#ffc25a', 0.8);
    p.form('372,356! 396,356! 402,390! 366,390!', PAINT.fire, { ink: 3, shade: PAINT.rust, light: 4 });
    p.stroke('384,356 382,344', 3);
    drift(p, { x: 800, y: 474, size: 1 }, '#eef0f4', 4);
    drift(p, { x: 60, y: 484, size: 1.1, flip: true }, '#eef0f4', 4);
    weather(p, 'snow', 90);
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#d7b3bd');
    p.wash('-40,134 200,140 490,132! 490,200! -40,200!', '#e9e9f0');
    ship(p, { x: 224, y: 164, size: 0.385 });
  },
};
