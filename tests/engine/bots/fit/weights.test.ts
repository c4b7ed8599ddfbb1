import { describe, expect, test } from 'vitest';
import { calibration, saidOfNobody, saidOfSeats } from '#engine/bots/fit/calibration.ts';
import { isStale, namedWeights, weightsFrom } from '#engine/bots/fit/fitted-file.ts';
import { lossesOf, lossOfAll, lossOfWinners, sheetModel, uniformModel } from '#engine/bots/fit/losses.ts';
import { fitSheet, fitWeights } from '#engine/bots/fit/weights.ts';
import { chancesOf, type Weights } from '#engine/bots/value-model.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { madeUp } from './synthetic.ts';

const truth: Weights = { seat: [2, -1, 0], table: [-1, 1.5] };
const names = { seat: ['strong', 'weak', 'idle'], table: ['always', 'storm'] };
const rng = streamOf('made up');
const games = Array.from({ length: 6000 }, (_, index) => madeUp(rng, truth, 2 + (index % 4)));
const [fit, choose, report] = [games.slice(0, 4000), games.slice(4000, 5000), games.slice(5000)];

describe('a fit to games of known weights', () => {
  const { weights, ridge } = fitWeights({ names }, fit, choose);
  const model = { fitted: (of: Parameters<ReturnType<typeof uniformModel>>[0]) => chancesOf(of.measured, weights) };
  const nobody = 0.3;
  const models = {
    ...model,
    present: uniformModel(nobody),
    sheet: sheetModel(fitSheet(fit), nobody),
    uniform: uniformModel(nobody),
  };

  test('finds them again', () => {
    for (const [index, weight] of truth.seat.entries())
      expect(Math.abs((weights.seat[index] ?? 9) - weight)).toBeLessThan(0.15);
    for (const [index, weight] of truth.table.entries())
      expect(Math.abs((weights.table[index] ?? 9) - weight)).toBeLessThan(0.15);
    expect(ridge.seat).toBeLessThan(0.1);
  });

  test('is the same whatever the unit of a feature is', () => {
    const large = (of: typeof fit) =>
      of.map(({ positions, shares }) => ({
        shares,
        positions: positions.map(({ measured, sheet }) => ({
          sheet,
          measured: { ...measured, seats: measured.seats.map((row) => row.map((value) => 10 * value)) },
        })),
      }));
    const again = fitWeights({ names }, large(fit), large(choose));
    for (const [index, weight] of weights.seat.entries())
      expect(10 * (again.weights.seat[index] ?? 9)).toBeCloseTo(weight, 2);
  });

  test('foretells games it has not seen better than the sheet, which is better than nothing', () => {
    for (const about of [lossOfAll, lossOfWinners]) {
      const { fitted, sheet, uniform, better } = lossesOf(report, models, about);
      expect(fitted).toBeLessThan(sheet);
      expect(sheet).toBeLessThan(uniform);
      expect(better.sheet.value).toBeCloseTo(sheet - fitted, 12);
      expect(better.sheet.low).toBeGreaterThan(0);
    }
  });

  test('says what comes true', () => {
    for (const said of [saidOfSeats, saidOfNobody]) {
      const bins = calibration(report.map((game) => said(game, models.fitted)));
      expect(bins.length).toBeGreaterThan(5);
      expect(bins.filter(({ holds }) => !holds)).toEqual([]);
    }
    // Who thinks that nobody ever wins is found out.
    const gloomy = calibration(report.map((game) => saidOfNobody(game, uniformModel(0.95))));
    expect(gloomy.map(({ holds }) => holds)).toEqual([false]);
  });
});

test('a game in which nobody ever loses is fitted without a row for the table', () => {
  const lucky: Weights = { seat: [1], table: [] };
  const won = Array.from({ length: 50 }, () => madeUp(streamOf('lucky'), { ...lucky, table: [-20] }, 2)).map(
    ({ positions, shares }) => ({
      shares,
      positions: positions.map(({ measured, sheet }) => ({ sheet, measured: { ...measured, table: [] } })),
    }),
  );
  expect(fitWeights({ names: { seat: ['only'], table: [] } }, won, won).weights.table).toEqual([]);
});

test('losses count the share of each winner, and that nobody won', () => {
  expect(lossOfAll([0.5, 0.25], [1, 0])).toBeCloseTo(Math.log(2), 12);
  expect(lossOfAll([0.5, 0.25], [0, 0])).toBeCloseTo(Math.log(4), 12);
  expect(lossOfAll([0.5, 0.25], [0.5, 0.5])).toBeCloseTo((Math.log(2) + Math.log(4)) / 2, 12);
  expect(lossOfWinners([0.5, 0.25], [1, 0])).toBeCloseTo(Math.log(1.5), 12);
});

test('bins hold what was said in their tenth, their error clustered by game', () => {
  // Two games said 0.25 twice each: in one both came, in the other none did.
  const both = [1, 0].map((came) => [
    { said: 0.25, came },
    { said: 0.25, came },
  ]);
  // Gaps of 1.5 and -0.5 over two each: mean 0.25, residuals 1 and -1, error sqrt(2 · 2 / 1) / 4 = 1/2.
  expect(calibration(both)).toEqual([{ from: 0.2, count: 4, said: 0.25, came: 0.5, error: 0.5, holds: true }]);
  expect(calibration([[{ said: 1, came: 1 }]])).toMatchObject([{ from: 0.9, count: 1 }]);
});

test('weights are kept by name, and are stale with another pack or other features', () => {
  const kept = { pack: 'p', weights: namedWeights({ names }, truth) };
  expect(kept.weights.seat).toEqual({ strong: 2, weak: -1, idle: 0 });
  expect(weightsFrom({ names }, kept)).toEqual(truth);
  const more = { seat: ['new', 'weak'], table: ['storm'] };
  expect(weightsFrom({ names: more }, kept)).toEqual({ seat: [0, -1], table: [1.5] });
  expect(isStale(kept, 'p', { names })).toBe(false);
  expect(isStale(kept, 'q', { names })).toBe(true);
  expect(isStale(kept, 'p', { names: more })).toBe(true);
});
