import { translatorOf } from '../../../i18n/translator.ts';
import card from '../messages/card.en.json';
import en from '../messages/en.json';

export { isFallback, list, signed, type Values } from '../../../i18n/translator.ts';

const speech = translatorOf({ ...card, ...en }, 'archipelago.');

/** The key of a message of Archipelago, without the name of the game before it. */
export type MessageKey = Parameters<typeof speech.t>[0];

/** The messages of Archipelago, those of its card included. */
export const { t, tCode, has } = speech;
