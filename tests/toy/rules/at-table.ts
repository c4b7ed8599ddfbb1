import type { RulesAtTable } from '#renderer/window/rules.ts';
import type { WindowTypes } from '../window/read.ts';

/** Where the rules are opened at the lake: at what is decided. */
export const atTheLake: RulesAtTable<WindowTypes> = {
  now: ({ view }) => ({ commit: 'round/stakes', build: 'turn/build' })[view.frames.at(-1)?.kind ?? ''] ?? 'turn',
};
