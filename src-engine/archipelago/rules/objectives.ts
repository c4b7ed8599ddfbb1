import { automatic, pop, type GameStep } from './step.ts';

/** Everybody reads the objective just dealt, unseen by the others (rulebook 2.0, p. 5). */
export const objectives: GameStep<'objectives', 'look'> = {
  ...automatic<'objectives'>('objectives', (_box, state) => pop(state)),
  takes: ['look'],
  deciders: (_box, _state, frame) => frame.read.flatMap((read, seat) => (read ? [] : [seat])),
  candidates: () => [{ type: 'look' }],
  refusal: () => undefined,
  apply(_box, _state, frame, seat) {
    frame.read[seat] = true;
  },
};
