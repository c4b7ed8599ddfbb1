import type { Page } from '#main/contract/messages.ts';

/** The points of each seat as each turn began, and last at the end. */
export type ChartMarks = NonNullable<Page['chart']>;

/** Where something lies on the chart. */
type Spot = { readonly x: number; readonly y: number };

/** The line of one seat, and where its symbol stands. */
export type ChartLine = { readonly seat: number; readonly path: string; readonly end: Spot };

/** A number on one of the axes, and where it stands. */
export type Tick = { readonly value: number; readonly at: number };

/** A chart laid out in a box of `WIDTH` by `HEIGHT`. */
export type ChartPlan = {
  readonly lines: readonly ChartLine[];
  readonly levels: readonly Tick[];
  /** By mark; the last one is the end. */
  readonly turns: readonly Tick[];
};

/** The width of the box that the chart is laid out in. */
export const WIDTH = 640;
/** The height of that box. */
export const HEIGHT = 330;
/** The room that axes and symbols take at its edges. */
export const EDGE = { left: 44, right: 76, top: 34, bottom: 40 } as const;

/** Symbols closer than this would cover each other. */
const SYMBOL = 17;
/** With more turns than this, not all are named. */
const NAMED = 12;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Lays out a chart of at least two marks. */
export function chartOf(marks: ChartMarks): ChartPlan {
  const all = marks.flatMap(({ points }) => points);
  const levels = levelsOf(Math.min(0, ...all), Math.max(1, ...all));
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 1];
  const y = (points: number): number =>
    HEIGHT - EDGE.bottom - ((points - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const x = (mark: number): number => EDGE.left + (mark / (marks.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  return {
    lines: apart(
      (marks[0]?.points ?? []).map((_, seat) => {
        const spots = marks.map(({ points }, mark) => ({ x: x(mark), y: y(points[seat] ?? 0) }));
        return { seat, path: pathOf(spots), end: spots.at(-1) ?? { x: 0, y: 0 } };
      }),
    ),
    levels: levels.map((value) => ({ value, at: y(value) })),
    turns: marks.map(({ turn }, mark) => ({ value: turn, at: x(mark) })).filter((_, mark) => named(mark, marks.length)),
  };
}

/** Round numbers from at most `low` to at least `high`, six at most. */
function levelsOf(low: number, high: number): number[] {
  const step = STEPS.find((one) => Math.ceil(high / one) - Math.floor(low / one) <= 5) ?? Math.ceil((high - low) / 5);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Whether a mark is named on the axis; the end always is, and no mark right before it. */
function named(mark: number, marks: number): boolean {
  const every = Math.ceil(marks / NAMED);
  return mark === marks - 1 || (mark % every === 0 && marks - 1 - mark >= every);
}

function pathOf(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
}

/** Moves symbols to the right where one would cover another. */
function apart(lines: readonly ChartLine[]): ChartLine[] {
  const placed: Spot[] = [];
  return lines.map((line) => {
    const { y } = line.end;
    let { x } = line.end;
    while (placed.some((other) => Math.abs(other.x - x) < SYMBOL && Math.abs(other.y - y) < SYMBOL)) x += SYMBOL;
    placed.push({ x, y });
    return { ...line, end: { x, y } };
  });
}
