import { dealOffers } from '#engine/kernel/deals.ts';
import { dealWindows } from '#tests/engine/contract/deal-windows.ts';
import { describe, expect, test } from 'vitest';
import { elementAt } from '#engine/kernel/element-at.ts';
import { closes } from '../contract/closes.ts';
import { stepping, telling, thereafter, toy, unlimited, verdict, type Broken } from './broken.ts';
import { stand, toyTable } from './table.ts';
import { toyGame } from './toy.ts';
import type { ToyState } from './types.ts';

const ticks = { count: 0 };
/** A chain that never runs out. */
const endless = thereafter((state) => {
  for (const frame of state.frames) if (frame.kind === 'build') Object.assign(frame, { left: 2, fresh: [] });
});

/** A move that is only asked for in a turn, listed while stakes are committed. */
function rest(state: ToyState, seat: number): { type: 'rest' }[] {
  return toyGame.secret(state) && toyGame.deciders(state).includes(seat) ? [{ type: 'rest' }] : [];
}

const ways: Broken = {
  'a chain that gets stuck': [stepping({ build: unlimited() }), /no legal move: stuck|gets stuck/],
  'a game without an end': [thereafter((state) => Object.assign(state, { round: 0, water: 0 })), /no end after 120/],
  'a circle': [endless, /the state of step \d+ again: a circle/],
  'a legal move that is not listed': [
    toy({ legalMoves: (state, seat) => toyGame.legalMoves(state, seat).slice(0, 3) }),
    /allowed, but not among the legal moves/,
  ],
  'a listed move that is refused': [
    toy({ legalMoves: (state, seat) => [...toyGame.legalMoves(state, seat), ...rest(state, seat)] }),
    /a legal move is refused: not-asked-now/,
  ],
  'a move listed twice': [
    toy({ legalMoves: (state, seat) => toyGame.legalMoves(state, seat).flatMap((move) => [move, { ...move }]) }),
    /seat \d is offered .* twice/,
  ],
  'moves of a seat that owes nothing': [
    toy({
      legalMoves(state, seat) {
        const seats = toyGame.secret(state) ? [seat] : toyGame.deciders(state);
        return seats.flatMap((decider) => toyGame.legalMoves(state, decider));
      },
    }),
    /seat \d has moves, but owes nothing/,
  ],
  'public moves that lack a legal one': [toy({ publicMoves: () => [] }), /lacks the legal/],
  'a decision that closes by itself with a choice left': [
    toy({ closing: (_, __, moves) => moves.find(({ type }) => type === 'rest') }),
    /closes by itself that leaves a choice/,
  ],
  'a secret decision that closes by itself': [toy({ closing: (_, __, [move]) => move }), /a secret decision closes by/],
  'a decision that closes by itself with no legal move': [
    toy({ closing: (_, __, moves) => (moves.length === 1 ? { type: 'put', spot: 5 } : undefined) }),
    /closes by itself, but is not legal/,
  ],
  'a refusal without a reason': [
    toy({
      refusal: (state, seat, move) =>
        toyGame.refusal(state, seat, move) && { code: '', params: {}, rule: '', public: false },
    }),
    /a refusal without a code or a rule/,
  ],
  'offers that are refused': [
    toy({
      deals: {
        windows: (state) => dealWindows(toyGame, state),
        offers: (info, rng) => dealOffers(toyGame, info, rng).map((move) => ({ ...move, points: 9 })),
      },
    }),
    /an offer is refused: price-too-high/,
  ],
  'a deal outside every window': [
    toy({ deals: { windows: () => [], offers: (info, rng) => dealOffers(toyGame, info, rng) } }),
    /offers outside every window/,
  ],
};

const states: Broken = {
  'a move that depends on how often it is played': [
    thereafter((state) => void (state.rounds += ticks.count++ % 2)),
    /not deterministic/,
  ],
  'a set-up that depends on how often it is asked for': [
    toy({ setup: (options, seed, emit) => toyGame.setup(options, `${seed} ${ticks.count++}`, emit) }),
    /set-up is not deterministic/,
  ],
  'a set-up that shows what its secret has drawn': [
    toy({
      setup: (options, seed, emit) => {
        const state = toyGame.setup(options, seed, emit);
        return { ...state, water: elementAt(state.deck, 0) % 3 };
      },
    }),
    /what lies open at set-up depends on the secret/,
  ],
  'a copy that shares a part': [
    toy({ copy: (state) => ({ ...structuredClone(state), spots: state.spots }) }),
    /the copy shares an object/,
  ],
  'a part that hangs at two places': [
    thereafter(({ seats: [one, other] }) => void (one && other && (other.known = one.known))),
    /hangs at two places/,
  ],
  'a state that JSON cannot hold': [
    thereafter((state) => void (state.round = -0)),
    /state\.round is -0: not plain JSON/,
  ],
  'a field its schema does not know': [
    thereafter((state) => void Object.assign(state, { cache: 1 })),
    /the state fails its schema/,
  ],
  'an event that shares a part of the state': [
    telling(
      (state, emit) => (event, audience) =>
        emit(event.type === 'revealed' ? { ...event, stakes: state.discard } : event, audience),
    ),
    /an event has changed since|an event shares a part of the state/,
  ],
  'a question that changes the state': [
    toy({ score: (state) => (state.discard.push(0), toyGame.score(state)) }),
    /asking about a state changes it|what seat \d knows depends on/,
  ],
  'cards that get lost': [thereafter((state) => void state.discard.pop()), /invariants: the cards/],
  'a score sheet that does not come to the result': [
    toy({ score: (state) => toyGame.score(state).slice(1) }),
    /the score lines of seat 0 come to/,
  ],
  'a world that forgets what its seat has seen': [
    toy({ sample: (info, rng) => toyGame.sample({ ...info, known: [] }, rng) }),
    /what seat \d knows depends on a secret/,
  ],
  'a world that gives way when it is played on': [
    toy({ sample: (info, rng) => Object.assign(toyGame.sample(info, rng), { discard: info.view.discard }) }),
    /playing on a dealt world changes the information/,
  ],
};

describe('the harness finds', () => {
  test.each(Object.entries({ ...ways, ...states }))('%s', (_, [game, says]) => {
    expect(verdict(game)).toMatch(says);
  });

  test('the place, and says how to come back to it', () => {
    expect(verdict(toy({ publicMoves: () => [] }))).toMatch(
      /^toy \{"rounds":1\}, seed "broken 0", step 3: publicMoves of seat \d lacks the legal \{/,
    );
  });
});

describe('closes finds', () => {
  const building = (spots: (number | null)[]) => {
    const table = toyTable('closes', 3, (state) => stand(state, spots));
    table.commit(3, 2, 1);
    table.play(0, { type: 'build' });
    return table.state;
  };

  test('the way into a chain that gets stuck', () => {
    const state = building([1, 1, 2, 2, null, null]);
    const closing = closes(stepping({ build: unlimited() }), state);
    expect(closing.complete).toBe(true);
    expect(closing.stuck?.map(({ move }) => move.type)).toContain('put');
    expect(closes(toyGame, state)).toMatchObject({ complete: true, stuck: undefined, circle: undefined });
  });

  test('a circle, and says when it has not seen everything', () => {
    const state = building([null, null, null, null, null, null]);
    expect(closes(endless, state).circle).toBeDefined();
    expect(closes(toyGame, state, { limit: 10 }).complete).toBe(false);
  });
});
