import { describe, expect, test } from 'vitest';
import type { Game } from '#engine/kernel/game.ts';
import { refusePrivately } from '#engine/kernel/refusal.ts';
import { usualOptions } from '../contract/options.ts';
import { toy, verdict } from './broken.ts';
import { namesCard, toyGame, toyHandGame, toyOpenGame, type OpenToyTypes } from './toy.ts';
import { reveals } from './twin.ts';

const open = (change: Partial<Game<OpenToyTypes>>): Game<OpenToyTypes> => ({ ...toyOpenGame, ...change });

const opened: Record<string, [Game<OpenToyTypes>, RegExp]> = {
  'a view that differs': [
    open({ view: (state, viewer) => ({ ...toyOpenGame.view(state, viewer), water: viewer === 1 ? 0 : 1 }) }),
    /seat 1 sees what others do not/,
  ],
  'an event for one seat': [
    open({
      apply: (state, seat, move, emit) =>
        toyOpenGame.apply(state, seat, move, (event) => emit(event, { only: [seat] })),
    }),
    /the event \w+ is not for everybody/,
  ],
  'a private reason': [
    open({
      refusal: (state, seat, move) => toyOpenGame.refusal(state, seat, move) && refusePrivately('turn', 'hush'),
    }),
    /the reason hush is private where nothing is hidden/,
  ],
  'a secret decision': [open({ secret: () => true }), /a secret decision where nothing is hidden/],
  'a depth': [open({ depths: ['hand'] }), /depths where nothing is hidden/],
  'public moves that are others': [
    open({ publicMoves: (view, seat) => toyOpenGame.publicMoves(view, seat).toReversed() }),
    /the public moves of seat \d are others/,
  ],
};

describe('where nothing is hidden the harness finds', () => {
  test.each(Object.entries(opened))('%s', (_, [game, says]) => {
    expect(verdict(game)).toMatch(says);
  });
});

describe('of what is hidden the harness finds', () => {
  test('a public list that names a card of a hand', () => {
    const game = { ...toyHandGame, publicMoves: toyGame.publicMoves };
    expect(verdict(game, { reveals, namesHidden: namesCard })).toMatch(/publicMoves of seat \d names what is hidden/);
  });

  test('a public list that lacks what names nothing hidden', () => {
    const game = { ...toyHandGame, publicMoves: () => [] };
    expect(verdict(game, { reveals, namesHidden: namesCard })).toMatch(/lacks the legal/);
  });

  test('a list without cards, where it is not told that moves name any', () => {
    expect(verdict(toyHandGame, { reveals })).toMatch(/lacks the legal \{"type":"play"/);
  });

  test('a part of the public', () => {
    expect(verdict(toy({ own: () => ({ hand: [] }) }))).toMatch(/the public has a part of its own at stock/);
  });

  test('a depth that shows less than the one above', () => {
    const own = (view: object, depth: string) => ('viewer' in view && view.viewer !== null ? { [depth]: 1 } : {});
    expect(verdict(toy({ own }))).toMatch(/at objective less is shown than at the depth above/);
  });
});

describe('of set-up the harness finds', () => {
  test('a number of players that cannot be laid', () => {
    expect(verdict(toy({ players: { from: 1, to: 5 } }))).toMatch(/a game of 5 is refused, of 1 to 5 named/);
    expect(verdict(toy({ players: { from: 2, to: 4 } }))).toMatch(/a game of 1 is laid, of 2 to 4 named/);
  });

  test('that the usual options give every seat a clan of its own', () => {
    const { seats } = toyGame.schema.options.parse(usualOptions(toyGame, 4));
    expect(new Set(seats?.map(({ clan }) => clan)).size).toBe(4);
    expect(toyGame.optionsRefusal({ rounds: 1, players: 2, seats: [{ clan: 'frog' }, { clan: 'frog' }] })?.code).toBe(
      'clan-taken',
    );
  });
});
