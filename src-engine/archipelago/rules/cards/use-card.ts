import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import { cardOf, type Box } from '../../box.ts';
import type { MoveOf } from '../../moves.ts';
import type { OwnedCard, State } from '../../state.ts';
import type { MoveContext, SeatContext } from '../context.ts';
import { costRefusal, payAndBegin } from './cost.ts';
import { wonderMoves, wonderRefusal } from './wonder.ts';

const RULE = 'cards/use';
const OTHERS = 'cards/others';
const WONDERS = 'wonders';

type Use = MoveOf<'use-card'>;

/** How many sets of cubes there are to choose from; one where nothing is chosen. */
const choices = (box: Box, card: string): number => cardOf(box, card).cost.choice?.length ?? 1;

/** Every card that lies before a player, wonders excepted, each once for every way to pay it. */
export function cardMoves(box: Box, state: State): Use[] {
  const moves: Use[] = [];
  for (const { card } of state.cards) {
    if (cardOf(box, card).wonder) continue;
    for (let choice = 0; choice < choices(box, card); choice++) moves.push({ type: 'use-card', card, choice });
  }
  return moves;
}

function find(state: State, { card }: Use): OwnedCard | undefined {
  return state.cards.find((owned) => owned.card === card);
}

/**
 * Why `seat` cannot use a card (rulebook 2.0, p. 14): each works once a turn, some for their owner alone. What it brings
 * is not asked for (ruling 92), nor is the owner (ruling 91).
 */
export function cardRefusal(context: SeatContext, move: Use): Refusal | undefined {
  const { box, state, seat } = context;
  const owned = find(state, move);
  if (owned === undefined) return refuse(RULE, 'card-of-nobody');
  const { wonder, user } = cardOf(box, move.card);
  if (wonder) return refuse(WONDERS, 'wonders-are-built');
  if (user === 'owner' && owned.owner !== seat) return refuse(OTHERS, 'card-for-owner-only');
  if (owned.engaged) return refuse(RULE, 'card-engaged');
  if (move.choice >= choices(box, move.card)) return refuse(RULE, 'no-such-choice');
  return costRefusal(context, owned, move.choice);
}

/** Pays for the card, engages it and begins its effects. */
export function useCard(context: MoveContext, move: Use): void {
  const { box, state, seat, emit } = context;
  const owned = find(state, move);
  if (owned === undefined) return;
  owned.engaged = true;
  const florins = payAndBegin(context, owned, move.choice, null);
  const { card, owner } = owned;
  emit({ type: 'card-used', seat, card, owner, florins, discs: cardOf(box, card).cost.discs });
}

/** Whether there is a card or wonder the seat could still use or build, were its screen full; reads only what lies open. */
export function hasCardToUse(context: SeatContext): boolean {
  const { box, state } = context;
  return (
    cardMoves(box, state).some((move) => cardRefusal(context, move)?.public !== true) ||
    wonderMoves(context).some((move) => wonderRefusal(context, move)?.public !== true)
  );
}
