import type { PilotPart } from '#renderer/window/lessons.ts';
import { tCode } from './t.ts';
import type { WindowTypes } from './window/read.ts';

/** What newcomers to the lake are told. */
export const toyPilot: PilotPart<WindowTypes> = {
  aim: { id: 'aim', rule: 'lake' },
  lessons: [
    {
      id: 'turn',
      rule: 'lake',
      to: 'newcomer',
      core: true,
      when: ({ newcomer, table }) => newcomer !== undefined && table.view.frames.at(-1)?.kind === 'turn',
      show: () => ({ move: ({ type }) => type === 'build' }),
    },
    { id: 'stake', rule: 'lake', to: 'private', core: true, when: ({ secret }) => secret },
  ],
  words: (id, values) => tCode('pilot', id, values),
};
