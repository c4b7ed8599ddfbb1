import { penOf } from './layers.ts';
import { paintSvg } from './paint-svg.ts';
import type { Pictures } from './pictures.ts';
import { writeText } from './text-lines.ts';

/** What all parts of a painted page need. */
type Sheet = {
  readonly pen: CanvasRenderingContext2D;
  readonly pictures: Pictures;
  /** The corner of the whole, in pixels of the document. */
  readonly left: number;
  readonly top: number;
};

/** What hides its text from the eye, and only from it. */
const FOR_THE_EAR = 'inset(50%)';

/**
 * Paints an element that lies in the document on a canvas of its own, as it is seen there by its computed styles: plain grounds,
 * plain borders, text, drawings, canvases. It paints what pages of the house are made for it with; grounds of pictures and gradients,
 * shadows, and what style sheets put before and after, are left out.
 * @param scale pixels of the canvas to each of the document
 * @param pictures those of its drawings, loaded before; others are left out
 */
export function paintHtml(root: HTMLElement, scale: number, pictures: Pictures): HTMLCanvasElement {
  const { left, top, width, height } = root.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  // A canvas has the figures of a type's features from the styles around it.
  Object.assign(canvas.style, { position: 'absolute', width: '0', height: '0' });
  root.append(canvas);
  const pen = penOf(canvas);
  pen.scale(scale, scale);
  paintElement({ pen, pictures, left, top }, root);
  canvas.remove();
  return canvas;
}

function paintElement(sheet: Sheet, element: Element): void {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.clipPath === FOR_THE_EAR || Number(style.opacity) === 0) return;
  const { pen } = sheet;
  pen.save();
  pen.globalAlpha *= Number(style.opacity);
  if (style.visibility === 'visible') paintBox(sheet, element, style);
  if (element instanceof SVGSVGElement) paintDrawing(sheet, element);
  else if (element instanceof HTMLCanvasElement) paintCanvas(sheet, element);
  else for (const child of element.childNodes) paintNode(sheet, child);
  pen.restore();
}

function paintNode(sheet: Sheet, node: Node): void {
  if (node instanceof Element) return paintElement(sheet, node);
  if (node instanceof Text) writeText(sheet, node);
}

/** Where an element lies on the sheet. */
function boxOf({ left, top }: Sheet, element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - left, y: y - top, width, height };
}

function paintBox(sheet: Sheet, element: Element, style: CSSStyleDeclaration): void {
  if (element instanceof SVGElement) return;
  const { pen } = sheet;
  const { x, y, width, height } = boxOf(sheet, element);
  const outline = new Path2D();
  outline.roundRect(x, y, width, height, parseFloat(style.borderTopLeftRadius));
  pen.fillStyle = style.backgroundColor;
  pen.fill(outline);
  const right = parseFloat(style.borderRightWidth);
  const bottom = parseFloat(style.borderBottomWidth);
  const sides = [
    { ink: style.borderTopColor, at: [x, y, width, parseFloat(style.borderTopWidth)] },
    { ink: style.borderRightColor, at: [x + width - right, y, right, height] },
    { ink: style.borderBottomColor, at: [x, y + height - bottom, width, bottom] },
    { ink: style.borderLeftColor, at: [x, y, parseFloat(style.borderLeftWidth), height] },
  ] as const;
  for (const { ink, at } of sides) {
    pen.fillStyle = ink;
    pen.fillRect(...at);
  }
}

function paintDrawing(sheet: Sheet, svg: SVGSVGElement): void {
  const { x, y } = boxOf(sheet, svg);
  sheet.pen.translate(x, y);
  paintSvg(svg, sheet.pen, sheet.pictures);
}

function paintCanvas(sheet: Sheet, canvas: HTMLCanvasElement): void {
  const { x, y, width, height } = boxOf(sheet, canvas);
  if (width <= 0 || height <= 0 || canvas.width === 0) return;
  sheet.pen.imageSmoothingQuality = 'high';
  sheet.pen.drawImage(canvas, x, y, width, height);
}
