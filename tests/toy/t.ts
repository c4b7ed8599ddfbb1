import { translatorOf } from '#renderer/i18n/translator.ts';
import en from './messages.en.json';

/** The messages of the toy: one file for its three forms. */
export const { t, tCode, tKnown, has } = translatorOf(en, 'toy.');
