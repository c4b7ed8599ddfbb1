import type { Relief, Scenery, ThreePart } from '../../../../board/board.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import type { GhostModel } from '../ghosts.ts';
import type { BoardModel } from '../model.ts';
import { centresToShow } from '../centres-to-show.ts';
import { BoardRenderer } from './board-renderer.ts';
import HutNumbers from './HutNumbers.svelte';
import { reachOf } from './reach.ts';

function relief(looks: readonly SeatStyle[], studio: Studio, redraw: () => void): Relief<BoardModel, GhostModel> {
  const renderer = new BoardRenderer(looks, studio, redraw);
  return {
    root: renderer.root,
    reach: (scenery: Scenery<BoardModel, GhostModel>) => reachOf(centresToShow(scenery)),
    draw: (scenery, still, detail) => {
      renderer.still = still;
      renderer.detail = detail;
      renderer.apply(scenery.model, centresToShow(scenery), scenery.won);
      renderer.showGhost(scenery.ghost);
    },
    sized: (unit) => renderer.sized(unit),
    step: (milliseconds) => renderer.step(milliseconds),
    dispose: () => renderer.dispose(),
  };
}

/** The map of Archipelago carved in wood, with the numbers of huts over it. */
export const threePart: ThreePart<BoardModel, GhostModel> = { relief, Over: HutNumbers };
