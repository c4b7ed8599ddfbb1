import advice from './messages/advice.en.json';
import charts from './messages/charts.en.json';
import doorway from './messages/doorway.en.json';
import en from './messages/en.json';
import film from './messages/film.en.json';
import pilot from './messages/pilot.en.json';
import { translatorOf } from './translator.ts';

export { ago, list } from './translator.ts';

/** The messages that every page has; others come with what says them. */
export const MESSAGES = { ...en, ...advice, ...charts, ...doorway, ...film, ...pilot };

/** The messages of the house; each game has its own. */
export const { t, tCode, has } = translatorOf(MESSAGES, '');
