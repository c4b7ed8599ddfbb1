import { translatorOf } from '../../../i18n/translator.ts';
import en from '../messages/card.en.json';

/** The few messages of Endeavor that home and set-up need. */
export const { t, tCode, tKnown, has } = translatorOf(en, 'endeavor.');
