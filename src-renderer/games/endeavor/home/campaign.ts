import type { Campaign } from '#main/contract/messages.ts';
import { list } from '../../../i18n/translator.ts';
import { has, t, tCode } from '../words/card-words.ts';

/** Where a campaign stands: “Round 3 of 7, Actions”. */
export function progressLine({ summary }: Campaign): string {
  const { round, rounds, phase } = summary;
  const at = t('home.round', { round: Number(round), rounds: Number(rounds) });
  return list(has(`phase.${String(phase)}`) ? [at, tCode('phase', String(phase))] : [at], 'unit');
}

/** The game, and how its phases are played where that is not as usual. */
export function aboutLine({ options }: Campaign): string {
  const { phases } = options;
  return list(phases === 'in-a-row' ? [t('name'), t('phases.in-a-row')] : [t('name')], 'unit');
}
