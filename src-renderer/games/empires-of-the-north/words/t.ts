import { translatorOf } from '../../../i18n/translator.ts';
import advice from '../messages/advice.en.json';
import board from '../messages/board.en.json';
import card from '../messages/card.en.json';
import en from '../messages/en.json';
import names from '../messages/names.en.json';
import panels from '../messages/panels.en.json';
import pilot from '../messages/pilot.en.json';
import reference from '../messages/reference.en.json';
import text from '../messages/text.en.json';

/** The messages of Empires of the North, those of its card included. */
export const { t, tCode, tKnown, has, list } = translatorOf(
  { ...card, ...en, ...names, ...text, ...board, ...panels, ...advice, ...pilot, ...reference },
  'empires-of-the-north.',
);
