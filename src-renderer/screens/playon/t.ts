import messages from '../../i18n/messages/ending.en.json';
import { translatorOf } from '../../i18n/translator.ts';

/** The messages of playing on from a position; loaded with it. */
export const { t } = translatorOf(messages, 'playon.');
