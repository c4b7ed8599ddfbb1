/** What belongs together by chance: sums of a numerator and of a denominator over all games of one seed, say. */
export type Cluster = { readonly top: number; readonly bottom: number };

/** A figure with its standard error and its 95 % interval. */
export type Estimate = {
  readonly value: number;
  readonly error: number;
  readonly low: number;
  readonly high: number;
};

/** Standard errors to either side of a 95 % interval. */
const WIDTH = 1.96;
/** What lies outside the interval at either end. */
const TAIL = 0.025;

/**
 * The sum of the numerators by the sum of the denominators, its error clustered: only clusters are independent, whatever lies
 * in one of them (linearized ratio; with equal denominators the standard error of the means of the clusters). Clusters without a
 * denominator count for nothing.
 */
export function ratioOf(clusters: readonly Cluster[]): Estimate {
  const used = clusters.filter(({ bottom }) => bottom > 0);
  const bottom = used.reduce((sum, one) => sum + one.bottom, 0);
  if (used.length === 0) return { value: 0, error: 0, low: -Infinity, high: Infinity };
  const value = used.reduce((sum, one) => sum + one.top, 0) / bottom;
  if (used.length === 1) return { value, error: Infinity, low: -Infinity, high: Infinity };
  const squares = used.reduce((sum, one) => sum + (one.top - value * one.bottom) ** 2, 0);
  const error = Math.sqrt((squares * used.length) / (used.length - 1)) / bottom;
  return { value, error, low: value - WIDTH * error, high: value + WIDTH * error };
}

/**
 * The same for a share, which lies from 0 to 1. Where none of the clusters has any, or all have everything, the interval is the exact
 * one of so many independent tries: that all are alike is no proof.
 */
export function shareOf(clusters: readonly Cluster[]): Estimate {
  const ratio = ratioOf(clusters);
  const tries = clusters.filter(({ bottom }) => bottom > 0).length;
  const rest = tries === 0 ? 1 : 1 - TAIL ** (1 / tries);
  if (tries > 0 && ratio.value === 0) return { ...ratio, low: 0, high: rest };
  if (tries > 0 && ratio.value === 1) return { ...ratio, low: 1 - rest, high: 1 };
  return { ...ratio, low: Math.max(0, ratio.low), high: Math.min(1, ratio.high) };
}
