import { defined } from '../../kernel/defined.ts';
import type { State } from '../state.ts';
import type { MoveContext } from './context.ts';

/** The places of the own ships in the queue, the first ship first. */
export function ownShips({ queue }: Pick<State, 'queue'>, seat: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < queue.length; at++) if (queue[at]?.seat === seat) places.push(at);
  return places;
}

/** Whether the ship at a place of the queue is an own one with another before it (rulings 30 and 50). */
export const canAdvance = ({ queue }: Pick<State, 'queue'>, seat: number, at: number): boolean =>
  at > 0 && queue[at]?.seat === seat;

/** An own ship changes places with the one before it (rulebook, "Avancer un navire"). */
export function advance({ state, seat, emit }: MoveContext, at: number): void {
  const { queue } = state;
  const [ship, before] = [defined(queue[at]), defined(queue[at - 1])];
  queue[at - 1] = { ...ship };
  queue[at] = { ...before };
  emit({ type: 'advanced', seat, at: at - 1 });
}
