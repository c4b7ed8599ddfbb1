import { corner } from '#engine/archipelago/map/geometry.ts';
import type { Reach, Relief, Scenery, ThreePart } from '../../../../board/board.ts';
import type { Point } from '../../../../board/plane.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import type { GhostModel } from '../ghosts.ts';
import type { BoardModel } from '../model.ts';
import { centresToShow } from '../centres-to-show.ts';
import { BoardRenderer } from './board-renderer.ts';
import HutNumbers from './HutNumbers.svelte';
import { THICK } from './relief.ts';
import { bedOf } from './tray.ts';

/** What stands on a tile reaches so high. */
const HEADROOM = 0.3;

/** How far tiles round these middles reach, and the tray they lie in. */
export function reachOf(centres: readonly Point[]): Reach {
  const { middle, width, depth } = bedOf(centres);
  const rim = centres.flatMap(({ x, y }) =>
    [-THICK, HEADROOM].flatMap((high) =>
      [0, 1, 2, 3, 4, 5].map((i) => ({ x: x + corner(i).x * 1.04, y: high, z: y + corner(i).y * 1.04 })),
    ),
  );
  const floor = {
    left: middle.x - width / 2,
    top: middle.y - depth / 2,
    right: middle.x + width / 2,
    bottom: middle.y + depth / 2,
  };
  return { rim, floor };
}

function relief(looks: readonly SeatStyle[]): Relief<BoardModel, GhostModel> {
  const renderer = new BoardRenderer(looks);
  return {
    root: renderer.root,
    reach: (scenery: Scenery<BoardModel, GhostModel>) => reachOf(centresToShow(scenery)),
    draw: (scenery, still) => {
      renderer.still = still;
      renderer.apply(scenery.model, centresToShow(scenery));
      renderer.showGhost(scenery.ghost);
    },
    step: (milliseconds) => renderer.step(milliseconds),
    dispose: () => renderer.dispose(),
  };
}

/** The map of Archipelago carved in wood, with the numbers of huts over it. */
export const threePart: ThreePart<BoardModel, GhostModel> = { relief, Over: HutNumbers };
