import { recordWords } from '#renderer/window/record-words.ts';
import { tKnown, tCode } from './t.ts';

/** What records say of the toy. */
export const toyRecords = recordWords({ tKnown, tCode }, { turns: ['rested', 'building'] }, { tKnown });
