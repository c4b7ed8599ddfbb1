import { speechOf } from '#renderer/i18n/speech.ts';
import en from './messages.en.json';

/** The messages of the toy: one file for its three forms. */
export const { t, tCode, has } = speechOf(en, 'toy.');
