import { push } from '../../kernel/frames.ts';
import { copyEffect } from '../data/effect-copy.ts';
import type { Effect } from '../data/effect.ts';
import type { RuleContext } from '../rules/context.ts';

/**
 * An effect that is to happen, or is asked about. This file and `specials.ts` import no word of the grammar, so that every rule
 * may import them; whoever asks what an effect could do imports `could-do.ts`.
 */
export type Opened = {
  readonly seat: number;
  /** The card it stands on. */
  readonly card: string;
  /** The Location the card lies as; null for a boost and for what an island gives when pillaged. */
  readonly by: number | null;
  readonly effect: Effect;
  /** Whether the voyage it answers went far; absent or null if it answers none. */
  readonly far?: boolean | null | undefined;
  /** The Specials that have fired since the event that began it all (ruling 56). */
  readonly chain?: readonly number[] | undefined;
  /** Kinds of goods paid for it, as places in `GOODS`. */
  readonly paid?: readonly number[] | undefined;
};

/** Puts an effect on top of the stack: it happens before anything below goes on. */
export function openEffect({ state }: RuleContext, { seat, card, by, effect, far, chain, paid }: Opened): void {
  push(state, {
    kind: 'effect',
    seat,
    card,
    by,
    todo: [copyEffect(effect)],
    times: 0,
    taken: [],
    released: 0,
    far: far ?? null,
    paid: [...(paid ?? [])],
    chain: [...(chain ?? [])],
  });
}
