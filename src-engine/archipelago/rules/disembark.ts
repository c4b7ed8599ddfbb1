import { pop } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sideAt } from '../map/regions.ts';
import { moveMarker } from './markers.ts';
import { enterMap } from '../pieces/units.ts';
import type { MoveContext } from './context.ts';
import type { GameStep } from './step.ts';
import { reserveUnit } from '../figures/units.ts';

const RULE = 'discovery/ashore';

/** The first citizens step ashore, on either bank of an inlet (rulebook 2.0, p. 4 and 13). One land leaves no choice. */
export const disembarkStep: GameStep<'disembark', 'disembark'> = {
  rule: RULE,
  takes: ['disembark'],
  deciders: ({ box, state, frame }) => (sideAt(box, state, frame.region).lands > 1 ? [frame.seat] : []),
  candidates: ({ box, state, frame }) =>
    Array.from({ length: sideAt(box, state, frame.region).lands }, (_, part) => ({ type: 'disembark', part })),
  refusal: ({ box, state, frame }, move) =>
    move.part < sideAt(box, state, frame.region).lands ? undefined : refuse(RULE, 'no-such-land'),
  apply(context, move) {
    const { state, frame } = context;
    stepAshore(context, frame.region, move.part);
    frame.left--;
    if (frame.left === 0) pop(state);
  },
  run(context) {
    const { state, frame } = context;
    const own = { ...context, seat: frame.seat };
    for (; frame.left > 0; frame.left--) stepAshore(own, frame.region, 0);
    pop(state);
  },
};

function stepAshore(context: MoveContext, region: number, part: number): void {
  const { state, seat, emit } = context;
  enterMap(defined(state.units[reserveUnit(state, seat, 'citizen')]), region, part);
  emit({ type: 'disembarked', seat, region, part });
  moveMarker(context, 'population', 1, 'discovery');
}
