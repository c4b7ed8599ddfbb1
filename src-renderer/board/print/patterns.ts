import type { Brush } from './brush.ts';
import { listed } from './gradients.ts';
import { penOf } from './layers.ts';
import { matrixAt, scaleOf, times } from './matrix.ts';

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
  const scale = scaleOf(times(matrixAt(brush.pen), lies));
  const [across, down] = [width, height].map((side) => Math.max(1, Math.min(LARGEST, Math.ceil(side * scale))));
  if (across === undefined || down === undefined) return undefined;
  const key = `${pattern.id} ${across} ${down}`;
  let tile = brush.tiles.get(key);
  if (tile === undefined) {
    tile = Object.assign(document.createElement('canvas'), { width: across, height: down });
    brush.tiles.set(key, tile);
    const pen = penOf(tile);
    // What it holds is counted from the corner of the tile.
    pen.scale(across / width, down / height);
    paint({ ...brush, pen, seen: undefined });
  }
  const style = brush.pen.createPattern(tile, 'repeat');
  style?.setTransform(
    new DOMMatrix([lies.a, lies.b, lies.c, lies.d, lies.e, lies.f])
      .translate(x, y)
      .scale(width / across, height / down),
  );
  return style ?? undefined;
}
