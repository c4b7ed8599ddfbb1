/** Tables on which a card is just being used, and what nobody may learn from them. */
import { dealWindows } from '#tests/engine/contract/deal-windows.ts';
import { expect } from 'vitest';
import { gameFlow } from '#engine/archipelago/flow.ts';
import type { Event } from '#engine/archipelago/events.ts';
import type { Frame } from '#engine/archipelago/frames.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { eventsFor } from '#engine/kernel/events.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat, Viewer } from '#engine/kernel/seat.ts';
import { recorder } from '../../../contract/play.ts';
import { bytes, reload } from '../../../contract/plain.ts';
import type { Situation } from '../../situation.ts';
import { SMALL_BOX, SMALL_GAME, table, type Table } from '../../table.ts';
import { twinIn } from '../../twin.ts';

/**
 * The round of the first player, in which a card has just put `frames` on the stack. Everybody has an objective. After each
 * move played nobody may know more than is shown.
 */
export function against(frames: readonly Frame[], situation: Situation = {}): Table {
  const game = table({ objectives: [['S1'], ['S2'], ['S3'], ['S4']], ...situation });
  game.state.frames.push(...frames.map((frame) => structuredClone(frame)));
  gameFlow.settle(SMALL_BOX, game.state, (event) => game.log.push(event));
  checkSecrets(game.state);
  return {
    ...game,
    play(seat, move) {
      const events = game.play(seat, move);
      checkSecrets(game.state);
      return events;
    },
    done: (seat) => game.play(seat, { type: 'done' }),
  };
}

/** What everybody can see and do in a state, as bytes. */
function open(game: typeof SMALL_GAME, state: State): string {
  const view = game.view(state, 'public');
  const deciders = game.deciders(state);
  const moves = deciders.map((seat) => game.publicMoves(view, seat));
  return bytes([view, deciders, game.secret(state), dealWindows(game, state), moves]);
}

/**
 * What the public is shown as possible holds every legal move. Whoever sits there: a dealt world and a twin of this one are intact, and to him and to everybody they are this one.
 * @param deals how many of each are looked at for every seat.
 */
export function checkSecrets(state: State, deals = 5, game = SMALL_GAME, twin = twinIn(SMALL_BOX)): void {
  for (let seat = 0; seat < state.screens.length; seat++) {
    const listed = game.publicMoves(game.view(state, 'public'), seat);
    if (!game.secret(state)) expect(listed).toEqual(expect.arrayContaining(game.legalMoves(state, seat)));
    const information = game.information(state, seat);
    const known = (world: State) => [
      bytes(game.information(world, seat)),
      bytes(game.legalMoves(world, seat)),
      open(game, world),
    ];
    const here = known(state);
    for (let deal = 0; deal < deals; deal++) {
      const rng = streamOf(`${seat}/${deal}`);
      for (const world of [game.sample(information, rng), twin(reload(state), seat, rng)]) {
        expect(game.invariants(world)).toEqual([]);
        expect(known(world)).toEqual(here);
      }
    }
  }
}

/** What `viewer` reads of a move, which is not played. */
export function heard(game: Table, seat: Seat, move: Move, viewer: Viewer): Event[] {
  const { log, emit } = recorder<Event>();
  SMALL_GAME.apply(SMALL_GAME.copy(game.state), seat, move, emit);
  return eventsFor(log, viewer);
}

/** Whether the reason why a move is refused is one that everybody may read. */
export function refusedInPublic(game: Table, seat: Seat, move: Move): boolean | undefined {
  return SMALL_GAME.refusal(game.state, seat, move)?.public;
}
