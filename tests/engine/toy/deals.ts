import type { DealWindow } from '#engine/kernel/game.ts';
import { shuffleWith, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { ToyData } from './data.ts';
import type { MoveOf, ToyInformation, ToyView } from './types.ts';

/** The longest stream of offers. */
const MOST_OFFERS = 6;

/** Before its act, a seat with cards may make one offer to a seat with points. Asks only for what lies open. */
export function windows({ frames, seats }: Pick<ToyView, 'frames' | 'seats'>): DealWindow[] {
  const top = frames[frames.length - 1];
  if (top?.kind !== 'turn' || top.offered || seats[top.seat]?.cards === 0) return [];
  const buyers = seats.flatMap(({ points }, seat) => (seat !== top.seat && points > 0 ? [seat] : []));
  return buyers.length > 0 ? [{ code: 'market', seat: top.seat, with: buyers }] : [];
}

/** Some offers the owner of `info` may make now. */
export function offers(
  data: ToyData,
  { seat, view }: Pick<ToyInformation, 'seat' | 'view'>,
  rng: Rng,
): MoveOf<'offer'>[] {
  const open = windows(view).filter((window) => window.seat === seat);
  const cards = view.seats[seat]?.hand ?? [];
  const all = open.flatMap((window) =>
    window.with.flatMap((to) =>
      cards.flatMap((card) => prices(data, view, to).map((points) => offer(to, card, points))),
    ),
  );
  shuffleWith(rng, all);
  return all.slice(0, MOST_OFFERS);
}

const offer = (to: Seat, card: number, points: number): MoveOf<'offer'> => ({ type: 'offer', to, card, points });

function prices(data: ToyData, view: ToyView, to: Seat): number[] {
  return Array.from({ length: Math.min(data.price, view.seats[to]?.points ?? 0) }, (_, index) => index + 1);
}
