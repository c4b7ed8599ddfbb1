import type { Emit } from '../../kernel/events.ts';
import { pop } from '../../kernel/frames.ts';
import { given } from '../../kernel/given.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { sideAt } from '../map/regions.ts';
import { moveMarker } from '../pieces/markers.ts';
import { enterMap } from '../pieces/units.ts';
import { reserveUnit } from '../figures/units.ts';
import type { State } from '../state.ts';
import type { GameStep } from './step.ts';

const RULE = 'turn-0';

/** The first citizens step ashore, on either bank of an inlet (rulebook 2.0, p. 4 and 13). One land leaves no choice. */
export const disembark: GameStep<'disembark', 'disembark'> = {
  rule: RULE,
  takes: ['disembark'],
  deciders: (box, state, frame) => (sideAt(box, state, frame.region).lands > 1 ? [frame.seat] : []),
  candidates: (box, state, frame) =>
    Array.from({ length: sideAt(box, state, frame.region).lands }, (_, part) => ({ type: 'disembark', part })),
  refusal: (box, state, frame, _seat, move) =>
    move.part < sideAt(box, state, frame.region).lands ? undefined : refuse(RULE, 'no-such-land'),
  apply(box, state, frame, seat, move, emit) {
    stepAshore(box, state, seat, frame.region, move.part, emit);
    frame.left--;
    if (frame.left === 0) pop(state);
  },
  run(box, state, frame, emit) {
    for (; frame.left > 0; frame.left--) stepAshore(box, state, frame.seat, frame.region, 0, emit);
    pop(state);
  },
};

function stepAshore(box: Box, state: State, seat: number, region: number, part: number, emit: Emit<Event>): void {
  enterMap(given(state.units[reserveUnit(state, seat, 'citizen')]), region, part);
  emit({ type: 'disembarked', seat, region, part });
  moveMarker(box, state, 'population', 1, 'discovery', emit);
}
