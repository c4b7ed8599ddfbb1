import type { Reach, Relief, Scenery, ThreePart } from '../../../../board/board.ts';
import { add, boxRound, scale, type Point } from '../../../../board/plane.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import type { GhostModel } from '../ghosts.ts';
import type { BoardModel } from '../model.ts';
import { centresToShow } from '../centres-to-show.ts';
import { BoardRenderer } from './board-renderer.ts';
import { HEXAGON } from '../shape/shape.ts';
import HutNumbers from './HutNumbers.svelte';
import { THICK } from './relief.ts';

/** What stands on a tile reaches so high. */
const HEADROOM = 0.3;

/** How far tiles round these middles reach. */
export function reachOf(centres: readonly Point[]): Reach {
  const corners = centres.flatMap((middle) => HEXAGON.map((p) => add(middle, scale(p, 1.04))));
  const rim = corners.flatMap(({ x, y }) => [-THICK, HEADROOM].map((high) => ({ x, y: high, z: y })));
  return { rim, floor: boxRound(corners) };
}

function relief(looks: readonly SeatStyle[], studio: Studio): Relief<BoardModel, GhostModel> {
  const renderer = new BoardRenderer(looks, studio);
  return {
    root: renderer.root,
    reach: (scenery: Scenery<BoardModel, GhostModel>) => reachOf(centresToShow(scenery)),
    draw: (scenery, still, detail) => {
      renderer.still = still;
      renderer.detail = detail;
      renderer.apply(scenery.model, centresToShow(scenery));
      renderer.showGhost(scenery.ghost);
    },
    sized: (unit) => renderer.sized(unit),
    step: (milliseconds) => renderer.step(milliseconds),
    dispose: () => renderer.dispose(),
  };
}

/** The map of Archipelago carved in wood, with the numbers of huts over it. */
export const threePart: ThreePart<BoardModel, GhostModel> = { relief, Over: HutNumbers };
