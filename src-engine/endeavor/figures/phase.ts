import type { Frame } from '../frames.ts';
import type { View } from '../state.ts';

/** The four phases of a round, and what is after the last. */
export type Phase = 'build' | 'growth' | 'salaries' | 'actions' | 'over';

const PHASES: Readonly<Record<Frame['kind'], Phase>> = {
  rounds: 'over',
  build: 'build',
  growth: 'growth',
  salaries: 'salaries',
  returns: 'salaries',
  actions: 'actions',
  turn: 'actions',
  second: 'actions',
  neutral: 'actions',
  discard: 'actions',
  'round-end': 'actions',
};

/** The phase that is played now. */
export function phaseOf({ frames }: Pick<View, 'frames'>): Phase {
  const top = frames.at(-1);
  return top === undefined ? 'over' : PHASES[top.kind];
}
