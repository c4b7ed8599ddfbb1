/** What the other hands may hold, by what their owners left undone and what is played soonest. */
import type { Belief } from '../../bots/belief.ts';
import { defined } from '../../kernel/defined.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { evaluate } from '../bots/evaluate.ts';
import { cardWorth } from '../bots/hand.ts';
import { PLAIN } from '../bots/temperament.ts';
import type { Box } from '../box.ts';
import type { EmpiresTypes } from '../empires-of-the-north.ts';
import type { Move } from '../moves.ts';
import { cardOf } from '../pack-index.ts';
import { canPlaceCard } from '../rules/place.ts';
import type { State } from '../state.ts';
import { withPlenty } from '../view/plenty.ts';
import { sampleState } from '../view/sample.ts';
import { takeOut } from '../figures/unseen.ts';
import type { Information } from '../view/view-schema.ts';

/** How often, a card, each other seat has passed although it could have placed it: by seat. */
export type HandBelief = { readonly left: readonly Readonly<Record<string, number>>[] };

/**
 * A logistic regression on what lay in the hands of stewards, in 60 games: whoever passes has mostly placed what could be placed, what is
 * worth most is played soonest, and boosts wait for their moment. All in all it tells little: a hundredth of the log-loss.
 */
const LEFT = 0.26;
const OFTEN = 2;
const WORTH = 0.19;
const WAITS = { boost: 0.33, location: 0.1, field: 0 } as const;
const WORDS = 2 ** 32;

/** The belief of a game with this box. It says nothing of who has to decide: whoever has declared an action can do it. */
export function handBelief(box: Box): Belief<EmpiresTypes, HandBelief> {
  const weigh = keptWeights(box);
  return {
    start: ({ view }) => ({ left: view.players.map(() => ({})) }),
    seen: (belief, information, seat, move) => afterMove(box, belief, information, seat, move),
    sample(information, rng, belief) {
      const state = sampleState(box, information, rng);
      const weights = weigh(information, belief);
      state.players.forEach((_, seat) => {
        const free = seat !== information.view.viewer && !information.view.deciders.includes(seat);
        if (free) deal(state, information, seat, defined(weights[seat]), rng);
      });
      return state;
    },
  };
}

/** A pass says that there was nothing to place; whatever else a move shows lies open afterwards. */
function afterMove(box: Box, belief: HandBelief, information: Information, seat: Seat, { type }: Move): HandBelief {
  const { view } = information;
  if (type !== 'pass' || seat === view.viewer) return belief;
  const state = withPlenty(box, view);
  const left = { ...defined(belief.left[seat]) };
  for (const id of new Set(defined(state.players[seat]).hand)) {
    const card = cardOf(box, id);
    if (card.location && canPlaceCard({ box, state, seat }, card, {})) left[id] = (left[id] ?? 0) + 1;
  }
  return { left: belief.left.with(seat, left) };
}

/** Deals the cards of a hand that are not known anew: the likelier ones more often. */
function deal(state: State, { known }: Information, seat: Seat, weights: ReadonlyMap<string, number>, rng: Rng): void {
  const player = defined(state.players[seat]);
  const shown = defined(known[seat]);
  const hidden = [...player.hand];
  takeOut(hidden, shown);
  if (hidden.length === 0) return;
  // The highest of weight and noise of Gumbel's kind: drawn one after the other by their weights.
  const drawn = [...hidden, ...player.deck].map((card) => ({
    card,
    by: (weights.get(card) ?? 0) - Math.log(-Math.log(((rng.next() >>> 0) + 0.5) / WORDS)),
  }));
  const order = drawn.toSorted((one, other) => other.by - one.by).map(({ card }) => card);
  const inHand = order.slice(0, hidden.length);
  player.hand = [...shown, ...inHand];
  const rest = [...hidden, ...player.deck];
  takeOut(rest, inHand);
  player.deck = rest;
}

type Weigh = (information: Information, belief: HandBelief) => readonly ReadonlyMap<string, number>[];

/** Keeps the weights that were worked out last: a search samples many times from the same. */
function keptWeights(box: Box): Weigh {
  let last: { information: Information; belief: HandBelief; weights: ReturnType<Weigh> } | undefined;
  return (information, belief) => {
    if (last?.information !== information || last.belief !== belief) {
      last = { information, belief, weights: weightsOf(box, information, belief) };
    }
    return last.weights;
  };
}

/** How likely each card is in each hand beside the others, as a logarithm. */
export function weightsOf(box: Box, { view }: Information, { left }: HandBelief): Map<string, number>[] {
  const state = withPlenty(box, view);
  const unseen = state.players.map(({ hand }) => hand);
  for (const player of state.players) player.hand = [];
  return unseen.map((cards, seat) => {
    const evaluation = evaluate(box, state, seat, PLAIN);
    const counted = defined(left[seat]);
    const weight = (id: string): number => {
      const card = cardOf(box, id);
      const waits = WAITS[card.face.kind === 'boost' ? 'boost' : card.location ? 'location' : 'field'];
      return waits - WORTH * cardWorth(evaluation, card) - LEFT * Math.min(OFTEN, counted[id] ?? 0);
    };
    return new Map(cards.map((id) => [id, weight(id)]));
  });
}
