import { createHash } from 'node:crypto';
import { namedWeights, type FittedFile } from '#engine/bots/fit/fitted-file.ts';
import type { Lesson } from '#engine/bots/fit/lesson.ts';
import { sheetModel, uniformModel, type Models } from '#engine/bots/fit/losses.ts';
import type { FitPlan } from '#engine/bots/fit/plan.ts';
import { fitSheet, fitWeights } from '#engine/bots/fit/weights.ts';
import { chancesOf } from '#engine/bots/value-model.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { calibrations, lossRows, type Group } from './report.ts';
import { levelsAt, type PlannedLesson } from './tables.ts';

/** A game that was played. */
export type PlayedLesson = PlannedLesson & { readonly lesson: Lesson };

/** The weights, and what they are worth on games they have not seen. */
export function fitted(
  { features, present }: FitPlan<GameTypes>,
  played: readonly PlayedLesson[],
): Pick<FittedFile, 'weights' | 'ridge' | 'logLoss' | 'calibration'> {
  const partOf = (part: PlayedLesson['part']): PlayedLesson[] => played.filter((one) => one.part === part);
  const [fit, choose, report] = [partOf('fit'), partOf('choose'), partOf('report')];
  const learned = fit.map(({ lesson }) => lesson);
  const { weights, ridge } = fitWeights(
    features,
    learned,
    choose.map(({ lesson }) => lesson),
  );
  const nobody =
    learned.filter(({ shares }) => shares.every((share) => share === 0)).length / Math.max(1, learned.length);
  const none = uniformModel(nobody);
  const models: Models = {
    fitted: ({ measured }) => chancesOf(measured, weights),
    present: present === undefined ? none : ({ measured }) => chancesOf(measured, present),
    sheet: sheetModel(fitSheet(learned), nobody),
    uniform: none,
  };
  const groups = groupsOf(report);
  return {
    weights: namedWeights(features, weights),
    ridge,
    logLoss: lossRows(groups, models),
    calibration: calibrations(groups, models),
  };
}

/** All games, and those of each mixture of levels where there are several. */
function groupsOf(played: readonly PlayedLesson[]): Group[] {
  const names = [...new Set(played.map(({ table }) => levelsAt(table)))];
  const of = (name: string): Lesson[] =>
    played.filter(({ table }) => levelsAt(table) === name).map(({ lesson }) => lesson);
  const all = { of: 'all', lessons: played.map(({ lesson }) => lesson) };
  return names.length === 1 ? [all] : [all, ...names.map((name) => ({ of: name, lessons: of(name) }))];
}

/** The hash of all that was learned from. */
export function hashOf(played: readonly PlayedLesson[]): string {
  const hash = createHash('sha256');
  for (const { lesson } of played) hash.update(JSON.stringify(lesson));
  return hash.digest('hex');
}
