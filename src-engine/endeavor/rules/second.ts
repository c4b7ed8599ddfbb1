import { defined } from '../../kernel/defined.ts';
import { pop, push } from '../../kernel/frames.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Action } from '../data/schema.ts';
import type { FrameOf } from '../frames.ts';
import type { ActionMove, MoveOf } from '../moves.ts';
import { SIMPLE } from './actions/actions.ts';
import type { GameStep, SeatContext } from './context.ts';
import { openNeutral } from './neutral.ts';

const RULE = 'actions/double';

type SecondMove = ActionMove | MoveOf<'done'>;
type Asked = SeatContext & { readonly frame: FrameOf<'second'> };

/**
 * The second part of a double action (rulebook, "Actions mixtes"): in the same region, or from the same stack, and only
 * after the first part with all that it brought. It may be dropped; where it is not possible nobody is asked.
 */
export const secondStep: GameStep<'second', SecondMove['type']> = {
  rule: RULE,
  takes: ['ship', 'occupy', 'draw', 'done'],
  deciders: (context) => {
    const { seat } = context.frame;
    return parts({ ...context, seat }).some((move) => partRefusal({ ...context, seat }, move) === undefined)
      ? [seat]
      : [];
  },
  candidates: (context) => [...parts(context), { type: 'done' }],
  refusal: (context, move) => (move.type === 'done' ? undefined : partRefusal(context, move)),
  apply(context, move) {
    const { state, seat, emit } = context;
    pop(state);
    if (move.type === 'done') return emit({ type: 'dropped', seat });
    openNeutral(context, move.type);
    return SIMPLE[move.type].apply(context, move.at);
  },
  run: ({ state }) => pop(state),
};

/** Puts the second part on the stack; it is asked for once everything above it is done. */
export function openSecond(
  { box, state, seat }: SeatContext,
  { by, action, of, at }: { readonly by: string; readonly action: Action; readonly of: Action; readonly at: string },
): void {
  const city = of === 'occupy' ? box.cities[defined(box.cityAt.get(at))] : undefined;
  const where = city === undefined ? at : defined(box.regions[city.region]).id;
  push(state, { kind: 'second', seat, by, action, at: where });
}

/** What the second part could be done to: the region or the stack, or the cities of the region. */
function parts({ box, frame: { by, action, at } }: Asked): ActionMove[] {
  if (action !== 'occupy') return [{ type: action, by, at }];
  const region = defined(box.regions[defined(box.regionAt.get(at))]);
  return region.cities.map((city) => ({ type: action, by, at: defined(box.cities[city]).id }));
}

function partRefusal(context: Asked, move: ActionMove): Refusal | undefined {
  const { state, seat, frame } = context;
  if (move.type !== frame.action || move.by !== frame.by) return refuse(RULE, 'not-its-second-part');
  const has = defined(state.players[seat]).harbour;
  const needs = SIMPLE[move.type].discs;
  if (has < needs) return refuse('actions/cost', 'too-few-discs', { needs, has });
  if (!parts(context).some(({ at }) => at === move.at))
    return move.type === 'draw'
      ? refuse('actions/double/draw-draw', 'another-stack', { at: frame.at })
      : refuse('actions/double/second', 'another-region', { at: frame.at });
  return SIMPLE[move.type].refusal(context, move.at);
}
