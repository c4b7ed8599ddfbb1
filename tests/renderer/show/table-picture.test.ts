import { render } from 'svelte/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BASE_PACK as ARCHIPELAGO_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { anyOf, usefulMoves } from '#engine/bots/random.ts';
import { BASE_PACK as EMPIRES_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { BASE_PACK as ENDEAVOR_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavor } from '#engine/endeavor/endeavor.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { seedRng, streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { cardOf } from '#renderer/games/index.ts';
import { mayShow } from '#renderer/panels/show/may-show.ts';
import { pictured } from '#renderer/panels/show/table-picture.ts';
import TablePicture from '#renderer/panels/show/TablePicture.svelte';
import type { GameWindow } from '#renderer/window/window.ts';
import { game as archipelago, twin } from '#tests/engine/archipelago/twin.ts';
import { playedWith } from '#tests/engine/empires-of-the-north/laid.ts';
import { twinOf } from '#tests/engine/empires-of-the-north/twin.ts';
import { SEATS } from '../film/pages.ts';

// No document lays anything out here.
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { motion: 'less' } } });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
});
afterEach(() => void vi.unstubAllGlobals());

/** A game with what it hides, and another world that nobody outside can tell from one of it. */
type Case = {
  readonly game: AnyGame;
  readonly pack: object;
  readonly options: object;
  readonly other: (state: object, rng: Rng) => object;
};

const empires = playedWith(EMPIRES_PACK);
const CASES: Readonly<Record<string, Case>> = {
  archipelago: {
    game: archipelago as unknown as AnyGame,
    pack: ARCHIPELAGO_PACK,
    options: { players: 3, length: 'medium', variants: [] },
    other: (state, rng) => twin(state as Parameters<typeof twin>[0], 0, rng),
  },
  endeavor: {
    game: endeavor(ENDEAVOR_PACK) as unknown as AnyGame,
    pack: ENDEAVOR_PACK,
    options: { players: 3, phases: 'one-by-one' },
    other: (state) => ({ ...state, rng: seedRng('another chance') }),
  },
  'empires-of-the-north': {
    game: empires.game as unknown as AnyGame,
    pack: EMPIRES_PACK,
    options: { players: 3, seats: [{ clan: 'ulaf' }, { clan: 'glenn' }, { clan: 'panuk' }] },
    other: (state, rng) => twinOf(empires)(state as Parameters<ReturnType<typeof twinOf>>[0], 0, rng),
  },
};

/** The picture of a state, as it is drawn before it is painted. */
function drawn(window: GameWindow, { game, pack }: Case, state: object): string {
  const table = { seats: SEATS, view: window.read.view(game.view(state, 'public')), pack: window.read.pack(pack) };
  const of = { card: { name: 'A game' }, game: window, table, won: undefined, turned: false };
  const props = { ...pictured(of, new Date(2026, 2, 5)), onready: () => undefined };
  return render(TablePicture, { props }).body;
}

describe.each(Object.entries(CASES))('the picture of a table of %s', (id, one) => {
  it('is the same in worlds that nobody outside can tell apart, and another one after a few moves', async () => {
    const window = await cardOf(id)?.load();
    if (window === undefined) throw new Error(`there is no ${id}`);
    const { game } = one;
    const rng = streamOf(`picture ${id}`);
    const state = game.setup(game.schema.options.parse(one.options), 'picture', () => undefined);
    const pictures = new Set<string>();
    let twins = 0;
    for (let count = 0; count < 90 && game.outcome(state) === undefined; count++) {
      const seat = game.deciders(state)[0] ?? 0;
      game.apply(state, seat, anyOf(usefulMoves(game, game.legalMoves(state, seat)), rng), () => undefined);
      if (count % 30 !== 29) continue;
      const other = one.other(game.copy(state), rng);
      if (canonicalJson(other) !== canonicalJson(state)) twins += 1;
      const picture = drawn(window, one, state);
      expect(drawn(window, one, other)).toBe(picture);
      pictures.add(picture);
    }
    expect(twins).toBeGreaterThan(0);
    expect(pictures.size).toBeGreaterThan(1);
  });
});

describe('what a picture of the table is made from', () => {
  it('is what lies open, whatever else the page has', async () => {
    const window = await cardOf('archipelago')?.load();
    if (window === undefined) throw new Error('there is no Archipelago');
    const table = { seats: SEATS, view: {}, pack: {} };
    const planted = { own: 'planted', page: 'planted', curtain: 'planted' };
    const of = { ...planted, card: { name: 'A game' }, game: window, table, won: [0], turned: true };
    const made = new Date(2026, 2, 5);
    expect(pictured(of, made)).toEqual({ game: 'A game', board: window.board, table, won: [0], turned: true, made });
    expect(pictured({ ...of, game: { board: { ...window.board, turns: undefined } } as never }, made).turned).toBe(
      false,
    );
  });

  it('is refused while a curtain, a drawer or a private page is there', () => {
    const open = { open: true, drawer: null, isPrivate: false };
    expect(mayShow(open)).toBe(true);
    expect(mayShow({ ...open, open: false })).toBe(false);
    expect(mayShow({ ...open, drawer: 0 })).toBe(false);
    expect(mayShow({ ...open, isPrivate: true })).toBe(false);
  });
});
