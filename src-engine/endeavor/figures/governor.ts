import { defined } from '../../kernel/defined.ts';
import type { PackIndex } from '../pack-index.ts';
import type { Discs } from './presence.ts';

/**
 * Who gets the governor if a track lies like this: the colour with most discs on it; of those that tie, the one whose
 * last disc is nearest to the stack. Undefined for an empty track.
 * @param track owners from the space farthest from the stack on
 */
export function majorityOf(track: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const owner of track) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return track.findLast((owner) => counts.get(owner) === most);
}

/**
 * Who would be governor of a region if it were opened now by discs of `colour` on every free space. Undefined once it is
 * open, and for a region without a track.
 */
export function wouldGovern(box: PackIndex, { ships }: Discs, region: number, colour: number): number | undefined {
  const free = defined(box.regions[region]).berths - defined(ships[region]).length;
  if (free <= 0) return undefined;
  return majorityOf([...defined(ships[region]), ...Array.from({ length: free }, () => colour)]);
}

/**
 * Who leads on a track now: who would get the governor if it were full. Undefined for an empty track. For a region that
 * is not open yet: in an open one discs beside the track would be counted with it.
 */
export function leaderOn({ ships }: Discs, region: number): number | undefined {
  return majorityOf(defined(ships[region]));
}
