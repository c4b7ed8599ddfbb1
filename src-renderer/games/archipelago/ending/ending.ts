import type { GameEnding } from '../../../window/ending.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { charts } from './charts.ts';
import Ended from './Ended.svelte';
import { t } from '../words/t.ts';
import { headline } from './headline.ts';
import Revealed from './Revealed.svelte';
import { sheetOf } from './sheet.ts';

/** What the window shows once a campaign is over. */
export const ending: GameEnding<ArchipelagoTypes> = {
  sheet: sheetOf,
  charts,
  headline,
  Ended,
  Revealed,
  drawnAnew: t('drawn-anew'),
};
