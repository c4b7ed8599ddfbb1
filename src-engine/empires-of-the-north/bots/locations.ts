/** What a card that lies in the empire will bring from now on, and what a Storage pays. */
import type { Occasion, Trigger } from '../data/effect.ts';
import type { Face } from '../data/schema.ts';
import { faceOf } from '../figures/faces.ts';
import { heldOf } from '../figures/stock.ts';
import { cardOf, type AnyCard } from '../pack-index.ts';
import type { Location } from '../state.ts';
import { NOWHERE } from './amounts.ts';
import type { Evaluation, Standing } from './evaluation.ts';
import { costLater, effectLater } from './later.ts';

/** In what share of its rounds an Action is used: in those to come, and in this one. */
const USED = 0.66;
const USED_NOW = 0.62;
/** How often an event comes about in a round. */
const OFTEN: Readonly<Record<Occasion, number>> = {
  sail: 1.2,
  pillage: 0.65,
  conquer: 0.63,
  build: 3,
  boost: 1,
  explore: 0.6,
  populate: 0.6,
  construct: 0.9,
  harvest: 1.06,
  use: 2.5,
  ready: 1,
  exhaust: 2.5,
  raid: 0.2,
  raided: 0.2,
  assign: 0.76,
  release: 0.2,
  leave: 0.8,
  again: 1.7,
  lookout: 1,
  pass: 1,
};
const SEA_EVENTS: ReadonlySet<Occasion> = new Set<Occasion>(['sail', 'pillage', 'conquer']);

/** How often a Special answers in a round: of those that wait for certain cards, by the share of such cards in the deck. */
function answersARound(evaluation: Evaluation, { on, of, once, test }: Trigger, card: AnyCard): number {
  const { box, temper } = evaluation;
  let often = OFTEN[on] * (SEA_EVENTS.has(on) ? temper.voyage : 1);
  if (of?.icons !== undefined && card.clan !== null) {
    const deck = box.decks.get(card.clan) ?? [];
    let fitting = 0;
    for (const id of deck) if (of.icons.includes(cardOf(box, id).icon ?? '')) fitting++;
    often *= on === 'build' ? fitting / Math.max(1, deck.length) : 1;
  }
  if (test !== undefined) often *= 0.5;
  return once === undefined ? often : Math.min(once === 'round' ? 0.85 : often, often);
}

/** How often a Special will still answer a landing in the last round: the ships that are at sea say it. */
function landingsLeft({ state, seat, left }: Evaluation, on: Occasion): number | undefined {
  if (left > 0 || (on !== 'pillage' && on !== 'conquer')) return undefined;
  return state.queue.filter((ship) => ship.seat === seat && ship.raze === (on === 'conquer')).length;
}

/** What one use of an Action usually brings, its cost taken off. @param extra a card that counts as if it lay in the empire */
export function usualNet(
  evaluation: Evaluation,
  { effect, cost }: Extract<Face, { kind: 'action' }>,
  extra: AnyCard | null,
): number {
  return effectLater(evaluation, effect, { by: null, extra, far: null }) - costLater(evaluation, cost);
}

/** What a card with this face brings in this round and those to come, once it lies there ready; what it holds left out. */
export function futureOf(evaluation: Evaluation, face: Face, card: AnyCard, ready: boolean): number {
  const { left, now, temper } = evaluation;
  const standing: Standing = { by: null, extra: card, far: null };
  if (face.kind === 'action') {
    const net = usualNet(evaluation, face, card);
    return net <= 0 ? 0 : temper.engine * net * (USED * left + (ready && now === 1 ? USED_NOW : 0));
  }
  if (face.kind !== 'special') return 0;
  let sum = 0;
  for (const trigger of face.triggers) {
    const far = trigger.test !== undefined && 'far' in trigger.test ? trigger.test.far : null;
    const net = effectLater(evaluation, trigger.effect, { ...standing, far }) - costLater(evaluation, trigger.cost);
    const rounds = left + (trigger.on === 'lookout' ? 0 : 0.55 * now);
    const often = landingsLeft(evaluation, trigger.on) ?? answersARound(evaluation, trigger, card) * rounds;
    if (net > 0) sum += net * often;
  }
  return temper.engine * sum;
}

/** In what share of the Observations to come a Storage still holds what it holds. */
const PAYS = 1;

/** What one full group on a Storage will pay in all Observations to come. */
export function payoutOf(evaluation: Evaluation, face: Extract<Face, { kind: 'storage' }>): number {
  return effectLater(evaluation, face.effect, NOWHERE) * evaluation.left * PAYS;
}

/** What the things on a Location will pay. */
export function heldWorth(evaluation: Evaluation, location: Location): number {
  const { box, state } = evaluation;
  const face = faceOf(box, state, location);
  if (face.kind !== 'storage') return 0;
  return Math.floor(heldOf(location, face.what) / face.n) * payoutOf(evaluation, face);
}

/** What it costs that a Location leaves the empire: its point, what it would bring, what lies on it and under it. */
export function lossOf(evaluation: Evaluation, location: Location): number {
  const { box, state } = evaluation;
  const card = cardOf(box, location.card);
  const face = faceOf(box, state, location);
  const field = face.kind === 'field' ? 0.5 + 0.35 * evaluation.left : 0;
  return (
    1 +
    location.under.length +
    field +
    futureOf(evaluation, face, card, location.ready) +
    heldWorth(evaluation, location) +
    location.workers * 0.5 * evaluation.left
  );
}
