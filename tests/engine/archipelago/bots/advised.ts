/** Positions of recorded games, in which the steward is asked for advice. */
import { evaluate, type Evaluation } from '#engine/archipelago/bots/evaluation.ts';
import { BUILDER, TRADER } from '#engine/archipelago/bots/temperament.ts';
import { openBox } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { State } from '#engine/archipelago/state.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { readRecorded, recordedNames } from '../recorded/files.ts';
import { game } from '../twin.ts';

const BOX = openBox(BASE_PACK);

/** Visits every `nth` decision of the recorded games that were played with the base pack, each as it stood. */
export function visitDecisions(nth: number, visit: (state: State, seat: Seat) => void): void {
  let count = 0;
  for (const name of recordedNames()) {
    const record = readRecorded(name);
    if (record.packHash !== game.pack) continue;
    const state = game.schema.state.parse(record.setup);
    for (const entry of record.entries) {
      if (entry.kind !== 'move') break;
      const { seat } = entry;
      const decides = game.deciders(state).includes(seat) && game.legalMoves(state, seat).length > 1;
      if (decides && count++ % nth === 0) visit(state, seat);
      game.apply(state, seat, game.schema.move.parse(entry.move), () => undefined);
    }
  }
}

/** A decision as the steward of that seat evaluates it. */
export function evaluated(state: State, seat: Seat): Evaluation {
  const temper = seat % 2 === 0 ? BUILDER : TRADER;
  return evaluate(game, BOX, game.information(state, seat), seat, temper, streamOf('evaluated'));
}
