import { mix, PAINT } from '../../kit/colour.ts';
import { ground, hills, reeds, sky, weather } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const [PELT, HAIR] = ['#c9ab80', '#b06a34'];

/** A long-hafted axe, its bearded blade at the top towards the right; the foot of the haft at 0, 0, 330 units long. */
function axe(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('0,0 0,-330', 15, PAINT.oldWood, { ink: 4, hatch: 0.3 });
    p.form('-14,-316! -14,-268! 12,-268! 34,-252 44,-206! 78,-226 100,-268 98,-318 84,-346! 48,-322 12,-316!', '#a9b4bc', {
      ink: 5,
      light: 9,
      hatch: 0.5,
    });
    p.form('44,-206! 78,-226 100,-268 98,-318 84,-346! 84,-300 72,-250', '#e2e8ea', { ink: 3, light: 3 });
    for (const y of [-60, -48, -36]) p.stroke(`-9,${y} 0,${y + 4} 9,${y - 2}`, 4, PAINT.leather);
  });
}

/** Somebody tall from behind in a pelt of rough fur, with a plait, an axe over the shoulder; the hem at y = 0, 330 units high. */
function pelted(p: Painter, place: Place): void {
  p.at(place, () => {
    limb(p, '-34,-20 -44,60 -40,130', [60, 48, 40], '#5a4a3c', { ink: 4, hatch: 0.4 });
    limb(p, '40,-20 52,60 48,130', [60, 48, 40], '#4f4034', { ink: 4, hatch: 0.4 });
    limb(p, '-92,-196 -136,-130 -128,-52', [58, 46, 34], '#b97f58', { ink: 4, hatch: 0.4 });
    p.form('-142,-58 -110,-60 -106,-36 -122,-20 -144,-28', '#b97f58', { ink: 4, light: 5 });
    axe(p, { x: 46, y: -66, turn: 30, size: 1.06 });
    p.form(
      '-84,4! -66,-14! -54,10! -36,-12! -20,14! 0,-10! 20,12! 40,-12! 58,8! 74,-14! 90,2! 96,-70 108,-150 118,-180! 108,-190 116,-214! 98,-218 92,-240! 60,-244 0,-250 -58,-244 -84,-238! -90,-216 -110,-212! -104,-192 -116,-176! -100,-140 -94,-70',
      PELT,
      { ink: 5, light: 20, hatch: 0.7, shade: '#5d5348' },
    );
    for (let row = 0; row < 6; row++)
      for (let at = 0; at < 7; at++) {
        const [x, y] = [-78 + at * 26 + (row % 2) * 12, -214 + row * 36];
        p.stroke(`${x},${y} ${x - 5},${y + 14} ${x - 2},${y + 26}`, 3, mix(PELT, '#241a12', 0.65), 0.8);
      }
    p.form('-98,-112! 0,-96 102,-116! 102,-90! 0,-70 -96,-86!', PAINT.leather, { ink: 4, light: 4 });
    // The arm that holds the haft before the chest: of it only the elbow shows.
    limb(p, '100,-200 142,-150 128,-96', [58, 46, 36], '#b97f58', { ink: 4, hatch: 0.4 });
    p.form('104,-112 140,-116 146,-84 128,-66 104,-74', '#b97f58', { ink: 4, light: 5 });
    p.form('-42,-246 -52,-290 -42,-330 0,-350 42,-332 52,-290 44,-246 22,-226 -20,-226', HAIR, { ink: 5, light: 12, hatch: 0.4 });
    for (const points of ['-26,-336 -36,-290 -22,-240', '0,-346 -4,-290 0,-236', '28,-336 34,-290 20,-240']) p.stroke(points, 2.8);
    for (let at = 0; at < 5; at++) p.form(`${-16 + at},${-232 + at * 22} 0,${-240 + at * 22} ${16 - at},${-232 + at * 22} ${12 - at},${-214 + at * 22} 0,${-206 + at * 22} ${-12 + at},${-214 + at * 22}`, HAIR, { ink: 3, light: 4 });
    p.form('-8,-126 8,-126 10,-100! 0,-92! -9,-100!', HAIR, { ink: 3, light: 3 });
  });
}

/** On a moor in the rain somebody in a pelt, an axe over the shoulder, sees smoke stand over a stockade. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 300, { clouds: 5 });
    p.wash('-30,-30! 870,-30! 870,120! 420,90 -30,170!', '#25303c', 0.6);
    hills(p, 286, 20, '#46545a');
    p.glow(668, 270, 190, '#c8502c', 0.75);
    for (const [x, lean] of [[600, 30], [668, 60], [730, 44]] as const)
      p.wash(`${x - 9},274! ${x - 16},200 ${x + lean - 40},110 ${x + lean - 20},20 ${x + lean + 30},-30! ${x + lean + 100},-30! ${x + lean + 50},60 ${x + lean},150 ${x + 12},274!`, '#1c2028', 0.62);
    for (let x = 556; x < 800; x += 17) p.form(`${x},306! ${x},260! ${x + 8},246! ${x + 15},260! ${x + 15},306!`, '#3a2f2c', { ink: 3, light: 3 });
    for (const [x, y] of [[600, 256], [690, 250], [742, 258]] as const) p.form(`${x - 46},${y}! ${x},${y - 42}! ${x + 46},${y}!`, '#5a3326', { ink: 3, light: 5 });
    ground(p, 302, '#55603f', { strokes: 90 });
    p.form('-40,520! -40,430 120,396 300,388 470,402 600,450 640,520!', '#333c30', { ink: 4, light: 12 });
    pelted(p, { x: 268, y: 372, size: 1.02 });
    reeds(p, 60, 490, { high: 110, many: 14 });
    reeds(p, 470, 490, { high: 80, many: 10 });
    weather(p, 'rain', 60);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#33404c');
    pelted(p, { x: 196, y: 168, size: 0.46 });
  },
};
