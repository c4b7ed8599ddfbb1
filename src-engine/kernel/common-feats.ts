import type { FeatFinder } from './feats.ts';
import { found, leastAlone, soleWinner } from './standings.ts';

/** Of three or more the sole winner was last alone as a turn of the second half began; the latest such turn is told. */
export const cameFromLast: FeatFinder<unknown> = {
  id: 'from-last',
  from: 'whole',
  find({ turns, marks, outcome }) {
    const winner = soleWinner(outcome);
    if (winner === undefined || outcome.seats.length < 3) return [];
    const later = marks.slice(0, -1).filter(({ turn }) => turn > 1 && turn > turns / 2);
    const last = later.findLast(({ points }) => leastAlone(points) === winner);
    return last === undefined ? [] : found(winner, { turn: last.turn });
  },
};

/** The sole winner had one point more than the next. */
export const wonByOne: FeatFinder<unknown> = {
  id: 'by-one-point',
  from: 'end',
  find({ outcome }) {
    const winner = soleWinner(outcome);
    if (winner === undefined) return [];
    const points = outcome.seats.map((one) => one.points);
    const next = Math.max(...points.filter((_, seat) => seat !== winner));
    return points[winner] === next + 1 ? found(winner, { points: next + 1, other: points.indexOf(next) }) : [];
  },
};
