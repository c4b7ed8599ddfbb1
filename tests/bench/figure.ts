/** One row of `npm run bench`. A ratio is compared with floor and goal where there is a peer, else the value. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** What it is measured against in the same run, and that one's value in the same unit. */
  peer?: { name: string; value: number };
  ratio?: number;
  floor: number;
  goal: number;
  meets: 'goal' | 'floor' | 'none';
  /** More figures of the same measurement, for people. */
  also?: Record<string, number>;
};

/** Which way a figure gets better. */
export type Better = 'higher' | 'lower';

/** Judges a figure against its floor and goal. */
export function figure(row: Omit<Figure, 'meets' | 'ratio'>, better: Better): Figure {
  const ratio = row.peer === undefined ? undefined : row.value / row.peer.value;
  const judged = ratio ?? row.value;
  const reaches = (bar: number) => (better === 'higher' ? judged >= bar : judged <= bar);
  return {
    ...row,
    ...(ratio === undefined ? {} : { ratio }),
    meets: reaches(row.goal) ? 'goal' : reaches(row.floor) ? 'floor' : 'none',
  };
}

/** The middle one of some figures; the mean of the two middle ones of an even number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

/** Calls `work` again and again for about `ms` milliseconds. @returns how many units of work it reported a second. */
export function rate(ms: number, work: () => number): number {
  const start = performance.now();
  let done = 0;
  let now = start;
  while (now - start < ms) {
    done += work();
    now = performance.now();
  }
  return (done / (now - start)) * 1000;
}

/**
 * Runs several works in turn, round after round, so that a machine that slows down slows all of them.
 * @returns the median rate of each, in the order given, after one round that is not counted.
 */
export function compare(rounds: number, ms: number, works: readonly (() => number)[]): number[] {
  const rates = works.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    works.forEach((work, index) => {
      const measured = rate(ms, work);
      if (round > 0) rates[index]?.push(measured);
    });
  }
  return rates.map(median);
}
