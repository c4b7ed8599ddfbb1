import { expect, test } from 'vitest';
import { likelyDeals } from '#engine/archipelago/belief/deals.ts';
import { DOUBT, saidOf, trustedWeights, withEvidence } from '#engine/archipelago/belief/trust.ts';
import { FITTED_BELIEF, WEIGHTS } from '#engine/archipelago/belief/weights.ts';
import type { Options } from '#engine/archipelago/state.ts';
import { conditionalLogit } from '#engine/bots/fit/regressions.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { steward } from '../bots/company.ts';
import { game, twin } from '../twin.ts';
import { contestsOf, fitWeights } from './fit/fit.ts';
import { playFour } from './fit/games.ts';
import { belief, BOX, chanceOf, watch } from './watched.ts';

const MEDIUM: Options = { players: 4, length: 'medium', variants: [] };

/** The objective that counts cubes of a resource. */
function objectiveOn(resource: string): string {
  const found = BOX.decks.medium.all.objectives.find(
    ({ victory }) => victory.kind === 'cubes' && victory.resource === resource,
  );
  if (found === undefined) throw new Error(`nothing counts ${resource}`);
  return found.id;
}

/** What `seat` knows at the first decision after the objectives are dealt. */
function justDealt(options: Options, seat = 0) {
  const state = game.setup(options, 'dealt', () => undefined);
  while (state.turn === 0 || game.secret(state)) {
    const decider = elementAt(game.deciders(state), 0);
    game.apply(state, decider, elementAt(game.legalMoves(state, decider), 0), () => undefined);
  }
  return game.information(state, seat);
}

test.each([
  { players: 4, variants: [], deals: 9 * 8 * 7 },
  { players: 2, variants: [], deals: (6 * 5) / 2 },
  { players: 5, variants: [], deals: 9 * 8 * 7 * 6 },
  { players: 4, variants: ['no-secrets'], deals: 0 },
] as const)('all joint deals are equally likely at the start: $deals for $players', ({ players, variants, deals }) => {
  const information = justDealt({ players, length: 'medium', variants: [...variants] });
  const found = likelyDeals(BOX, information, belief.start(information)) ?? [];
  expect(found).toHaveLength(deals);
  expect(new Set(found.map(({ deal }) => canonicalJson(deal))).size).toBe(deals);
  for (const { deal, chance } of found) {
    expect(chance).toBeCloseTo(1 / deals);
    expect(new Set(deal.flat()).size).toBe(deal.flat().length);
  }
});

test('chances sum to 1 and what is believed is small plain data, the same whatever is true', () => {
  let [asked, other] = [0, 0];
  const rng = streamOf('twins of belief');
  watch(MEDIUM, 'twins of belief', 1, (state, believed, information) => {
    if (asked++ % 12 > 0) return;
    const sum = (likelyDeals(BOX, information, believed) ?? []).reduce((total, { chance }) => total + chance, 0);
    if (elementAt(state.objectives, 1).length > 0) expect(sum).toBeCloseTo(1);
    expect(JSON.parse(JSON.stringify(believed))).toEqual(believed);
    expect(JSON.stringify(believed).length).toBeLessThan(2000);
    if (game.secret(state)) return;
    const world = twin(game.copy(state), 1, rng);
    if (canonicalJson(world.objectives) !== canonicalJson(state.objectives)) other++;
    const seat = elementAt(game.deciders(state), 0);
    const move = elementAt(game.legalMoves(state, seat), 0);
    const told = game.information(world, 1);
    expect(belief.seen(believed, told, seat, move)).toEqual(belief.seen(believed, information, seat, move));
  });
  expect(other).toBeGreaterThan(5);
});

