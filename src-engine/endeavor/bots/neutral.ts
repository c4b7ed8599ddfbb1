/** What a step of the neutral colour is worth, when two play: what it takes from the other, less what it takes from oneself. */
import { defined } from '../../kernel/defined.ts';
import type { MoveOf } from '../moves.ts';
import { NEUTRAL_COLOUR } from '../figures/colours.ts';
import { isOpen, isPresent } from '../figures/presence.ts';
import { occupyWorth } from './cities.ts';
import { drawWorth } from './draws.ts';
import { asSeen, pending, type Evaluation } from './evaluation.ts';
import { governorWorth, majorityChance } from './regions.ts';
import { tokenWorth } from './tokens.ts';

/** The other acts next, so what is taken from them counts more. */
export const TAKEN = { theirs: 0.5, own: 0.4 };

/** What a step to `at` takes from the seat. */
type Loss = (evaluation: Evaluation, at: string) => number;

export const LOSS: Readonly<Record<'ship' | 'occupy' | 'draw', Loss>> = {
  ship(evaluation, at) {
    const { box, state, seat } = evaluation;
    const region = defined(box.regionAt.get(at));
    const { berths, firstSpace } = defined(box.regions[region]);
    const track = defined(state.ships[region]);
    if (track.length >= berths) return 0;
    const chance = majorityChance(track, berths, seat) - majorityChance([...track, NEUTRAL_COLOUR], berths, seat);
    return tokenWorth(evaluation, firstSpace + track.length) + chance * governorWorth(evaluation, region);
  },
  occupy(evaluation, at) {
    const { box, state, seat } = evaluation;
    const city = defined(box.cityAt.get(at));
    const { region } = defined(box.cities[city]);
    if (!isOpen(box, state, region) || !isPresent(box, state, seat, region)) return 0;
    return occupyWorth(evaluation, city);
  },
  draw: (evaluation, at) => Math.max(0, drawWorth(evaluation, defined(evaluation.box.stackAt.get(at)))),
};

/** What a step of the neutral colour is worth. */
export function neutralWorth(evaluation: Evaluation, { at }: MoveOf<'neutral'>): number {
  const frame = pending(evaluation);
  if (frame?.kind !== 'neutral') return 0;
  const loss = LOSS[frame.action];
  const rival = asSeen(evaluation, 1 - evaluation.seat);
  return TAKEN.theirs * loss(rival, at) - TAKEN.own * loss(evaluation, at);
}
