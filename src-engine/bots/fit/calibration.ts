import { defined } from '../../kernel/defined.ts';
import { ratioOf, type Cluster } from '../clusters.ts';
import type { Lesson } from './lesson.ts';
import type { Model } from './losses.ts';

/** What was said of chances between two bounds, and what came of it. */
export type Bin = {
  /** The lower bound; the upper one is a tenth above. */
  readonly from: number;
  readonly count: number;
  readonly said: number;
  readonly came: number;
  /** Standard error of the difference, clustered by game. */
  readonly error: number;
  /** Whether they differ by less than five points or two standard errors. */
  readonly holds: boolean;
};

/** A chance that was given, and the share that came. */
export type Said = { readonly said: number; readonly came: number };

const BINS = 10;
const POINTS = 0.05;
const ERRORS = 2;

/** What a model says of each seat in the positions of a game. */
export function saidOfSeats({ positions, shares }: Lesson, model: Model): Said[] {
  return positions.flatMap((position) => model(position).map((said, seat) => ({ said, came: defined(shares[seat]) })));
}

/** What a model says of nobody's winning. */
export function saidOfNobody({ positions, shares }: Lesson, model: Model): Said[] {
  const came = shares.some((share) => share > 0) ? 0 : 1;
  return positions.map((position) => ({ said: 1 - model(position).reduce((sum, own) => sum + own, 0), came }));
}

/** Ten bins of what was said, game by game; those in which nothing was said are left out. */
export function calibration(games: readonly (readonly Said[])[]): Bin[] {
  return Array.from({ length: BINS }, (_, bin): Bin[] => {
    const inBin = games.map((game) => game.filter(({ said }) => binOf(said) === bin));
    const total = (value: (one: Said) => number): number => inBin.flat().reduce((sum, one) => sum + value(one), 0);
    const count = inBin.flat().length;
    if (count === 0) return [];
    const gaps = inBin.map((game): Cluster => ({
      top: game.reduce((sum, { said, came }) => sum + came - said, 0),
      bottom: game.length,
    }));
    const { value, error } = ratioOf(gaps);
    const holds = Math.abs(value) < POINTS || Math.abs(value) < ERRORS * error;
    return [
      {
        from: bin / BINS,
        count,
        said: total(({ said }) => said) / count,
        came: total(({ came }) => came) / count,
        error,
        holds,
      },
    ];
  }).flat();
}

function binOf(said: number): number {
  return Math.min(BINS - 1, Math.max(0, Math.floor(said * BINS)));
}
