import { countedHeadline, sheetByCode } from '../../../window/counted-ending.ts';
import type { GameEnding } from '../../../window/ending.ts';
import type { ScoreLines, SheetRow } from '../../../window/score-sheet.ts';
import type { IconName } from '../icons/icons.ts';
import type { EndeavorTypes, Picture, Table } from '../types.ts';
import { list, t, tCode } from '../words/t.ts';
import { charts } from './charts.ts';

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
const sheet = (table: Table, score: ScoreLines): SheetRow<Picture>[] =>
  sheetByCode<Picture>(table, score, (code) => ({ of: 'icon', icon: ICONS[code] ?? 'glory' }), { tCode });

/** How it ended: who has most glory; whoever ties shares the victory. */
const headline = countedHeadline({ tCode, list });

/** What the window shows once a campaign is over. */
export const ending: GameEnding<EndeavorTypes> = { sheet, charts, headline, drawnAnew: t('drawn-anew') };
