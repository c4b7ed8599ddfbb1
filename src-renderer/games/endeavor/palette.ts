/**
 * The colours of the chart (look.md). Each region has a tint of its own, of one of three brightnesses so that neighbours
 * differ in grey too; a closed region lies in the dusk, darker than any open one.
 */

/** The tints of a region: its land and its sea, lit once it is open, and in the dusk before. */
export type Tints = {
  readonly land: string;
  readonly sea: string;
  readonly duskLand: string;
  readonly duskSea: string;
};

const tints = (land: string, sea: string, duskLand: string, duskSea: string): Tints => ({
  land,
  sea,
  duskLand,
  duskSea,
});

/** The tints by region. */
export const TINTS: Readonly<Record<string, Tints>> = {
  europe: tints('#e9d5a4', '#3a8089', '#938868', '#21505d'),
  'south-america': tints('#dfdaa0', '#44817a', '#8b8862', '#265352'),
  'north-america': tints('#bac083', '#2a6f74', '#6f774f', '#1a464c'),
  africa: tints('#d8b571', '#2b6c7c', '#86714a', '#1a4351'),
  'far-east': tints('#dab096', '#316a78', '#866a5c', '#1d414f'),
  caribbean: tints('#8bad8c', '#1c5c62', '#4f6455', '#113840'),
  india: tints('#d0966a', '#205868', '#6f4f3a', '#133644'),
};

/** A region that the palette does not know. */
export const PLAIN: Tints = tints('#e2cfa2', '#2f7680', '#857a60', '#1d4a56');

/** What stands on the board in depth, where it has no colour of the house. */
export const RELIEF = {
  tokenWood: '#6a4324',
  tokenIndigo: '#1c4568',
  cardEdge: '#efe6cf',
  sombreStack: '#8d8475',
  rock: '#5f5347',
  rockLight: '#a3937f',
  snow: '#f4efe4',
  brassDark: '#8a6a33',
  ivory: '#f6ead0',
  lampBright: '#ffda8d',
} as const;
