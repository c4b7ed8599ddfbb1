import { defineWindow } from '../../window/window.ts';
import { empiresBoard } from './board/empires-board.ts';
import { choicesFrom } from './choices/choices.ts';
import { effectsOf } from './choices/effects.ts';
import { questionFor } from './choices/question.ts';
import TurnGrid from './choices/TurnGrid.svelte';
import Picture from './components/Picture.svelte';
import DiscardsPanel from './panels/DiscardsPanel.svelte';
import Hand from './panels/Hand.svelte';
import HandLine from './panels/HandLine.svelte';
import Moment from './panels/Moment.svelte';
import Piles from './panels/Piles.svelte';
import Pad from './panels/secret/Pad.svelte';
import Strip from './panels/Strip.svelte';
import Top from './panels/Top.svelte';
import { empiresPilot } from './pilot/pilot.ts';
import { read } from './read.ts';
import { rulesAtTable } from './rules/at-table.ts';
import { things } from './things/things.ts';
import type { EmpiresTypes } from './types.ts';
import { words } from './words/log.ts';
import { t } from './words/t.ts';

/** Empires of the North at the table. */
export const empiresWindow = defineWindow<EmpiresTypes>({
  read,
  words,
  board: empiresBoard,
  frame: { left: 0, lower: 8.25, seats: 'below' },
  panels: { Top, Moment, Strip, StripEnd: Piles },
  rightPanels: {
    discards: {
      opener: 'discards-open',
      // So small that a file of its own would weigh more.
      load: () => Promise.resolve({ default: DiscardsPanel }),
      logButton: () => t('discards.open'),
    },
  },
  Picture,
  grids: { turn: TurnGrid },
  prompt: questionFor,
  choices: choicesFrom,
  effectsOf,
  things,
  rules: rulesAtTable,
  pilot: empiresPilot,
  secret: {
    why: ({ view }) => t(view.frames.at(-1)?.kind === 'opening' ? 'secret.opening' : 'secret.observation'),
    place: () => 'beside',
    Pad,
  },
  depths: [
    {
      id: 'hand',
      hold: () => t('drawer.hold'),
      keep: (values) => t('drawer.keep', values),
      size: 'hand',
      Part: Hand,
      Line: HandLine,
      plays: true,
      inStrip: true,
    },
  ],
  sounds: async () => (await import('./sounds.ts')).sounds,
  ending: async () => (await import('./ending/ending.ts')).ending,
});
