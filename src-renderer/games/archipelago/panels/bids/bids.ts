import type { Curtain, LogLine } from '#main/contract/messages.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';

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
export type Reveal = {
  readonly seq: number;
  readonly bids: readonly { readonly seat: number; readonly amount: number }[];
  readonly winner: number | null;
  readonly tied: readonly number[];
};

/** The last opening of fists, as long as it is what the table still talks about: until the next phase. */
export function lastReveal(log: readonly LogLine[]): Reveal | undefined {
  const index = log.findLastIndex(({ event }) => event.type === 'bids');
  const line = log[index];
  if (line === undefined) return undefined;
  const later = log.slice(index + 1);
  if (later.some(({ event }) => event.type === 'phase' || event.type === 'turn')) return undefined;
  return { seq: line.seq, ...readReveal(line.event) };
}

function readReveal(event: Readonly<Record<string, unknown>>): Omit<Reveal, 'seq'> {
  const bids = Array.isArray(event['bids']) ? event['bids'].flatMap(readBid) : [];
  const winner = typeof event['winner'] === 'number' ? event['winner'] : null;
  const tied = Array.isArray(event['tied']) ? event['tied'].filter((one) => typeof one === 'number') : [];
  return { bids, winner, tied };
}

function readBid(bid: unknown): { seat: number; amount: number }[] {
  if (typeof bid !== 'object' || bid === null || !('seat' in bid) || !('amount' in bid)) return [];
  return [{ seat: Number(bid.seat), amount: Number(bid.amount) }];
}

/** Reads what somebody typed as a bid; nothing where it is none. The purse is not asked: the field looks the same for everybody. */
export function readBidText(text: string): number | undefined {
  return /^\d{1,2}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}
