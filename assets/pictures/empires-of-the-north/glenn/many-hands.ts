import { PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { fist } from './_folk.ts';
import { ridge, tufts } from './_land.ts';

/** A thick rope from left to right, thinner where it goes away from us. */
function cable(p: Painter, from: readonly [number, number, number], to: readonly [number, number, number]): void {
  const [[x0, y0, h0], [x1, y1, h1]] = [from, to];
  p.form(`${x0},${y0 - h0}! ${x1},${y1 - h1}! ${x1},${y1 + h1}! ${x0},${y0 + h0}!`, '#d0a85e', { ink: 5, light: 5 });
  for (let at = 0; at < 1; at += 0.028) {
    const [x, y, h] = [x0 + (x1 - x0) * at, y0 + (y1 - y0) * at, h0 + (h1 - h0) * at];
    p.stroke(`${x},${y + h} ${x + h * 0.7},${y} ${x + h * 1.5},${y - h}`, 2 + h * 0.12, '#6b4a20');
  }
}

/** Many fists on one rope, which drags a stone on its sledge up the brae. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 240, { clouds: 3 });
    ridge(p, '-40,220 90,170 200,200 340,120 480,180 640,140 880,200', '#96a0a4');
    ridge(p, '-40,330 140,300 340,280 600,230 880,190', '#8f9a50', { ink: 3 });
    tufts(p, 320, 470, '#5a6a34', 40);
    p.form('-20,330! -10,316! 176,296! 190,306! 176,318! -20,346!', PAINT.darkWood, { ink: 4 });
    p.form('6,314 0,250 40,206 100,196 150,226 166,298! 90,312', '#87858a', { ink: 4, hatch: 0.8, light: 14 });
    p.stroke('30,318 70,250 130,210', 4, '#6b4a20');
    for (const [x, y, size, turn, sleeve, skin] of [
      [352, 270, 1, 172, '#5f7a4c', '#c98f63'],
      [548, 250, 1.3, 186, '#7a4a6a', '#a86f48'],
    ] as const)
      fist(p, { x, y, size, turn, flip: true }, sleeve, skin, 330);
    cable(p, [166, 286, 7], [880, 218, 30]);
    for (const [x, y, size, turn, sleeve, skin] of [
      [262, 280, 0.9, 8, '#3f6f96', '#d9a47a'],
      [446, 262, 1.25, -7, '#b23a2c', '#c98f63'],
      [652, 240, 1.5, 6, '#d8a23a', '#d9a47a'],
      [790, 228, 1.66, -5, '#4a7f7c', '#b57c54'],
    ] as const)
      fist(p, { x, y, size, turn }, sleeve, skin, 260);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#e9d3a6');
    cable(p, [-30, 66, 15], [480, 58, 15]);
    for (const [x, turn, sleeve, skin] of [
      [58, 6, '#3f6f96', '#d9a47a'],
      [142, -5, '#b23a2c', '#c98f63'],
      [228, 4, '#d8a23a', '#b57c54'],
      [312, -6, '#5f7a4c', '#d9a47a'],
      [396, 5, '#7a4a6a', '#c98f63'],
    ] as const)
      fist(p, { x, y: 62, size: 1.12, turn }, sleeve, skin, 200);
  },
};
