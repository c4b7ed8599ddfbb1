import type { Campaign } from '#main/contract/messages.ts';
import { list } from '../../../i18n/translator.ts';
import { has, t, tCode } from '../words/card-words.ts';

/** Where a campaign stands: “Round 3, Actions”. */
export function progressLine({ summary }: Campaign): string {
  const { round, phase } = summary;
  const at = t('home.round', { round: Number(round) });
  return list(has(`phase.${String(phase)}`) ? [at, tCode('phase', String(phase))] : [at], 'unit');
}
