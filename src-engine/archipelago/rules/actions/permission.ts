import { pop, push } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import type { State } from '../../state.ts';
import type { Playing, RunContext } from '../context.ts';
import { hasGranted } from '../deals/grants.ts';
import { type GameStep } from '../step.ts';
import { standingOf } from '../../figures/standing.ts';
import { roundOf } from '../../figures/round.ts';

const RULE = 'actions/harvest/leave';

/**
 * Why `seat`, with so many florins behind the screen, cannot ask `ruler` for leave: it was refused in this round, or `ruler`
 * has said beforehand that it is never given, or only for more.
 */
export function askingRefusal(state: State, seat: Seat, ruler: Seat, florins: number): Refusal | undefined {
  if (roundOf(state)?.denied.includes(ruler) === true) return refuse(RULE, 'leave-refused-already', { seat: ruler });
  const { leave, price } = standingOf(state, ruler, seat);
  if (leave === 'never') return refuse(RULE, 'leave-never-given', { seat: ruler });
  if (leave !== 'price' || florins >= price) return undefined;
  return refusePrivately(RULE, 'too-few-florins', { has: florins, needs: price });
}

/** Asks `ruler` for leave: a standing answer holds at once; without one, the ruler decides. */
export function askLeave({ state, frame, emit }: RunContext & Playing<'harvest'>, ruler: Seat): void {
  const { seat, resource } = frame;
  const { leave, price } = standingOf(state, ruler, seat);
  emit({ type: 'leave-asked', seat, of: ruler, resource });
  if (leave === 'ask') {
    push(state, { kind: 'permission', seat, ruler, resource });
    return;
  }
  defined(state.screens[seat]).florins -= price;
  defined(state.screens[ruler]).florins += price;
  frame.allowed.push(ruler);
  emit({ type: 'leave-given', seat: ruler, to: seat, ...(price > 0 && { price }) });
}

/**
 * Whoever controls a region by its town says whether another may harvest there (rulebook 2.0, p. 12; ruling 54). A deal struck
 * meanwhile is an answer too.
 */
export const permissionStep: GameStep<'permission', 'allow' | 'forbid'> = {
  rule: RULE,
  takes: ['allow', 'forbid'],
  deciders: ({ state, frame: { seat, ruler } }) => (hasGranted(state, ruler, seat) ? [] : [ruler]),
  candidates: () => [{ type: 'allow' }, { type: 'forbid' }],
  refusal: () => undefined,
  apply({ state, frame: { seat, ruler }, emit }, move) {
    pop(state);
    const harvest = defined(state.frames[state.frames.length - 1]);
    if (harvest.kind !== 'harvest') return neverRuns();
    if (move.type === 'allow') {
      harvest.allowed.push(ruler);
      return emit({ type: 'leave-given', seat: ruler, to: seat });
    }
    harvest.refused = true;
    roundOf(state)?.denied.push(ruler);
    return emit({ type: 'leave-refused', seat: ruler, to: seat });
  },
  run: ({ state }) => pop(state),
};
