import { describe, expect, it } from 'vitest';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { differing, drawn, expectDrawnAnew, playedOut, positionsOf, SECRETS } from '../drawn-anew.ts';
import { gameOf, readRecorded, recordedNames } from './recorded/files.ts';

/** Positions between two that are looked at. */
const APART = 17;

const positions = (name: string): readonly State[] => {
  const record = readRecorded(name);
  return positionsOf(gameOf(record), record, APART);
};

describe('a position of a recorded game drawn anew', () => {
  it.each(recordedNames())('%s: looks the same, is whole, and follows from nothing hidden', (name) => {
    const game = gameOf(readRecorded(name));
    for (const state of positions(name)) expectDrawnAnew(game, state);
  });

  it.each(recordedNames())(
    '%s: hands and decks are others with another secret; what all have seen of a hand stays',
    (name) => {
      const game = gameOf(readRecorded(name));
      for (const state of positions(name)) {
        const worlds = SECRETS.map((secret) => drawn(game, state, secret).anew);
        const differ = differing(worlds);
        expect(differ(({ rng }) => rng)).toBe(SECRETS.length);
        if (state.near.deck.length > 4) expect(differ(({ near }) => near.deck)).toBeGreaterThan(3);
        for (const [seat, { deck, hand, shown }] of state.players.entries()) {
          if (deck.length > 6) expect(differ(({ players }) => players[seat]?.deck)).toBeGreaterThan(3);
          if (hand.length > shown.length && deck.length > 6)
            expect(differ(({ players }) => players[seat]?.hand.toSorted())).toBeGreaterThan(1);
          for (const { players } of worlds) expect(players[seat]?.hand).toEqual(expect.arrayContaining(shown));
        }
      }
    },
  );

  it.each(recordedNames().filter((_, index) => index % 2 === 0))('%s: can be played to an end', (name) => {
    const game = gameOf(readRecorded(name));
    const all = positions(name);
    for (const state of [all[0], all[Math.floor(all.length / 2)], all.at(-1)])
      if (state !== undefined) playedOut(game, drawn(game, state, name).anew, name);
  });
});
