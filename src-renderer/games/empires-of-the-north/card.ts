import './colours.css';
import { botsBy, type GameCard } from '../../window/card.ts';
import { progressLine } from './home/campaign.ts';
import Thumbnail from './thumbnail/Thumbnail.svelte';
import { t, tCode, tKnown } from './words/card-words.ts';
import { pictureAddress } from '../../pictures/address.ts';

/** Empires of the North, as home and set-up know it. */
export const empiresCard: GameCard = {
  id: 'empires-of-the-north',
  name: t('name'),
  colours: ['red', 'yellow', 'green', 'blue'],
  first: { players: 2, values: {} },
  fields: {
    clan: {
      name: 'clan',
      heading: t('clan'),
      value: (value) => ({ label: tCode('clan', String(value)), why: tCode('clan', `${value}.why`) }),
    },
  },
  note: () => t('setup.cards'),
  progress: progressLine,
  ended: () => undefined,
  about: () => t('name'),
  refusal: ({ code, params }) => tKnown('refusal', code, params),
  pitch: { does: t('voyage.does'), wins: t('voyage.wins'), takes: t('voyage.takes'), note: t('setup.cards') },
  voyage: {
    about: t('voyage.about'),
    persons: { from: 1, to: 2 },
    bots: (persons) => 2 - persons,
    bot: 'gentle',
    options: (players) => ({ players, laid: 'first-voyage' }),
    seats: [{ clan: 'ulaf' }, { clan: 'glenn' }],
  },
  bot: botsBy({ tCode, tKnown }),
  picture: pictureAddress('empires-of-the-north', 'scene', 'red-sail'),
  Thumbnail,
  rules: () => import('./rules/book.ts').then(({ empiresRules }) => empiresRules),
  records: () => import('./records.ts').then(({ empiresRecords }) => empiresRecords),
  load: () => import('./window.ts').then(({ empiresWindow }) => empiresWindow),
};
