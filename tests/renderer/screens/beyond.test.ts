import { expect, it } from 'vitest';
import { COLOURS } from '#main/contract/messages.ts';
import { archipelagoWindow } from '#renderer/games/archipelago/window.ts';
import { isBeyond } from '#renderer/panels/table/beyond.ts';
import { movesOf, onMap, type Choice, type Choices } from '#renderer/window/choice.ts';
import { DecisionState } from '#renderer/window/decision.svelte.ts';
import type { GameWindow } from '#renderer/window/window.ts';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/archipelago/recorded/files.ts';

/** A decision at its beginning, and once each of its first choices that leads on is taken. */
function decisionsOn(all: Choices<never>, isDear: ((choice: Choice<never>) => boolean) | undefined) {
  const nothing = () => undefined;
  const actions = { take: nothing, play: nothing, explain: nothing, ...(isDear && { isBeyond: isDear }) };
  const leading = all.choices.filter(({ move, children }) => move === undefined && children !== undefined);
  return [undefined, ...leading].map((first) => {
    const decision = new DecisionState<never>(() => all, actions);
    if (first !== undefined) decision.choose(first);
    return decision;
  });
}

const window = archipelagoWindow as unknown as GameWindow;

it('what a person alone cannot pay for is known before it is chosen, and nothing else is', () => {
  let dim = 0;
  const onTheMap = { dim: 0, bright: 0 };
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
        const all = window.choices({ seats, view: window.read.view(view), pack }, seat, open as never);
        const { choices } = all;
        for (const choice of choices) {
          const moves = movesOf(choice) as never[];
          const beyond = isBeyond(choice, open as never, own as never);
          if (beyond) dim++;
          if (beyond) expect(moves.filter((move) => game.refusal(state, seat, move) === undefined)).toEqual([]);
          else if (moves.length > 0 && choice.impossible === undefined)
            expect(moves.some((move) => game.refusal(state, seat, move) === undefined)).toBe(true);
        }
        const isDear = (choice: Choice<never>): boolean => isBeyond(choice, open as never, own as never);
        for (const decision of decisionsOn(all as never, isDear))
          for (const { place, beyond } of decision.targets) {
            const among = decision.toConfirm === null ? onMap(decision.here) : [decision.toConfirm];
            const here = among.filter((choice) => choice.place === place);
            expect(beyond).toBe(here.every(isDear));
            onTheMap[beyond === true ? 'dim' : 'bright']++;
          }
        // Where it is not known what somebody can pay, as at a table of several persons, nothing is dim.
        for (const decision of decisionsOn(all as never, undefined))
          expect(decision.targets.filter(({ beyond }) => beyond)).toEqual([]);
      }
      game.apply(state, seat, game.schema.move.parse(entry.move), () => undefined);
    }
  }
  expect(dim).toBeGreaterThan(20);
  expect(onTheMap.dim).toBeGreaterThan(5);
  expect(onTheMap.bright).toBeGreaterThan(100);
});
