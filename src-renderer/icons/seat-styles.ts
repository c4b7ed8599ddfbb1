import circle from '../../assets/icons/house/circle.svg?icon';
import cross from '../../assets/icons/house/cross.svg?icon';
import diamond from '../../assets/icons/house/diamond.svg?icon';
import hexagon from '../../assets/icons/house/hexagon.svg?icon';
import square from '../../assets/icons/house/square.svg?icon';
import triangle from '../../assets/icons/house/triangle.svg?icon';
import { PALETTE, SEAT_SHADES } from '../styles/palette.ts';
import { outlineOf, type IconArt } from './icon.ts';

/** The colours a seat may have, and the one of what belongs to no seat; each always goes with its symbol. */
export type SeatColour = 'red' | 'yellow' | 'green' | 'blue' | 'lilac' | 'neutral';

/** How a seat is shown. Its colour is always shown with its symbol, never alone. */
export type SeatStyle = {
  readonly colour: SeatColour;
  readonly fill: string;
  /** A darker shade of it, for facets and sides. */
  readonly deep: string;
  /** The colour of the symbol on it. */
  readonly mark: string;
  /** The symbol as a path on the grid of 24. */
  readonly symbol: string;
  /** The symbol as a character, for plain text. */
  readonly sign: string;
};

const look = (colour: SeatColour, fill: string, symbol: IconArt, sign: string): SeatStyle => ({
  colour,
  fill,
  ...SEAT_SHADES[colour],
  symbol: outlineOf(symbol),
  sign,
});

/** The styles by colour. */
export const SEAT_STYLES: Readonly<Record<SeatColour, SeatStyle>> = {
  red: look('red', PALETTE.seatRed, triangle, '▲'),
  yellow: look('yellow', PALETTE.seatYellow, circle, '●'),
  green: look('green', PALETTE.seatGreen, square, '■'),
  blue: look('blue', PALETTE.seatBlue, diamond, '◆'),
  lilac: look('lilac', PALETTE.seatLilac, cross, '✚'),
  neutral: look('neutral', PALETTE.seatNeutral, hexagon, '⬢'),
};

/** How a piece that belongs to no seat is shown. */
export const NEUTRAL_STYLE = SEAT_STYLES.neutral;

const ORDER: readonly SeatColour[] = ['red', 'yellow', 'green', 'blue', 'lilac'];

/** The style of a colour; an unknown colour gets one by the number of the seat. */
export function seatStyle(colour: string, seat = 0): SeatStyle {
  if (colour === 'neutral') return NEUTRAL_STYLE;
  const known = ORDER.find((name) => name === colour);
  return SEAT_STYLES[known ?? ORDER[seat % ORDER.length] ?? 'red'];
}
