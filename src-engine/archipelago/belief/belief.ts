import type { Belief } from '../../bots/belief.ts';
import { defined } from '../../kernel/defined.ts';
import { streamOf } from '../../kernel/rng.ts';
import { archipelago, type ArchipelagoTypes } from '../archipelago.ts';
import type { Box } from '../box.ts';
import { sampleState } from '../view/assemble.ts';
import type { Information } from '../view/view-schema.ts';
import { dealsBy, handsOf, type DrawDeal } from './deals.ts';
import { evidenceOf, kindOf } from './evidence.ts';
import { withEvidence, type ObjectiveBelief } from './trust.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What each other seat holds, by what it has done in the open and what it has to show: every move is weighed by how well it suits each hand
 * that agrees with what the observer knows. Screens are no question, since every stock is known.
 */
export function archipelagoBelief(box: Box): Belief<ArchipelagoTypes, ObjectiveBelief> {
  const game = archipelago(box.pack);
  const drawerOf = keptDeals(box);
  return {
    start: ({ view }) => ({ seats: view.order.map(() => ({})) }),
    seen(belief, information, seat, move) {
      const kind = kindOf(move);
      if (kind === undefined || seat === information.view.viewer) return belief;
      const hands = handsOf(box, information.view, seat);
      if (hands.length < 2) return belief;
      // What is hidden in the sampled state is never read: the seed changes nothing.
      const state = sampleState(box, information, streamOf('observed'));
      const logs = evidenceOf({ game, box, state, seat, move }, hands);
      const news = logs.map((log) => WEIGHTS.moves[kind] * log);
      const said = withEvidence(defined(belief.seats[seat]), hands, news);
      return { seats: belief.seats.with(seat, said) };
    },
    sample: (information, rng, belief) => sampleState(box, information, rng, drawerOf(information, belief)(rng)),
  };
}

/** Keeps the deals that were worked out last: a search samples many times from the same. */
function keptDeals(box: Box): (information: Information, belief: ObjectiveBelief) => DrawDeal {
  let last: { information: Information; belief: ObjectiveBelief; draw: DrawDeal } | undefined;
  return (information, belief) => {
    if (last?.information !== information || last.belief !== belief) {
      last = { information, belief, draw: dealsBy(box, information, belief) };
    }
    return last.draw;
  };
}
