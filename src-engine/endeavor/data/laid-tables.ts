/**
 * A laid table: where the tokens lie and who begins is fixed, so that a first game shows what a newcomer is told about. After that
 * nothing is left to chance in any game.
 */
export type LaidTable = {
  /** Hash of the tokens and spaces it was laid with: see `pinOf`. With others its letters would mean something else. */
  readonly lays: string;
  /** The tokens of all spaces in their order, a letter each: see `LETTERS`. */
  readonly tokens: string;
  /** The seat that begins: bots sit last, so that with one or two newcomers another begins. */
  readonly first: number;
};

/** The kinds of tokens by their letters in a laid table. */
export const LETTERS: Readonly<Record<string, string>> = {
  I: 'industry',
  C: 'culture',
  F: 'finance',
  P: 'politics',
  a: 'attack',
  o: 'occupy-draw',
  s: 'ship',
  p: 'pay',
};

/** The first voyage. Routes, cards, the card limit and an open region all come up by the fourth round where stewards play. */
export const FIRST_VOYAGE: LaidTable = {
  lays: '34c703091f5b553ca799de7a9280ab8544c235a6802d02f5fd65e4f74a748157',
  tokens: 'CoaICCFosPaCsCPFFCIPaIaCCIFIFFCFCsPFsPPpIIFFoPpIpoFsPFIspFPIPCFIPICCCIPCPFPICpPFCIPCIsaIoFIpoPa',
  first: 1,
};
