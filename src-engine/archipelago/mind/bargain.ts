import type { Bargaining, Chances, Turn, Verdict, Waiting } from '../../bots/mind.ts';
import { defined } from '../../kernel/defined.ts';
import type { Game } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import type { Box } from '../box.ts';
import { RESOURCES } from '../data/schema.ts';
import type { Frame, FrameOf } from '../frames.ts';
import type { Move } from '../moves.ts';
import { copyGoods, isNothing } from '../rules/deals/goods.ts';
import type { State } from '../state.ts';
import type { DeclineReason, Goods } from '../terms.ts';
import { isBelowWorth } from './below-worth.ts';
import { ideas, leaveIdeas } from './ideas.ts';
import { believePromises, couldKeep, promiseDuty } from './promises.ts';

/** Florins by which a price is lowered, or more is asked, in an offer that answers another. */
const STEPS = [1, 2] as const;

/** The deals of Archipelago (rulebook 2.0, p. 5) for a search; `value` gives each seat's chance to win. */
export function bargaining(
  game: Game<ArchipelagoTypes>,
  box: Box,
  value: (state: State) => Chances,
): Bargaining<ArchipelagoTypes> {
  return {
    waiting(state, seat) {
      const offer = offerTo(state, seat);
      return offer && waitingFor(game, box, state, seat, offer);
    },
    sayNo(state, seat, verdict) {
      const offer = defined(offerTo(state, seat));
      return { type: 'decline', offer: offer.offer, reason: reasonFor(state, seat, offer, verdict) };
    },
    duty: promiseDuty,
    believe: (state, seat) => believePromises(box, state, seat),
    refused: leaveRefused,
    proposals(information, state, seat, rng) {
      const top = state.frames.at(-1);
      if (top === undefined || !mayPropose(state, seat, top)) return [];
      if (top.kind === 'permission') return leaveIdeas(state, top.seat);
      return ideas({ game, value }, [state, game.sample(information, rng)], seat, rng);
    },
  };
}

/** Leave that could be sold is not given away: whoever is asked for it, and has sold none, forbids. */
function leaveRefused({ frames }: State): Turn<Move>[] {
  const top = frames.at(-1);
  return top?.kind === 'permission' ? [{ seat: top.ruler, move: { type: 'forbid' } }] : [];
}

function offerTo({ frames }: State, seat: Seat): FrameOf<'offer'> | undefined {
  const top = frames.at(-1);
  return top?.kind === 'offer' && top.to === seat ? top : undefined;
}

/** An answer to an offer is made once; whoever was answered says yes or no. */
function waitingFor(
  game: Game<ArchipelagoTypes>,
  box: Box,
  state: State,
  seat: Seat,
  offer: FrameOf<'offer'>,
): Waiting<Move> {
  const isOpen = couldKeep(state, seat, offer) && !isBelowWorth(game, box, state, seat, offer);
  const accept: Move | undefined = isOpen ? { type: 'accept', offer: offer.offer } : undefined;
  const counters = defined(state.offered[seat]) > 0 ? [] : countersTo(offer);
  return { from: offer.from, accept, counters };
}

/** The same goods at a better price: less is paid, or more is asked; words are left out of it. */
function countersTo({ from, give, take }: FrameOf<'offer'>): Move[] {
  return STEPS.flatMap((step): Move[] => {
    const lower = Math.min(take.florins, step);
    const asks = { ...copyGoods(give), florins: give.florins + step - lower };
    const gives = { ...copyGoods(take), florins: take.florins - lower };
    const empty = isNothing(gives) || isNothing(asks);
    return empty ? [] : [{ type: 'offer', to: from, give: gives, take: asks, promises: [] }];
  });
}

/** Why an offer is declined, in the words that the rules of talk give: what is missing, else what is wrong with it. */
function reasonFor(state: State, seat: Seat, offer: FrameOf<'offer'>, { own, partner }: Verdict): DeclineReason {
  if (!reaches(state, seat, offer.take)) return 'no-means';
  const promised = offer.promises.some(({ by }) => by === offer.from);
  if (own <= 0 && promised) return 'no-trust';
  if (own > 0) return 'gives-too-little';
  return partner > 0 && !isNothing(offer.take) ? 'asks-too-much' : 'not-interested';
}

function reaches(state: State, seat: Seat, { florins, tokens, cubes }: Goods): boolean {
  const held = defined(state.screens[seat]);
  const enough = RESOURCES.every((resource) => held.cubes[resource] >= cubes[resource]);
  return held.florins >= florins && held.tokens >= tokens && enough;
}

/**
 * Once in the own round, in the own turn of a crisis, where the order is named, and where one is asked for leave to harvest; never while
 * a card lies open.
 */
function mayPropose(state: State, seat: Seat, top: Frame): boolean {
  if (defined(state.offered[seat]) > 0) return false;
  if (top.kind === 'round') return top.seat === seat && !top.card;
  if (top.kind === 'order') return top.seat === seat;
  if (top.kind === 'permission') return top.ruler === seat;
  return (top.kind === 'domestic-crisis' || top.kind === 'export-crisis') && state.order[top.next] === seat;
}
