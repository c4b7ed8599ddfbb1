import type { Point } from '../plane.ts';
import type { Brush } from './brush.ts';
import { collapsed } from './collapse.ts';
import { hasBoth, paintOf, strokeFirst, takeStroke, type PaintChildren } from './ink.ts';
import { matrixAt, scaleOf } from './matrix.ts';

/** Text of one element: its first character, counted as SVG does, and the element whose style it has. */
type Run = { readonly text: string; readonly first: number; readonly of: SVGTextContentElement };

/** Where a piece of text begins, how it is turned, and how much wider it is than by itself. */
type Place = { readonly at: Point; readonly turn: number; readonly stretch: number };

/** Paints a text where the document has laid it, along a path too, all of it so opaque. */
export function paintText(brush: Brush, element: SVGTextElement, alpha: number, paintChildren: PaintChildren): void {
  for (const run of runsOf(element)) {
    const style = getComputedStyle(run.of);
    if (style.visibility !== 'visible') continue;
    const scale = scaleOf(matrixAt(brush.pen));
    brush.pen.save();
    takeFont(brush.pen, style, scale);
    takeStroke(brush.pen, style, scale);
    const inks = [
      { ink: paintOf(brush, element, style.fill, paintChildren), opacity: style.fillOpacity, line: false },
      { ink: paintOf(brush, element, style.stroke, paintChildren), opacity: style.strokeOpacity, line: true },
    ];
    for (const { ink, opacity, line } of strokeFirst(style) ? inks.reverse() : inks) {
      if (ink === undefined || (line && !(parseFloat(style.strokeWidth) > 0))) continue;
      brush.pen[line ? 'strokeStyle' : 'fillStyle'] = ink.style;
      brush.pen.globalAlpha = alpha * Number(opacity);
      writeRun(brush.pen, run, scale, line);
    }
    brush.pen.restore();
  }
}

/** Whether a text is painted in one go. */
export const isOneRun = (element: SVGTextElement): boolean => {
  const runs = runsOf(element);
  return runs.length <= 1 && runs.every(({ of }) => !hasBoth(getComputedStyle(of)));
};

function runsOf(element: SVGTextElement): Run[] {
  const nodes: { text: string; of: SVGTextContentElement }[] = [];
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walk.nextNode() !== null) {
    const { parentElement: of, textContent } = walk.currentNode;
    if (of instanceof SVGTextContentElement) nodes.push({ of, text: textContent ?? '' });
  }
  const texts = collapsed(nodes.map(({ text }) => text));
  let first = 0;
  return nodes.flatMap(({ of }, at) => {
    const run = { of, text: texts[at] ?? '', first };
    first += run.text.length;
    return run.text === '' ? [] : [run];
  });
}

/**
 * Gives the pen the font of a computed style, `scale` times as large. What a font does with figures the pen takes from the styles
 * round its canvas, and only while that lies in the document.
 */
function takeFont(pen: CanvasRenderingContext2D, style: CSSStyleDeclaration, scale: number): void {
  const { canvas } = pen;
  if (canvas.style.fontVariantNumeric !== style.fontVariantNumeric)
    canvas.style.fontVariantNumeric = style.fontVariantNumeric;
  pen.font = `${style.fontStyle} ${style.fontWeight} ${parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
  pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : `${parseFloat(style.letterSpacing) * scale}px`;
  pen.textAlign = 'left';
  pen.textBaseline = style.dominantBaseline === 'central' ? 'middle' : 'alphabetic';
}

/** Writes at the size of the canvas's own pixels, as browsers do with SVG: letters are set by whole pixels there. */
function writeRun(pen: CanvasRenderingContext2D, run: Run, scale: number, line: boolean): void {
  const write = (text: string, { at, turn, stretch }: Place): void => {
    pen.save();
    pen.translate(at.x, at.y);
    pen.rotate(turn);
    pen.scale(stretch / scale, 1 / scale);
    if (line) pen.strokeText(text, 0, 0);
    else pen.fillText(text, 0, 0);
    pen.restore();
  };
  const asked = run.of.textLength.baseVal.value;
  const spaced = run.of.lengthAdjust.baseVal === SVGTextContentElement.LENGTHADJUST_SPACING;
  const fixed = run.of.hasAttribute('textLength');
  if (run.of instanceof SVGTextPathElement || (fixed && spaced)) {
    for (const { letter, at } of lettersOf(run)) write(letter, { ...placeOf(run.of, at), stretch: 1 });
    return;
  }
  const stretch = fixed ? (asked * scale) / pen.measureText(run.text).width : 1;
  write(run.text, { ...placeOf(run.of, indexIn(run)), stretch });
}

/** Characters are counted from the beginning of the element that is asked. */
const indexIn = ({ of, first }: Run): number => (of instanceof SVGTextElement ? first : 0);

function* lettersOf(run: Run): Generator<{ letter: string; at: number }> {
  let at = indexIn(run);
  for (const letter of run.text) {
    if (letter !== ' ' && at < run.of.getNumberOfChars()) yield { letter, at };
    at += letter.length;
  }
}

function placeOf(of: SVGTextContentElement, index: number): Omit<Place, 'stretch'> {
  const { x, y } = of.getStartPositionOfChar(index);
  return { at: { x, y }, turn: (of.getRotationOfChar(index) * Math.PI) / 180 };
}
