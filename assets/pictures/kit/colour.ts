type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** A colour between two, each as `#rrggbb`: 0 gives the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return `#${a
    .map((value, at) =>
      Math.round(value + ((b[at] as number) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour of a form on its dark side: deeper and colder. */
export const shadeOf = (colour: string): string => mix(colour, '#1f2233', 0.44);

/** Paints that things are made of; a picture may mix others. */
export const PAINT = {
  wood: '#a9733f',
  oldWood: '#8a6a4c',
  darkWood: '#6b4528',
  straw: '#cfa75a',
  cloth: '#e9d9b6',
  wool: '#efe6d2',
  fur: '#9a7650',
  leather: '#7d4f2e',
  stone: '#8f8c86',
  darkStone: '#5f6068',
  iron: '#5a6068',
  gold: '#d8a23a',
  red: '#a8392b',
  rust: '#b5622f',
  blue: '#2f5b86',
  green: '#5d7a3c',
  pine: '#35513f',
  grass: '#8f9c4e',
  earth: '#7a5a3c',
  sand: '#d9bd86',
  snow: '#e8ecef',
  ice: '#b9d3dd',
  sea: '#2f6472',
  deepSea: '#1d4453',
  bone: '#e7dcc0',
  skin: '#c98f63',
  fire: '#f0a02c',
  night: '#101a2a',
} as const;
