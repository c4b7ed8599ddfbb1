import type { Campaign } from '#main/contract/messages.ts';
import type { GameCard } from '../../window/card.ts';
import { seatName } from '../../i18n/seat-name.ts';
import { readable } from '../../i18n/translator.ts';
import { ago, list, t } from '../../i18n/t.ts';

/** Where a campaign stands, or how it ended; of a game that is not known here only the latter. */
export function progressLine(campaign: Campaign, card: GameCard | undefined): string {
  if (campaign.abandoned) return t('home.abandoned');
  if (campaign.over) return card?.ended(campaign) ?? winnersLine(campaign);
  return card?.progress(campaign) ?? '';
}

function winnersLine({ winners, seats }: Campaign): string {
  if (winners.length === 0) return t('home.over.nobody');
  return t('home.over', { winners: list(winners.map((seat) => seatName(seats, seat))), n: winners.length });
}

/** Whose decision it is; empty for nobody's. */
export function decidingLine(campaign: Campaign): string {
  if (campaign.over || campaign.abandoned || campaign.deciders.length === 0) return '';
  const names = campaign.deciders.map((seat) => seatName(campaign.seats, seat));
  return t('home.deciding', { seats: list(names), n: names.length });
}

/** Which game it is and how it is played; the plain name of a game that is not known here. */
export function gameLine(campaign: Campaign, card: GameCard | undefined): string {
  return card?.about(campaign) ?? readable(campaign.game);
}

/** When it was played last, and for how long in all. */
export function timeLine(campaign: Campaign, now: number): string {
  const minutes = Math.floor(campaign.spent / 60);
  const all =
    minutes === 0 ? t('home.spent.none') : t('home.spent', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return list([t('home.played', { ago: ago(campaign.played, now) }), all], 'unit');
}

/** The campaigns in the order of the list: the one played last comes first. */
export function newestFirst(campaigns: readonly Campaign[]): Campaign[] {
  return campaigns.toSorted((a, b) => b.played.localeCompare(a.played));
}

/** A campaign, and its place in the list of all from the one played last. */
export type Listed = { readonly campaign: Campaign; readonly index: number };

/** The campaigns as home shows them: the one to go on with, the others that are not over, and those that are. */
export type Groups = {
  readonly front?: Listed;
  readonly others: readonly Listed[];
  readonly finished: readonly Listed[];
};

/** The campaigns with their places. */
export const listedOf = (campaigns: readonly Campaign[]): Listed[] =>
  newestFirst(campaigns).map((campaign, index) => ({ campaign, index }));

/** Sorts the campaigns, each group from the one played last. One that can only be read is nobody's to go on with. */
export function grouped(campaigns: readonly Campaign[]): Groups {
  const listed = listedOf(campaigns);
  const isOver = ({ campaign }: Listed): boolean => campaign.over || campaign.abandoned;
  const front = listed.find((one) => !isOver(one) && one.campaign.damage === undefined);
  return {
    ...(front !== undefined && { front }),
    others: listed.filter((one) => one !== front && !isOver(one)),
    finished: listed.filter(isOver),
  };
}

/** The names of the people, which serve as the name of a campaign. */
export function nameOf(campaign: Campaign): string {
  return list(campaign.seats.map(({ name }) => name));
}
