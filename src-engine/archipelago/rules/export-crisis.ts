import { pop } from '../../kernel/frames.ts';
import { seatInOrder } from '../../kernel/order.ts';
import { moveMarker } from './markers.ts';
import { openTalk } from './deals/windows.ts';
import { cubeRefusal, SOURCES, useCube } from './crisis-cubes.ts';
import type { GameStep } from './step.ts';

const RULE = 'balance/export-crisis';

/**
 * Consumption crisis on the export market (rulebook 2.0, p. 7): in order, each player once gives any number of the cubes
 * demanded; every cube missing at the end moves rebellion up by one (ruling 40).
 */
export const exportCrisisStep: GameStep<'export-crisis', 'supply' | 'done'> = {
  rule: RULE,
  takes: ['supply', 'done'],
  deciders: ({ state, frame }) =>
    frame.missing > 0 && frame.next < state.order.length ? [seatInOrder(state, frame.next)] : [],
  candidates: () => [...SOURCES.map((from) => ({ type: 'supply', from }) as const), { type: 'done' }],
  refusal: (context, move) =>
    move.type === 'done' ? undefined : cubeRefusal(context, 'export', context.frame.resource, move.from),
  apply(context, move) {
    const { state, frame, seat, emit } = context;
    if (move.type === 'done') {
      frame.next++;
      openTalk(state);
      return;
    }
    useCube(context, 'export', frame.resource, move.from);
    frame.missing--;
    emit({ type: 'supplied', seat, resource: frame.resource, from: move.from, missing: frame.missing });
  },
  run(context) {
    const { state, frame, emit } = context;
    pop(state);
    emit({ type: 'crisis-over', half: 'export', rebels: 0, missing: frame.missing });
    if (frame.missing > 0) moveMarker(context, 'rebellion', frame.missing, 'missing-exports');
  },
};
