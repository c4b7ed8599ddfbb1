import { defined } from '../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../kernel/refusal.ts';
import { effectRefusal } from '../effects/could-do.ts';
import { openEffect } from '../effects/open.ts';
import { happened } from '../effects/specials.ts';
import { locationOf } from '../figures/faces.ts';
import { takesUpgrade, upgradeGoods } from '../figures/harvest.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import { cardOf, type AnyCard } from '../pack-index.ts';
import type { MoveContext, RunContext, SeatContext } from './context.ts';
import { dropFromHand } from './draw.ts';
import { enter } from './enter.ts';
import { gain } from './gains.ts';
import { allows } from './tile.ts';

/** One card played before the declared action. */
export type WindowMove = MoveOf<'boost' | 'field'>;
type Declared = FrameOf<'tile'>;

const RULE = 'window';

/** Every boost and field of the hand that may be played before the declared action, equal ones once (rulings 42 to 44). */
export function windowMoves(context: SeatContext, frame: Declared): WindowMove[] {
  const { hand } = defined(context.state.players[context.seat]);
  const moves: WindowMove[] = [];
  for (let at = 0; at < hand.length; at++) {
    const card = cardOf(context.box, defined(hand[at]));
    if (card.corner !== frame.tile || hand.indexOf(card.id) < at) continue;
    if (card.face.kind === 'boost') {
      if (boostRefusal(context, frame, card) === undefined) moves.push({ type: 'boost', card: card.id });
    } else pushFields(moves, context, frame, card);
  }
  return moves;
}

function pushFields(moves: WindowMove[], context: SeatContext, { tile }: Declared, card: AnyCard): void {
  if (!allows(context, tile, card, true)) return;
  if (card.lying.kind === 'field') moves.push({ type: 'field', card: card.id, under: null });
  const goods = upgradeGoods(context.box, card.id);
  if (goods === undefined) return;
  for (const location of defined(context.state.players[context.seat]).empire) {
    if (takesUpgrade(context.box, location, goods)) moves.push({ type: 'field', card: card.id, under: location.id });
  }
}

/** Why a boost would not help, if it is in the hand: it would do nothing (ruling 53), or the action would not be possible after it. */
function boostRefusal(context: SeatContext, { tile, chain }: Declared, card: AnyCard): Refusal | undefined {
  if (card.face.kind !== 'boost') return refuse(RULE, 'not-a-boost', { card: card.id });
  const { effect } = card.face;
  const refused = effectRefusal(context, { seat: context.seat, card: card.id, by: null, effect, chain }, RULE);
  // Whether it helps may depend on the other cards of the hand.
  if (refused !== undefined) return refused;
  return allows(context, tile, card, true) ? undefined : refusePrivately(RULE, 'not-possible-after', { card: card.id });
}

/** Why a card may not be played into the window, or undefined: first whatever everybody can see, the hand last. */
export function windowRefusal(context: SeatContext, frame: Declared, move: WindowMove): Refusal | undefined {
  const card = context.box.cards.get(move.card);
  if (card === undefined) return refuse(RULE, 'no-such-card');
  if (!frame.window) return refuse(RULE, 'one-card-only');
  if (card.corner !== frame.tile) return refuse(RULE, 'other-corner', { tile: frame.tile });
  const refused = move.type === 'boost' ? boostRefusal(context, frame, card) : fieldRefusal(context, frame, card, move);
  if (refused !== undefined) return refused;
  const { hand } = defined(context.state.players[context.seat]);
  return hand.includes(card.id) ? undefined : refusePrivately(RULE, 'not-in-hand');
}

function fieldRefusal(
  context: SeatContext,
  { tile }: Declared,
  card: AnyCard,
  { under }: MoveOf<'field'>,
): Refusal | undefined {
  if (card.face.kind === 'boost') return refuse(RULE, 'not-a-field', { card: card.id });
  const goods = upgradeGoods(context.box, card.id);
  if (under === null) {
    if (card.lying.kind !== 'field') return refuse('fields/upgrades', 'needs-a-field', { card: card.id });
  } else {
    const location = locationOf(context.state, context.seat, under);
    if (location === undefined) return refuse('fields/upgrades', 'not-your-location');
    if (goods === undefined) return refuse('fields/upgrades', 'not-an-upgrade', { card: card.id });
    if (!takesUpgrade(context.box, location, goods)) return refuse('fields/upgrades', 'other-goods');
  }
  return allows(context, tile, card, true) ? undefined : refusePrivately(RULE, 'not-possible-after', { card: card.id });
}

/** Plays a boost: its effect happens first, then it is discarded (ruling 45). */
export function playBoost(context: MoveContext, frame: Declared, card: string): void {
  const { box, state, seat, emit } = context;
  const { face } = cardOf(box, card);
  if (face.kind !== 'boost') throw new RangeError(`${card} is no boost`);
  dropFromHand({ state }, seat, card);
  frame.window = false;
  frame.boost = card;
  emit({ type: 'boosted', seat, card, tile: frame.tile });
  openEffect(context, { seat, card, by: null, effect: face.effect, chain: frame.chain });
}

/** The effect of a boost is over: it is discarded, and Specials answer. */
export function discardBoost(context: RunContext, frame: Declared): void {
  const { seat, chain, boost, unanswering } = frame;
  if (boost === null) return;
  defined(context.state.players[seat]).discard.push(boost);
  frame.boost = null;
  happened({ ...context, seat }, { seat, on: 'boost', card: boost, chain, unanswering });
}

/** Places a field, or an upgrade under one: its own goods come at once (l. 464, 474). */
export function placeField(context: MoveContext, frame: Declared, { card, under }: MoveOf<'field'>): void {
  const { box, state, seat, emit } = context;
  const { tile, chain } = frame;
  dropFromHand({ state }, seat, card);
  frame.window = false;
  if (under === null) {
    enter(context, card, { how: 'field', tile }, chain);
    return;
  }
  const location = defined(locationOf(state, seat, under));
  location.under.push(card);
  emit({ type: 'field', seat, location: under, card, under, tile });
  gain(context, seat, upgradeGoods(box, card) ?? {}, card);
  happened(context, { seat, on: 'build', card, chain });
}
