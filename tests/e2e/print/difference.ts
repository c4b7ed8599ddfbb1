/** How far a picture differs from another, in steps of 255 of a channel. */
export type Difference = {
  /** The mean of all channels. */
  readonly mean: number;
  /** The block that differs most from all that lies within a pixel of it in the other, and how far in the mean. */
  readonly worst: { readonly x: number; readonly y: number; readonly mean: number };
  /** Width and height of both. */
  readonly sizes: readonly (readonly [number, number])[];
};

/** Red, green, blue and opacity of every pixel. */
type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

/** Pixels along the side of a block. */
const BLOCK = 16;

/** Compares a picture with a canvas that is laid over a ground. */
export function differenceOf(picture: HTMLImageElement, canvas: HTMLCanvasElement, ground: string): Difference {
  const { width, height } = canvas;
  const [one, other] = [picture, canvas].map((source) => over(source, ground, width, height));
  if (one === undefined || other === undefined) throw new Error('there are two');
  const blocks = new Map<string, { x: number; y: number; sum: number }>();
  let sum = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const apart = between(one, x, y, other, x, y);
      sum += apart;
      if (apart === 0) continue;
      const corner = { x: x - (x % BLOCK), y: y - (y % BLOCK) };
      const key = `${corner.x} ${corner.y}`;
      blocks.set(key, { ...corner, sum: (blocks.get(key)?.sum ?? 0) + nearest(one, other, x, y) });
    }
  const worst = [...blocks.values()].reduce((a, b) => (b.sum > a.sum ? b : a), { x: 0, y: 0, sum: 0 });
  return {
    mean: sum / (width * height),
    worst: { x: worst.x, y: worst.y, mean: worst.sum / BLOCK ** 2 },
    sizes: [
      [picture.naturalWidth, picture.naturalHeight],
      [width, height],
    ],
  };
}

function over(source: CanvasImageSource, ground: string, width: number, height: number): Pixels {
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (pen === null) throw new Error('no canvas can be painted on');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(source, 0, 0);
  return pen.getImageData(0, 0, width, height);
}

/** How far two pixels are apart, in the mean of their three colours. */
function between(one: Pixels, x: number, y: number, other: Pixels, otherX: number, otherY: number): number {
  const [a, b] = [4 * (y * one.width + x), 4 * (otherY * other.width + otherX)];
  let apart = 0;
  for (const colour of [0, 1, 2]) apart += Math.abs((one.data[a + colour] ?? 0) - (other.data[b + colour] ?? 0));
  return apart / 3;
}

/** How far a pixel is from the most like of those within a pixel of it: an edge may lie a little beside its place. */
function nearest(one: Pixels, other: Pixels, x: number, y: number): number {
  let least = Infinity;
  for (let row = Math.max(0, y - 1); row <= Math.min(one.height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(one.width - 1, x + 1); column++)
      least = Math.min(least, between(one, x, y, other, column, row));
  return least;
}
