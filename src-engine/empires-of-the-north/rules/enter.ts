import { defined } from '../../kernel/defined.ts';
import { openEffect } from '../effects/open.ts';
import { happened } from '../effects/specials.ts';
import type { Occasion } from '../data/effect.ts';
import type { Goods, Tile } from '../data/goods.ts';
import { faceOf } from '../figures/faces.ts';
import { cardOf } from '../pack-index.ts';
import type { Location } from '../state.ts';
import type { MoveContext } from './context.ts';
import { gain } from './gains.ts';
import { newLocation } from './new-location.ts';

/** How a card comes into an empire. */
export type Entry =
  | {
      readonly how: 'turn' | 'construct' | 'effect';
      readonly pay: Goods;
      readonly workers: number;
      /** What a Copy copies: every Copy names it, and no other card does. */
      readonly of: number | undefined;
    }
  | { readonly how: 'field'; readonly tile: Tile; readonly of?: undefined }
  | { readonly how: 'conquest'; readonly pile: 'near' | 'far'; readonly of?: undefined };

/**
 * A card comes into the empire of the seat, ready: a field gives its goods, then its building bonus happens, then Specials answer
 * (l. 462, 464, 472, 486). What it costs, and where it was before, is the caller's business.
 * @param chain the Specials that led to it
 */
export function enter(context: MoveContext, card: string, entry: Entry, chain: readonly number[] = []): Location {
  const { box, state, seat } = context;
  const { lying, bonus } = cardOf(box, card);
  const location = newLocation(state, card);
  if (entry.of !== undefined) location.copies = entry.of;
  const { empire } = defined(state.players[seat]);
  empire.push(location);
  const { id } = location;
  keepFromAnswering(context, location);
  tell(context, { seat, location: id, card }, entry);
  if (lying.kind === 'field') gain(context, seat, lying.goods, card);
  const far = entry.how === 'conquest' ? entry.pile === 'far' : null;
  // What is pushed last happens first: the bonus before the answers of Specials.
  happened(context, { seat, on: entry.how === 'conquest' ? 'conquer' : 'build', location: id, card, far, chain });
  if (bonus !== null) openEffect(context, { seat, card, by: id, effect: bonus, far, chain });
  return defined(empire[empire.length - 1]);
}

/** A Special that comes in answers no action that has begun before, and no boost played for one (ruling AF). */
function keepFromAnswering({ box, state }: MoveContext, location: Location): void {
  const face = faceOf(box, state, location);
  if (box.pack.supply.timing === undefined || face.kind !== 'special') return;
  for (const frame of state.frames) {
    if (frame.kind !== 'tile') continue;
    const begun = new Set<Occasion>(frame.boost === null ? [frame.tile] : [frame.tile, 'boost']);
    if (face.triggers.some(({ on }) => begun.has(on))) frame.unanswering = [...(frame.unanswering ?? []), location.id];
  }
}

function tell({ emit }: MoveContext, place: { seat: number; location: number; card: string }, entry: Entry): void {
  if (entry.how === 'field') emit({ type: 'field', ...place, under: null, tile: entry.tile });
  else if (entry.how === 'conquest') emit({ type: 'conquered', ...place, pile: entry.pile });
  else {
    const { pay, workers, how, of } = entry;
    emit({ type: 'placed', ...place, pay: { ...pay }, workers, how, ...(of !== undefined && { of }) });
  }
}
