import { defineWindow } from '../../window/window.ts';
import ActionGrid from './choices/ActionGrid.svelte';
import BuildGrid from './choices/BuildGrid.svelte';
import CardGrid from './choices/CardGrid.svelte';
import TradeGrid from './choices/TradeGrid.svelte';
import { questionFor } from './choices/question.ts';
import { choicesFrom } from './choices/choices.ts';
import { foretell } from './choices/preview.ts';
import Picture from './components/Picture.svelte';
import { archipelagoBoard } from './board/archipelago-board.ts';
import LeftBoards from './panels/boards/LeftBoards.svelte';
import { waitingOffer } from './panels/deals/draft.ts';
import { openPromises } from './panels/deals/ledger.ts';
import Objectives from './panels/drawer/Objectives.svelte';
import Stock from './panels/drawer/Stock.svelte';
import StockLine from './panels/drawer/StockLine.svelte';
import EvolutionTrack from './panels/evolution/EvolutionTrack.svelte';
import DecisionBoard from './panels/DecisionBoard.svelte';
import Strip from './panels/seats/Strip.svelte';
import Pad from './panels/secret/Pad.svelte';
import { curtainReason, secretPlace } from './panels/secret/curtain.ts';
import Top from './panels/top/Top.svelte';
import { archipelagoPilot } from './pilot/pilot.ts';
import { read } from './read.ts';
import { archipelagoRulesAtTable } from './rules/at-table.ts';
import { things } from './things/things.ts';
import type { ArchipelagoTypes } from './types.ts';
import { words } from './words/log.ts';
import { t } from './words/t.ts';

/** Archipelago at the table. */
export const archipelagoWindow = defineWindow<ArchipelagoTypes>({
  read,
  words,
  board: archipelagoBoard,
  panels: { Top, Left: LeftBoards, Lower: EvolutionTrack, Moment: DecisionBoard, Strip },
  rightPanels: {
    goals: { opener: 'goals-open', load: () => import('./panels/goals/GoalsPanel.svelte') },
    agreements: {
      opener: 'agreements-open',
      load: () => import('./panels/deals/Agreements.svelte'),
      logButton: ({ view }) => t('agreements.open', { n: openPromises(view) }),
    },
  },
  deals: {
    label: ({ view }) => t(waitingOffer(view) === undefined ? 'deal.open' : 'deal.counter'),
    load: () => import('./panels/deals/DealPanel.svelte'),
  },
  Picture,
  grids: { actions: ActionGrid, cards: CardGrid, trades: TradeGrid, works: BuildGrid },
  prompt: questionFor,
  choices: choicesFrom,
  effectsOf: foretell,
  things,
  rules: archipelagoRulesAtTable,
  pilot: archipelagoPilot,
  graveBarriers: ['independence'],
  secret: { why: curtainReason, place: secretPlace, Pad },
  depths: [
    {
      id: 'stock',
      hold: () => t('drawer.hold.stock'),
      keep: (values) => t('drawer.keep', values),
      size: 'strip',
      Part: Stock,
      Line: StockLine,
    },
    {
      id: 'objective',
      hold: () => t('drawer.hold.objective'),
      keep: (values) => t('drawer.keep.objective', values),
      key: 'o',
      size: 'strip',
      Part: Objectives,
    },
  ],
  sounds: async () => (await import('./sounds.ts')).sounds,
  ending: async () => (await import('./ending/ending.ts')).ending,
});
