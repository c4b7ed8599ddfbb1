import type { Mind } from '../../bots/mind.ts';
import { chancesOf, type Features, type Weights } from '../../bots/value-model.ts';
import { openBox } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import type { EndeavorTypes } from '../endeavor.ts';
import { featuresOf } from './features.ts';
import { follow, play, priors } from './policy.ts';
import { isQuiet } from './quiet.ts';
import { FITTED, type FittedWeights } from './weights.ts';

/**
 * What Endeavor tells a search, for games made from `pack`: the steward as its fast policy, lines to the end of the round played on by
 * somebody like it, and chances fitted on games of the base pack.
 */
export function endeavorMind(pack: Pack, weights?: Weights): Mind<EndeavorTypes> {
  const box = openBox(pack);
  const features = featuresOf(box);
  const by = weights ?? weightsOf(features);
  return {
    priors: (state, seat, moves) => priors(box, state, seat, moves),
    play: (state, seat, rng) => play(box, state, seat, rng),
    follow: (state, seat, rng) => follow(box, state, seat, rng),
    value: (state) => chancesOf(features.measure(state), by),
    quiet: isQuiet,
  };
}

/** The fitted weights in the order of the features; one that was not there when they were fitted counts for nothing. */
function weightsOf({ names }: Pick<Features<never>, 'names'>): Weights {
  const { seat }: FittedWeights = FITTED.weights;
  return { seat: names.seat.map((name) => seat[name] ?? 0), table: [] };
}
