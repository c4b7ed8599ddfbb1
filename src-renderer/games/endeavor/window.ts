import { defineWindow } from '../../window/window.ts';
import { endeavorBoard } from './board/endeavor-board.ts';
import { choicesFrom } from './choices/choices.ts';
import { effectsOf } from './choices/effects.ts';
import SupplyGrid from './choices/SupplyGrid.svelte';
import { questionFor } from './choices/question.ts';
import Picture from './components/Picture.svelte';
import Lower from './panels/Lower.svelte';
import Strip from './panels/Strip.svelte';
import Top from './panels/Top.svelte';
import { endeavorPilot } from './pilot/pilot.ts';
import { read } from './read.ts';
import { rulesAtTable } from './rules/at-table.ts';
import { things } from './things/things.ts';
import type { EndeavorTypes } from './types.ts';
import { words } from './words/log.ts';
import { t } from './words/t.ts';

/** Endeavor at the table. */
export const endeavorWindow = defineWindow<EndeavorTypes>({
  read,
  words,
  board: endeavorBoard,
  frame: { left: 14.5, lower: 10.75, right: 18, seats: 'beside' },
  panels: { Top, Lower, Strip },
  rightPanels: {
    supply: {
      opener: 'supply-open',
      load: () => import('./panels/SupplyPanel.svelte'),
      logButton: () => t('supply.open'),
    },
  },
  Picture,
  grids: { supply: SupplyGrid },
  prompt: questionFor,
  choices: choicesFrom,
  effectsOf,
  things,
  rules: rulesAtTable,
  pilot: endeavorPilot,
  depths: [],
  sounds: async () => (await import('./sounds.ts')).sounds,
  ending: async () => (await import('./ending/ending.ts')).ending,
});
