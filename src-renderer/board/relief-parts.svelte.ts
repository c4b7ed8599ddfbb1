import { untrack } from 'svelte';
import type { Board, ThreePart } from './board.ts';
import type ThreeBoard from './three/ThreeBoard.svelte';

/** The house's part of the relief and the game's. */
type Parts = { readonly ThreeBoard: typeof ThreeBoard; readonly part: ThreePart };

/** What draws the relief, loaded when it is first wanted. To be made while a component is. */
export class ReliefParts {
  #now = $state.raw<Parts>();

  /** @param unloaded it could not be loaded; whoever wants it again tries again */
  constructor(wanted: () => boolean, board: () => Pick<Board, 'three'>, unloaded: () => void) {
    // Not awaited in the markup: what throws there while it comes up is caught by nothing.
    $effect(() => {
      if (!wanted() || untrack(() => this.#now) !== undefined) return;
      let waits = true;
      void load(board(), unloaded).then((loaded) => {
        if (waits) this.#now = loaded;
      });
      return () => (waits = false);
    });
  }

  /** Both; undefined until they are there. */
  get now(): Parts | undefined {
    return this.#now;
  }
}

async function load(board: Pick<Board, 'three'>, unloaded: () => void): Promise<Parts | undefined> {
  try {
    const [house, part] = await Promise.all([import('./three/ThreeBoard.svelte'), board.three?.()]);
    return part && { ThreeBoard: house.default, part };
  } catch (error) {
    console.error(error);
    unloaded();
    return undefined;
  }
}
