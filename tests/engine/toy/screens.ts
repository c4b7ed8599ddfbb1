import { elementAt } from '#engine/kernel/element-at.ts';
import { hashText } from '#engine/kernel/hash.ts';
import { pick, seedRng, shuffleWith, type Rng } from '#engine/kernel/rng.ts';
import type { Seat, Viewer } from '#engine/kernel/seat.ts';
import type { ToyData } from './data.ts';
import { dealUntil } from './deal-until.ts';
import { unseenCards } from './lake.ts';
import type { ToyFrame, ToyInformation, ToyState, ToyView } from './types.ts';

type FrameView = ToyView['frames'][number];

/** What the toy was made from. */
export const pack = hashText('toy pack 1');

/** What lies open to `viewer`: its own hand, purse and stake, everybody's hand and purse once it is over. */
export function view(state: ToyState, viewer: Viewer): ToyView {
  return {
    viewer: viewer === 'public' ? null : viewer,
    pack: state.pack,
    lake: state.lake,
    rounds: state.rounds,
    round: state.round,
    deck: state.deck.length,
    discard: [...state.discard],
    seats: state.seats.map(({ clan, points, supply, hand, purse, spent }, seat) => {
      const open = seat === viewer || state.ended !== null;
      const own = open ? { hand: [...hand], purse } : { hand: null, purse: null };
      return { clan, points, supply, cards: hand.length, ...own, spent };
    }),
    spots: [...state.spots],
    water: state.water,
    frames: state.frames.map((frame) => frameView(frame, viewer)),
    ended: state.ended,
  };
}

function frameView(frame: ToyFrame, viewer: Viewer): FrameView {
  if (frame.kind === 'commit') {
    const own = viewer === 'public' ? null : elementAt(frame.stakes, viewer);
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
  return { seat, view: view(state, seat), known: elementAt(state.seats, seat).known.map((item) => ({ ...item })) };
}

/** A state that agrees with `info`: unknown cards and stakes are dealt from `rng`. */
export function sample(data: ToyData, info: ToyInformation, rng: Rng): ToyState {
  const state = dealt(data, info, rng);
  elementAt(state.seats, info.seat).known = info.known.map((item) => ({ ...item }));
  return state;
}

/** The table as everybody sees it, with all that is hidden dealt anew: hands, purses, the deck. */
export function drawnAnew(data: ToyData, state: ToyState, rng: Rng): ToyState {
  return dealt(data, { view: view(state, 'public'), known: [] }, rng);
}

/** What somebody knows; nobody's own is known to the public. */
type Known = Omit<ToyInformation, 'seat'> & { readonly seat?: Seat };

function dealt(data: ToyData, info: Known, rng: Rng): ToyState {
  // Whoever has claimed a value holds a card of it.
  const claim = info.view.frames.find((frame) => frame.kind === 'claim');
  const holds = (hands: number[][]) =>
    claim === undefined || elementAt(hands, claim.seat).some((card) => data.cards[card] === claim.value);
  const hands = dealUntil(() => dealHands(data, info, rng), holds);
  const held = hands.flat();
  const deck = unseenCards(data, info.view.discard).filter((card) => !held.includes(card));
  shuffleWith(rng, deck);
  const stake = () => pick(rng, data.stake + 1);
  const offered = (from: Seat) => elementAt(elementAt(hands, from), pick(rng, elementAt(hands, from).length));
  const frames = info.view.frames.map((frame): ToyFrame => toFrame(frame, info.seat, stake, offered));
  const purse = (spent: number) => (data.hides === 'stock' ? pick(rng, data.purse - spent + 1) : 0);
  return assemble(info.view, { hands, deck, frames, purse, rng: seedRng(`sample ${pick(rng, 2 ** 31)}`) });
}

/** The table of `seen` with as much behind every screen as there can be: what only a secret forbids is allowed there. */
export function plenty(data: ToyData, seen: ToyView): ToyState {
  const unseen = unseenCards(data, seen.discard);
  const frames = seen.frames.map((frame): ToyFrame =>
    toFrame(
      frame,
      undefined,
      () => 0,
      () => elementAt(unseen, 0),
    ),
  );
  const hands = seen.seats.map(({ cards }) => (cards > 0 ? unseen : []));
  const deck = unseen.slice(0, seen.deck);
  const purse = (spent: number) => (data.hides === 'stock' ? data.purse - spent : 0);
  return structuredClone(assemble(seen, { hands, deck, frames, purse, rng: [] }));
}

/** The hands as they may be: the own one, known cards, and for the rest any of those never seen. */
function dealHands(data: ToyData, { seat: own, view: seen, known }: Known, rng: Rng): number[][] {
  const hands = seen.seats.map(({ hand }, seat) =>
    hand ? [...hand] : known.filter((item) => item.seat === seat).map(({ card }) => card),
  );
  const placed = hands.flat();
  const pool = unseenCards(data, seen.discard).filter((card) => !placed.includes(card));
  shuffleWith(rng, pool);
  hands.forEach((hand, seat) => {
    if (seat !== own) hand.push(...pool.splice(0, elementAt(seen.seats, seat).cards - hand.length));
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

/** What a view does not tell. */
type Hidden = {
  readonly hands: number[][];
  readonly deck: number[];
  readonly frames: ToyFrame[];
  readonly purse: (spent: number) => number;
  readonly rng: number[];
};

function assemble(seen: ToyView, { hands, deck, frames, purse, rng }: Hidden): ToyState {
  return {
    pack: seen.pack,
    lake: seen.lake,
    rounds: seen.rounds,
    round: seen.round,
    rng,
    deck,
    discard: [...seen.discard],
    seats: seen.seats.map(({ clan, points, supply, purse: shown, spent }, seat) => ({
      clan,
      points,
      supply,
      hand: elementAt(hands, seat),
      purse: shown ?? purse(spent),
      spent,
      known: [],
    })),
    spots: [...seen.spots],
    water: seen.water,
    frames,
    ended: seen.ended,
  };
}
