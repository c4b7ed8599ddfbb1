import { defined } from '../../kernel/defined.ts';
import { ratioOf, type Cluster, type Estimate } from '../clusters.ts';
import type { Chances } from '../mind.ts';
import { softmax } from './objectives.ts';
import type { Lesson, Position } from './lesson.ts';

/** What gives each seat a chance in a position. */
export type Model = (position: Position) => Chances;

/** How badly models foretell games, in log-loss a position; errors are clustered by game. */
export type Losses = {
  readonly fitted: number;
  readonly sheet: number;
  readonly uniform: number;
  readonly better: Estimate;
};

/** The models that are compared: the fitted one with the score sheet and with no idea who is ahead. */
export type Models = { readonly fitted: Model; readonly sheet: Model; readonly uniform: Model };

/** No chance is taken to be smaller, or one surprise would outweigh all else. */
const LEAST = 1e-6;
const log = (chance: number): number => Math.log(Math.max(LEAST, chance));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The chance of each seat by the points of the score sheet, `unit` being what a point counts; nobody wins as often as ever. */
export function sheetModel(unit: number, nobody: number): Model {
  return ({ sheet }) => softmax(sheet.map((points) => unit * points)).said.map((chance) => (1 - nobody) * chance);
}

/** All seats alike; nobody wins as often as ever. */
export function uniformModel(nobody: number): Model {
  return ({ sheet }) => sheet.map(() => (1 - nobody) / sheet.length);
}

/** The log-loss about everything: who wins, or that nobody does. */
export function lossOfAll(chances: Chances, shares: readonly number[]): number {
  if (sum(shares) === 0) return -log(1 - sum(chances));
  return -sum(shares.map((share, seat) => (share > 0 ? share * log(defined(chances[seat])) : 0)));
}

/** The log-loss about who wins, given that somebody does. */
export function lossOfWinners(chances: Chances, shares: readonly number[]): number {
  const all = Math.max(LEAST, sum(chances));
  return lossOfAll(
    chances.map((chance) => chance / all),
    shares,
  );
}

/** The losses of the models over games. `better` is by how much the fitted one is better than the score sheet. */
export function lossesOf(lessons: readonly Lesson[], models: Models, lossOf: typeof lossOfAll): Losses {
  const clusters = (value: (position: Position, shares: readonly number[]) => number): Cluster[] =>
    lessons.map(({ positions, shares }) => ({
      top: sum(positions.map((position) => value(position, shares))),
      bottom: positions.length,
    }));
  const of = (model: Model): number => ratioOf(clusters((position, shares) => lossOf(model(position), shares))).value;
  return {
    fitted: of(models.fitted),
    sheet: of(models.sheet),
    uniform: of(models.uniform),
    better: ratioOf(
      clusters((position, shares) => lossOf(models.sheet(position), shares) - lossOf(models.fitted(position), shares)),
    ),
  };
}
