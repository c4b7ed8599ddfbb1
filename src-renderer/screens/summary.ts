import type { Campaign } from '#main/contract/messages.ts';
import { ago, list, t, tCode } from '../i18n/t.ts';
import { seatName } from '../i18n/words.ts';

/** The figure under a name in a campaign's public summary. */
function figure(campaign: Campaign, name: string): number | undefined {
  const value = campaign.summary[name];
  return typeof value === 'number' ? value : undefined;
}

/** Where a campaign stands: “Turn 3, Actions”. */
export function standing(campaign: Campaign): string {
  if (campaign.over) return ended(campaign);
  const turn = figure(campaign, 'turn');
  const phase = campaign.summary['phase'];
  if (turn === 0 || turn === undefined) return t('home.turn.zero');
  const words = typeof phase === 'string' ? tCode('phase', phase) : '';
  return list(
    [t('home.turn', { turn }), words].filter((part) => part !== ''),
    'unit',
  );
}

function ended(campaign: Campaign): string {
  if (campaign.winners.length === 0) return t('home.over.nobody');
  return t('home.over', { winners: list(campaign.winners.map((seat) => seatName(campaign.seats, seat))) });
}

/** Population and rebellion, where the summary tells them. */
export function markersLine(campaign: Campaign): string {
  const population = figure(campaign, 'population');
  const rebellion = figure(campaign, 'rebellion');
  return population === undefined || rebellion === undefined ? '' : t('home.markers', { population, rebellion });
}

/** Who decides next, and when it was played last. */
export function lastLine(campaign: Campaign, now: number): string {
  const played = t('home.played', { ago: ago(campaign.played, now) });
  if (campaign.over || campaign.deciders.length === 0) return played;
  const seats = list(campaign.deciders.map((seat) => seatName(campaign.seats, seat)));
  return list([t('home.deciding', { seats }), played], 'unit');
}

/** The people of a campaign, as its name. */
export function nameOf(campaign: Campaign): string {
  return list(campaign.seats.map(({ name }) => name));
}
