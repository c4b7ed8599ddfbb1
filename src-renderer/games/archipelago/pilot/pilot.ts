import type { PilotPart } from '../../../window/lessons.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { tCode, tKnown } from '../words/t.ts';
import { actions } from './actions.ts';
import { crisis } from './crisis.ts';
import { cycle, goals } from './goals.ts';
import { lying, opening } from './opening.ts';
import { rare } from './rare.ts';

const aim: PilotPart<ArchipelagoTypes>['aim'] = {
  id: 'aim',
  rule: 'game',
  // A laid table is dealt without the Separatist, who alone does not lose with all others.
  values: ({ table }) => ({ separatist: table.view.options.laid === undefined ? 'yes' : 'no' }),
};

/** What newcomers to Archipelago are told. */
export const archipelagoPilot: PilotPart<ArchipelagoTypes> = {
  aim,
  lessons: [...opening, ...cycle, ...lying, ...crisis, ...actions, ...goals, ...rare],
  words: (id, values) => tCode('pilot', id, values),
  again: (id, values) => tKnown('pilot.again', id, values),
};
