/** Why something is given in a crisis, and who is helped. */
import { sumOf, term, type Term } from '../../../bots/advice.ts';
import { defined } from '../../../kernel/defined.ts';
import { cubesToStand, lying, lyingOf } from '../../figures/crisis.ts';
import type { MoveOf } from '../../moves.ts';
import { after, calmWorth, concern, consumeWorth, standWorth, supplyWorth } from '../crisis.ts';
import { pending, type Evaluation } from '../evaluation.ts';
import { goalTerms, rest, spentTerms } from './parts.ts';
import { wantsIndependence } from '../unrest.ts';

/** What the cube costs its giver. */
function givenTerms(evaluation: Evaluation, from: MoveOf<'consume'>['from']): Term[] {
  const frame = pending(evaluation);
  if (from === 'market' || (frame?.kind !== 'domestic-crisis' && frame?.kind !== 'export-crisis')) return [];
  const left = evaluation.screen.cubes[frame.resource] - 1;
  return [
    ...spentTerms(evaluation, frame.resource, left, from === 'token'),
    ...goalTerms(evaluation, ({ kind }) => (kind === 'benefactor' ? 1 : 0)),
  ];
}

/** Whether nobody after this seat could give what is missing, be it out of the market or as explorer tokens. */
function lastHope(evaluation: Evaluation, missing: number): boolean {
  const { state } = evaluation;
  const frame = pending(evaluation);
  if (frame?.kind !== 'domestic-crisis' && frame?.kind !== 'export-crisis') return false;
  const market = frame.kind === 'domestic-crisis' ? state.domestic : state.export;
  const later = state.order.slice(frame.next + 1);
  const tokens = later.reduce((sum, seat) => sum + defined(state.screens[seat]).tokens, 0);
  return after(evaluation).cubes + tokens + market[frame.resource] < missing;
}

/** Why a cube is given for the citizens who lie. */
export function consumeTerms(evaluation: Evaluation, { from }: MoveOf<'consume'>): Term[] {
  const frame = pending(evaluation);
  if (frame?.kind !== 'domestic-crisis') return [];
  if (wantsIndependence(evaluation)) return [term('objective-lost', -5)];
  const down = lying(evaluation.state);
  const n = Math.min(frame.amount, down);
  const missing = cubesToStand(down, frame.amount);
  const share = concern(evaluation, missing);
  const own = Math.min(n, lyingOf(evaluation.state, evaluation.seat));
  const labour = evaluation.state.phase === 'balance' ? own : 0;
  const parts = [
    term(
      lastHope(evaluation, missing) ? 'rebels-spared-alone' : 'rebels-spared',
      share * calmWorth(evaluation, down, n),
      { n },
    ),
    term('own-stand', share * labour, { n: own }),
    ...givenTerms(evaluation, from),
  ];
  if (from === 'market') return [...parts, term('costs-nothing', 1)];
  return rest(consumeWorth(evaluation, { type: 'consume', from }), parts, '');
}

/** Why a cube is given for what is to be shipped. */
export function supplyTerms(evaluation: Evaluation, { from }: MoveOf<'supply'>): Term[] {
  const frame = pending(evaluation);
  if (frame?.kind !== 'export-crisis') return [];
  if (wantsIndependence(evaluation)) return [term('objective-lost', -5)];
  const { missing } = frame;
  const weight = concern(evaluation, missing) * calmWorth(evaluation, missing, 1);
  const parts = [
    term(lastHope(evaluation, missing) ? 'step-spared-alone' : 'step-spared', weight, { n: missing }),
    ...givenTerms(evaluation, from),
  ];
  if (from === 'market') return [...parts, term('costs-nothing', 1)];
  return rest(supplyWorth(evaluation, { type: 'supply', from }), parts, '');
}

/** Why nothing more is given in a crisis: what then threatens, and whether others can see to it. */
export function doneTerms(evaluation: Evaluation): Term[] {
  const frame = pending(evaluation);
  if (frame?.kind !== 'domestic-crisis' && frame?.kind !== 'export-crisis') return [term('', 0)];
  if (wantsIndependence(evaluation)) return [term('', 0)];
  const isHome = frame.kind === 'domestic-crisis';
  const n = isHome ? lying(evaluation.state) : frame.missing;
  const missing = isHome ? cubesToStand(n, frame.amount) : n;
  const weight = calmWorth(evaluation, n, isHome ? Math.min(frame.amount, n) : 1);
  const others = after(evaluation).cubes >= missing ? 'others-can-give' : '';
  return [term(isHome ? 'lie-on' : 'missing-on', -weight, { n }), term(others, weight)];
}

/** What a free cube is worth as well: what it spares, as the worth that only puts it first does not say. */
export function freeCubeWorth(evaluation: Evaluation, move: MoveOf<'consume'> | MoveOf<'supply'>): number {
  return sumOf(move.type === 'consume' ? consumeTerms(evaluation, move) : supplyTerms(evaluation, move));
}

/** Why this citizen stands up first. */
export function standTerms(evaluation: Evaluation, move: MoveOf<'stand'>): Term[] {
  const { owner, spot } = move;
  if (owner !== evaluation.seat) return [term('others-stand', standWorth(evaluation, move), { seat: owner })];
  const post = spot.place === 'ground' || spot.place === 'icon' ? 0 : spot.place === 'town' ? 3 : 2;
  return [term('own-first', 20), term('keeps-building', post, { place: spot.place, region: spot.region })];
}
