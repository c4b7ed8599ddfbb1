import './colours.css';
import { pictureAddress } from '../../pictures/address.ts';
import { botsBy, type GameCard } from '../../window/card.ts';
import { aboutLine, progressLine } from './home/campaign.ts';
import Thumbnail from './thumbnail/Thumbnail.svelte';
import { t, tCode, tKnown } from './words/card-words.ts';

/** Endeavor, as home and set-up know it. */
export const endeavorCard: GameCard = {
  id: 'endeavor',
  name: t('name'),
  colours: ['red', 'yellow', 'green', 'blue', 'lilac'],
  first: { players: 3, values: {} },
  fields: {
    phases: {
      name: 'phases',
      heading: t('phases'),
      value: (value) => ({ label: tCode('phases', String(value)), why: tCode('phases', `${value}.why`) }),
    },
  },
  note: (players) => (players === 2 ? t('setup.two') : undefined),
  progress: progressLine,
  ended: () => undefined,
  about: aboutLine,
  refusal: ({ code, params }) => tKnown('refusal', code, params),
  pitch: { does: t('voyage.does'), wins: t('voyage.wins'), takes: t('voyage.takes') },
  voyage: {
    about: t('voyage.about'),
    persons: { from: 1, to: 5 },
    bots: (persons) => Math.max(0, 3 - persons),
    bot: 'gentle',
    options: (players) => ({ players, phases: 'one-by-one', laid: 'first-voyage' }),
  },
  bot: botsBy({ tCode, tKnown }),
  Thumbnail,
  picture: pictureAddress('endeavor', 'scene', 'far-east-3'),
  rules: () => import('./rules/book.ts').then(({ endeavorRules }) => endeavorRules),
  records: () => import('./records.ts').then(({ endeavorRecords }) => endeavorRecords),
  load: () => import('./window.ts').then(({ endeavorWindow }) => endeavorWindow),
};
