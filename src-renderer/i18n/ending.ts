import ending from './messages/ending.en.json';
import { translatorOf } from './translator.ts';

/** The messages of the end of a game and of what follows it; loaded with what says them. */
export const { t: say } = translatorOf(ending, '');
