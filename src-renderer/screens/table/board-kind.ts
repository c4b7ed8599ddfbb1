import type { Settings } from '../../session/settings.ts';
import type { Board } from '../../board/board.ts';
import { probeGraphics } from '../../board/three/graphics.ts';

/** How the map is shown: the flat chart, or the model on the table. */
export type BoardKind = 'svg' | 'three';

/**
 * The kind a setting means here: the flat one for a board that has no other, else by itself the model, where the machine
 * draws it well.
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

/** Whether this window has a graphics card that draws the model without effort; what a browser says of caveats does not tell. */
function drawsWell(): boolean {
  return probeGraphics() === 'integrated';
}
