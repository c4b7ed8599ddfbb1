import { at } from '../../kernel/at.ts';
import { cardOf } from '../box.ts';
import type { Card, Cubes, Effect, Resource, SimpleEffect } from '../data/schema.ts';
import type { MoveOf } from '../moves.ts';
import { buildingsOnMap, controlled } from '../pieces/buildings.ts';
import { discsLeft } from '../pieces/discs.ts';
import { endGain, goalGain, turnsLeft } from './goals.ts';
import { recruitWorth } from './recruit.ts';
import { actionWorth } from './round.ts';
import { peek, pending, type Sight } from './sight.ts';
import { tradesWorth } from './trade.ts';
import { stepPrice, unrest } from './unrest.ts';
import { coins, cubeWorth, leavingCost, markerWorth, medalWorth, shipWorth } from './worth.ts';

/** What a disc would bring elsewhere. */
const DISC = 3;

/** By how much an effect moves its marker now. */
function steps(sight: Sight, effect: Extract<SimpleEffect, { do: 'rebellion' | 'surplus' }>): number {
  const { per, by } = effect;
  if (per === undefined) return by;
  const { state } = sight;
  const count =
    per === 'engaged-citizen'
      ? state.units.filter(({ kind, engaged, region }) => kind === 'citizen' && engaged && region >= 0).length
      : buildingsOnMap(state, per);
  if (effect.steps === undefined) return by * count;
  return effect.steps.reduce((found, step) => (count >= step.from ? step.by : found), by);
}

/** Cubes a doubled harvest of the resource would add. */
function doubled(sight: Sight, resource: Resource): number {
  const round = sight.state.frames.find((frame) => frame.kind === 'round');
  if (round?.kind === 'round' && (round.disc || discsLeft(sight.box, sight.state, sight.seat) === 0)) return 0;
  return Math.max(0, actionWorth(sight, `harvest-${resource}`)) * 0.8;
}

/** What it is worth to have one effect of a card happen now. */
function simpleWorth(sight: Sight, effect: SimpleEffect): number {
  switch (effect.do) {
    case 'rebellion':
    case 'surplus':
      return markerWorth(sight, effect.do, steps(sight, effect));
    case 'florins':
      return coins(sight, Math.min(effect.gain, sight.state.bank.florins));
    case 'double-harvest':
      return doubled(sight, effect.resource);
    case 'transaction':
      return tradesWorth(sight, effect.market, effect.count === 'unlimited-one-type' ? 2 : effect.count);
    case 'action':
      return effect.action === 'harvest' ? bestHarvest(sight) : Math.max(0, actionWorth(sight, effect.action));
    case 'recruit':
      return recruits(sight, effect.count, effect.free === true);
    case 'search':
      return 4;
    case 'look-objective':
      return 1.5;
    case 'sink-ship':
      return 2.5;
    case 'steal-cube':
      return 2.5;
    case 'take-florins':
      return coins(sight, effect.upTo);
    case 'pillage':
      return 2.8 * effect.cubes * effect.icons;
    case 'ships-at-ports':
      return shipWorth(sight) * Math.min(2, controlled(sight.state, sight.seat, 'port'));
    case 'road-moves':
      return 0.3;
  }
}

function bestHarvest(sight: Sight): number {
  const all = ['wood', 'fruit', 'cattle', 'stone', 'iron', 'fish'] as const;
  return Math.max(0, ...all.map((resource) => actionWorth(sight, `harvest-${resource}`)));
}

function recruits(sight: Sight, count: number, free: boolean): number {
  const frame = { kind: 'recruitment', seat: sight.seat, done: 0, left: count, free, optional: true } as const;
  const places = peek(sight, frame).flatMap((move) =>
    move.type === 'recruit' ? [recruitWorth(sight, move, free)] : [],
  );
  return Math.max(0, ...places) * Math.min(count, sight.state.surplus);
}

/** What all effects of a card are worth now; where it lets choose, the best. */
export function effectsWorth(sight: Sight, effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => {
    if (effect.do !== 'choose') return sum + simpleWorth(sight, effect);
    return sum + Math.max(...effect.of.map((branch) => effectsWorth(sight, branch)));
  }, 0);
}

function cubesCost(sight: Sight, cubes: Cubes): number {
  return Object.entries(cubes).reduce(
    (sum, [resource, count]) => sum + count * Math.min(5, cubeWorth(sight, resource as Resource) + 0.5),
    0,
  );
}

/** What using a card is worth, its price taken off; other players' cards cost a florin more, which they get. */
export function useCardWorth(sight: Sight, { card: id, choice }: MoveOf<'use-card'>): number {
  const card = cardOf(sight.box, id);
  const owner = sight.state.cards.find(({ card: held }) => held === id)?.owner;
  const florins = card.cost.florins + (owner === sight.seat ? 0 : 1.5);
  const paid = card.cost.choice === undefined ? card.cost.cubes : at(card.cost.choice, choice);
  const effects = card.effect.flatMap((effect) =>
    effect.do === 'choose' && effect.matches === 'cost' ? at(effect.of, choice) : [effect],
  );
  const price = -coins(sight, -florins) + cubesCost(sight, paid) + DISC * card.cost.discs;
  return effectsWorth(sight, effects) - price - 0.3;
}

/** What building a wonder is worth: its medals and its effect, for its stones, its discs and a citizen. */
export function wonderWorth(sight: Sight, { card: id, from }: MoveOf<'build-wonder'>): number {
  const card = cardOf(sight.box, id);
  const citizen = 3 + unrest(sight, 1) + leavingCost(sight, from.region, from.place);
  const price = coins(sight, card.cost.florins) + cubesCost(sight, card.cost.cubes) + DISC * card.cost.discs;
  return medalWorth(sight, card.medals) + 3 + effectsWorth(sight, card.effect) - price - citizen;
}

/** How often a card will be used once it is owned: calming ones when it is needed, others every second turn. */
function uses(sight: Sight, card: Card): number {
  const calms = card.effect.some((effect) => effect.do === 'rebellion' && effect.by < 0);
  const every = calms && stepPrice(sight) > 1.5 ? 0.8 : 0.45;
  return Math.max(0, turnsLeft(sight) - 1) * every;
}

/** What owning a card is worth: its medals, its use, and how the goals and the end count it. */
export function cardWorth(sight: Sight, card: Card): number {
  const { kind, wonder, medals } = card;
  const counts = goalGain(sight, (criterion) =>
    criterion.kind === 'cards' && (criterion.which === kind || criterion.which === 'both') ? 1 : 0,
  );
  const nearer = endGain(sight, (end) =>
    end.kind === 'cards' && (end.which === kind || end.which === 'both') ? 1 : 0,
  );
  const florins = card.cost.florins + cubesCost(sight, card.cost.cubes) + DISC * card.cost.discs;
  const use = wonder
    ? 0.4 * Math.max(0, medalWorth(sight, medals) - 0.5 * florins)
    : medalWorth(sight, medals) + uses(sight, card) * Math.max(0, effectsWorth(sight, card.effect) - florins);
  return (1 + Math.min(9, use)) * sight.temper.card + counts + nearer;
}

/** The branch of a card that lets choose. */
export function chooseWorth(sight: Sight, { branch }: MoveOf<'choose'>): number {
  const frame = pending(sight);
  if (frame?.kind !== 'branch') return 0;
  const effect = cardOf(sight.box, frame.card).effect[frame.effect];
  const chosen = effect?.do === 'choose' ? effect.of[branch] : undefined;
  return chosen === undefined ? 0 : effectsWorth(sight, chosen);
}
