import { speechOf } from '../../../i18n/speech.ts';
import en from '../messages/card.en.json';

/** The few messages of Archipelago that home and set-up need. */
export const { t, tCode, has } = speechOf(en, 'archipelago.');
