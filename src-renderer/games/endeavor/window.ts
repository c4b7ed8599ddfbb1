import { defineWindow } from '../../window/window.ts';
import { endeavorBoard } from './board/endeavor-board.ts';
import { choicesFrom } from './choices/choices.ts';
import { effectsOf } from './choices/effects.ts';
import { questionFor } from './choices/question.ts';
import Picture from './components/Picture.svelte';
import { headline, sheetOf } from './ending/ending.ts';
import { inspect } from './inspect/inspect.ts';
import Strip from './panels/Strip.svelte';
import Top from './panels/Top.svelte';
import { read } from './read.ts';
import type { EndeavorTypes } from './types.ts';
import { words } from './words/log.ts';

/** Endeavor at the table. */
export const endeavorWindow = defineWindow<EndeavorTypes>({
  read,
  words,
  board: endeavorBoard,
  frame: { left: 14.5, lower: 10.75, seats: 'beside' },
  panels: { Top, Strip },
  Picture,
  prompt: questionFor,
  choices: choicesFrom,
  effectsOf,
  inspect,
  depths: [],
  sheet: sheetOf,
  headline,
});
