import reference from './messages/reference.en.json';
import { translatorOf } from './translator.ts';

/** The messages of the rules' window and of the sheet of keys in it; loaded with them. */
export const { t: say, tCode } = translatorOf(reference, '');
