/** What a row of `npm run bench` promises. Where it has a peer, the ratio is held against floor and goal, else the value. */
export type Row = {
  readonly unit: string;
  /** What it is measured against in the same run. */
  readonly peer?: string;
  /** Which way it gets better. */
  readonly better: 'higher' | 'lower';
  readonly floor: number;
  readonly goal: number;
};

/** A value in the unit of its row, that of its peer in the same run, and more of the same measurement, for people. */
export type Measured = {
  readonly value: number;
  readonly peer?: number;
  readonly also?: Readonly<Record<string, number>>;
};

/** One row as it was measured. */
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

/** Judges what was measured for a row. */
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

// Many short rounds: a machine that is busy for a while then spoils few of them.
const ROUNDS = 25;
const MS = 140;

/**
 * Runs several works in turn, round after round, so that a machine that slows down slows all of them.
 * @returns the median rate of each, in the order given, after one round that is not counted.
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
