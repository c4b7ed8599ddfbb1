import type { Campaign } from '#main/contract/messages.ts';
import { isIndependence } from '#engine/archipelago/figures/markers.ts';
import { list } from '../../../i18n/translator.ts';
import { has, t, tCode } from '../words/card-words.ts';

/** The figure under a name in a campaign's public summary. */
function figure(campaign: Campaign, name: string): number | undefined {
  const value = campaign.summary[name];
  return typeof value === 'number' ? value : undefined;
}

/** Parts of a line, those that say nothing left out. */
function line(...parts: string[]): string {
  return list(
    parts.filter((part) => part !== ''),
    'unit',
  );
}

/** Where a campaign stands: “Turn 3, Actions”. */
export function progressLine(campaign: Campaign): string {
  const turn = figure(campaign, 'turn');
  const phase = campaign.summary['phase'];
  if (turn === 0 || turn === undefined) return t('home.turn.zero');
  return line(t('home.turn', { turn }), typeof phase === 'string' ? tCode('phase', phase) : '');
}

/** That it ended in independence: all have lost, or one has won alone by it. Else nothing. */
export function endedLine(campaign: Campaign): string | undefined {
  const at = markers(campaign);
  if (at === undefined || !isIndependence(at)) return undefined;
  const [winner] = campaign.winners;
  if (winner === undefined) return t('home.independence');
  return t('home.independence.won', { winner: campaign.seats[winner]?.name ?? '' });
}

/** The game, how long, and by which variants. */
export function aboutLine(campaign: Campaign): string {
  const { length, variants } = campaign.options;
  const named = Array.isArray(variants) ? variants.map((variant) => tCode('variant', String(variant))) : [];
  return line(t('name'), has(`length.${String(length)}`) ? tCode('length', String(length)) : '', ...named);
}

/** Population and rebellion, where the summary tells them. */
export function markers(campaign: Campaign): { population: number; rebellion: number } | undefined {
  const population = figure(campaign, 'population');
  const rebellion = figure(campaign, 'rebellion');
  return population === undefined || rebellion === undefined ? undefined : { population, rebellion };
}
