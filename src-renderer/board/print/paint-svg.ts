import { boundsOf } from './bounds.ts';
import { apply, namedBy, type Brush, type Seen } from './brush.ts';
import { aspectOf, fitted, seenPart, viewBoxMatrix, type Rect } from './fit.ts';
import { hasBoth, paintShape } from './ink.ts';
import { Layers } from './layers.ts';
import { IDENTITY, matrixAt, matrixOf } from './matrix.ts';
import { addressOf, type Pictures } from './pictures.ts';
import { outlineOf } from './shapes.ts';
import { isOneRun, paintText } from './text.ts';

/** What holds others and is painted as these are. */
const GROUPS: ReadonlySet<string> = new Set(['g', 'svg', 'a']);

/**
 * Paints a drawing that lies in the document as it is seen there, by its computed styles, from the pen's origin on: a pixel of the
 * document becomes a unit of the pen. It paints what the boards draw with; filters and masks are left out.
 * @param pen of a canvas in the document, or figures have another form
 * @param pictures which have been loaded; others are left out
 */
export function paintSvg(root: SVGSVGElement, pen: CanvasRenderingContext2D, pictures: Pictures): void {
  const layers = new Layers(root.parentElement ?? document.body);
  const { left, top } = root.getBoundingClientRect();
  const named = new Map(Array.from(root.querySelectorAll('[id]'), (element) => [element.id, element]));
  const brush = { pen, seen: { left, top, toCanvas: matrixAt(pen) }, named, pictures, layers };
  pen.save();
  pen.imageSmoothingQuality = 'high';
  paint({ ...brush, tiles: new Map() }, root, 1);
  pen.restore();
  layers.dispose();
}

/** Paints an element, as opaque as what it stands in. */
function paint(brush: Brush, element: Element, alpha: number): void {
  if (!(element instanceof SVGGraphicsElement)) return;
  const style = getComputedStyle(element);
  const dim = alpha * Number(style.opacity);
  if (style.display === 'none' || dim <= 0) return;
  const { pen } = brush;
  pen.save();
  apply(pen, matrixOf(style.transform) ?? IDENTITY);
  if (style.clipPath !== 'none') clip(brush, style.clipPath);
  if (dim === 1 || isPaintedOnce(element, style)) paintItself(brush, element, style, dim);
  else paintApart(brush, element, style, dim);
  pen.restore();
}

/** Whether nothing of an element lies over another part of it. What holds one thing alone leaves it to that. */
function isPaintedOnce(element: SVGGraphicsElement, style: CSSStyleDeclaration): boolean {
  if (GROUPS.has(element.localName)) return element.childElementCount <= 1;
  return element instanceof SVGTextElement ? isOneRun(element) : !hasBoth(style);
}

/** Paints an element on a canvas of its own, and lays that over the rest. */
function paintApart(brush: Brush, element: SVGGraphicsElement, style: CSSStyleDeclaration, alpha: number): void {
  const { pen, seen } = brush;
  const bounds = boundsOf(brush, element);
  if (bounds.width <= 0 || bounds.height <= 0) return;
  const { x, y, width, height } = bounds;
  brush.layers.use(
    bounds,
    (layer) => {
      const { a, b, c, d, e, f } = matrixAt(pen);
      layer.setTransform(a, b, c, d, e - x, f - y);
      layer.imageSmoothingQuality = 'high';
      paintItself({ ...brush, pen: layer, seen: seen && movedBy(seen, x, y) }, element, style, 1);
    },
    (canvas) => {
      pen.resetTransform();
      pen.globalAlpha = alpha;
      pen.drawImage(canvas, 0, 0, width, height, x, y, width, height);
    },
  );
}

/** The same where the canvas begins so far to the right and down. */
const movedBy = ({ toCanvas, ...corner }: Seen, x: number, y: number): Seen => ({
  ...corner,
  toCanvas: { ...toCanvas, e: toCanvas.e - x, f: toCanvas.f - y },
});

function paintItself(brush: Brush, element: SVGGraphicsElement, style: CSSStyleDeclaration, alpha: number): void {
  if (element instanceof SVGSVGElement) enter(brush, element, style);
  if (GROUPS.has(element.localName)) return paintChildren(brush, element, alpha);
  if (element instanceof SVGTextElement) return paintText(brush, element, alpha, paintChildren);
  if (style.visibility !== 'visible') return;
  if (element instanceof SVGImageElement) return paintImage(brush, element, alpha);
  const outline = outlineOf(element);
  if (outline !== undefined) paintShape(brush, element, outline, style, alpha, paintChildren);
}

function paintChildren(brush: Brush, element: Element, alpha = 1): void {
  for (const child of element.children) paint(brush, child, alpha);
}

const boxOf = ({ x, y, width, height }: SVGSVGElement | SVGImageElement): Rect => ({
  x: x.baseVal.value,
  y: y.baseVal.value,
  width: width.baseVal.value,
  height: height.baseVal.value,
});

/** The box of the outermost `svg`, which style sheets may have given its size. */
const laidOut = ({ width, height }: CSSStyleDeclaration): Rect => ({
  x: 0,
  y: 0,
  width: parseFloat(width),
  height: parseFloat(height),
});

/** Clips to the box of an `svg`, and goes over to its own units. */
function enter({ pen }: Brush, svg: SVGSVGElement, style: CSSStyleDeclaration): void {
  const outermost = svg.ownerSVGElement === null;
  const box = outermost ? laidOut(style) : boxOf(svg);
  if (style.overflow !== 'visible') {
    const inside = new Path2D();
    inside.rect(box.x, box.y, box.width, box.height);
    pen.clip(inside);
  }
  if (svg.hasAttribute('viewBox'))
    apply(pen, viewBoxMatrix(svg.viewBox.baseVal, box, aspectOf(svg.preserveAspectRatio.baseVal)));
  else pen.translate(box.x, box.y);
}

function clip(brush: Brush, value: string): void {
  const clipping = namedBy(brush, value);
  if (!(clipping instanceof SVGClipPathElement)) return;
  const inside = new Path2D();
  let rule: CanvasFillRule = 'nonzero';
  for (const child of clipping.children) {
    const outline = outlineOf(child);
    if (outline === undefined) continue;
    const style = getComputedStyle(child);
    if (style.clipRule === 'evenodd') rule = 'evenodd';
    inside.addPath(outline, matrixOf(style.transform) ?? IDENTITY);
  }
  brush.pen.clip(inside, rule);
}

function paintImage({ pen, pictures }: Brush, image: SVGImageElement, alpha: number): void {
  const picture = pictures.get(addressOf(image));
  const box = boxOf(image);
  if (picture === undefined || box.width <= 0 || box.height <= 0) return;
  const aspect = aspectOf(image.preserveAspectRatio.baseVal);
  const lies = fitted(picture, box, aspect);
  pen.globalAlpha = alpha;
  if (aspect.how !== 'slice') return pen.drawImage(picture, lies.x, lies.y, lies.width, lies.height);
  const seen = seenPart(picture, box, lies);
  pen.drawImage(picture, seen.x, seen.y, seen.width, seen.height, box.x, box.y, box.width, box.height);
}
