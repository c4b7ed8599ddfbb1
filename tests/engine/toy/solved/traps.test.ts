import { describe, expect, test } from 'vitest';
import type { Mind } from '#engine/bots/mind.ts';
import { search } from '#engine/bots/search.ts';
import { defined } from '#engine/kernel/defined.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Toy } from '../broken.ts';
import type { ToyMove, ToyState, ToyTypes } from '../types.ts';
import { drawn, mindOf, thrifty, type Policy } from './policy.ts';
import { responses } from './response.ts';
import { smallData, smallStock } from './small.ts';

const data = smallData.stock;
const policy = thrifty(data, smallStock);
const DEALS = 400;

/** The kind of move that is chosen, in searches with other random numbers. */
function chosen(game: Toy, mind: Mind<ToyTypes>, state: ToyState, seat: number, deals = DEALS): ToyMove['type'][] {
  const position = { information: game.information(state, seat), seat };
  return [1, 2, 3, 4, 5].map(
    (time) => search(game, mind, position, streamOf(`trap ${time}`), { width: 99, deals, margin: 0.5 }).move.type,
  );
}

describe('a trap for whoever takes each deal as known', () => {
  // The water stands one below the flood. Whoever builds now needs the one stake in the next round that nobody shares: with the other's
  // stake known it is found every time, else it is a guess, and a wrong one drowns both. A card drawn now does without it.
  const state = smallStock.setup({ rounds: 2, players: 2 }, 'trap', () => undefined);
  Object.assign(state, { round: 1, water: 2, spots: [null, 0], deck: [2, 3, 4], discard: [1] });
  Object.assign(defined(state.seats[0]), { points: 4, hand: [], supply: 0, purse: 0 });
  Object.assign(defined(state.seats[1]), { points: 2, hand: [0], supply: 1, purse: 0 });
  state.frames = [{ kind: 'round' }, { kind: 'turn', seat: 1, offered: false }];
  const solved = responses(data, smallStock, policy);
  const information = smallStock.information(state, 1);

  /** Plays on with what is best in the world that was dealt, for the seat that asks. */
  const knowing = (asked: ToyState, seat: number, rng: ReturnType<typeof streamOf>): ToyMove => {
    if (seat !== 1) return drawn(policy)(asked, seat, rng);
    const moves = smallStock.legalMoves(asked, seat);
    const chances = moves.map((move) => solved.chanceAfter(asked, seat, move));
    return defined(moves[chances.indexOf(Math.max(...chances))]);
  };

  test('is a trap: the safe move is surely better for whoever does not know', () => {
    const worth = new Map(solved.always(information).map(({ move, chance }) => [move.type, chance]));
    expect(worth.get('draw')).toBe(Math.max(...worth.values()));
    expect(defined(worth.get('draw'))).toBeGreaterThan(defined(worth.get('build')) + 0.15);
  });

  test('does not catch the search', () => {
    expect(new Set(chosen(smallStock, mindOf(policy), state, 1))).toEqual(new Set(['draw']));
  });

  test('catches a search whose fast policy looks at what the seat cannot know', () => {
    expect(chosen(smallStock, { play: knowing, quiet: () => false }, state, 1)).toContain('build');
  });
});

describe('the flood that drowns all', () => {
  /** Stakes as much as the others and keeps its purse: somebody else may drain. */
  const careless: Policy = (asked, seat) => {
    const moves = smallStock.legalMoves(asked, seat);
    const stakes = moves.filter((move) => move.type === 'commit' && move.stake === data.stake);
    return stakes.length > 0 ? stakes : policy({ ...asked, water: 0 }, seat);
  };
  const mind = mindOf(careless);

  /** The last to act in the round leads, and holds a good card and a purse; the next stakes will let the water overflow. */
  function brink(): ToyState {
    const state = smallStock.setup({ rounds: 2 }, 'flood', () => undefined);
    Object.assign(state, { round: 1, water: 2, spots: [null, 0], deck: [1, 3] });
    [[0], [4], [2]].forEach((hand, seat) => Object.assign(defined(state.seats[seat]), { hand, purse: 0 }));
    Object.assign(defined(state.seats[0]), { supply: 0 });
    Object.assign(defined(state.seats[2]), { points: 4, purse: 1 });
    state.frames = [{ kind: 'round' }, { kind: 'turn', seat: 2, offered: false }];
    return state;
  }

  test('is not ridden free into: whoever alone can drain the lake does', () => {
    expect(new Set(chosen(smallStock, mind, brink(), 2, 32))).toEqual(new Set(['drain']));
  });

  test('is ridden into by a search that takes the leader of the drowned for a winner', () => {
    const blindToLoss: Toy = {
      ...smallStock,
      outcome(state) {
        const outcome = smallStock.outcome(state);
        const most = Math.max(...(outcome?.seats ?? []).map(({ points }) => points));
        return outcome && { ...outcome, seats: outcome.seats.map((one) => ({ ...one, won: one.points === most })) };
      },
    };
    expect(chosen(blindToLoss, mind, brink(), 2, 32)).not.toContain('drain');
  });
});