test.each([
  { players: 4, variants: [] },
  { players: 2, variants: [] },
  { players: 3, variants: ['more-spice'] },
] as const)('samples agree with what is known, whatever is believed: $players $variants', ({ players, variants }) => {
  let asked = 0;
  watch({ players, length: 'short', variants: [...variants] }, 'sampled', 0, (state, believed, information) => {
    if (asked++ % 9 > 0) return;
    const sample = belief.sample(information, streamOf(`sample ${asked}`), believed);
    expect(game.invariants(sample)).toEqual([]);
    expect(canonicalJson(game.information(sample, 0))).toBe(canonicalJson(information));
    expect(game.schema.state.safeParse(sample).success).toBe(true);
    expect(sample.objectives.map((held) => held.length)).toEqual(state.objectives.map((held) => held.length));
    const [all, deck] = [[...sample.objectives, ...sample.discarded].flat(), BOX.decks.short.all.objectives];
    expect(new Set(all).size).toBe(all.length);
    expect(deck.map(({ id }) => id)).toEqual(expect.arrayContaining(all));
  });
  expect(asked).toBeGreaterThan(100);
});

test('samples are dealt as often as is believed', () => {
  const information = justDealt(MEDIUM);
  const hands = ['M1', 'M2', 'M3'].map((id) => [id]);
  const said = withEvidence({}, hands, [0, -3, -1]);
  const believed = { seats: [{}, said, {}, {}] };
  const rng = streamOf('often');
  const held = Array.from({ length: 3000 }, () => belief.sample(information, rng, believed).objectives[1]?.[0]);
  for (const { victory: _, id } of BOX.decks.medium.all.objectives) {
    const share = held.filter((one) => one === id).length / held.length;
    expect(Math.abs(share - chanceOf(information, believed, 1, id))).toBeLessThan(0.03);
  }
});

test('a Separatist who acts like one becomes likelier', () => {
  const chances: number[] = [];
  let held: readonly (readonly string[])[] = [];
  watch(MEDIUM, 'separatist 6', 0, (state, believed, information) => {
    held = state.objectives;
    const seat = held.findIndex((ids) => ids.includes('M10'));
    if (seat > 0) chances.push(chanceOf(information, believed, seat, 'M10'));
  });
  expect(held.slice(1).flat()).toContain('M10');
  expect(chances[0]).toBeCloseTo(1 / 9);
  expect(chances.at(-1)).toBeGreaterThan(3 / 9);
});

test('nothing that is seen makes a hand less likely than its share of the doubt', () => {
  const hands = Array.from({ length: 9 }, (_, index) => [`M${index + 1}`]);
  let said = {};
  for (let moves = 0; moves < 1000; moves++) {
    said = withEvidence(
      said,
      hands,
      hands.map((_, index) => -index),
    );
    const weights = trustedWeights(saidOf(hands, said));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(DOUBT / hands.length - 1e-12);
  }
});

test('what a seat has gathered counts for what it is gathered for, as stocks lie and not as they came', () => {
  const information = justDealt(MEDIUM);
  const screens = information.screens.map((screen, seat) =>
    seat === 1 ? { ...screen, cubes: { ...screen.cubes, fish: screen.cubes.fish + 4 } } : screen,
  );
  const believed = belief.start(information);
  const fish = objectiveOn('fish');
  const before = chanceOf(information, believed, 1, fish);
  expect(chanceOf({ ...information, screens }, believed, 1, fish)).toBeGreaterThan(2 * before);
  const rich = information.screens.map((screen, seat) => (seat === 1 ? { ...screen, florins: 99 } : screen));
  expect(chanceOf({ ...information, screens: rich }, believed, 1, fish)).toBeCloseTo(before);
});

test('every kind of move that is watched speaks for what is held', () => {
  const { moves, shown } = WEIGHTS;
  for (const weight of [...Object.values(moves), shown]) expect(weight).toBeGreaterThan(0);
});

test('the weights of the belief were fitted with the base pack (else tests/engine/archipelago/belief/fit/main.ts fits them anew)', () => {
  expect(FITTED_BELIEF.pack).toBe(game.pack);
});

test('a fit to the same game gives the same weights, and what it is fitted to is foretold better than by chance', () => {
  const contests = contestsOf(playFour(steward(), 'belief test'));
  const weights = fitWeights(contests);
  expect(fitWeights(contestsOf(playFour(steward(), 'belief test')))).toEqual(weights);
  const by = Float64Array.from([...Object.values(weights.moves), weights.shown]);
  const { at } = conditionalLogit(by.length, contests);
  expect(at(by).loss).toBeLessThan(at(by.map(() => 0)).loss);
});
