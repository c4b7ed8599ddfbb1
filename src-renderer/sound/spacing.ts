/** The part of the time something shows in which it is heard: what comes next begins after it. */
const SHARE = 0.8;
/** The most seconds between the sounds of one beat: they belong together. */
const WIDEST = 0.24;

/** When the sounds of a beat may be heard, in seconds. */
export type Room = {
  /** When the first may begin. */
  readonly from: number;
  /** How long what they belong to shows. */
  readonly length: number;
  /** The least from one to the next. */
  readonly gap: number;
};

/** Cues with the moments at which they begin, spaced within `room`. Where there is no time for all, those that weigh most are kept. */
export function spaced<C extends { readonly weight: number }>(
  cues: readonly C[],
  { from, length, gap }: Room,
): { readonly cue: C; readonly at: number }[] {
  const time = length * SHARE;
  const kept = heaviest(cues, Math.floor(time / gap) + 1);
  const step = Math.max(gap, Math.min(WIDEST, time / Math.max(1, kept.length - 1)));
  return kept.map((cue, index) => ({ cue, at: from + index * step }));
}

/** Those that weigh most, at most `most` of them, in their order; of two alike the first. */
export function heaviest<C extends { readonly weight: number }>(cues: readonly C[], most: number): C[] {
  const order = cues.map(({ weight }, index) => ({ weight, index })).sort((one, other) => other.weight - one.weight);
  const chosen = new Set(order.slice(0, most).map(({ index }) => index));
  return cues.filter((_, index) => chosen.has(index));
}
