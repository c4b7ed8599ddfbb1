import { defined } from '../../../kernel/defined.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { cardOf } from '../../box.ts';
import { isNeutral } from '../../figures/colours.ts';
import { majorityOf } from '../../figures/governor.ts';
import type { RunContext } from '../context.ts';
import { gainSymbols, takeToken } from '../gains.ts';
import type { SimpleAction } from './action.ts';

const RULE = 'actions/ship';

/**
 * Ship (rulebook, "Affréter"): a disc goes to the free space of a shipping track that is farthest from the stack, and
 * its token is taken. On a full track it lies beside, without a token. Never to Europe. No region need be open, nobody
 * need be present.
 */
export const ship: SimpleAction = {
  discs: 1,
  targets: ({ box }) => box.shores,
  refusal({ box }, at) {
    const region = box.regionAt.get(at);
    if (region === undefined) return refuse(RULE, 'no-such-region');
    return defined(box.regions[region]).berths > 0 ? undefined : refuse('actions/ship/europe', 'no-track');
  },
  apply(context, at) {
    const { box, state, seat, emit } = context;
    const region = defined(box.regionAt.get(at));
    const beside = defined(state.ships[region]).length >= defined(box.regions[region]).berths;
    defined(state.players[seat]).harbour -= 1;
    emit({ type: 'shipped', seat, region: at, beside });
    berth(context, seat, region);
  },
};

/** Puts a disc of a colour on the track or beside it; takes the token, and opens the region with the last space. */
export function berth(context: RunContext, colour: number, region: number): void {
  const { box, state } = context;
  const { id, berths, firstSpace } = defined(box.regions[region]);
  const track = defined(state.ships[region]);
  track.push(colour);
  const at = track.length - 1;
  if (at >= berths) return;
  takeToken(context, colour, { space: firstSpace + at, from: 'berth', at: id });
  if (track.length === berths) openRegion(context, region);
}

/**
 * Opening (rulebook, "Ouverture d'une région"): the governor goes to the colour with most discs on the track, whose turn
 * it is and whether they have passed does not matter. One of the neutral colour leaves the game.
 */
function openRegion({ box, state, emit }: RunContext, region: number): void {
  const { id } = defined(box.regions[region]);
  emit({ type: 'opened', region: id });
  const stack = defined(state.stacks[box.stacks.findIndex((one) => one.region === region)]);
  const top = stack[0];
  if (top === undefined || !cardOf(box, top).governor) return;
  stack.shift();
  const winner = defined(majorityOf(defined(state.ships[region])));
  if (isNeutral(state, winner)) {
    state.removed.push(top);
    emit({ type: 'neutral-governor', card: top });
    return;
  }
  defined(state.players[winner]).cards.push(top);
  emit({ type: 'governor', seat: winner, card: top });
  gainSymbols({ box, state, seat: winner, emit }, cardOf(box, top).symbols);
}
