import { describe, expect, it } from 'vitest';
import { VARIANTS, type Options, type Variant } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { game } from '../twin.ts';

const options = (players: number, ...variants: Variant[]): Options => ({ players, length: 'short', variants });

/** Every set of variants, in the order of the rulebook. */
const SETS = Array.from({ length: 2 ** VARIANTS.length }, (_, bits) =>
  VARIANTS.filter((_, index) => (bits & (1 << index)) !== 0),
);

describe('which variants combine (p. 16)', () => {
  it('ruling B: a variant is named once', () => {
    expect(game.optionsRefusal(options(3, 'desert', 'more-spice', 'desert'))).toMatchObject({
      code: 'variant-twice',
      params: { one: 'desert', other: 'desert' },
    });
  });

  it.each([
    ['no-secrets', 'more-control'],
    ['no-secrets', 'choose-trend'],
    ['no-secrets', 'benefactor'],
    ['no-secrets', 'more-spice'],
  ] as const)('ruling B: %s and %s exclude each other', (one, other) => {
    const refusal = { code: 'variants-clash', params: { one, other }, public: true };
    expect(game.optionsRefusal(options(3, one, other))).toMatchObject(refusal);
    expect(game.optionsRefusal(options(3, other, 'desert', one))).toMatchObject(refusal);
    expect(game.optionsRefusal(options(3, one))).toBeUndefined();
    expect(game.optionsRefusal(options(3, other))).toBeUndefined();
  });

  it('ruling B: with five players the Benefactor leaves too few objectives for more-spice', () => {
    expect(game.optionsRefusal(options(5, 'more-spice', 'benefactor'))).toMatchObject({
      code: 'too-few-objectives',
      params: { one: 'benefactor', other: 'more-spice' },
    });
    expect(game.optionsRefusal(options(4, 'more-spice', 'benefactor'))).toBeUndefined();
    expect(game.optionsRefusal(options(5, 'more-spice'))).toBeUndefined();
    expect(game.optionsRefusal(options(2, 'more-spice'))).toBeUndefined();
  });

  it('ruling B: everything else combines, as most variants can (p. 16)', () => {
    const played = (players: number) =>
      SETS.filter((set) => game.optionsRefusal(options(players, ...set)) === undefined);
    expect([2, 3, 4, 5].map((players) => played(players).length)).toEqual([34, 34, 34, 26]);
  });

  it('is asked for before a game is set up', () => {
    expect(() => game.setup(options(3, 'desert', 'desert'), 'x', () => undefined)).toThrow('variant-twice');
  });
});

/** Plays at random; the state is asked for its invariants after every move, everything for its schema now and then. */
function playOn(chosen: Options, moves: number): void {
  const seed = `${chosen.players} ${chosen.variants.join()}`;
  const rng = streamOf(seed);
  const state = game.setup(chosen, seed, (event) => void game.schema.event.parse(event));
  for (let move = 0; move < moves && game.outcome(state) === undefined; move++) {
    expect(game.invariants(state), `${seed}, move ${move}`).toEqual([]);
    if (move % 15 === 0) checkShapes(state);
    const seats = game.deciders(state);
    const seat = elementAt(seats, pick(rng, seats.length));
    const legal = game.legalMoves(state, seat);
    game.apply(state, seat, elementAt(legal, pick(rng, legal.length)), () => undefined);
  }
  checkShapes(state);
}

function checkShapes(state: Parameters<typeof game.copy>[0]): void {
  expect(game.schema.state.parse(state)).toEqual(state);
  for (const viewer of ['public', ...state.screens.keys()] as const) {
    const view = game.view(state, viewer);
    expect(game.schema.view.parse(view)).toEqual(view);
  }
}

describe.each([2, 3, 4, 5])('%i players', (players) => {
  const playable = SETS.filter((set) => game.optionsRefusal(options(players, ...set)) === undefined);
  it.each(playable.map((set) => ({ set, name: set.join(' + ') || 'no variant' })))(
    'play 60 moves with $name',
    ({ set }) => {
      playOn(options(players, ...set), 60);
    },
  );
});
