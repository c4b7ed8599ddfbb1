import { describe, expect, it } from 'vitest';
import type { SeatSetup } from '#main/contract/messages.ts';
import {
  PLACES,
  firstPlan,
  freshSeat,
  handedRound,
  problem,
  seated,
  withPlace,
} from '#renderer/screens/setup/setup.ts';

const people = (n: number): SeatSetup[] => {
  const seats: SeatSetup[] = [];
  while (seats.length < n) seats.push(freshSeat(seats.length, seats));
  return seats;
};
const bot = (seats: SeatSetup[], index: number): SeatSetup[] =>
  seats.map((seat, at) => (at === index ? { ...seat, player: 'steward' } : seat));
const places = (seats: readonly SeatSetup[]) => seats.map(({ place }) => place);

describe('the set-up', () => {
  it('begins as this computer’s players like it', () => {
    const plan = firstPlan({ level: 'strict', undo: 'practice' });
    expect(plan).toMatchObject({ level: 'strict', undo: 'practice', pack: '' });
    expect(problem(plan)).toBeUndefined();
  });

  it('spreads people round the screen, each at a place of their own', () => {
    for (const n of [1, 2, 3, 4, 5]) {
      const at = places(seated(people(n), false));
      expect(new Set(at).size).toBe(n);
      expect(at.every((place) => place !== undefined && place >= 0 && place < PLACES)).toBe(true);
      expect(at[0]).toBe(0);
    }
    expect(places(seated(people(2), false))).toEqual([0, 4]);
  });

  it('gives no place to a bot, and room to the others', () => {
    expect(places(seated(bot(people(3), 1), false))).toEqual([0, undefined, 4]);
  });

  it('hands round clockwise from the front, as people sit and not as they are listed', () => {
    const seats = withPlace(seated(people(3), false), 0, 7);
    expect(handedRound(seats).map(({ name }) => name)).toEqual(['Marco', 'Leif', 'Ines']);
  });

  it('changes places where one is taken', () => {
    expect(places(withPlace(seated(people(3), false), 0, 5))).toEqual([5, 3, 0]);
  });

  it('leaves everybody where they were put when somebody joins, and seats the newcomer where there is room', () => {
    const moved = withPlace(seated(people(2), false), 4, 1);
    const more = seated([...moved, freshSeat(2, moved)], true);
    expect(places(more)).toEqual([0, 1, 2]);
    expect(places(seated(bot(more, 0), true))).toEqual([undefined, 1, 2]);
  });
});
