import { defined } from '../../kernel/defined.ts';
import { ratioOf, type Estimate } from '../clusters.ts';
import type { Chances } from '../mind.ts';
import { softmax } from './objectives.ts';
import type { Lesson, Position } from './lesson.ts';

/** What gives each seat a chance in a position. */
export type Model = (position: Position) => Chances;

/** How badly models foretell games, in log-loss a position. */
export type Losses = Readonly<Record<Name, number>> & {
  /** By how much the fitted one is better than each of the others, clustered by game. */
  readonly better: Readonly<Record<Exclude<Name, 'fitted'>, Estimate>>;
};

/** The models that are compared: the fitted one; the one in use; the score sheet; and no idea who is ahead. */
export const NAMES = ['fitted', 'present', 'sheet', 'uniform'] as const;
type Name = (typeof NAMES)[number];
export type Models = Readonly<Record<Name, Model>>;

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

/** The losses of the models over games. */
export function lossesOf(lessons: readonly Lesson[], models: Models, lossOf: typeof lossOfAll): Losses {
  const mean = (value: (position: Position, shares: readonly number[]) => number): Estimate =>
    ratioOf(
      lessons.map(({ positions, shares }) => ({
        top: sum(positions.map((position) => value(position, shares))),
        bottom: positions.length,
      })),
    );
  const of = (name: Name): number => mean((position, shares) => lossOf(models[name](position), shares)).value;
  const over = (name: Name): Estimate =>
    mean((position, shares) => lossOf(models[name](position), shares) - lossOf(models.fitted(position), shares));
  return {
    fitted: of('fitted'),
    present: of('present'),
    sheet: of('sheet'),
    uniform: of('uniform'),
    better: { present: over('present'), sheet: over('sheet'), uniform: over('uniform') },
  };
}
