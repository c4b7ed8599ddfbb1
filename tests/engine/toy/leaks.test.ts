import { dealWindows } from '../contract/deal-windows.ts';
import { describe, expect, test } from 'vitest';
import { refuse } from '#engine/kernel/refusal.ts';
import { stepping, telling, thereafter, toy, verdict, type Broken } from './broken.ts';
import { toyGame, toySteps } from './toy.ts';
import { reveals, toyTwin } from './twin.ts';
import type { ToyEvent, ToyInformation, ToyState, ToyView } from './types.ts';

const bestCard = (state: ToyState) => Math.max(...state.seats.map(({ hand }) => hand[0] ?? 0));

/** A view that shows the hand of seat 0 to everybody. */
function withHand(view: ToyView, state: ToyState): ToyView {
  const hand = [...(state.seats[0]?.hand ?? [])];
  return { ...view, seats: view.seats.map((place, seat) => (seat === 0 ? { ...place, hand } : place)) };
}

const leaks: Broken = {
  'a card in the public view': [
    toy({ view: (state, viewer) => withHand(toyGame.view(state, viewer), state) }),
    /what seat \d sees depends on a secret|what lies open at set-up depends on the secret/,
  ],
  'a public figure computed from a secret': [
    toy({
      view(state, viewer) {
        const shown = toyGame.view(state, viewer);
        return viewer === 'public' ? { ...shown, round: state.round + (bestCard(state) % 2) } : shown;
      },
    }),
    /the public view depends on a secret/,
  ],
  'a card in the public half of an event': [
    telling((_, emit) => (event, audience) => emit(event, event.type === 'drawn' ? undefined : audience)),
    /an event for (public|\d) depends on a secret: \{"type":"drawn"/,
  ],
  'a window that depends on a secret': [
    toy({
      deals: {
        windows: (state) => (bestCard(state) > 8 ? dealWindows(toyGame, state) : []),
        offers: () => [],
      },
    }),
    /windows depends on a secret/,
  ],
  'a decision that is skipped for a secret reason': [
    stepping({
      turn: {
        ...toySteps.turn,
        deciders: ({ state, frame: { seat } }) => [bestCard(state) > 8 ? seat : (seat + 1) % 3],
      },
    }),
    /depend(s)? on (a secret|what it cannot know)|publicMoves of seat \d lacks/,
  ],
  'a public reason that tells a secret': [
    toy({
      refusal(state, seat, move) {
        const refusal = toyGame.refusal(state, seat, move);
        return refusal && { ...refusal, public: true };
      },
    }),
    /a public reason depends on a secret|publicMoves holds what the public reason/,
  ],
  'a move that something nobody knows forbids': [
    stepping({
      turn: {
        ...toySteps.turn,
        refusal: (context, move) =>
          move.type === 'draw' && (context.state.rng[0] ?? 0) % 2 !== 0
            ? refuse('turn/draw', 'unlucky')
            : toySteps.turn.refusal(context, move),
      },
    }),
    /may do depends on (a secret|what it cannot know)|a public reason depends on a secret/,
  ],
};

describe('the harness finds', () => {
  test.each(Object.entries(leaks))('%s', (_, [game, says]) => {
    expect(verdict(game, { reveals })).toMatch(says);
  });

  test('a secret that information gives away and sample believes, with the hook that trusts neither', () => {
    const told = (state: ToyState, seat: number): ToyInformation => {
      const known = state.seats.flatMap(({ hand }, other) => hand.map((card) => ({ seat: other, card })));
      return { ...toyGame.information(state, seat), known: known.filter((item) => item.seat !== seat) };
    };
    const game = toy({
      information: (state, seat) => (state.ended === null ? told(state, seat) : toyGame.information(state, seat)),
    });
    expect(verdict(game, { twin: toyTwin })).toMatch(/what seat \d knows depends on a secret/);
  });

  /** The toy that reveals a stake now and then because of a card nobody has seen. */
  const surprising = (event: ToyEvent) =>
    thereafter((state, _seat, move, emit) => {
      if (move.type === 'rest' && state.ended === null && bestCard(state) > 9) emit(event);
    });
  const shown: ToyEvent = { type: 'revealed', stakes: [], barrier: 'stakes-revealed' };
  const surprises = ({ type }: ToyEvent) => type === 'revealed' || type === 'rested';

  test('an event that happens in one world alone, unless it may surprise', () => {
    expect(verdict(surprising(shown), { reveals })).toMatch(/an event for public depends on a secret/);
    expect(verdict(surprising(shown), { reveals, surprises })).toBeUndefined();
    expect(verdict(surprising({ type: 'rose', water: 0 }), { reveals, surprises })).toMatch(/depends on a secret/);
  });

  test('a surprise that raises no barrier', () => {
    const rested: ToyEvent = { type: 'rested', seat: 0 };
    expect(verdict(surprising(rested), { reveals, surprises })).toMatch(/reveals a secret and raises no barrier/);
  });

  test('no leak in the toy itself', () => {
    expect(verdict(toyGame, { twin: toyTwin, reveals }, 10)).toBeUndefined();
  });
});
