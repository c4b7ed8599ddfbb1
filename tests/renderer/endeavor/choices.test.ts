import { expect, it } from 'vitest';
import { COLOURS } from '#main/contract/messages.ts';
import { endeavorWindow } from '#renderer/games/endeavor/window.ts';
import { movesOf } from '#renderer/window/choice.ts';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/endeavor/recorded/files.ts';

it('what nothing can be done with comes last, and is marked', () => {
  const record = readRecorded(recordedNames()[0] ?? '');
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  const pack = endeavorWindow.read.pack(record.pack);
  const seats = COLOURS.map((colour) => ({ name: colour, colour, player: 'person' as const }));
  let idle = 0;
  for (const entry of record.entries) {
    if (entry.kind !== 'move') break;
    const table = { seats, view: endeavorWindow.read.view(game.view(state, 'public')), pack };
    const { choices } = endeavorWindow.choices(table, entry.seat, game.legalMoves(state, entry.seat));
    const marked = choices.map((choice) => choice.idle === true);
    const empty = choices.map(
      (choice) => choice.impossible === undefined && movesOf(choice).every(({ type }) => type === 'idle'),
    );

    expect(marked).toEqual(empty);
    expect(marked).toEqual([...marked].sort());
    idle += marked.filter(Boolean).length;
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  }
  expect(idle).toBeGreaterThan(10);
});
