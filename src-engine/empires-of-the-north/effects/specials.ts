import type { Occasion } from '../data/effect.ts';
import type { RunContext } from '../rules/context.ts';

/** An event that Specials may answer. */
export type Happening = {
  /** Whose event it is; for `raided` the owner of the card. */
  readonly seat: number;
  readonly on: Occasion;
  /** The Location it is about, and its card; a card that has left or lies under a field has no Location. */
  readonly location?: number | undefined;
  readonly card?: string | undefined;
  /** For `pillage` and `conquer`: whether the island was a far one. */
  readonly far?: boolean | null | undefined;
  /** The Specials that have fired since the event that began it all; none fires twice. */
  readonly chain?: readonly number[] | undefined;
};

/**
 * Puts the Specials that answer an event on the stack, so that those of the active seat come first, then clockwise (ruling
 * 56). What the event itself gives is opened after this call, so that it lies above them.
 */
export function happened(_context: RunContext, _what: Happening): void {
  throw new Error('not yet written');
}
