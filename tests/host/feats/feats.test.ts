/** What is told of games that are over is true, and told where it can be known. */
import { describe, expect, it, test } from 'vitest';
import { defined } from '#engine/kernel/defined.ts';
import type { FeatsInput } from '#engine/kernel/feats.ts';
import type { History } from '#main/host/history.ts';
import { featsOf } from '#main/host/feats.ts';
import { reviewOf } from '#main/host/review.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { JUDGED, readOver, toldOf, wrongly } from './games.ts';
import { botsOver, type Over } from './over.ts';

const NOTHING_WRONG = { untrue: [], missing: [] };

describe.each(JUDGED.map((judged) => [judged.listed.id, judged] as const))(
  'the feats of %s',
  (_, { listed, referee, recorded }) => {
    it('are what the states of recorded games say', () => {
      const names = recorded.recordedNames().filter((_name, index) => index % 6 === 0);
      for (const name of names) expect(wrongly(readOver(recorded, name), referee), name).toEqual(NOTHING_WRONG);
    });

    it('are what the states of games of bots say', () => {
      const games = Array.from({ length: 5 }, (_one, number) => botsOver(listed, 'short', number));
      for (const over of games) expect(wrongly(over, referee), over.name).toEqual(NOTHING_WRONG);
      expect(games.flatMap(toldOf).length).toBeGreaterThan(3);
    });
  },
);

/** What the game is asked with. */
function askedOf({ game, history }: Over): { readonly known: FeatsInput | undefined } {
  let known: FeatsInput | undefined;
  const asked: AnyGame = {
    ...game,
    feats: (given) => {
      known = given;
      return [];
    },
  };
  featsOf(asked, history, reviewOf(game, history));
  return { known };
}

/** A game of which only the first moves were played; given up there, if `abandoned`. */
function cut({ name, game, pack, history }: Over, moves: number, abandoned: boolean): Over {
  const state = game.copy(history.setup.state);
  for (const { entry } of history.live.slice(0, moves))
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  const live = history.live.slice(0, moves).map((played) => ({ ...played, state: undefined as object | undefined }));
  defined(live.at(-1)).state = state;
  return { name, game, pack, history: { ...history, live, abandoned } };
}

const changed = (over: Over, setup: Partial<History['setup']>): Over => ({
  ...over,
  history: { ...over.history, setup: { ...over.history.setup, ...setup } },
});

describe.each(JUDGED.map((judged) => [judged.listed.id, judged] as const))(
  'what is known of a game of %s',
  (_, { listed }) => {
    const over = botsOver(listed, 'known', 2);

    test('is everything once it is over', () => {
      const { known } = askedOf(over);
      const marks = known?.marks ?? [];
      expect(marks.at(-1)?.points).toEqual(known?.end?.outcome.seats.map(({ points }) => points));
      expect(marks.length).toBe(1 + (known?.log?.turns ?? 0));
      const heard = [...over.history.setup.events, ...over.history.live.flatMap(({ events }) => events)];
      const open = heard.filter(({ audience }) => audience === undefined || 'except' in audience);
      expect(known?.log?.events.map(({ event }) => event)).toEqual(open.map(({ event }) => event));
      expect(listed.id === 'endeavor' ? heard.length - open.length : open.length).not.toBe(heard.length);
    });

    test('is nothing while it is played', () => {
      expect(askedOf(cut(over, 60, false)).known).toBeUndefined();
    });

    test('is only what everybody was told where it was given up', () => {
      const given = askedOf(cut(over, 60, true)).known;
      expect(given).toEqual({ log: given?.log, end: undefined, marks: undefined });
      expect(given?.log?.events.length).toBeGreaterThan(30);
    });

    test('is only its end where it cannot be followed from the set-up', () => {
      const end = askedOf(over).known?.end;
      const onlyEnd = { log: undefined, end, marks: undefined };
      expect(end).toBeDefined();
      expect(askedOf(changed(over, { seq: 40, moves: 40 })).known).toEqual(onlyEnd);
      // As a campaign comes in from a file that begins at a position.
      expect(askedOf(changed(over, { events: [] })).known).toEqual(onlyEnd);
      const anew = { event: { type: 'table-went-on', seq: 3, whole: 2 } };
      const { events } = over.history.setup;
      expect(askedOf(changed(over, { events: [...events, anew] })).known).toEqual(onlyEnd);
      expect(askedOf(changed(over, { events: [...events, { event: { type: 'of-old' } }] })).known).toEqual(onlyEnd);
    });
  },
);
