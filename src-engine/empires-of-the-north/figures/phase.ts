import type { Table } from './table.ts';

/** The opening hand, the four phases of a round, and what is after the last. */
export type Phase = 'opening' | 'observation' | 'actions' | 'expedition' | 'cleanup' | 'over';

/** The phase that is played now, told by the frames of the round that are left. */
export function phaseOf({ frames }: Pick<Table, 'frames'>): Phase {
  let phase: Phase = 'over';
  for (const frame of frames) {
    if (frame.kind === 'opening') return 'opening';
    if (frame.kind === 'cleanup') phase = 'cleanup';
    else if (frame.kind === 'expedition') phase = 'expedition';
    else if (frame.kind === 'actions') return frame.begun ? 'actions' : 'observation';
  }
  return phase;
}
