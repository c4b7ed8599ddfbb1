import { at } from '#engine/kernel/at.ts';
import { hashText } from '#engine/kernel/hash.ts';
import { pick, seedRng, shuffleWith, type Rng } from '#engine/kernel/rng.ts';
import type { Seat, Viewer } from '#engine/kernel/seat.ts';
import type { ToyData } from './data.ts';
import { unseenCards } from './lake.ts';
import type { ToyFrame, ToyInformation, ToyState, ToyView } from './types.ts';

type FrameView = ToyView['frames'][number];

/** What the toy was made from. */
export const pack = hashText('toy pack 1');

/** What lies open to `viewer`: its own hand and stake, everybody's hand once it is over. */
export function view(state: ToyState, viewer: Viewer): ToyView {
  return {
    pack: state.pack,
    rounds: state.rounds,
    round: state.round,
    deck: state.deck.length,
    discard: [...state.discard],
    seats: state.seats.map(({ points, supply, hand }, seat) => {
      const open = seat === viewer || state.ended !== null;
      return { points, supply, cards: hand.length, hand: open ? [...hand] : null };
    }),
    spots: [...state.spots],
    water: state.water,
    frames: state.frames.map((frame) => frameView(frame, viewer)),
    ended: state.ended,
  };
}

function frameView(frame: ToyFrame, viewer: Viewer): FrameView {
  if (frame.kind === 'commit') {
    const own = viewer === 'public' ? null : at(frame.stakes, viewer);
    return { kind: 'commit', committed: frame.stakes.map((stake) => stake !== null), own };
  }
  if (frame.kind === 'answer') {
    const { from, to, card, points } = frame;
    return { kind: 'answer', from, to, card: viewer === from || viewer === to ? card : null, points };
  }
  if (frame.kind === 'build') return { ...frame, fresh: [...frame.fresh], barred: [...frame.barred] };
  return { ...frame };
}

/** The view of `seat` and the cards it has seen in other hands. */
export function information(state: ToyState, seat: Seat): ToyInformation {
  return { seat, view: view(state, seat), known: at(state.seats, seat).known.map((item) => ({ ...item })) };
}

/** A state that agrees with `info`: unknown cards and stakes are dealt from `rng`. */
export function sample(data: ToyData, info: ToyInformation, rng: Rng): ToyState {
  const hands = dealHands(data, info, rng);
  const held = hands.flat();
  const deck = unseenCards(data, info.view.discard).filter((card) => !held.includes(card));
  shuffleWith(rng, deck);
  const stake = () => pick(rng, data.stake + 1);
  const offered = (from: Seat) => at(at(hands, from), pick(rng, at(hands, from).length));
  const frames = info.view.frames.map((frame): ToyFrame => toFrame(frame, info.seat, stake, offered));
  const state = assemble(info.view, hands, deck, frames, seedRng(`sample ${pick(rng, 2 ** 31)}`));
  at(state.seats, info.seat).known = info.known.map((item) => ({ ...item }));
  return state;
}

/** The table of `seen` with as much behind every screen as there can be: what only a secret forbids is allowed there. */
export function plenty(data: ToyData, seen: ToyView): ToyState {
  const unseen = unseenCards(data, seen.discard);
  const frames = seen.frames.map((frame): ToyFrame =>
    toFrame(
      frame,
      undefined,
      () => 0,
      () => at(unseen, 0),
    ),
  );
  const hands = seen.seats.map(({ cards }) => (cards > 0 ? unseen : []));
  return assemble(seen, hands, unseen.slice(0, seen.deck), frames, []);
}

/** The hands as they may be: the own one, known cards, and for the rest any of those never seen. */
function dealHands(data: ToyData, { seat: own, view: seen, known }: ToyInformation, rng: Rng): number[][] {
  const hands = seen.seats.map(({ hand }, seat) =>
    hand ? [...hand] : known.filter((item) => item.seat === seat).map(({ card }) => card),
  );
  const placed = hands.flat();
  const pool = unseenCards(data, seen.discard).filter((card) => !placed.includes(card));
  shuffleWith(rng, pool);
  hands.forEach((hand, seat) => {
    if (seat !== own) hand.push(...pool.splice(0, at(seen.seats, seat).cards - hand.length));
  });
  return hands;
}

function toFrame(
  frame: FrameView,
  own: Seat | undefined,
  stake: () => number,
  offered: (from: Seat) => number,
): ToyFrame {
  if (frame.kind === 'commit') {
    const stakes = frame.committed.map((committed, seat) => {
      if (!committed) return null;
      return seat === own ? frame.own : stake();
    });
    return { kind: 'commit', stakes };
  }
  if (frame.kind === 'answer') return { ...frame, card: frame.card ?? offered(frame.from) };
  if (frame.kind === 'build') return { ...frame, fresh: [...frame.fresh], barred: [...frame.barred] };
  return { ...frame };
}

function assemble(seen: ToyView, hands: number[][], deck: number[], frames: ToyFrame[], rng: number[]): ToyState {
  return {
    pack: seen.pack,
    rounds: seen.rounds,
    round: seen.round,
    rng,
    deck,
    discard: [...seen.discard],
    seats: seen.seats.map(({ points, supply }, seat) => ({ points, supply, hand: at(hands, seat), known: [] })),
    spots: [...seen.spots],
    water: seen.water,
    frames,
    ended: seen.ended,
  };
}
