import { untrack } from 'svelte';
import { remNow } from '../components/room.ts';
import type { Board, Place, PlaceGroup, PlaceId, Rested } from './board.ts';
import { detailFor, widthOnScreen, type Detail } from './detail.ts';
import { subtract, type Box } from './plane.ts';
import type { Projection } from './projection.ts';
import type { Size } from './viewport.ts';

/** What is seen of a board, and how. */
type Seen = {
  readonly board: Pick<Board, 'Far' | 'badge'>;
  readonly model: unknown;
  readonly groups: readonly PlaceGroup[];
  readonly projection: Projection | undefined;
  readonly size: Size;
};

/** Laying badges out takes long: they are once the picture rests, for so many milliseconds. */
const REST = 120;

/** Whether a board is seen from afar, and where its badges lie then. To be made while a component is. */
export class Afar {
  readonly #seen: () => Seen;
  #rested = $state.raw<Rested>();
  // Not reactive on purpose: what was shown last decides between the two widths.
  #before: Detail = 'near';
  readonly #detail = $derived.by(() => {
    const { board, groups, projection, size } = this.#seen();
    if (!board.Far || !projection) return 'near';
    return (this.#before = detailFor(widthOnScreen(groups, projection, size), this.#before));
  });

  constructor(seen: () => Seen) {
    this.#seen = seen;
    const board = $derived(seen().board);
    const projection = $derived(seen().projection);
    $effect(() => {
      if (projection === undefined || !board.Far) return;
      const now = { projection, text: remNow() / 16 };
      const timer = setTimeout(() => (this.#rested = now), untrack(() => this.#rested) === undefined ? 0 : REST);
      return () => clearTimeout(timer);
    });
  }

  /** From where it is seen. */
  get detail(): Detail {
    return this.#detail;
  }

  /** How it last lay at rest, where it is seen from afar. */
  get now(): Rested | undefined {
    return this.#detail === 'far' ? this.#rested : undefined;
  }

  /** Where what stands for a target lies, from afar; until the picture rests it goes with its place. */
  badge(target: PlaceId, { point }: Place): Box | undefined {
    const { board, model, projection } = this.#seen();
    const { now } = this;
    const box = now && board.badge?.(model as object, target, now);
    if (!now || !box || !projection) return undefined;
    const { x, y } = subtract(projection.toScreen(point), now.projection.toScreen(point));
    return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
  }
}
