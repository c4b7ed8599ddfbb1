import type { TablePage } from '../../window/pages.ts';
import type { GameWords } from '../../window/window.ts';
import { barrierWords } from '../../window/sentences.ts';
import { t } from '../../i18n/t.ts';

/** Everything the menu of the table can do. */
export const MENU_ACTIONS = [
  'undo',
  'redo',
  'restart',
  'history',
  'people',
  'give-up',
  'rules',
  'pilot',
  'notes',
  'picture',
  'full-screen',
  'export',
  'settings',
  'leave',
] as const;
/** One of them. */
export type MenuAction = (typeof MENU_ACTIONS)[number];

/** An item of the menu. `why` says why it is not possible now, `note` what to know before; `key` is the key that does the same. */
export type MenuItem = {
  readonly act: MenuAction;
  readonly label: string;
  readonly key?: string;
  readonly why?: string;
  readonly note?: string;
};

type Known = Pick<TablePage, 'undo' | 'undoLevel' | 'redo' | 'restart' | 'played' | 'abandoned' | 'outcome' | 'seats'>;

/** Why the last move cannot be undone. */
export function undoWords(words: Pick<GameWords, 'barrier'>, page: Pick<Known, 'undo' | 'undoLevel'>): string {
  if (page.undo.can) return t('undo.can');
  return page.undoLevel === 'off' ? t('undo.off') : barrierWords(words, page.undo.barrier);
}

/**
 * What the menu offers besides: the rules where the game has a reference of them, and the pilot where somebody is new; and whether
 * something private is on the screen, of which no picture is made.
 */
export type MenuBesides = {
  readonly rules?: boolean;
  readonly pilot?: 'speaks' | 'quiet' | undefined;
  readonly isPrivate?: boolean;
};

/** The menu in groups, as the page allows it now. */
export function menuOf(
  words: Pick<GameWords, 'barrier'>,
  page: Known,
  besides: MenuBesides = {},
): readonly (readonly MenuItem[])[] {
  const over = page.abandoned || page.outcome !== undefined;
  const item = (act: MenuAction, why?: string, key?: string): MenuItem => ({
    act,
    label: t(`menu.${act}`),
    ...(key !== undefined && { key }),
    ...(why !== undefined && { why }),
  });
  const play = [
    item('undo', page.undo.can ? undefined : undoWords(words, page), t('key.undo')),
    item('redo', page.redo ? undefined : t('redo.none'), t('key.redo')),
    item('restart', page.restart ? undefined : t('restart.none')),
  ];
  const table = [
    item('history', page.played > 0 ? undefined : t('history.none')),
    ...(over ? [] : [item('people'), item('give-up')]),
  ];
  const help = [
    ...(besides.rules === true ? [item('rules', undefined, t('key.rules'))] : []),
    ...(besides.pilot !== undefined && !over
      ? [{ ...item('pilot'), ...(besides.pilot === 'quiet' && { note: t('menu.pilot.wakes') }) }]
      : []),
  ];
  const show = [
    item('picture', besides.isPrivate === true ? t('menu.picture.private') : undefined),
    item('full-screen', undefined, 'F11'),
  ];
  return [
    play,
    table,
    [
      ...help,
      ...show,
      item('notes'),
      { ...item('export'), note: t('menu.export.note') },
      item('settings'),
      item('leave'),
    ],
  ];
}
