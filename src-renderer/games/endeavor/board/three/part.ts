import { Group } from 'three';
import type { Reach, Relief, ThreePart } from '../../../../board/board.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import type { GhostModel } from '../ghost.ts';
import type { BoardModel } from '../model.ts';

import { BoardRenderer } from './board-renderer.ts';
import Figures from './Figures.svelte';
import { DEEP, WIDE } from './ground.ts';

/** How much of the frame is in sight round the board, and how high what stands at its far edge reaches. */
const FRAME = 0.24;
const HEADROOM = 0.2;
/** How far from straight above it is best seen, in degrees: it is broad, and printed. */
const LEAN = 28;

/** How far the board reaches: most of its frame, and at the far edge the cards that stand there. */
const REACH: Reach = reachOf(WIDE / 2 + FRAME, DEEP / 2 + FRAME);

function reachOf(x: number, z: number): Reach {
  const near = [-x, x].map((side) => ({ x: side, y: 0.04, z }));
  const far = [-x, x].map((side) => ({ x: side, y: HEADROOM, z: -z + FRAME }));
  const frame = [-x, x].map((side) => ({ x: side, y: 0.04, z: -z }));
  return { rim: [...near, ...far, ...frame], floor: { left: -x, top: -z, right: x, bottom: z }, lean: LEAN };
}

function relief(looks: readonly SeatStyle[], studio: Studio, redraw: () => void): Relief<BoardModel, GhostModel> {
  const root = new Group();
  let renderer: BoardRenderer | undefined;
  return {
    root,
    reach: () => REACH,
    draw: ({ model, ghost, won }, still) => {
      if (!renderer) {
        renderer = new BoardRenderer(looks, studio, redraw, model);
        root.add(renderer.root);
      }
      renderer.show(model, ghost, still, won);
    },
    step: (milliseconds) => renderer?.step(milliseconds) ?? false,
    dispose: () => renderer?.dispose(),
  };
}

/** The chart of Endeavor on raised land in a frame, with the figures that must be read over it. */
export const threePart: ThreePart<BoardModel, GhostModel> = { relief, Over: Figures };
