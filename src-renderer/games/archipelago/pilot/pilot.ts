import type { PilotPart } from '../../../window/lessons.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { has, tCode } from '../words/t.ts';
import { actions } from './actions.ts';
import { crisis } from './crisis.ts';
import { goals } from './goals.ts';
import { opening } from './opening.ts';
import { rare } from './rare.ts';

/** What newcomers to Archipelago are told. */
export const archipelagoPilot: PilotPart<ArchipelagoTypes> = {
  lessons: [...opening, ...crisis, ...actions, ...goals, ...rare],
  words: (id, values) => tCode('pilot', id, values),
  again: (id, values) => (has(`pilot.again.${id}`) ? tCode('pilot.again', id, values) : undefined),
};
