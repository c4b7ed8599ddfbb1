import history from './messages/history.en.json';
import { translatorOf } from './translator.ts';

/** The messages of the history and of what happened meanwhile; loaded with the panels that say them. */
export const { t: say } = translatorOf(history, '');
