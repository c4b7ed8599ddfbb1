import type { Features, Weights } from '../value-model.ts';
import type { Bin } from './calibration.ts';

/** Log-losses of some positions, by model; by how much the fitted one is better than the score sheet and the one in use; errors. */
export type LossRow = {
  readonly of: string;
  readonly about: string;
  readonly games: number;
  readonly positions: number;
  readonly fitted: number;
  readonly present: number;
  readonly sheet: number;
  readonly uniform: number;
  readonly overSheet: number;
  readonly overSheetError: number;
  readonly overPresent: number;
  readonly overPresentError: number;
};

/** The weights of a game's value, with what they were fitted from and how well they foretell games they have not seen. */
export type FittedFile = {
  readonly game: string;
  /** Hash of the pack that was played with. */
  readonly pack: string;
  readonly seed: string;
  /** The work of levels that search, as a factor. */
  readonly work: number;
  /** One of so many positions was taken. */
  readonly every: number;
  readonly games: number;
  readonly positions: number;
  /** Hash of the positions and results. */
  readonly data: string;
  readonly tables: readonly { readonly options: string; readonly levels: string; readonly games: number }[];
  readonly weights: {
    readonly seat: Readonly<Record<string, number>>;
    readonly table: Readonly<Record<string, number>>;
  };
  readonly ridge: { readonly seat: number; readonly table: number };
  readonly logLoss: readonly LossRow[];
  readonly calibration: readonly { readonly of: string; readonly about: string; readonly bins: readonly Bin[] }[];
};

/** The part of a fitted file that a value needs. */
export type FittedWeights = Pick<FittedFile, 'weights'>;

/** Weights by the names of their features. */
export function namedWeights({ names }: Pick<Features<never>, 'names'>, weights: Weights): FittedFile['weights'] {
  const named = (of: readonly string[], by: readonly number[]): Record<string, number> =>
    Object.fromEntries(of.map((name, index) => [name, by[index] ?? 0]));
  return { seat: named(names.seat, weights.seat), table: named(names.table, weights.table) };
}

/** The weights of a file in the order of `features`. A feature that was not there when they were fitted counts for nothing. */
export function weightsFrom({ names }: Pick<Features<never>, 'names'>, { weights }: FittedWeights): Weights {
  return {
    seat: names.seat.map((name) => weights.seat[name] ?? 0),
    table: names.table.map((name) => weights.table[name] ?? 0),
  };
}

/** Whether a file was fitted with another pack, or with other features: its weights are stale then. @internal */
export function isStale(
  { pack, weights }: Pick<FittedFile, 'pack' | 'weights'>,
  now: string,
  { names }: Pick<Features<never>, 'names'>,
): boolean {
  const same = (of: readonly string[], by: object): boolean => of.join() === Object.keys(by).join();
  return pack !== now || !same(names.seat, weights.seat) || !same(names.table, weights.table);
}
