/** Why somebody is named, met, helped or harmed. */
import { term, type Term } from '../../../bots/advice.ts';
import type { MoveOf } from '../../moves.ts';
import { acceptWorth, dealGain } from '../deals.ts';
import { pending, type Evaluation } from '../evaluation.ts';
import { aheadOfMe } from '../goals.ts';
import { allowWorth } from '../harvest.ts';
import { nameWorth } from '../order.ts';
import { fistsWorth, partWorth, pillageWorth, sinkWorth, targetWorth } from '../opponents.ts';
import type { Resource } from '../../data/schema.ts';
import { crisisTerm } from './parts.ts';

/** Why a bid: as little as the steward ever bids, since all pay and one wins. */
export function bidTerms(_: Evaluation, { amount }: MoveOf<'bid'>): Term[] {
  return [term('all-pay', 1), term('bid-paid', -amount, { n: amount })];
}

/** Why somebody comes next in the order of play. */
export function nameTerms(evaluation: Evaluation, move: MoveOf<'name-next'>): Term[] {
  const frame = pending(evaluation);
  const place = frame?.kind === 'order' ? frame.named.length + 1 : 1;
  if (move.seat === evaluation.seat) return [term('lead', nameWorth(evaluation, move), { n: place })];
  return behindTerms(evaluation, move.seat, 'behind');
}

/** Somebody who is behind is let through; somebody ahead is held up. */
function behindTerms(evaluation: Evaluation, seat: number, code: 'behind' | 'ahead'): Term[] {
  const lead = aheadOfMe(evaluation, seat);
  const weight = code === 'behind' ? -lead : lead;
  return [term(weight >= 0 ? code : `not-${code}`, weight, { seat })];
}

/** Why leave is given. */
export function allowTerms(evaluation: Evaluation): Term[] {
  const frame = pending(evaluation);
  if (frame?.kind !== 'permission') return [];
  const behind = behindTerms(evaluation, frame.seat, 'behind');
  const needed = allowWorth(evaluation) - 0.5 + aheadOfMe(evaluation, frame.seat);
  return [...behind, { ...crisisTerm(evaluation, frame.resource), weight: needed }];
}

/** Against whom a card is used. */
export function targetTerms(evaluation: Evaluation, { type, seat }: MoveOf<'target'>): Term[] {
  const has = targetWorth(evaluation, { type, seat }) - aheadOfMe(evaluation, seat);
  return [...behindTerms(evaluation, seat, 'ahead'), term('has-much', has, { seat })];
}

/** Whose objective is looked at. */
export function spyTerms(evaluation: Evaluation, { seat }: MoveOf<'spy'>): Term[] {
  return behindTerms(evaluation, seat, 'ahead');
}

/** Whose ship is sunk. */
export function sinkTerms(evaluation: Evaluation, move: MoveOf<'sink'>): Term[] {
  const port = sinkWorth(evaluation, move) - aheadOfMe(evaluation, move.owner);
  return [...behindTerms(evaluation, move.owner, 'ahead'), term('holds-port', port, { seat: move.owner })];
}

/** A cube to part with. */
export function giveTerms(evaluation: Evaluation, resource: Resource): Term[] {
  return [term('cubes-spent', partWorth(evaluation, resource), { n: 1, resource })];
}

/** What the fists may cost. */
export function fistsTerms(evaluation: Evaluation, move: MoveOf<'close-fists'>): Term[] {
  return [term('fists-cost', fistsWorth(evaluation, move))];
}

/** Which icon is closed for good. */
export function pillageTerms(evaluation: Evaluation, move: MoveOf<'pillage'>): Term[] {
  const worth = pillageWorth(evaluation, move);
  return [term(worth > 0 ? 'others-work-there' : 'own-work-there', worth, { region: move.region })];
}

/** Why a deal is agreed to. */
export function acceptTerms(evaluation: Evaluation): Term[] {
  const worth = acceptWorth(evaluation);
  const frame = pending(evaluation);
  const code = worth > 0 ? 'deal-pays' : dealGain(evaluation) > 0 ? 'deal-little' : 'deal-costs';
  return [term(code, worth, frame?.kind === 'offer' ? { seat: frame.from } : {})];
}
