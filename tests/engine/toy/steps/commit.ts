import { elementAt } from '#engine/kernel/element-at.ts';
import { pop, push } from '#engine/kernel/frames.ts';
import { refuse } from '#engine/kernel/refusal.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { allSeats, rise } from '../lake.ts';
import type { ToyState, ToyStep } from '../types.ts';

/** Stakes: each seat commits one in secret, in any order; when the last lies, all are revealed at once. */
export const commit: ToyStep<'commit', 'commit'> = {
  rule: 'round/stakes',
  takes: ['commit'],
  deciders: ({ frame }) => frame.stakes.flatMap((stake, seat) => (stake === null ? [seat] : [])),
  candidates: ({ box: data }) => Array.from({ length: data.stake + 1 }, (_, stake) => ({ type: 'commit', stake })),
  refusal: ({ box: data }, { stake }) =>
    stake > data.stake ? refuse('round/stakes', 'stake-too-high', { stake, most: data.stake }) : undefined,

  apply({ frame, seat, emit }, { stake }) {
    frame.stakes[seat] = stake;
    emit({ type: 'committed', seat, stake }, { only: [seat] });
    emit({ type: 'committed', seat }, { except: [seat] });
  },

  run({ box: data, state, frame, emit }) {
    const stakes = frame.stakes.map((stake) => stake ?? 0);
    emit({ type: 'revealed', stakes: [...stakes], barrier: 'stakes-revealed' });
    pop(state);
    for (const seat of turnOrder(allSeats(state), stakes).reverse()) {
      push(state, { kind: 'turn', seat, offered: false });
    }
    for (let stake = 1; stake <= data.stake; stake++) settleStake(state, stakes, stake);
    rise(state, shared(stakes), emit);
  },
};

/** The highest stake first; equal ones in seating order. */
function turnOrder(seats: Seat[], stakes: readonly number[]): Seat[] {
  return seats.sort((a, b) => elementAt(stakes, b) - elementAt(stakes, a) || a - b);
}

/** A stake that stands alone is earned. */
function settleStake(state: ToyState, stakes: readonly number[], stake: number): void {
  if (stakes.filter((other) => other === stake).length === 1)
    elementAt(state.seats, stakes.indexOf(stake)).points += stake;
}

/** What the shared stakes come to, each counted once. */
function shared(stakes: readonly number[]): number {
  const twice = stakes.filter((stake, seat) => stakes.indexOf(stake) < seat);
  return [...new Set(twice)].reduce((sum, stake) => sum + stake, 0);
}
