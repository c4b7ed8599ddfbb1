import type { Emit } from '../../../kernel/events.ts';
import { pop, push } from '../../../kernel/frames.ts';
import { given } from '../../../kernel/given.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import type { Event } from '../../events.ts';
import type { FrameOf } from '../../frames.ts';
import type { State } from '../../state.ts';
import { hasGranted } from '../deals/grants.ts';
import { standingOf } from '../../figures/standing.ts';
import { roundOf } from '../../figures/round.ts';
import type { GameStep } from '../step.ts';

const RULE = 'actions/harvest';

/**
 * Why `seat`, with so many florins behind the screen, need not ask `ruler` for leave: he has refused it in this round, or
 * has said beforehand that he never gives it, or only for more.
 */
export function askingRefusal(state: State, seat: Seat, ruler: Seat, florins: number): Refusal | undefined {
  if (roundOf(state)?.denied.includes(ruler) === true) return refuse(RULE, 'leave-refused-already', { seat: ruler });
  const { leave, price } = standingOf(state, ruler, seat);
  if (leave === 'never') return refuse(RULE, 'leave-never-given', { seat: ruler });
  if (leave !== 'price' || florins >= price) return undefined;
  return refusePrivately(RULE, 'too-few-florins', { has: florins, needs: price });
}

/** Asks `ruler` for leave: his standing answer holds at once, else he is asked. */
export function askLeave(state: State, frame: FrameOf<'harvest'>, ruler: Seat, emit: Emit<Event>): void {
  const { seat, resource } = frame;
  const { leave, price } = standingOf(state, ruler, seat);
  emit({ type: 'leave-asked', seat, of: ruler, resource });
  if (leave === 'ask') {
    push(state, { kind: 'permission', seat, ruler, resource });
    return;
  }
  given(state.screens[seat]).florins -= price;
  given(state.screens[ruler]).florins += price;
  frame.allowed.push(ruler);
  emit({ type: 'leave-given', seat: ruler, to: seat, ...(price > 0 && { price }) });
}

/**
 * Who controls a region by its town says whether another may harvest there (rulebook 2.0, p. 12; ruling 54). A deal struck
 * meanwhile answers for him.
 */
export const permission: GameStep<'permission', 'allow' | 'forbid'> = {
  rule: RULE,
  takes: ['allow', 'forbid'],
  deciders: (_box, state, { seat, ruler }) => (hasGranted(state, ruler, seat) ? [] : [ruler]),
  candidates: () => [{ type: 'allow' }, { type: 'forbid' }],
  refusal: () => undefined,
  apply(_box, state, { seat, ruler }, _seat, move, emit) {
    pop(state);
    const harvest = given(state.frames[state.frames.length - 1]);
    if (harvest.kind !== 'harvest') return neverRuns();
    if (move.type === 'allow') {
      harvest.allowed.push(ruler);
      return emit({ type: 'leave-given', seat: ruler, to: seat });
    }
    harvest.refused = true;
    roundOf(state)?.denied.push(ruler);
    return emit({ type: 'leave-refused', seat: ruler, to: seat });
  },
  run: (_box, state) => pop(state),
};
