import en from './messages/en.json';
import { translatorOf } from './translator.ts';

export { ago, isFallback, list, showMissing, signed, type Values } from './translator.ts';

/** A key of the house's messages. */
export type MessageKey = keyof typeof en;

/** The messages of the house; each game has its own. */
export const { t, tCode, has } = translatorOf(en, '');
