/**
 * The house's colours where style sheets do not reach: on a canvas, in the model, in drawings made by code. Each has the name and the
 * value of its token in tokens.css, in camel case; components name the token.
 */
export const PALETTE = {
  white: '#ffffff',
  pitch: '#0a0502',
  night: '#140c07',
  umber: '#3a2717',
  oakLight: '#7b5834',
  ink: '#241a12',
  sepia: '#4a3418',
  bronze: '#6d4f22',
  brass: '#c8a15a',
  brassSoft: '#dbb873',
  straw: '#e4cf9f',
  parchmentWorn: '#cfbb8e',
  parchment: '#f0e2c4',
  chalk: '#fcf2da',
  gleam: '#fff3d0',
  seaShade: '#060f15',
  seaNight: '#0a2531',
  seaDeep: '#123a4a',
  sea: '#1f5d6b',
  foam: '#cfe3d6',
  moss: '#7f9a4b',
  slate: '#7a6a5c',
  vermilion: '#c4472b',
  seatRed: '#a4161a',
  seatYellow: '#ffd23f',
  seatGreen: '#4fb286',
  seatBlue: '#1b4d9e',
  seatLilac: '#b57edc',
  seatNeutral: '#8d8578',
} as const;

/** What goes with the colour of a seat: a darker shade for facets and sides, and the symbol on it. */
export const SEAT_SHADES = {
  red: { deep: '#6d0c10', mark: '#fff4e2' },
  yellow: { deep: '#c79213', mark: PALETTE.ink },
  green: { deep: '#2c7a58', mark: '#0c2119' },
  blue: { deep: '#0f2f66', mark: '#f2f6ff' },
  lilac: { deep: '#7e4ea3', mark: '#1f1029' },
  neutral: { deep: '#5f594f', mark: '#1d1a15' },
} as const;

/**
 * What lights a board in relief: painted on, the lamp, the sky, and what the table throws back; worked out, the bulb, and what fills the
 * room from above and from below.
 */
export const LIGHTS = {
  lamp: '#ffe0b0',
  sky: '#b9cfdc',
  table: '#6a5238',
  bulb: '#ffe0b8',
  fill: '#b9cbe8',
  wood: '#5a4028',
} as const;

/** The tones of wood, from dark to light: planks of the table, and the rim round what lies on it. */
export const WOODS = {
  table: ['#160d08', '#2a1a10', '#38251a'],
  rim: ['#2a160b', '#4d2d18', '#6d4527'],
} as const;

/** What shines in brass and enamel: the walls of a cabin, its lamp, its window, dusk to the right and embers to the left. */
export const ROOM = {
  wall: '#4a3a2c',
  lamp: '#ffd9a0',
  window: '#9fc0e6',
  dusk: '#8fb0d8',
  ember: '#ffca88',
} as const;

/** Inks of charts for what belongs to no seat: told apart from parchment, from seats, and in their order from each other. */
export const CHART_INKS = [
  '#7a4a21',
  '#4f6f3a',
  '#b07a2c',
  '#3f6178',
  '#8c4a52',
  '#77733a',
  '#5b5470',
  '#a2603a',
] as const;
