import { translatorOf } from '../i18n/translator.ts';
import messages from '../i18n/messages/sound.en.json';

/** The messages about sound, which no page needs at first. */
export const { t: say } = translatorOf(messages, 'sound.');
