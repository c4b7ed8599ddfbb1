/** Where text is written, and the corner that its places are counted from. */
type Written = { readonly pen: CanvasRenderingContext2D; readonly left: number; readonly top: number };

/** A part of a text that the document shows on one line, and where. */
type Line = { text: string; x: number; readonly y: number; readonly height: number };

/** Two letters whose upper edges are less apart than this lie on one line, in pixels. */
const ONE_LINE = 2;

/** Writes a text of the document line by line, where it is laid out there and in its type. */
export function writeText({ pen, left, top }: Written, node: Text): void {
  const element = node.parentElement;
  if (element === null || node.data.trim() === '') return;
  const style = getComputedStyle(element);
  if (style.visibility !== 'visible') return;
  const { canvas } = pen;
  if (canvas.style.fontVariantNumeric !== style.fontVariantNumeric)
    canvas.style.fontVariantNumeric = style.fontVariantNumeric;
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  pen.direction = 'ltr';
  pen.fillStyle = style.color;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText('x');
  for (const { text, x, y, height } of linesOf(node)) {
    // Browsers centre the type in the box of its line.
    const base = y - top + (height - above - below) / 2 + above;
    pen.fillText(text, x - left, base);
  }
  if (style.textDecorationLine.includes('line-through')) strike({ pen, left, top }, node);
}

/** The lines a text is broken into. Its first letter is as its style says: a browser shows another one than the document holds. */
function linesOf(node: Text): Line[] {
  const range = document.createRange();
  const lines: Line[] = [];
  let last: Line | undefined;
  for (const [at, letter] of lettersOf(node)) {
    range.setStart(node, at);
    range.setEnd(node, at + letter.length);
    const box = range.getClientRects()[0];
    if (box === undefined || (box.width === 0 && letter.trim() === '')) continue;
    const shown = letter.trim() === '' ? ' ' : letter;
    if (last !== undefined && Math.abs(box.y - last.y) < ONE_LINE) {
      last.text += shown;
      // Some scripts begin at the right.
      last.x = Math.min(last.x, box.x);
    } else lines.push((last = { text: shown, x: box.x, y: box.y, height: box.height }));
  }
  const [first] = lines;
  if (first !== undefined && beginsUpper(node)) first.text = first.text.replace(/^./u, (one) => one.toUpperCase());
  return lines;
}

/** The letters of a text as a reader counts them, and where each begins. */
function* lettersOf({ data }: Text): Generator<readonly [number, string]> {
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(data))
    yield [index, segment];
}

/** Whether the style sheets have the first letter in capitals, of the block that this text begins. */
function beginsUpper(node: Text): boolean {
  let element = node.parentElement;
  while (element !== null && element.textContent.trimStart().startsWith(node.data.trimStart())) {
    if (getComputedStyle(element, '::first-letter').textTransform === 'uppercase') return true;
    element = element.parentElement;
  }
  return false;
}

function strike({ pen, left, top }: Written, node: Text): void {
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const { x, y, width, height } of range.getClientRects())
    pen.fillRect(x - left, y - top + height * 0.55, width, Math.max(1, height / 16));
}
