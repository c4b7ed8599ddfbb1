import { isCrowded } from '../../components/room.ts';
import { onMap, type Choice } from '../../window/choice.ts';
import type { RightColumnState } from '../right/right-column.svelte.ts';
import type { Decisions } from './decisions.svelte.ts';
import type { LaidTable } from './laid-table.svelte.ts';
import type { Privacy } from './privacy.svelte.ts';
import type { Reading } from './reading.svelte.ts';

/** A lane beside or below the board, by the name of its tab. */
export type Lane = 'boards' | 'seats';

/** What the board in the whole window depends on. */
type Around = {
  readonly laid: LaidTable;
  readonly privacy: Privacy;
  readonly decisions: Decisions;
  readonly reading: Reading;
  readonly rightColumn: RightColumnState;
};

/**
 * Whether the board has the whole window, and which of the parts beside it lie over it meanwhile. It holds as long as the table is
 * open. Nothing private is asked here, so that what opens by itself tells nothing.
 */
export class FullBoard {
  #on = $state(false);
  #lane = $state<Lane>();
  /** What the column had opened when the lane was laid there. */
  #laidAt = $state(0);
  /** The step in which somebody folded the list of choices. */
  #foldedAt = $state<string>();
  /** Whether somebody opened the list: it stays open where it is not needed too. */
  #kept = $state(false);
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Whether the board has the whole window. */
  get on(): boolean {
    return this.#on;
  }

  /** The step of the decision, as long as the same is asked in the column. */
  readonly #step = $derived.by(() => {
    const { laid, decisions, rightColumn } = this.#around;
    const { trail, toConfirm } = decisions.decision;
    const ids = [...trail, ...(toConfirm === null ? [] : [toConfirm])].map(({ id }) => id);
    return [laid.now.played, decisions.playingSeat, rightColumn.shows, rightColumn.opened, ...ids].join(' ');
  });

  /** Whether the column holds what neither the board nor the strip does. */
  readonly #needed = $derived.by(() => {
    const { laid, privacy, decisions, reading, rightColumn } = this.#around;
    const { decision } = decisions;
    if (rightColumn.shows !== 'decision') return true;
    if (privacy.open && reading.pilot.line !== null && !reading.pilot.onBoard) return true;
    if (decisions.playingSeat === undefined) return false;
    // What belongs to the moment may be all there is to read.
    if (decision.here.length === 0 && laid.game.panels.Moment !== undefined) return true;
    return decision.toConfirm !== null || reading.missed.lines.length > 0 || !decision.here.every(isOnMap);
  });

  /** Whether the column of the decision lies over the board. */
  get column(): boolean {
    if (!this.#on || (this.lane !== undefined && isCrowded())) return false;
    return this.#kept || (this.#needed && this.#foldedAt !== this.#step);
  }

  /** The lane that lies over the board; an open drawer brings its own. Where there is room for one part alone, a panel opened later has it. */
  get lane(): Lane | undefined {
    const { privacy, laid, rightColumn } = this.#around;
    if (!this.#on) return undefined;
    if (privacy.drawer.seat !== null) return laid.game.frame?.seats === 'beside' ? 'boards' : 'seats';
    return isCrowded() && rightColumn.opened !== this.#laidAt ? undefined : this.#lane;
  }

  /** Gives the board the whole window, or the lanes their places back. */
  toggle(): void {
    this.#on = !this.#on;
    this.#fold();
  }

  /** Brings the lanes back; false where they are there. */
  leave(): boolean {
    if (!this.#on) return false;
    this.toggle();
    return true;
  }

  /** Lays a lane over the board, or folds it; an open drawer shuts with its own. */
  toggleLane(lane: Lane): void {
    const opens = this.lane !== lane;
    this.#around.privacy.drawer.cover();
    this.#lane = opens ? lane : undefined;
    this.#laidAt = this.#around.rightColumn.opened;
  }

  /** Lays the column over the board, where it stays until it is folded the same way; where there is room for one part alone, in the place of the lane. */
  toggleColumn(): void {
    const opens = !this.column;
    if (opens && isCrowded()) {
      this.#around.privacy.drawer.cover();
      this.#lane = undefined;
    }
    this.#kept = opens;
    this.#foldedAt = opens ? undefined : this.#step;
  }

  /** Folds what lies over the board, as far as it was not opened for a drawer. */
  clear(): void {
    if (this.column) this.toggleColumn();
    this.#lane = undefined;
  }

  #fold(): void {
    [this.#lane, this.#foldedAt, this.#kept] = [undefined, undefined, false];
  }
}

/** Whether a choice, and all it leads to at once, can be picked on the board. */
function isOnMap(choice: Choice): boolean {
  const reached = onMap([choice]);
  return reached.length > 0 && reached.every(({ place }) => place !== undefined);
}
