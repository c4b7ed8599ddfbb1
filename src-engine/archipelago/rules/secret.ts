import type { Frame } from '../frames.ts';

/**
 * Whether what is decided may be seen by the one who decides only: bids, reading an objective, closing fists before the Thief.
 */
export function isSecret(frame: Frame | undefined): boolean {
  if (frame === undefined) return false;
  if (frame.kind === 'spy') return frame.of >= 0;
  if (frame.kind === 'fists') return !frame.closed;
  return frame.kind === 'bids' || frame.kind === 'objectives';
}
