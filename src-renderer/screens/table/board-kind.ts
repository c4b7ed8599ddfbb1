import type { Settings } from '../../session/settings.ts';
import type { Board } from '../../board/board.ts';
import { tiers } from '../../board/three/tiers.svelte.ts';

/** How the board is shown: flat, or in relief. */
export type BoardKind = 'svg' | 'three';

/**
 * The kind of board a setting means here: flat where there is no other; by default the relief where the machine draws
 * it well.
 */
export function boardKind(
  setting: Settings['board'],
  board: Pick<Board, 'three'>,
  draws: () => boolean = drawsWell,
): BoardKind {
  if (board.three === undefined) return 'svg';
  if (setting === 'auto') return draws() ? 'three' : 'svg';
  return setting;
}

/** Whether a graphics card draws WebGL. What browsers report about performance does not tell. */
function drawsWell(): boolean {
  const found = tiers.look();
  return found !== undefined && found.tier !== 'processor';
}
