import { translatorOf } from '../../../i18n/translator.ts';
import ending from '../messages/ending.en.json';

/** The messages of the time after the end, which are loaded with it. */
export const { t, tCode, list } = translatorOf(ending, 'empires-of-the-north.');
