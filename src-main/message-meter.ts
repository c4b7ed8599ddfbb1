import { FrameMeter } from '#engine/kernel/read-json.ts';
import { DEEPEST_MESSAGE, LARGEST_FRAME } from './contract/limits.ts';

/**
 * Measures a message that comes to a shell, in pieces or as a whole, before it is parsed: one that nests deeper, or has more outside
 * its quoted texts, than any message of a window is refused then, since parsing and checking it would take long.
 */
export function messageMeter(): Pick<FrameMeter, 'isBeyond'> {
  return new FrameMeter({ deepest: DEEPEST_MESSAGE, most: LARGEST_FRAME });
}
