import { getAllContexts } from 'svelte';
import type { Relief, ThreePart } from '../../../../board/board.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import type { GhostModel } from '../ghost.ts';
import type { BoardModel } from '../model.ts';
import { makeGhostPrint } from './ghost-print.ts';
import { reachOf } from './reach.ts';
import { makeSheet } from './sheet.ts';
import { TableRenderer } from './table-renderer.ts';

const REACH = reachOf();

/** To be called where a component is made: names of those who sit at the table come from its context. */
function relief(looks: readonly SeatStyle[], studio: Studio, redraw: () => void): Relief<BoardModel, GhostModel> {
  const [context, { tier }] = [getAllContexts(), studio];
  const prints = { sheet: makeSheet(looks, tier, context), ghosts: makeGhostPrint(looks, tier, context) };
  const table = new TableRenderer(looks, studio, prints, redraw);
  return {
    root: table.root,
    reach: () => REACH,
    draw: ({ model, ghost, won }, still) => table.draw(model, ghost, still, won),
    step: (milliseconds) => table.step(milliseconds),
    dispose: () => table.dispose(),
  };
}

/** The table of Empires of the North in depth. */
export const threePart: ThreePart<BoardModel, GhostModel> = { relief };
