import { countedHeadline, sheetByCode } from '../../../window/counted-ending.ts';
import type { ScoreLines, SheetRow } from '../../../window/score-sheet.ts';
import type { IconName } from '../icons/icons.ts';
import type { Picture, Table } from '../types.ts';
import { list, tCode } from '../words/t.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  cities: 'occupy',
  routes: 'route',
  industry: 'industry',
  culture: 'culture',
  finance: 'finance',
  politics: 'politics',
  cards: 'cards',
  'empty-place': 'governor',
  buildings: 'university',
  harbour: 'anchor',
  slavery: 'chain',
};

/** The score sheet: the lines of the rulebook in their order, each with what it was counted from. */
export const sheetOf = (table: Table, score: ScoreLines): SheetRow<Picture>[] =>
  sheetByCode<Picture>(table, score, (code) => ({ of: 'icon', icon: ICONS[code] ?? 'glory' }), { tCode });

/** How it ended: who has most glory; whoever ties shares the victory. */
export const headline = countedHeadline({ tCode, list });
