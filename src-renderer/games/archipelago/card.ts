import './colours.css';
import type { Message } from '#main/contract/messages.ts';
import { pictureAddress } from '../../pictures/address.ts';
import { botsBy, type FieldWords, type GameCard } from '../../window/card.ts';
import MarkerLevels from './home/MarkerLevels.svelte';
import { aboutLine, endedLine, progressLine } from './home/campaign.ts';
import Thumbnail from './thumbnail/Thumbnail.svelte';
import { has, t, tCode, tKnown } from './words/card-words.ts';

/** The words of a field whose values all have a message of their own. */
const worded = (name: string, heading: string, family: string): FieldWords => ({
  name,
  heading,
  value: (value) => ({ label: tCode(family, String(value)), why: tCode(family, `${value}.why`) }),
});

/** Variants are refused by name. */
function refusal({ code, params }: Message): string | undefined {
  const { one, other } = params;
  if (!has(`refusal.${code}`)) return undefined;
  return tCode('refusal', code, { one: tCode('variant', String(one)), other: tCode('variant', String(other)) });
}

/** Archipelago, as home and set-up know it. */
export const archipelagoCard: GameCard = {
  id: 'archipelago',
  name: t('name'),
  colours: ['red', 'yellow', 'green', 'blue', 'lilac'],
  length: 'length',
  first: { players: 3, values: { length: 'short' } },
  fields: {
    length: worded('length', t('length'), 'length'),
    variants: worded('variant', t('variants'), 'variant'),
  },
  note: (players) => (players === 2 ? t('setup.two') : undefined),
  progress: progressLine,
  ended: endedLine,
  about: aboutLine,
  refusal,
  bot: botsBy({ tCode, tKnown }),
  pitch: { does: t('voyage.does'), wins: t('voyage.wins'), takes: t('voyage.takes') },
  voyage: {
    about: t('voyage.about'),
    persons: { from: 1, to: 5 },
    // Never the rules for two: a voyage has three seats or more.
    bots: (persons) => Math.max(0, 3 - persons),
    bot: 'gentle',
    options: (players) => ({ players, length: 'medium', variants: [], laid: 'first-voyage' }),
  },
  Thumbnail,
  picture: pictureAddress('archipelago', 'scene', 'objective-L1'),
  Figures: MarkerLevels,
  rules: () => import('./rules/book.ts').then(({ archipelagoRules }) => archipelagoRules),
  records: () => import('./records.ts').then(({ archipelagoRecords }) => archipelagoRecords),
  load: () => import('./window.ts').then(({ archipelagoWindow }) => archipelagoWindow),
};
