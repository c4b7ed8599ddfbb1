import { weightsFrom } from '../../bots/fit/fitted-file.ts';
import type { Chances, Mind } from '../../bots/mind.ts';
import { chancesOf, type Weights } from '../../bots/value-model.ts';
import { archipelago, type ArchipelagoTypes } from '../archipelago.ts';
import { archipelagoBelief } from '../belief/belief.ts';
import { openBox } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import type { State } from '../state.ts';
import { bargaining } from './bargain.ts';
import { featuresOf } from './features.ts';
import { play, priors } from './policy.ts';
import { isQuiet } from './quiet.ts';
import { FITTED } from './weights.ts';

/**
 * What Archipelago tells a search, for games made from `pack`: the steward as its fast policy, and chances fitted on games of the base
 * pack.
 */
export function archipelagoMind(pack: Pack, weights?: Weights): Mind<ArchipelagoTypes> {
  const box = openBox(pack);
  const table = { game: archipelago(pack), box };
  const features = featuresOf(box);
  const by = weights ?? weightsFrom(features, FITTED);
  const value = (state: State): Chances => withCare(chancesOf(features.measure(state), by));
  return {
    priors: (state, seat, moves) => priors(table, state, seat, moves),
    play: (state, seat, rng) => play(table, state, seat, rng),
    value,
    quiet: isQuiet,
    bargain: bargaining(table.game, box, value),
    belief: archipelagoBelief(box),
  };
}

/**
 * Chances in which the risk that nobody wins counts twice: what one seat risks all who search risk as well, so that together they would
 * lose the colony by risks that each thinks small.
 */
function withCare(chances: Chances): Chances {
  const somebody = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance * somebody);
}
