import people from './messages/people.en.json';
import { translatorOf } from './translator.ts';

/** The messages of who sits where and of giving up; loaded with the panels that say them. */
export const { t: say } = translatorOf(people, '');
