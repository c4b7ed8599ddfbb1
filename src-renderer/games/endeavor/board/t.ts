import { translatorOf } from '../../../i18n/translator.ts';
import board from '../messages/board.en.json';

/** The messages of the chart: names of what lies on it, and how it is read out. */
export const { t, tCode } = translatorOf(board, 'endeavor.');
