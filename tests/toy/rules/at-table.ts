import type { RulesAtTable } from '#renderer/window/rules.ts';
import type { WindowTypes } from '../window/read.ts';

/** Where the rules are opened at the lake: at what is decided, and at a spot where building is told. */
export const atTheLake: RulesAtTable<WindowTypes> = {
  now: ({ view }) => ({ commit: 'round/stakes', build: 'turn/build' })[view.frames.at(-1)?.kind ?? ''] ?? 'turn',
  of: (_, id) => (id.startsWith('place:') ? 'turn/build' : undefined),
};
