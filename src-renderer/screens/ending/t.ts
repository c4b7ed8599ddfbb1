import messages from '../../i18n/messages/ending.en.json';
import { translatorOf } from '../../i18n/translator.ts';

/** The messages of the end of a game and of what follows; loaded with it. */
export const { t } = translatorOf(messages, 'ending.');
