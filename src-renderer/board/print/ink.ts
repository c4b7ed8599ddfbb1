import { apply, namedBy, type Brush } from './brush.ts';
import { gradientPaint, type Paint } from './gradients.ts';
import { patternPaint } from './patterns.ts';

/** Paints what an element holds. */
export type PaintChildren = (brush: Brush, element: Element) => void;

/** What a computed `fill` or `stroke` paints an element with; undefined where it paints nothing. */
export function paintOf(
  brush: Brush,
  element: SVGGraphicsElement,
  value: string,
  paintChildren: PaintChildren,
): Paint | undefined {
  if (value === 'none') return undefined;
  if (!value.startsWith('url(')) return { style: value };
  const server = namedBy(brush, value);
  if (server instanceof SVGGradientElement) return gradientPaint(brush.pen, server, element);
  if (!(server instanceof SVGPatternElement)) return undefined;
  const style = patternPaint(brush, server, (on) => paintChildren(on, server));
  return style && { style };
}

/** Whether both inside and outline are painted: laid over each other they are not as the two half transparent. */
export const hasBoth = (style: CSSStyleDeclaration): boolean =>
  style.fill !== 'none' && style.stroke !== 'none' && parseFloat(style.strokeWidth) > 0;

/** Whether the outline lies under the inside. */
export const strokeFirst = ({ paintOrder }: CSSStyleDeclaration): boolean => paintOrder.startsWith('stroke');

/** Fills and strokes the outline of a shape as its computed style says, all of it so opaque. */
export function paintShape(
  brush: Brush,
  element: SVGGraphicsElement,
  outline: Path2D,
  style: CSSStyleDeclaration,
  alpha: number,
  paintChildren: PaintChildren,
): void {
  const fill = (): void => {
    const paint = paintOf(brush, element, style.fill, paintChildren);
    if (paint !== undefined) fillWith(brush.pen, outline, paint, style, alpha);
  };
  const stroke = (): void => {
    const width = parseFloat(style.strokeWidth);
    const paint = width > 0 ? paintOf(brush, element, style.stroke, paintChildren) : undefined;
    if (paint === undefined) return;
    takeStroke(brush.pen, style, 1);
    brush.pen.strokeStyle = paint.style;
    brush.pen.globalAlpha = alpha * Number(style.strokeOpacity);
    brush.pen.stroke(outline);
  };
  for (const act of strokeFirst(style) ? [stroke, fill] : [fill, stroke]) act();
}

function fillWith(
  pen: CanvasRenderingContext2D,
  outline: Path2D,
  { style: ink, units }: Paint,
  style: CSSStyleDeclaration,
  alpha: number,
): void {
  const rule = style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero';
  pen.globalAlpha = alpha * Number(style.fillOpacity);
  pen.fillStyle = ink;
  if (units === undefined) return pen.fill(outline, rule);
  // The ink is in units of its own, so the outline is brought into these.
  const within = new Path2D();
  const { a, b, c, d, e, f } = units;
  within.addPath(outline, new DOMMatrix([a, b, c, d, e, f]).inverse());
  pen.save();
  apply(pen, units);
  pen.fill(within, rule);
  pen.restore();
}

/** Gives the pen the lines of a computed style, `scale` times as wide. */
export function takeStroke(pen: CanvasRenderingContext2D, style: CSSStyleDeclaration, scale: number): void {
  pen.lineWidth = parseFloat(style.strokeWidth) * scale;
  pen.lineCap = style.strokeLinecap as CanvasLineCap;
  pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  pen.miterLimit = Number(style.strokeMiterlimit);
  const dashes = style.strokeDasharray;
  pen.setLineDash(dashes === 'none' ? [] : dashes.split(',').map((dash) => parseFloat(dash) * scale));
  pen.lineDashOffset = parseFloat(style.strokeDashoffset) * scale;
}
