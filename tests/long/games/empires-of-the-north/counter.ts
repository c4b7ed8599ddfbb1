/** A count by name. */
export type Counter = Map<string, number>;
/** Adds to a count. */
export const add = (counter: Counter, key: string, by = 1): void => void counter.set(key, (counter.get(key) ?? 0) + by);
/** What a count has come to. */
export const of = (counter: Counter, key: string): number => counter.get(key) ?? 0;

/** A share in per cent, or a dash where there is nothing to share. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
/** A mean with one or more places, or a dash. */
export const mean = (sum: number, many: number, places = 1): string =>
  many === 0 ? '–' : (sum / many).toFixed(places);
