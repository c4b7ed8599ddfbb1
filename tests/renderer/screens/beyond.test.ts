import { expect, it } from 'vitest';
import { COLOURS } from '#main/contract/messages.ts';
import { archipelagoWindow } from '#renderer/games/archipelago/window.ts';
import { isBeyond } from '#renderer/panels/table/beyond.ts';
import { movesOf } from '#renderer/window/choice.ts';
import type { GameWindow } from '#renderer/window/window.ts';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/archipelago/recorded/files.ts';

const window = archipelagoWindow as unknown as GameWindow;

it('what a person alone cannot pay for is known before it is chosen, and nothing else is', () => {
  let dim = 0;
  for (const name of recordedNames().slice(0, 3)) {
    const record = readRecorded(name);
    const game = gameOf(record);
    const state = game.schema.state.parse(record.setup);
    const pack = window.read.pack(record.pack);
    const seats = COLOURS.map((colour) => ({ name: colour, colour, player: 'person' as const }));
    for (const entry of record.entries) {
      if (entry.kind !== 'move') break;
      const { seat } = entry;
      if (!game.secret(state)) {
        const view = game.view(state, 'public');
        const [open, own] = [game.publicMoves(view, seat), game.legalMoves(state, seat)];
        const { choices } = window.choices({ seats, view: window.read.view(view), pack }, seat, open as never);
        for (const choice of choices) {
          const moves = movesOf(choice) as never[];
          const beyond = isBeyond(choice, open as never, own as never);
          if (beyond) dim++;
          if (beyond) expect(moves.filter((move) => game.refusal(state, seat, move) === undefined)).toEqual([]);
          else if (moves.length > 0 && choice.impossible === undefined)
            expect(moves.some((move) => game.refusal(state, seat, move) === undefined)).toBe(true);
        }
      }
      game.apply(state, seat, game.schema.move.parse(entry.move), () => undefined);
    }
  }
  expect(dim).toBeGreaterThan(20);
});
