import type { Frame, FrameOf } from '../frames.ts';

/** What is pending. */
type Pending = { readonly frames: readonly Frame[] };

/** The round being played, if one is: what a card has prepared for it lies there. */
export function roundOf(state: Pending): FrameOf<'round'> | undefined {
  for (const frame of state.frames) if (frame.kind === 'round') return frame;
  return undefined;
}

/** The round being played, if its disc is still to come: what a card prepares is of no use once it lies (ruling 56). */
export function comingRound(state: Pending): FrameOf<'round'> | undefined {
  const round = roundOf(state);
  return round?.disc === false ? round : undefined;
}
