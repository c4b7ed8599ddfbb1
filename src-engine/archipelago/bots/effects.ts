/** What the effects of cards are worth. */
import type { Effect, SimpleEffect } from '../data/schema.ts';
import { paidByBank } from '../figures/bank.ts';
import { controlled } from '../figures/buildings.ts';
import { discsLeft } from '../figures/discs.ts';
import { effectDistance } from '../figures/distances.ts';
import { comingRound, roundOf } from '../figures/round.ts';
import { ifGoesOn, movesWith, type Evaluation } from './evaluation.ts';
import { recruitWorth, workersInPlace } from './recruit.ts';
import { actionWorth, limitedConstruction, preparedWorth, type Preparation } from './round.ts';
import type { Tell } from './tell.ts';
import { tradesWorth } from './trade.ts';
import { cubeWorth, florinsWorth, markerWorth, shipWorth } from './worth.ts';

/** Florins beyond which there is little else to spend them on. */
const PLENTY = 8;

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
  if ('roads' in preparation) return ifGoesOn(evaluation, 1);
  const { doubles } = preparation;
  return Math.min(3, workersInPlace(evaluation, doubles)) * (cubeWorth(evaluation, doubles) - 0.6);
}

/** What it is worth to have one effect of a card happen now. */
function simpleWorth(evaluation: Evaluation, effect: SimpleEffect, tell?: Tell): number {
  switch (effect.do) {
    case 'rebellion':
    case 'surplus':
      return markerWorth(evaluation, effect.do, effectDistance(evaluation.state, effect), tell);
    case 'florins':
      return florinsWorth(evaluation, paidByBank(evaluation.state, effect.gain), tell);
    case 'double-harvest':
      return preparationWorth(evaluation, { doubles: effect.resource });
    case 'road-moves':
      return preparationWorth(evaluation, { roads: effect.regions });
    case 'transaction':
      return tradesWorth(evaluation, effect.market, effect.count === 'unlimited-one-type' ? 2 : effect.count);
    case 'action':
      return takenWorth(evaluation, effect);
    case 'recruit':
      return recruits(evaluation, effect.count, effect.free === true);
    case 'search':
      return ifGoesOn(evaluation, 4);
    case 'look-objective':
      return ifGoesOn(evaluation, 2 + 0.6 * Math.max(0, evaluation.screen.florins - PLENTY));
    case 'sink-ship':
    case 'steal-cube':
      return ifGoesOn(evaluation, 2.5);
    case 'take-florins':
      return florinsWorth(evaluation, effect.upTo);
    case 'pillage':
      return ifGoesOn(evaluation, 2.8 * effect.cubes * effect.icons);
    case 'ships-at-ports':
      return shipWorth(evaluation) * Math.min(2, controlled(evaluation.state, evaluation.seat, 'port'));
  }
}

function takenWorth(evaluation: Evaluation, { action, only }: Extract<SimpleEffect, { do: 'action' }>): number {
  if (action === 'harvest') return bestHarvest(evaluation);
  return Math.max(0, only === undefined ? actionWorth(evaluation, action) : limitedConstruction(evaluation, only));
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

/** What all effects of a card are worth now; where it lets choose, the best. Calm and florins are told by name. */
export function effectsWorth(evaluation: Evaluation, effects: readonly Effect[], tell?: Tell): number {
  return effects.reduce((sum, effect) => sum + effectWorth(evaluation, effect, tell), 0);
}

function effectWorth(evaluation: Evaluation, effect: Effect, tell?: Tell): number {
  if (effect.do === 'rebellion' || effect.do === 'florins') return simpleWorth(evaluation, effect, tell);
  const worth =
    effect.do === 'choose'
      ? Math.max(...effect.of.map((branch) => effectsWorth(evaluation, branch)))
      : simpleWorth(evaluation, effect);
  tell?.('card-now', worth);
  return worth;
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
