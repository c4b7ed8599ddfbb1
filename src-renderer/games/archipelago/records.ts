import { translatorOf } from '../../i18n/translator.ts';
import { recordWords } from '../../window/record-words.ts';
import en from './messages/records.en.json';
import { tKnown } from './words/card-words.ts';

/** What people like to do, by the counters of `view/review.ts`. */
const LIKES = {
  action: [
    'harvest',
    'taxes',
    'transaction',
    'exploration',
    'migration',
    'recruitment',
    'reproduction',
    'construction',
    'building',
    'card',
  ],
  crisis: ['given'],
};

/** What records say of Archipelago. */
export const archipelagoRecords = recordWords(translatorOf(en, 'archipelago.'), LIKES, { tKnown });
