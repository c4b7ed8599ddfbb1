import { expect, it } from 'vitest';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/archipelago/recorded/files.ts';
import { secretPlace } from '#renderer/games/archipelago/panels/secret/curtain.ts';

it('lets two fists have the whole table: every good stands beside each', () => {
  expect(secretPlace({ view: { frames: [{ kind: 'fists' }] } } as never)).toBeUndefined();
  expect(secretPlace({ view: { frames: [{ kind: 'bids' }] } } as never)).toBe('column');
});

it('leaves the table in sight for whatever is decided alone but a choice among several objectives', () => {
  const places = new Map<string, string | undefined>();
  for (const name of recordedNames()) {
    const record = readRecorded(name);
    const game = gameOf(record);
    const state = game.schema.state.parse(record.setup);
    const look = (): void => {
      const top = state.frames.at(-1);
      if (!game.secret(state) || top === undefined) return;
      const kind = top.kind === 'objectives' && top.spare ? 'spare' : top.kind;
      places.set(kind, secretPlace({ view: state } as never));
    };
    look();
    for (const entry of record.entries) {
      if (entry.kind !== 'move') break;
      game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
      look();
    }
  }
  const { spare, ...others } = Object.fromEntries(places);
  expect(Object.keys(others)).toEqual(expect.arrayContaining(['objectives', 'bids']));
  expect(new Set(Object.values(others))).toEqual(new Set(['column']));
  expect(places.has('spare')).toBe(true);
  expect(spare).toBeUndefined();
});
