/**
 * A laid table: where the tokens lie and who begins is fixed, so that a first game shows what a newcomer is told about. After that
 * nothing is left to chance in any game.
 */
export type LaidTable = {
  /** Hash of the pack it was laid with: with other data its spaces would mean something else. */
  readonly pack: string;
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
  pack: '9a55bf6060eeb039ecea08185a7e57f37f6a65956745385166e12654caabc2a6',
  tokens: 'CoaICCFosPaCsCPFFCIPaIaCCIFIFFCFCsPFsPPpIIFFoPpIpoFsPFIspFPIPCFIPICCCIPCPFPICpPFCIPCIsaIoFIpoPa',
  first: 1,
};
