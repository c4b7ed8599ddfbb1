import { describe, expect, test } from 'vitest';
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import type { Game } from '#engine/kernel/game.ts';
import { refuse } from '#engine/kernel/refusal.ts';
import { checkGame } from '../contract/check-game.ts';
import { besides } from './besides.ts';
import { game, reveals, surprises, twin } from './twin.ts';

const SEEDS = ['a', 'b', 'c', 'd'];

type Checked = { readonly types: Set<string>; readonly aside: Set<string> };

/** Checks games with talk; gives the types of moves made, and of those made by who owed nothing. */
function talked(rules: Game<ArchipelagoTypes>, seeds: readonly string[]): Checked {
  const checked: Checked = { types: new Set(), aside: new Set() };
  for (const [index, seed] of seeds.entries()) {
    const options = { players: 2 + (index % 4), length: 'short' as const, variants: [] };
    let owing: readonly number[] = [];
    const watch = (played: { seat: number; move: Move }, _events: unknown, state: State) => {
      checked.types.add(played.move.type);
      if (!owing.includes(played.seat)) checked.aside.add(played.move.type);
      owing = rules.deciders(state);
    };
    checkGame(rules, { options, seed: `talk ${seed}`, twin, reveals, surprises, besides, watch });
  }
  return checked;
}

test('games in which anybody talks beside the decision keep the whole contract', () => {
  const { types, aside } = talked(game, SEEDS);
  for (const type of besides.types) expect([...types]).toContain(type);
  for (const type of besides.types) expect([...aside]).toContain(type);
});

/** The game with another answer to one type of move; undefined leaves it be. */
function refusing(type: Move['type'], other: (state: State, seat: number) => 'yes' | 'no' | undefined) {
  const refusal: typeof game.refusal = (state, seat, move) => {
    const answer = move.type === type ? other(state, seat) : undefined;
    if (answer === undefined) return game.refusal(state, seat, move);
    return answer === 'yes' ? undefined : refuse('negotiation', 'not-asked-now');
  };
  return { ...game, refusal };
}

const broken: Record<string, [Game<ArchipelagoTypes>, RegExp]> = {
  'an offer that its receiver takes back': [
    refusing('withdraw', (state) => (state.frames.at(-1)?.kind === 'offer' ? 'yes' : undefined)),
    /allowed against the rules/,
  ],
  'a promise that anybody settles': [
    refusing('settle', (state) => (state.promises.length > 0 ? 'yes' : undefined)),
    /allowed against the rules/,
  ],
  'an answer given while a secret is decided': [
    refusing('standing', (state) => (game.secret(state) ? 'yes' : undefined)),
    /allowed against the rules/,
  ],
  'an answer only who decides may give': [
    refusing('standing', (state, seat) => (game.deciders(state).includes(seat) ? undefined : 'no')),
    /a move beside the decision is refused/,
  ],
  'an answer that is listed': [
    {
      ...game,
      legalMoves: (state, seat) => [
        ...game.legalMoves(state, seat),
        ...game.deciders(state).flatMap((decider): Move[] => {
          const move = { type: 'standing', to: (seat + 1) % 2, leave: 'never', price: 0 } as const;
          return decider === seat && game.refusal(state, seat, move) === undefined ? [move] : [];
        }),
      ],
    },
    /legalMoves list standing/,
  ],
};

describe('the harness finds', () => {
  test.each(Object.entries(broken))('%s', (_, [rules, says]) => {
    expect(() => talked(rules, SEEDS)).toThrow(says);
  });
});
