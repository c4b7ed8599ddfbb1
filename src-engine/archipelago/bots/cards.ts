import { cardOf } from '../box.ts';
import { paidByBank } from '../figures/bank.ts';
import { effectDistance } from '../figures/distances.ts';
import { CARD_FEE, branchPaid, cubesFor, effectsOf } from '../figures/prices.ts';
import type { MoveOf } from '../moves.ts';
import { controlled } from '../figures/buildings.ts';
import { discsLeft } from '../figures/discs.ts';
import { comingRound, roundOf } from '../figures/round.ts';
import { endGain, goalGain } from './goals.ts';
import { workersInPlace, recruitWorth } from './recruit.ts';
import { actionWorth, bestAct, hasActWorth, preparedWorth, type Preparation } from './round.ts';
import { memo, movesWith, pending, type Evaluation } from './evaluation.ts';
import { tradesWorth } from './trade.ts';
import { stepPrice, turnsLeft, unrestCost } from './unrest.ts';
import {
  florinsWorth,
  cubeCost,
  cubeWorth,
  leavingCost,
  markerWorth,
  medalWorth,
  shipWorth,
  tokenWorth,
} from './worth.ts';
import type { Card, Effect, SimpleEffect, Cubes, Resource } from '../data/schema.ts';

/** How much dearer a florin is that another player gets. */
const RIVAL_FEE = 1.5;
/** What a disc would bring elsewhere, most of the time. */
const DISC = 3;
/** What a disc is worth beside the best action. */
const PASSING = 0.3;
/** Florins the use of a card can be worth at the most. */
const MOST_USE = 15;
/** Florins beyond which there is little else to spend them on. */
const PLENTY = 8;

/** What a disc laid on a card costs: what the best action would have brought, as long as there is a round to choose in. */
export function discPrice(evaluation: Evaluation): number {
  return memo(evaluation, discPrice, () =>
    roundOf(evaluation.state) === undefined || hasActWorth(evaluation, DISC - PASSING)
      ? DISC
      : Math.min(DISC, PASSING + bestAct(evaluation)),
  );
}

/** What a card prepares the coming action for, if it does. */
function preparationOf(effect: SimpleEffect): Preparation | undefined {
  if (effect.do === 'double-harvest') return { doubles: effect.resource };
  return effect.do === 'road-moves' ? { roads: effect.regions } : undefined;
}

/** Whether the round has its disc still to come, without which a preparation is of no use. */
function discToCome({ box, state, seat }: Evaluation): boolean {
  return comingRound(state) !== undefined && discsLeft(box, state, seat) > 0;
}

/** What a card adds to the action it prepares: now, or, between the rounds, as far as the units stand where it helps. */
function preparationWorth(evaluation: Evaluation, preparation: Preparation): number {
  if (roundOf(evaluation.state) !== undefined) {
    return discToCome(evaluation) ? preparedWorth(evaluation, preparation).gain : 0;
  }
  if ('roads' in preparation) return 1;
  const { doubles } = preparation;
  return Math.min(3, workersInPlace(evaluation, doubles)) * (cubeWorth(evaluation, doubles) - 0.6);
}

/** What it is worth to have one effect of a card happen now. */
export function simpleWorth(evaluation: Evaluation, effect: SimpleEffect): number {
  switch (effect.do) {
    case 'rebellion':
    case 'surplus':
      return markerWorth(evaluation, effect.do, effectDistance(evaluation.state, effect));
    case 'florins':
      return florinsWorth(evaluation, paidByBank(evaluation.state, effect.gain));
    case 'double-harvest':
      return preparationWorth(evaluation, { doubles: effect.resource });
    case 'road-moves':
      return preparationWorth(evaluation, { roads: effect.regions });
    case 'transaction':
      return tradesWorth(evaluation, effect.market, effect.count === 'unlimited-one-type' ? 2 : effect.count);
    case 'action':
      return effect.action === 'harvest'
        ? bestHarvest(evaluation)
        : Math.max(0, actionWorth(evaluation, effect.action));
    case 'recruit':
      return recruits(evaluation, effect.count, effect.free === true);
    case 'search':
      return 4;
    case 'look-objective':
      return 2 + 0.6 * Math.max(0, evaluation.screen.florins - PLENTY);
    case 'sink-ship':
      return 2.5;
    case 'steal-cube':
      return 2.5;
    case 'take-florins':
      return florinsWorth(evaluation, effect.upTo);
    case 'pillage':
      return 2.8 * effect.cubes * effect.icons;
    case 'ships-at-ports':
      return shipWorth(evaluation) * Math.min(2, controlled(evaluation.state, evaluation.seat, 'port'));
  }
}

function bestHarvest(evaluation: Evaluation): number {
  const all = ['wood', 'fruit', 'cattle', 'stone', 'iron', 'fish'] as const;
  return Math.max(0, ...all.map((resource) => actionWorth(evaluation, `harvest-${resource}`)));
}

function recruits(evaluation: Evaluation, count: number, free: boolean): number {
  const frame = { kind: 'recruitment', seat: evaluation.seat, done: 0, left: count, free, optional: true } as const;
  const places = movesWith(evaluation, frame).flatMap((move) =>
    move.type === 'recruit' ? [recruitWorth(evaluation, move, free)] : [],
  );
  return Math.max(0, ...places) * Math.min(count, evaluation.state.surplus);
}

/** What all effects of a card are worth now; where it lets choose, the best. */
export function effectsWorth(evaluation: Evaluation, effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => {
    if (effect.do !== 'choose') return sum + simpleWorth(evaluation, effect);
    return sum + Math.max(...effect.of.map((branch) => effectsWorth(evaluation, branch)));
  }, 0);
}

