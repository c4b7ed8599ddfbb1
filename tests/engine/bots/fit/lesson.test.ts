import { expect, test } from 'vitest';
import { Collector, drawDetour } from '#engine/bots/fit/lesson.ts';
import { randomBot } from '#engine/bots/random.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import type { ToyState } from '#tests/engine/toy/types.ts';
import { toyPlan } from './toy-plan.ts';

/** Plays a game of the toy; the turns a position was taken at, and who decided by chance because of a detour. */
function play(seed: string, plan = toyPlan) {
  const collector = new Collector(toyGame, plan, streamOf(seed));
  const strayed: number[] = [];
  let decision = 0;
  const bot = collector.led({
    level: 'first',
    decide: (game, information, seat, rng) => {
      strayed.push(decision);
      return randomBot.decide(game, information, seat, rng);
    },
  });
  const state: ToyState = toyGame.setup({ rounds: 6 }, seed, () => undefined);
  const rng = streamOf(`${seed} play`);
  for (let [seat] = toyGame.deciders(state); seat !== undefined; [seat] = toyGame.deciders(state)) {
    collector.watch(state, seat);
    toyGame.apply(state, seat, bot.decide(toyGame, toyGame.information(state, seat), seat, rng), () => undefined);
    decision += 1;
  }
  return { positions: collector.positions, own: strayed, decisions: decision };
}

test('positions are taken where a line may be valued, one of so many', () => {
  const { positions } = play('all', { ...toyPlan, every: 1, detour: { moves: 1, within: 100_000 } });
  const fewer = play('all', { ...toyPlan, every: 3, detour: { moves: 1, within: 100_000 } });
  expect(positions.length).toBeGreaterThan(10);
  expect(Math.abs(fewer.positions.length - positions.length / 3)).toBeLessThan(1.1);
  for (const { measured, sheet } of positions) {
    expect(measured.seats.length).toBe(3);
    expect(sheet.length).toBe(3);
  }
  const never = play('all', { ...toyPlan, mind: { quiet: () => false } });
  expect(never.positions).toEqual([]);
});

test('a detour leaves some decisions to chance, and what came before it is forgotten', () => {
  const plan = { ...toyPlan, every: 1, detour: { moves: 3, within: 20 } };
  const seeds = Array.from({ length: 40 }, (_, number) => `detour ${number}`);
  const games = seeds.map((seed) => ({ ...play(seed, plan), detour: drawDetour(plan, streamOf(seed)) }));
  const led = games.filter(({ own, decisions }) => own.length < decisions);
  expect(led.length).toBeGreaterThan(10);
  expect(led.length).toBeLessThan(30);
  for (const { own, decisions, detour, positions } of led) {
    const astray = Array.from({ length: decisions }, (_, number) => number).filter((number) => !own.includes(number));
    expect(astray).toEqual(astray.filter((number) => number >= detour.from && number < detour.until));
    expect(astray.length).toBeLessThanOrEqual(3);
    // Nothing is left of before its last decision, and one position at most is taken at each that follows.
    expect(positions.length).toBeLessThanOrEqual(Math.max(0, decisions - detour.until));
  }
});
