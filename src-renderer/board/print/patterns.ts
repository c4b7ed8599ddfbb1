import { apply, type Brush } from './brush.ts';
import { listed } from './gradients.ts';
import { penOf } from './layers.ts';
import { scaleOf, times } from './matrix.ts';

/** Most pixels of a tile to each side. */
const LARGEST = 2048;

/** What a pattern in the units of its user paints with: a tile, as fine as the pen paints now. `paint` paints what the pattern holds. */
export function patternPaint(
  brush: Brush,
  pattern: SVGPatternElement,
  paint: (brush: Brush) => void,
): CanvasPattern | undefined {
  const [x, y] = [pattern.x.baseVal.value, pattern.y.baseVal.value];
  const [width, height] = [pattern.width.baseVal.value, pattern.height.baseVal.value];
  if (width <= 0 || height <= 0) return undefined;
  const lies = listed(pattern.patternTransform.baseVal);
  const scale = scaleOf(times(brush.pen.getTransform(), lies));
  const [across, down] = [width, height].map((side) => Math.max(1, Math.min(LARGEST, Math.ceil(side * scale))));
  if (across === undefined || down === undefined) return undefined;
  const grain = { a: across / width, b: 0, c: 0, d: down / height, e: (-x * across) / width, f: (-y * down) / height };
  const key = `${pattern.id} ${across} ${down}`;
  let tile = brush.tiles.get(key);
  if (tile === undefined) {
    tile = Object.assign(document.createElement('canvas'), { width: across, height: down });
    brush.tiles.set(key, tile);
    const pen = penOf(tile);
    apply(pen, grain);
    paint({ ...brush, pen });
  }
  const style = brush.pen.createPattern(tile, 'repeat');
  style?.setTransform(
    new DOMMatrix([lies.a, lies.b, lies.c, lies.d, lies.e, lies.f])
      .translate(x, y)
      .scale(width / across, height / down),
  );
  return style ?? undefined;
}
