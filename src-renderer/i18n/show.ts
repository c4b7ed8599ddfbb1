import show from './messages/show.en.json';
import { translatorOf } from './translator.ts';

/** The messages of pictures and of what is printed; loaded with what shows them. */
export const { t: say } = translatorOf(show, 'show.');

/** A day as a person writes it: “14 November 2026”. */
export const day = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(moment);
