import settings from './messages/settings.en.json';
import { MESSAGES } from './t.ts';
import { translatorOf } from './translator.ts';

const all = { ...MESSAGES, ...settings };

/** A key of what the dialog of settings says: some of it is said elsewhere too. */
export type SettingsKey = keyof typeof all;

/** What the dialog of settings says; loaded with it. */
export const { t: say } = translatorOf(all, '');
