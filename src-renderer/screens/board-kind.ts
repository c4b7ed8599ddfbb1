/** How the map is shown: the flat chart, or the model on the table. */
export type BoardKind = 'svg' | 'three';

const KEY = 'caravel-board';

/** The kind chosen last on this computer; the chart, which works everywhere, until somebody chooses. */
export function rememberedBoard(): BoardKind {
  try {
    return localStorage.getItem(KEY) === 'three' ? 'three' : 'svg';
  } catch {
    return 'svg';
  }
}

/** Keeps the choice; where nothing can be kept it holds for this window. */
export function rememberBoard(kind: BoardKind): void {
  try {
    localStorage.setItem(KEY, kind);
  } catch {
    // A browser without storage still shows the board.
  }
}
