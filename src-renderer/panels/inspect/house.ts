import { written } from '../../components/written.ts';
import { t } from '../../i18n/t.ts';
import type { InspectId, Inspection } from '../../window/inspection.ts';
import type { TableContext } from '../../window/table-context.ts';
import { undoWords } from '../top/table-menu.ts';

/** What of the table itself, and not of its game, can be asked about. */
type HousePart = 'undo' | 'redo' | 'board' | 'menu' | 'drawer' | 'zoom';

/** The name of a part of the table. */
export const inspectHouse = (part: HousePart): InspectId => written('house', part);

/** The answer to a question about a part of the table; undefined for any other name. */
export function inspectionOfHouse(table: Pick<TableContext, 'words' | 'page'>, id: InspectId): Inspection | undefined {
  switch (id) {
    case inspectHouse('undo'):
      return { title: t('top.undo'), lines: [undoWords(table.words, table.page)] };
    case inspectHouse('redo'):
      return { title: t('top.redo'), lines: [table.page.redo ? t('menu.redo') : t('redo.none')] };
    case inspectHouse('board'):
      return { title: t('settings.board'), lines: [t('inspect.board')] };
    case inspectHouse('menu'):
      return { title: t('menu.title'), lines: [t('inspect.menu')] };
    case inspectHouse('drawer'):
      return { title: t('settings.drawer'), lines: [t('inspect.drawer')] };
    case inspectHouse('zoom'):
      return { title: t('layout.map'), lines: [t('inspect.zoom')] };
    default:
      return undefined;
  }
}
