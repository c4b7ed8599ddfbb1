import { countedHeadline, sheetByCode } from '../../../window/counted-ending.ts';
import type { GameEnding } from '../../../window/ending.ts';
import type { ScoreLines, SheetRow } from '../../../window/score-sheet.ts';
import type { IconName } from '../icons/icons.ts';
import type { EmpiresTypes, Picture, Table } from '../types.ts';
import { charts } from './charts.ts';
import { list, t, tCode } from './t.ts';
import Revealed from './Revealed.svelte';

const ICONS: Readonly<Record<string, IconName>> = {
  track: 'points',
  cards: 'plain',
  resources: 'any',
  gold: 'gold',
  raze: 'raze',
};

/** The score sheet: the lines of the rulebook in their order, each with what it was counted from. */
const sheet = (table: Table, score: ScoreLines): SheetRow<Picture>[] =>
  sheetByCode<Picture>(table, score, (code) => ({ of: 'icon', icon: ICONS[code] ?? 'points' }), { tCode });

/** How it ended: who has most points; whoever is equal in all that decides shares the victory. */
const headline = countedHeadline({ tCode, list });

/** What the window shows once a campaign is over. */
export const ending: GameEnding<EmpiresTypes> = { sheet, charts, headline, Revealed, drawnAnew: t('drawn-anew') };
