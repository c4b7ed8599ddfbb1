import { translatorOf } from '../../../i18n/translator.ts';
import advice from '../messages/advice.en.json';
import board from '../messages/board.en.json';
import card from '../messages/card.en.json';
import charts from '../messages/charts.en.json';
import en from '../messages/en.json';
import panels from '../messages/panels.en.json';
import pilot from '../messages/pilot.en.json';
import reference from '../messages/reference.en.json';

/** The messages of Endeavor, those of its card included. */
export const { t, tCode, tKnown, has, list, signed } = translatorOf(
  { ...card, ...en, ...board, ...panels, ...advice, ...charts, ...pilot, ...reference },
  'endeavor.',
);
