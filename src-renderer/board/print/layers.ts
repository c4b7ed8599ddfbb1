/** Canvases that part of a painting is made on before it is laid over the rest; one for each depth, used again and again. */
export class Layers {
  readonly #place: Element;
  readonly #kept: CanvasRenderingContext2D[] = [];
  #depth = 0;

  /** @param place where they lie in the document: a canvas has the figures of a type's features from the styles around it */
  constructor(place: Element) {
    this.#place = place;
  }

  /** Gives `paint` an empty canvas of at least that many pixels, and `lay` the same one painted. */
  use(
    size: { readonly width: number; readonly height: number },
    paint: (pen: CanvasRenderingContext2D) => void,
    lay: (canvas: HTMLCanvasElement) => void,
  ): void {
    const pen = (this.#kept[this.#depth] ??= this.#make());
    this.#depth++;
    const { canvas } = pen;
    if (canvas.width < size.width) canvas.width = size.width;
    if (canvas.height < size.height) canvas.height = size.height;
    pen.resetTransform();
    pen.clearRect(0, 0, size.width, size.height);
    pen.save();
    paint(pen);
    pen.restore();
    this.#depth--;
    lay(canvas);
  }

  /** Gives all of them back. */
  dispose(): void {
    for (const { canvas } of this.#kept) canvas.remove();
    this.#kept.length = 0;
  }

  #make(): CanvasRenderingContext2D {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 0;
    // As large as it ever is: another number of pixels moves nothing in the document.
    Object.assign(canvas.style, { position: 'absolute', width: '0', height: '0' });
    this.#place.append(canvas);
    return penOf(canvas);
  }
}

/** The pen of a canvas. @throws Error where the browser has no room for it */
export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas can be painted on');
  return pen;
}
