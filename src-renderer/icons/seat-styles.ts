import { PALETTE, SEAT_SHADES } from '../styles/palette.ts';
import { ring, type IconArt } from './icon.ts';

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

const TRIANGLE = 'M12 2.4L22.4 20.6H1.6Z';
const CIRCLE = ring(12, 12, 9.2);
const SQUARE = 'M3.6 3.6H20.4V20.4H3.6Z';
const DIAMOND = 'M12 1L22.4 12L12 23L1.6 12Z';
const CROSS = 'M8.4 2H15.6V8.4H22V15.6H15.6V22H8.4V15.6H2V8.4H8.4Z';

const HEXAGON = 'M12 1.4L21.2 6.7V17.3L12 22.6L2.8 17.3V6.7Z';

const look = (colour: SeatColour, fill: string, symbol: string, sign: string): SeatStyle => ({
  colour,
  fill,
  ...SEAT_SHADES[colour],
  symbol,
  sign,
});

/** The styles by colour. */
export const SEAT_STYLES: Readonly<Record<SeatColour, SeatStyle>> = {
  red: look('red', PALETTE.seatRed, TRIANGLE, '▲'),
  yellow: look('yellow', PALETTE.seatYellow, CIRCLE, '●'),
  green: look('green', PALETTE.seatGreen, SQUARE, '■'),
  blue: look('blue', PALETTE.seatBlue, DIAMOND, '◆'),
  lilac: look('lilac', PALETTE.seatLilac, CROSS, '✚'),
  neutral: look('neutral', PALETTE.seatNeutral, HEXAGON, '⬢'),
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

const icon = (colour: SeatColour): IconArt => {
  const { fill, deep, symbol } = SEAT_STYLES[colour];
  return { main: fill, tint: deep, paths: [{ d: symbol, tone: 'main', line: 1.6 }] };
};

/** The symbols of the seats as icons. */
export const SEAT_ICONS = {
  'seat-red': icon('red'),
  'seat-yellow': icon('yellow'),
  'seat-green': icon('green'),
  'seat-blue': icon('blue'),
  'seat-lilac': icon('lilac'),
};
