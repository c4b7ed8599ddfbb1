import { weightsFrom } from '../../bots/fit/fitted-file.ts';
import type { Mind } from '../../bots/mind.ts';
import { chancesOf, type Weights } from '../../bots/value-model.ts';
import { openBox } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import type { EmpiresTypes } from '../empires-of-the-north.ts';
import { handBelief } from './belief.ts';
import { featuresOf } from './features.ts';
import { play, priors } from './policy.ts';
import { isQuiet } from './quiet.ts';
import { FITTED } from './weights.ts';

/**
 * What Empires of the North tells a search, for games made from `pack`: the steward as its fast policy, lines to the end of the round played
 * on by it, and chances fitted on games of the base pack.
 */
export function empiresMind(pack: Pack, weights?: Weights): Mind<EmpiresTypes> {
  const box = openBox(pack);
  const features = featuresOf(box);
  const by = weights ?? weightsFrom(features, FITTED);
  return {
    priors: (state, seat, moves) => priors(box, state, seat, moves),
    play: (state, seat, rng) => play(box, state, seat, rng),
    value: (state) => chancesOf(features.measure(state), by),
    quiet: isQuiet,
    // What leaves nobody a choice, as far as all can see, happens by itself: whoever is asked may hold a card for it.
    forced: () => false,
    belief: handBelief(box),
  };
}
