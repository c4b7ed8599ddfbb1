import { translatorOf } from '../../i18n/translator.ts';
import { recordWords } from '../../window/record-words.ts';
import en from './messages/records.en.json';

/** What people like to do, by the counters of `view/review.ts`. */
const LIKES = {
  action: ['ship', 'occupy', 'attack', 'pay', 'draw'],
};

/** What records say of Endeavor. */
export const endeavorRecords = recordWords(translatorOf(en, 'endeavor.'), LIKES);
