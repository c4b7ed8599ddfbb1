/** Red, green and blue of a point, from 0 to 255. */
export type Pixel = readonly [red: number, green: number, blue: number];

const linear = (value: number): number => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** How light a colour is (WCAG's relative luminance), from 0 to 1. */
export const luminance = ([red, green, blue]: Pixel): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast between two luminances (WCAG), from 1 to 21. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The pixel that is written as `#rrggbb`. */
export const pixelOf = (hex: string): Pixel =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Pixel;
