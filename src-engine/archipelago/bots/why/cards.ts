/** Why a card is bought, used or turned, and a wonder built. */
import { sumOf, term, type Term } from '../../../bots/advice.ts';
import { defined } from '../../../kernel/defined.ts';
import type { Params } from '../../../kernel/refusal.ts';
import { cardOf } from '../../box.ts';
import { effectDistance } from '../../figures/distances.ts';
import { movedTo } from '../../figures/markers.ts';
import { paidByBank } from '../../figures/bank.ts';
import { branchPaid, cubesFor, effectsOf, florinsFor, isLastTurn, lowestPrice, priceOf } from '../../figures/prices.ts';
import type { Card, Effect } from '../../data/schema.ts';
import type { MoveOf } from '../../moves.ts';
import {
  cardWorth,
  chooseWorth,
  cubesCost,
  discPrice,
  effectsWorth,
  followingWorth,
  useCardWorth,
  wonderWorth,
} from '../cards.ts';
import type { Evaluation } from '../evaluation.ts';
import { buyWorth, rotateWorth, takeCardWorth } from '../purchase.ts';
import { medalWorth } from '../worth.ts';
import { endTerms, florinsTerms, goalTerms, leavingTerms, rest, unrestTerms } from './parts.ts';

/** What the effects of a card bring: calm and florins by name, the rest as its use. */
function effectsTerms(evaluation: Evaluation, known: Params, effects: readonly Effect[]): Term[] {
  const { box, state } = evaluation;
  const parts = effects.flatMap((effect): Term[] => {
    if (effect.do === 'florins') return florinsTerms(evaluation, paidByBank(state, effect.gain));
    if (effect.do !== 'rebellion') return [];
    const by = effectDistance(state, effect);
    return unrestTerms(evaluation, movedTo(box, state.rebellion, { marker: 'rebellion', by }) - state.rebellion);
  });
  return rest(effectsWorth(evaluation, effects), parts, 'card-now', known);
}

/** Whether the use of a card would change nothing. */
function isIdle({ game, state, seat }: Evaluation, move: MoveOf<'use-card'>): boolean {
  let idle = false;
  game.apply(game.copy(state), seat, move, ({ type }) => (idle ||= type === 'card-idle'));
  return idle;
}

/** Why a card is used. */
export function useCardTerms(evaluation: Evaluation, move: MoveOf<'use-card'>): Term[] {
  const card = cardOf(evaluation.box, move.card);
  const owner = evaluation.state.cards.find(({ card: held }) => held === move.card)?.owner ?? evaluation.seat;
  const florins = florinsFor(card.cost, { owner }, evaluation.seat);
  const effects = effectsOf(card, branchPaid(card.cost, move.choice));
  const cubes = cubesFor(card.cost, move.choice);
  const cost = cubes.reduce((sum, set) => sum + cubesCost(evaluation, set), 0);
  const n = cubes.reduce((sum, set) => sum + Object.values(set).reduce((all, count) => all + count, 0), 0);
  const parts = [
    ...(isIdle(evaluation, move) ? [] : effectsTerms(evaluation, { card: move.card }, effects)),
    term('cubes-paid', -cost, { n }),
    term('disc', -discPrice(evaluation) * card.cost.discs, { n: card.cost.discs }),
    ...(owner === evaluation.seat
      ? florinsTerms(evaluation, -florins)
      : [term('fee', -florins, { n: florins, seat: owner })]),
  ];
  const whole = useCardWorth(evaluation, move);
  const follows = whole > 0 ? followingWorth(evaluation, effects) : 0;
  return rest(whole, [...parts, term('prepares', follows, { card: move.card })], '');
}

/** Why a wonder is built. */
export function wonderTerms(evaluation: Evaluation, move: MoveOf<'build-wonder'>): Term[] {
  const { medals, effect, cost } = cardOf(evaluation.box, move.card);
  const parts = [
    term('medals', medalWorth(evaluation, medals), { n: medals }),
    ...effectsTerms(evaluation, { card: move.card }, effect),
    term('disc', -discPrice(evaluation) * cost.discs, { n: cost.discs }),
    ...leavingTerms(evaluation, move.from.region, move.from.place),
  ];
  const left = wonderWorth(evaluation, move) - sumOf(parts);
  return [...parts, term(left < 0 ? 'wonder-price' : '', left, { n: cost.florins })];
}

/** What a card is worth to have. */
function ownedTerms(evaluation: Evaluation, card: Card): Term[] {
  const { kind, wonder, medals, id } = card;
  const parts = [
    ...goalTerms(evaluation, (criterion) =>
      criterion.kind === 'cards' && (criterion.which === kind || criterion.which === 'both') ? 1 : 0,
    ),
    ...endTerms(evaluation, (end) => (end.kind === 'cards' && (end.which === kind || end.which === 'both') ? 1 : 0)),
  ];
  const whole = cardWorth(evaluation, card);
  const bare = whole - sumOf(parts);
  const won = wonder ? 0 : Math.min(bare, medalWorth(evaluation, medals) * evaluation.temper.card);
  const known = { card: id, ...(wonder && { n: medals }) };
  return rest(whole, [...parts, term('medals', won, { n: medals })], wonder ? 'wonder' : 'card-use', known);
}

/** Why a card on the track is bought. */
export function buyTerms(evaluation: Evaluation, move: MoveOf<'buy'>): Term[] {
  const held = evaluation.state.evolution.row[move.slot];
  if (held === undefined || held === null) return [];
  const price = priceOf(evaluation.box, evaluation.state, move.slot);
  const parts = [...ownedTerms(evaluation, cardOf(evaluation.box, held.card)), ...florinsTerms(evaluation, -price)];
  return rest(buyWorth(evaluation, move), parts, 'purse-bare', { n: Math.max(0, evaluation.screen.florins - price) });
}

/** Why a card found by a search is taken. */
export function takeCardTerms(evaluation: Evaluation, move: MoveOf<'take-card'>): Term[] {
  const card = cardOf(evaluation.box, move.card);
  const parts = [...ownedTerms(evaluation, card), ...florinsTerms(evaluation, -lowestPrice(card))];
  return rest(takeCardWorth(evaluation, move), parts, '');
}

/** Why a card is turned: it is cheaper then, or dearer, or gone. */
export function rotateTerms(evaluation: Evaluation, move: MoveOf<'rotate'>): Term[] {
  const worth = rotateWorth(evaluation, move);
  const held = evaluation.state.evolution.row[move.slot];
  if (held === undefined || held === null) return [];
  const { card, turned } = held;
  if (isLastTurn(turned)) return [term('turned-away', worth, { card })];
  const [now, then] = [
    priceOf(evaluation.box, evaluation.state, move.slot),
    defined(cardOf(evaluation.box, card).prices[turned + 1]),
  ];
  return [term(then < now ? 'turned-cheaper' : 'turned-dearer', worth, { card, n: then })];
}

/** Why that branch of a card. */
export function chooseTerms(evaluation: Evaluation, move: MoveOf<'choose'>): Term[] {
  const frame = evaluation.state.frames.at(-1);
  if (frame?.kind !== 'branch') return [];
  const effect = cardOf(evaluation.box, frame.card).effect[frame.effect];
  const chosen = effect?.do === 'choose' ? effect.of[move.branch] : undefined;
  if (chosen === undefined) return [];
  const known = { card: frame.card, effect: frame.effect, branch: move.branch };
  return rest(chooseWorth(evaluation, move), effectsTerms(evaluation, known, chosen), '');
}
