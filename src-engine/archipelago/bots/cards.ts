import { cardOf } from '../box.ts';
import type { Card, EndCondition } from '../data/schema.ts';
import { CARD_FEE, branchPaid, cubesFor, effectsOf, florinsFor } from '../figures/prices.ts';
import type { MoveOf } from '../moves.ts';
import { cubesCost, DISC, discPrice } from './card-price.ts';
import { effectsWorth, followingWorth } from './effects.ts';
import { ifGoesOn, pending, type Evaluation } from './evaluation.ts';
import { bringsEnd, endGain, goalGain } from './goals.ts';
import { renaming, type Tell } from './tell.ts';
import { stepPrice, turnsLeft } from './unrest.ts';
import { wonderPromise } from './wonders.ts';
import { florinsWorth, medalWorth } from './worth.ts';

/** How much dearer a florin is that another player gets. */
const RIVAL_FEE = 1.5;
/** Florins the use of a card can be worth at the most. */
const MOST_USE = 15;
/** What is lost by a card that is used, and so cannot be used later in the turn. */
const USED = 0.3;

/** What using a card is worth, its price taken off; other players' cards cost a florin more, which they get. */
export function useCardWorth(evaluation: Evaluation, move: MoveOf<'use-card'>, tell?: Tell): number {
  const card = cardOf(evaluation.box, move.card);
  const owner = evaluation.state.cards.find(({ card: held }) => held === move.card)?.owner;
  const florins = card.cost.florins + (owner === evaluation.seat ? 0 : RIVAL_FEE * CARD_FEE);
  const cubes = cubesFor(card.cost, move.choice);
  const paid = cubes.reduce((sum, set) => sum + cubesCost(evaluation, set), 0);
  const effects = effectsOf(card, branchPaid(card.cost, move.choice));
  const discs = card.cost.discs === 0 ? 0 : discPrice(evaluation) * card.cost.discs;
  const price = -florinsWorth(evaluation, -florins, tell && tellingFee(evaluation, owner, card, tell)) + paid + discs;
  const gain = effectsWorth(evaluation, effects, tell && tellingUse(evaluation, move, tell)) - price - USED;
  const follows = gain > 0 ? followingWorth(evaluation, effects) : 0;
  if (tell !== undefined) {
    tell('cubes-paid', -paid, { n: cubes.flatMap((set) => Object.values(set)).reduce((sum, n) => sum + n, 0) });
    tell('disc', -discs, { n: card.cost.discs });
    tell('card-spent', -USED, { card: move.card });
    tell('prepares', follows, { card: move.card });
  }
  return gain + follows;
}

/** Tells what a card costs as the fee of another player who owns it. */
function tellingFee({ seat }: Evaluation, owner: number | undefined, { cost }: Card, tell: Tell): Tell {
  if (owner === undefined || owner === seat) return tell;
  const known = { n: florinsFor(cost, { owner }, seat), seat: owner };
  // The bank has no more and no less by it, whatever the worth of florins says of an end by its ruin.
  const isPaid = (code: string): boolean => code === 'florins-spent' || code.startsWith('end-');
  return (code, weight, params) => (isPaid(code) ? tell('fee', weight, known) : tell(code, weight, params));
}

/** Tells what a card does as its use, some of which may change nothing. */
function tellingUse(evaluation: Evaluation, move: MoveOf<'use-card'>, tell: Tell): Tell {
  return renaming(tell, 'card-now', isIdle(evaluation, move) ? 'card-idle' : 'card-now', { card: move.card });
}

/** Whether an effect of a card that is used would change nothing. */
function isIdle({ game, state, seat }: Evaluation, move: MoveOf<'use-card'>): boolean {
  let idle = false;
  game.apply(game.copy(state), seat, move, ({ type }) => (idle ||= type === 'card-idle'));
  return idle;
}

/** Uses of a card once it is owned: others every second turn, calming ones, when it is needed, count three times as much. */
function uses(evaluation: Evaluation, card: Card): number {
  const calms = card.effect.some((effect) => effect.do === 'rebellion' && effect.by < 0);
  const every = calms && stepPrice(evaluation) > 1.5 ? 1.5 : 0.5;
  return Math.max(0, turnsLeft(evaluation) - 1) * every;
}

/** What owning a card is worth: its medals, its use, and how the goals and the end count it. */
export function cardWorth(evaluation: Evaluation, card: Card, tell?: Tell): number {
  const { kind } = card;
  const counts = goalGain(
    evaluation,
    (criterion) => (criterion.kind === 'cards' && (criterion.which === kind || criterion.which === 'both') ? 1 : 0),
    tell,
  );
  const ends = (end: EndCondition): number =>
    end.kind === 'cards' && (end.which === kind || end.which === 'both') ? 1 : 0;
  const nearer = endGain(evaluation, ends, tell);
  const owned = bringsEnd(evaluation, ends) ? medalsAlone(evaluation, card) : ownedWorth(evaluation, card);
  if (tell !== undefined) tellOwned(evaluation, card, owned, tell);
  return owned + counts + nearer;
}

/** What a card brings that will not be used any more. */
const medalsAlone = (evaluation: Evaluation, { wonder, medals }: Card): number =>
  wonder ? 0 : medalWorth(evaluation, medals) * evaluation.temper.card;

/** What a card brings by itself while it is owned. */
function ownedWorth(evaluation: Evaluation, card: Card): number {
  const florins = card.cost.florins + cubesCost(evaluation, card.cost.cubes) + DISC * card.cost.discs;
  const use = card.wonder
    ? wonderPromise(evaluation, card)
    : medalWorth(evaluation, card.medals) +
      uses(evaluation, card) * Math.max(0, effectsWorth(evaluation, card.effect) - florins);
  return (ifGoesOn(evaluation, 1) + Math.min(MOST_USE, use)) * evaluation.temper.card;
}

/** Tells what a card brings by itself: the medals of one that is no wonder, and its use. */
function tellOwned(evaluation: Evaluation, { id, wonder, medals }: Card, worth: number, tell: Tell): void {
  if (wonder) {
    tell('wonder', worth, { card: id, n: medals });
    return;
  }
  const won = Math.min(worth, medalWorth(evaluation, medals) * evaluation.temper.card);
  tell('medals', won, { n: medals });
  tell('card-use', worth - won, { card: id });
}

/** The branch of a card that lets choose. */
export function chooseWorth(evaluation: Evaluation, { branch }: MoveOf<'choose'>, tell?: Tell): number {
  const frame = pending(evaluation);
  if (frame?.kind !== 'branch') return 0;
  const { card, effect: asked } = frame;
  const effect = cardOf(evaluation.box, card).effect[asked];
  const chosen = effect?.do === 'choose' ? effect.of[branch] : undefined;
  if (chosen === undefined) return 0;
  return effectsWorth(
    evaluation,
    chosen,
    tell && renaming(tell, 'card-now', 'card-now', { card, effect: asked, branch }),
  );
}
