import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { openBox } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { State } from '#engine/archipelago/state.ts';
import { sampleState } from '#engine/archipelago/view/assemble.ts';
import type { Belief } from '#engine/bots/mind.ts';

const BOX = openBox(BASE_PACK);

/** The belief of one that sees what all hold, as `truth` says: the most that can be concluded. Never of a bot that plays. */
export function beliefThatSees(truth: () => State): Belief<ArchipelagoTypes> {
  return {
    start: () => ({}),
    seen: (nothing) => nothing,
    sample(information, rng) {
      const { objectives } = truth();
      const dealt = objectives.every((held) => held.length > 0);
      return sampleState(BOX, information, rng, dealt ? objectives : undefined);
    },
  };
}
