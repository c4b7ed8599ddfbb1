/** What islands are worth, pillaged or conquered. */
import type { PileName } from '../rules/islands.ts';
import { cardOf, type AnyCard } from '../pack-index.ts';
import { NOWHERE } from './amounts.ts';
import { unseenIslands } from '../figures/unseen.ts';
import { memo, type Evaluation } from './evaluation.ts';
import { fieldFuture } from './fields.ts';
import { goodsLater } from './goods.ts';
import { effectLater } from './later.ts';
import { futureOf } from './locations.ts';
import { answersTo } from './specials.ts';

/** An island that nobody has seen: pillaged and conquered, and how much of that depends on rounds to come. */
const UNSEEN = {
  near: { pillage: 1.03, later: 0.41, conquer: 2.09, rounds: 0.68 },
  far: { pillage: 3.41, later: 0.8, conquer: 3.18, rounds: 0.85 },
} as const;

/** What it brings to pillage an island. */
export function pillageWorth(evaluation: Evaluation, id: string): number {
  const island = evaluation.box.islands.get(id);
  if (island === undefined) return 0;
  const far = island.pile === 'far';
  return effectLater(evaluation, island.pillage, NOWHERE) + answersTo(evaluation, 'pillage', id, far);
}

/** What it brings to conquer an island: its point, its bonus, its goods if it is a field, and what it does in time. */
export function conquerWorth(evaluation: Evaluation, id: string): number {
  const card = cardOf(evaluation.box, id);
  const bonus = card.bonus === null ? 0 : effectLater(evaluation, card.bonus, { ...NOWHERE, extra: card });
  const answers = answersTo(evaluation, 'conquer', id, card.origin === 'far');
  return 1 + bonus + conqueredTime(evaluation, card) + answers;
}

function conqueredTime(evaluation: Evaluation, card: AnyCard): number {
  const { face } = card;
  if (face.kind === 'field') return goodsLater(evaluation, face.goods) + fieldFuture(evaluation, face.goods);
  // It arrives after the Actions, except by an instant voyage.
  return futureOf(evaluation, face, card, false);
}

/** What the better of both is worth, of an island or of one that nobody has seen (null). */
export function landingWorth(evaluation: Evaluation, pile: PileName, id: string | null, raze: boolean): number {
  if (id !== null) {
    const pillage = pillageWorth(evaluation, id);
    return raze ? Math.max(pillage, conquerWorth(evaluation, id)) : pillage;
  }
  if (evaluation.left === 0) {
    const key = `unseen ${pile} ${String(raze)} ${String(evaluation.now)}`;
    return memo(evaluation, key, () => meanLanding(evaluation, pile, raze));
  }
  const { pillage, later, conquer, rounds } = UNSEEN[pile];
  const far = pile === 'far';
  const taken = pillage + later * Math.min(1, evaluation.left) + answersTo(evaluation, 'pillage', undefined, far);
  if (!raze) return taken;
  const held = conquer + rounds * Math.min(3, evaluation.left) + answersTo(evaluation, 'conquer', undefined, far);
  return Math.max(taken, held);
}

/** What an island that nobody has seen brings in the last round: the mean of those it may be. */
function meanLanding(evaluation: Evaluation, pile: PileName, raze: boolean): number {
  const { box, state } = evaluation;
  const unseen = unseenIslands(box, state, pile);
  const islands = unseen.length > 0 ? unseen : state[pile].discard;
  const worths = islands.map((id) => landingWorth(evaluation, pile, id, raze));
  return worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
}
