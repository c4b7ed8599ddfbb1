import { given } from '../../kernel/given.ts';
import { cardOf } from '../box.ts';
import type { Card, Cubes, Effect, Resource, SimpleEffect } from '../data/schema.ts';
import type { MoveOf } from '../moves.ts';
import { buildingsOnMap, controlled } from '../figures/buildings.ts';
import { discsLeft } from '../figures/discs.ts';
import { roundOf } from '../figures/round.ts';
import { endGain, goalGain } from './goals.ts';
import { hands, recruitWorth } from './recruit.ts';
import { actionWorth, bestAct, preparedWorth, type Preparation } from './round.ts';
import { peek, pending, type Sight } from './sight.ts';
import { tradesWorth } from './trade.ts';
import { stepPrice, turnsLeft, unrest } from './unrest.ts';
import { coins, cubeCost, cubeWorth, leavingCost, markerWorth, medalWorth, shipWorth, tokenWorth } from './worth.ts';

/** What a disc would bring elsewhere, most of the time. */
const DISC = 3;
/** Florins the use of a card can be worth at the most. */
const MOST_USE = 15;
/** Florins beyond which there is little else to spend them on. */
const PLENTY = 8;

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

/** What a disc laid on a card costs: what the best action would have brought, as long as there is a round to choose in. */
function discPrice(sight: Sight): number {
  return roundOf(sight.state) === undefined ? DISC : Math.min(DISC, 0.3 + bestAct(sight));
}

/** What a card prepares the coming action for, if it does. */
function preparationOf(effect: SimpleEffect): Preparation | undefined {
  if (effect.do === 'double-harvest') return { doubles: effect.resource };
  return effect.do === 'road-moves' ? { roads: effect.regions } : undefined;
}

/** Whether the round has its disc still to come, without which a preparation is of no use. */
function discToCome({ box, state, seat }: Sight): boolean {
  return roundOf(state)?.disc === false && discsLeft(box, state, seat) > 0;
}

/** What a card adds to the action it prepares: now, or, between the rounds, as far as the units stand where it helps. */
function prepared(sight: Sight, preparation: Preparation): number {
  if (roundOf(sight.state) !== undefined) {
    return discToCome(sight) ? preparedWorth(sight, preparation).gain : 0;
  }
  if ('roads' in preparation) return 1;
  const { doubles } = preparation;
  return Math.min(3, hands(sight, doubles)) * (cubeWorth(sight, doubles) - 0.6);
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
      return prepared(sight, { doubles: effect.resource });
    case 'road-moves':
      return prepared(sight, { roads: effect.regions });
    case 'transaction':
      return tradesWorth(sight, effect.market, effect.count === 'unlimited-one-type' ? 2 : effect.count);
    case 'action':
      return effect.action === 'harvest' ? bestHarvest(sight) : Math.max(0, actionWorth(sight, effect.action));
    case 'recruit':
      return recruits(sight, effect.count, effect.free === true);
    case 'search':
      return 4;
    case 'look-objective':
      return 2 + 0.6 * Math.max(0, sight.screen.florins - PLENTY);
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

/** What cubes paid cost, or the tokens for those that are missing. */
function cubesCost(sight: Sight, cubes: Cubes): number {
  let sum = 0;
  for (const [name, count] of Object.entries(cubes)) {
    const resource = name as Resource;
    for (let spent = 1; spent <= count; spent++) {
      const left = sight.screen.cubes[resource] - spent;
      sum += left < 0 ? tokenWorth(sight) : cubeCost(sight, resource, left);
    }
  }
  return sum;
}

/** The action a card prepares comes right after it: together they are weighed against the best action without. */
function following(sight: Sight, effects: readonly Effect[]): number {
  let most = 0;
  for (const effect of effects) {
    const preparation = effect.do === 'choose' ? undefined : preparationOf(effect);
    if (preparation === undefined || !discToCome(sight)) continue;
    const { total, gain } = preparedWorth(sight, preparation);
    if (gain > 0) most = Math.max(most, total - gain);
  }
  return most;
}

/** What using a card is worth, its price taken off; other players' cards cost a florin more, which they get. */
export function useCardWorth(sight: Sight, { card: id, choice }: MoveOf<'use-card'>): number {
  const card = cardOf(sight.box, id);
  const owner = sight.state.cards.find(({ card: held }) => held === id)?.owner;
  const florins = card.cost.florins + (owner === sight.seat ? 0 : 1.5);
  const paid = card.cost.choice === undefined ? card.cost.cubes : given(card.cost.choice[choice]);
  const effects = card.effect.flatMap((effect) =>
    effect.do === 'choose' && effect.matches === 'cost' ? given(effect.of[choice]) : [effect],
  );
  const price = -coins(sight, -florins) + cubesCost(sight, paid) + discPrice(sight) * card.cost.discs;
  const gain = effectsWorth(sight, effects) - price - 0.3;
  return gain > 0 ? gain + following(sight, effects) : gain;
}

/** What a wonder is worth above its stones: medals and effect, for its discs, florins and a citizen who stays on it. */
function wonderGain(sight: Sight, { medals, effect, cost }: Card, disc: number): number {
  const citizen = 1 + unrest(sight, 1);
  const cubes = Object.values(cost.cubes).reduce((sum, count) => sum + count, 0);
  return (
    medalWorth(sight, medals) + effectsWorth(sight, effect) - 2 * cubes - disc * cost.discs - cost.florins - citizen
  );
}

/** What building a wonder is worth; its cubes have been kept for nothing else. */
export function wonderWorth(sight: Sight, { card: id, from }: MoveOf<'build-wonder'>): number {
  return wonderGain(sight, cardOf(sight.box, id), discPrice(sight)) - leavingCost(sight, from.region, from.place);
}

/** What a wonder on the track promises: less without the building it asks for, its cubes, or the time to gather them. */
function wonderPromise(sight: Sight, card: Card): number {
  const { cost, requires } = card;
  const missing = Object.entries(cost.cubes).reduce(
    (sum, [resource, count]) => sum + Math.max(0, count - sight.screen.cubes[resource as Resource]),
    0,
  );
  const site = requires === undefined || controlled(sight.state, sight.seat, requires) > 0 ? 1 : 0.5;
  const time = Math.min(1, (turnsLeft(sight) - 1) / (0.5 + 0.8 * Math.max(0, missing - sight.screen.tokens)));
  return site * time * Math.max(0, wonderGain(sight, card, DISC));
}

/** Uses of a card once it is owned: others every second turn, calming ones, when it is needed, count three times as much. */
function uses(sight: Sight, card: Card): number {
  const calms = card.effect.some((effect) => effect.do === 'rebellion' && effect.by < 0);
  const every = calms && stepPrice(sight) > 1.5 ? 1.5 : 0.5;
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
    ? wonderPromise(sight, card)
    : medalWorth(sight, medals) + uses(sight, card) * Math.max(0, effectsWorth(sight, card.effect) - florins);
  return (1 + Math.min(MOST_USE, use)) * sight.temper.card + counts + nearer;
}

/** The branch of a card that lets choose. */
export function chooseWorth(sight: Sight, { branch }: MoveOf<'choose'>): number {
  const frame = pending(sight);
  if (frame?.kind !== 'branch') return 0;
  const effect = cardOf(sight.box, frame.card).effect[frame.effect];
  const chosen = effect?.do === 'choose' ? effect.of[branch] : undefined;
  return chosen === undefined ? 0 : effectsWorth(sight, chosen);
}
