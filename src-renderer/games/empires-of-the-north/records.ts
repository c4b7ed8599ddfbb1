import { translatorOf } from '../../i18n/translator.ts';
import { recordWords } from '../../window/record-words.ts';
import en from './messages/records.en.json';

/** What people like to do, by the counters of `view/review.ts`. */
const LIKES = {
  action: ['place', 'use', 'raid', 'boost', 'field'],
  tile: ['explore', 'populate', 'construct', 'harvest', 'sail'],
  voyage: ['pillage-near', 'conquer-near', 'pillage-far', 'conquer-far'],
};

/** What records say of Empires of the North. */
export const empiresRecords = recordWords(translatorOf(en, 'empires-of-the-north.'), LIKES);
