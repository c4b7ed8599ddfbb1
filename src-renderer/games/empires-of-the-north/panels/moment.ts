import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';

/** Whether a card of the hand may be played at the decision of a seat, as far as what lies open tells. */
export function asksHand({ frames, players }: View, seat: number): boolean {
  if ((players[seat]?.cards ?? 0) === 0) return false;
  const frame = frames.at(-1);
  if (frame?.kind === 'tile') return frame.window || frame.tile === 'construct';
  return frame?.kind === 'turn' || (frame?.kind === 'effect' && frame.todo[0]?.do === 'build');
}
