import type { Event, EventOf } from '#engine/archipelago/events.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import type { Curtain } from '#main/contract/messages.ts';
import type { LogLine } from '../../../../window/log-line.ts';
import type { ArchipelagoTypes } from '../../types.ts';

/** Where each seat stands in a decision everybody makes apart: bids, or reading objectives. */
export type SeatProgress = { readonly seat: number; readonly state: 'done' | 'now' | 'open' | 'out' };

/** The seats of the running secret round; empty where there is none. */
export function secretProgress(view: View, curtain: Curtain): SeatProgress[] {
  const top = view.frames.at(-1);
  const at = curtain.state === 'open' ? undefined : curtain.seat;
  if (top?.kind === 'bids') {
    return view.order.map((seat) => {
      if (!top.bidders.includes(seat)) return { seat, state: 'out' };
      if (view.closed.includes(seat)) return { seat, state: 'done' };
      return { seat, state: seat === at ? 'now' : 'open' };
    });
  }
  if (top?.kind === 'objectives') {
    return view.order.map((seat) => {
      if (top.read[seat] === true) return { seat, state: 'done' };
      return { seat, state: seat === at ? 'now' : 'open' };
    });
  }
  return [];
}

/** Fists as they opened. */
export type Reveal = Pick<EventOf<'bids'>, 'bids' | 'winner' | 'tied'> & { readonly seq: number };

/** The last opening of fists, as long as it is what the table still talks about: until the next phase. */
export function lastReveal(log: readonly LogLine<ArchipelagoTypes>[]): Reveal | undefined {
  const last = log.findLast(({ event }) => event !== undefined && ENDING_REVEAL.has(event.type));
  if (last?.event?.type !== 'bids') return undefined;
  const { bids, winner, tied } = last.event;
  return { seq: last.seq, bids, winner, tied };
}

/** Whatever came after the last of these, it is still about them. */
const ENDING_REVEAL: ReadonlySet<Event['type']> = new Set(['bids', 'phase', 'turn']);

/** Reads what somebody typed as a bid; nothing where it is none. The purse is not asked: the field looks the same for everybody. */
export function readBidText(text: string): number | undefined {
  return /^\d{1,2}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}
