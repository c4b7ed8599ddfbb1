/** The promise of a row of `npm run bench`. Floor and goal apply to the ratio to the peer if it has one, else to the value. */
export type Row = {
  readonly unit: string;
  /** Name of what it is compared with in the same run. */
  readonly peer?: string;
  /** Whether a higher or a lower value is better. */
  readonly better: 'higher' | 'lower';
  readonly floor: number;
  readonly goal: number;
};

/** A measured value in the unit of its row, that of its peer, and further figures for information. */
export type Measured = {
  readonly value: number;
  readonly peer?: number;
  readonly also?: Readonly<Record<string, number>>;
};

/** One measured row, judged against floor and goal. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer?: { readonly name: string; readonly value: number };
  readonly ratio?: number;
  readonly floor: number;
  readonly goal: number;
  readonly meets: 'goal' | 'floor' | 'none';
  readonly also?: Readonly<Record<string, number>>;
};

/** Judges the measurement of a row. */
export function figure(name: string, row: Row, { value, peer, also }: Measured): Figure {
  const { unit, better, floor, goal } = row;
  const against =
    row.peer === undefined || peer === undefined
      ? undefined
      : { peer: { name: row.peer, value: peer }, ratio: value / peer };
  const judged = against?.ratio ?? value;
  const reaches = (bar: number) => (better === 'higher' ? judged >= bar : judged <= bar);
  const meets = reaches(goal) ? 'goal' : reaches(floor) ? 'floor' : 'none';
  return { name, value, unit, ...against, floor, goal, meets, ...(also && { also }) };
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

/** Calls `work` repeatedly for about `ms` milliseconds. @returns the units of work it reported, per second */
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

// Many short rounds, so that a short load on the machine affects few of them.
const ROUNDS = 25;
const MS = 140;

/**
 * Runs several works in turn, round after round, so that a slow machine slows all of them.
 * @returns the median rate of each, in the order given; the first round is not counted
 */
export function compare(works: readonly (() => number)[]): number[] {
  const rates = works.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    works.forEach((work, index) => {
      const measured = rate(MS, work);
      if (round > 0) rates[index]?.push(measured);
    });
  }
  return rates.map(median);
}
