import { tCode as gameCode } from '../../games/archipelago/words/t.ts';
import type { Campaign } from '#main/contract/messages.ts';
import { ago, list, t, tCode } from '../../i18n/t.ts';
import { seatName } from '../../i18n/seats.ts';

/** The figure under a name in a campaign's public summary. */
function figure(campaign: Campaign, name: string): number | undefined {
  const value = campaign.summary[name];
  return typeof value === 'number' ? value : undefined;
}

/** Where a campaign stands: “Turn 3, Actions”, or how it ended. */
export function standing(campaign: Campaign): string {
  if (campaign.abandoned) return t('home.abandoned');
  if (campaign.over) return ended(campaign);
  const turn = figure(campaign, 'turn');
  const phase = campaign.summary['phase'];
  if (turn === 0 || turn === undefined) return t('home.turn.zero');
  const words = typeof phase === 'string' ? gameCode('phase', phase) : '';
  return list(
    [t('home.turn', { turn }), words].filter((part) => part !== ''),
    'unit',
  );
}

function ended(campaign: Campaign): string {
  const { population, rebellion } = markers(campaign) ?? { population: 0, rebellion: 0 };
  if (campaign.winners.length > 0)
    return t('home.over', { winners: list(campaign.winners.map((seat) => seatName(campaign.seats, seat))) });
  return t(rebellion > population ? 'home.independence' : 'home.over.nobody');
}

/** Population and rebellion, where the summary tells them. */
export function markers(campaign: Campaign): { population: number; rebellion: number } | undefined {
  const population = figure(campaign, 'population');
  const rebellion = figure(campaign, 'rebellion');
  return population === undefined || rebellion === undefined ? undefined : { population, rebellion };
}

/** Whose decision it is, where anybody's. */
export function decidingLine(campaign: Campaign): string {
  if (campaign.over || campaign.abandoned || campaign.deciders.length === 0) return '';
  return t('home.deciding', { seats: list(campaign.deciders.map((seat) => seatName(campaign.seats, seat))) });
}

/** Which game it is, how long, and by which variants. */
export function gameLine(campaign: Campaign): string {
  const { length, variants } = campaign.options;
  const named = Array.isArray(variants) ? variants.map((variant) => gameCode('variant', String(variant))) : [];
  const parts = [
    tCode('game', campaign.game),
    typeof length === 'string' ? t('home.length', { length }) : '',
    ...named,
  ];
  return list(
    parts.filter((part) => part !== ''),
    'unit',
  );
}

/** When it was played last, and how long in all. */
export function timeLine(campaign: Campaign, now: number): string {
  const minutes = Math.floor(campaign.spent / 60);
  const all =
    minutes === 0 ? t('home.spent.none') : t('home.spent', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return list([t('home.played', { ago: ago(campaign.played, now) }), all], 'unit');
}

/** The campaigns as the list shows them: what was played last comes first. */
export function newestFirst(campaigns: readonly Campaign[]): Campaign[] {
  return campaigns.toSorted((a, b) => b.played.localeCompare(a.played));
}

/** The people of a campaign, as its name. */
export function nameOf(campaign: Campaign): string {
  return list(campaign.seats.map(({ name }) => name));
}
