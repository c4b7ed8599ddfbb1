import type { BoardLabels } from '../../board/labels.ts';
import { t } from '../../i18n/t.ts';

/** What the board's own buttons say. */
export function boardLabels(): BoardLabels {
  return { board: t('board.map'), zoomIn: t('board.zoom-in'), zoomOut: t('board.zoom-out'), fit: t('board.fit') };
}
