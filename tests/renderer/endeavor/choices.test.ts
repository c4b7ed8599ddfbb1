import { expect, it } from 'vitest';
import { COLOURS } from '#main/contract/messages.ts';
import { endeavorWindow } from '#renderer/games/endeavor/window.ts';
import { movesOf, type Choice } from '#renderer/window/choice.ts';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/endeavor/recorded/files.ts';

/** What is chosen among at each step of a decision. */
const stepsOf = (choices: readonly Choice[]): (readonly Choice[])[] => [
  choices,
  ...choices.flatMap(({ children }) => (children === undefined ? [] : stepsOf(children))),
];

it('what nothing can be done with comes last, and is marked', () => {
  const record = readRecorded(recordedNames()[0] ?? '');
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  const pack = endeavorWindow.read.pack(record.pack);
  const seats = COLOURS.map((colour) => ({ name: colour, colour, player: 'person' as const }));
  let [idle, besides] = [0, 0];
  for (const entry of record.entries) {
    if (entry.kind !== 'move') break;
    const table = { seats, view: endeavorWindow.read.view(game.view(state, 'public')), pack };
    const { choices } = endeavorWindow.choices(table, entry.seat, game.legalMoves(state, entry.seat));
    for (const step of stepsOf(choices)) {
      const marked = step.map((choice) => choice.idle === true);
      const empty = step.map(
        (choice) => choice.impossible === undefined && movesOf(choice).every(({ type }) => type === 'idle'),
      );
      expect(marked).toEqual(empty);
      expect(marked).toEqual([...marked].sort());
      idle += marked.filter(Boolean).length;
      besides += marked.some(Boolean) && step.length > 1 && step !== choices ? 1 : 0;
    }
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  }
  expect(idle).toBeGreaterThan(10);
  expect(besides, 'beside what can be done with the same disc').toBeGreaterThan(10);
});