/** What cubes paid cost, or the tokens for those that are missing. */
export function cubesCost(evaluation: Evaluation, cubes: Cubes): number {
  let sum = 0;
  for (const [name, count] of Object.entries(cubes)) {
    const resource = name as Resource;
    for (let spent = 1; spent <= count; spent++) {
      const left = evaluation.screen.cubes[resource] - spent;
      sum += left < 0 ? tokenWorth(evaluation) : cubeCost(evaluation, resource, left);
    }
  }
  return sum;
}

/** The action a card prepares comes right after it: together they are weighed against the best action without. */
export function followingWorth(evaluation: Evaluation, effects: readonly Effect[]): number {
  let most = 0;
  for (const effect of effects) {
    const preparation = effect.do === 'choose' ? undefined : preparationOf(effect);
    if (preparation === undefined || !discToCome(evaluation)) continue;
    const { total, gain } = preparedWorth(evaluation, preparation);
    if (gain > 0) most = Math.max(most, total - gain);
  }
  return most;
}

/** What using a card is worth, its price taken off; other players' cards cost a florin more, which they get. */
export function useCardWorth(evaluation: Evaluation, { card: id, choice }: MoveOf<'use-card'>): number {
  const card = cardOf(evaluation.box, id);
  const owner = evaluation.state.cards.find(({ card: held }) => held === id)?.owner;
  const florins = card.cost.florins + (owner === evaluation.seat ? 0 : RIVAL_FEE * CARD_FEE);
  const paid = cubesFor(card.cost, choice).reduce((sum, cubes) => sum + cubesCost(evaluation, cubes), 0);
  const effects = effectsOf(card, branchPaid(card.cost, choice));
  const discs = card.cost.discs === 0 ? 0 : discPrice(evaluation) * card.cost.discs;
  const price = -florinsWorth(evaluation, -florins) + paid + discs;
  const gain = effectsWorth(evaluation, effects) - price - 0.3;
  return gain > 0 ? gain + followingWorth(evaluation, effects) : gain;
}

/** What a wonder is worth above its stones: medals and effect, for its discs, florins and a citizen who stays on it. */
function wonderGain(evaluation: Evaluation, { medals, effect, cost }: Card, disc: number): number {
  const citizen = 1 + unrestCost(evaluation, 1);
  const cubes = Object.values(cost.cubes).reduce((sum, count) => sum + count, 0);
  return (
    medalWorth(evaluation, medals) +
    effectsWorth(evaluation, effect) -
    2 * cubes -
    disc * cost.discs -
    cost.florins -
    citizen
  );
}

/** What building a wonder is worth; its cubes have been kept for nothing else. */
export function wonderWorth(evaluation: Evaluation, { card: id, from }: MoveOf<'build-wonder'>): number {
  return (
    wonderGain(evaluation, cardOf(evaluation.box, id), discPrice(evaluation)) -
    leavingCost(evaluation, from.region, from.place)
  );
}

/** What a wonder on the track promises: less without the building it asks for, its cubes, or the time to gather them. */
function wonderPromise(evaluation: Evaluation, card: Card): number {
  const { cost, requires } = card;
  const missing = Object.entries(cost.cubes).reduce(
    (sum, [resource, count]) => sum + Math.max(0, count - evaluation.screen.cubes[resource as Resource]),
    0,
  );
  const site = requires === undefined || controlled(evaluation.state, evaluation.seat, requires) > 0 ? 1 : 0.5;
  const time = Math.min(1, (turnsLeft(evaluation) - 1) / (0.5 + 0.8 * Math.max(0, missing - evaluation.screen.tokens)));
  return site * time * Math.max(0, wonderGain(evaluation, card, DISC));
}

/** Uses of a card once it is owned: others every second turn, calming ones, when it is needed, count three times as much. */
export function uses(evaluation: Evaluation, card: Card): number {
  const calms = card.effect.some((effect) => effect.do === 'rebellion' && effect.by < 0);
  const every = calms && stepPrice(evaluation) > 1.5 ? 1.5 : 0.5;
  return Math.max(0, turnsLeft(evaluation) - 1) * every;
}

/** What owning a card is worth: its medals, its use, and how the goals and the end count it. */
export function cardWorth(evaluation: Evaluation, card: Card): number {
  const { kind, wonder, medals } = card;
  const counts = goalGain(evaluation, (criterion) =>
    criterion.kind === 'cards' && (criterion.which === kind || criterion.which === 'both') ? 1 : 0,
  );
  const nearer = endGain(evaluation, (end) =>
    end.kind === 'cards' && (end.which === kind || end.which === 'both') ? 1 : 0,
  );
  const florins = card.cost.florins + cubesCost(evaluation, card.cost.cubes) + DISC * card.cost.discs;
  const use = wonder
    ? wonderPromise(evaluation, card)
    : medalWorth(evaluation, medals) +
      uses(evaluation, card) * Math.max(0, effectsWorth(evaluation, card.effect) - florins);
  return (1 + Math.min(MOST_USE, use)) * evaluation.temper.card + counts + nearer;
}

/** The branch of a card that lets choose. */
export function chooseWorth(evaluation: Evaluation, { branch }: MoveOf<'choose'>): number {
  const frame = pending(evaluation);
  if (frame?.kind !== 'branch') return 0;
  const effect = cardOf(evaluation.box, frame.card).effect[frame.effect];
  const chosen = effect?.do === 'choose' ? effect.of[branch] : undefined;
  return chosen === undefined ? 0 : effectsWorth(evaluation, chosen);
}
