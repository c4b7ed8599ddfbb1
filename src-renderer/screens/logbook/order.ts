import type { Campaign } from '#main/contract/messages.ts';
import type { Listed } from '../home/campaign-summary.ts';

/** How the logbook can be sorted. */
export const ORDERS = ['newest', 'oldest', 'title', 'game', 'longest'] as const;
export type Order = (typeof ORDERS)[number];

/** The parts of the logbook. */
export const PARTS = ['all', 'open', 'finished', 'given-up'] as const;
export type Part = (typeof PARTS)[number];

/** What somebody looks for in the logbook. */
export type Wanted = { readonly words: string; readonly order: Order; readonly part: Part };

/** What is looked for at first: everything, the newest first. */
export const EVERYTHING: Wanted = { words: '', order: 'newest', part: 'all' };

/** Whether somebody looks for anything in particular. */
export const isParticular = ({ words, order, part }: Wanted): boolean =>
  words.trim() !== '' || order !== 'newest' || part !== 'all';

/** How many campaigns each part has. */
export function sizesOf(listed: readonly Listed[]): Readonly<Record<Part, number>> {
  const count = (part: Part): number => listed.filter(({ campaign }) => campaign.state === part).length;
  return { all: listed.length, open: count('open'), finished: count('finished'), 'given-up': count('given-up') };
}

/** A text as it is searched: letters alone, without their marks and case. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const COLLATOR = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const newest = (a: Listed, b: Listed): number => b.campaign.played.localeCompare(a.campaign.played);

/** What comes first in an order; equals stay from the newest on. */
const COMPARE: Readonly<Record<Order, (a: Listed, b: Listed, gameOf: (campaign: Campaign) => string) => number>> = {
  newest,
  oldest: (a, b) => newest(b, a),
  title: ({ campaign: a }, { campaign: b }) => {
    // Whoever has no title comes after those who have one.
    if (a.title === undefined || b.title === undefined)
      return Number(a.title === undefined) - Number(b.title === undefined);
    return COLLATOR.compare(a.title, b.title);
  },
  game: ({ campaign: a }, { campaign: b }, gameOf) => COLLATOR.compare(gameOf(a), gameOf(b)),
  longest: ({ campaign: a }, { campaign: b }) => b.spent - a.spent,
};

/** The words that each campaign is found by, and what its game is called. */
export type Texts = {
  readonly game: (campaign: Campaign) => string;
  /** Its notes, as far as they were read. */
  readonly notes: (campaign: Campaign) => string;
};

/** The campaigns somebody looks for: of one part, with all of the words in title, names, notes or game, sorted. */
export function foundIn(listed: readonly Listed[], { words, order, part }: Wanted, texts: Texts): Listed[] {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  const holds = ({ campaign }: Listed): boolean => {
    if (asked.length === 0) return true;
    const names = campaign.seats.map(({ name }) => name);
    const text = plain([campaign.title ?? '', ...names, texts.notes(campaign), texts.game(campaign)].join('\n'));
    return asked.every((word) => text.includes(word));
  };
  const isIn = ({ campaign }: Listed): boolean => part === 'all' || campaign.state === part;
  return listed
    .filter((one) => isIn(one) && holds(one))
    .toSorted((a, b) => COMPARE[order](a, b, texts.game) || newest(a, b));
}
