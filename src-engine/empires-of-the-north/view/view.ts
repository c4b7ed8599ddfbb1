import { defined } from '../../kernel/defined.ts';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import type { Box } from '../box.ts';
import { copyFrame, copyLocation } from '../copy.ts';
import { gameFlow } from '../flow.ts';
import type { Frame } from '../frames.ts';
import { copyOptions } from '../options.ts';
import type { Pile, Player, State } from '../state.ts';
import type { Information, PlayerView, View } from './view-schema.ts';

/** What `viewer` may see now: everything but the decks, other hands, and what others look at. */
export function viewOf(box: Box, state: State, viewer: Viewer): View {
  return {
    viewer,
    pack: state.pack,
    options: copyOptions(state.options),
    round: state.round,
    first: state.first,
    last: state.last,
    frames: state.frames.map((frame) => openFrame(frame, viewer)),
    deciders: [...gameFlow.deciders(box, state)],
    ring: [...state.ring],
    queue: state.queue.map((ship) => ({ ...ship })),
    near: openPile(state.near),
    far: openPile(state.far),
    players: state.players.map((player, seat) => openPlayer(player, seat === viewer || state.ended)),
    nextId: state.nextId,
    ended: state.ended,
  };
}

/** The view of a seat, and what everybody knows of the other hands. */
export function informationOf(box: Box, state: State, seat: Seat): Information {
  return { view: viewOf(box, state, seat), known: state.players.map(({ shown }) => [...shown]) };
}

/** A frame without the cards that others look at, and what they keep. */
function openFrame(frame: Frame, viewer: Viewer): Frame {
  const copy = copyFrame(frame);
  if (copy.kind !== 'opening' && copy.kind !== 'observation') return copy;
  return {
    ...copy,
    looks: copy.looks.map((cards, seat) => (seat === viewer ? cards : [])),
    kept: copy.kept.map((cards, seat) => (seat === viewer ? cards : null)),
  };
}

const openPile = ({ deck, open, discard }: Pile): View['near'] => ({
  open: [...open],
  discard: [...discard],
  left: deck.length,
});

function openPlayer(player: Player, open: boolean): PlayerView {
  return {
    clan: player.clan,
    score: player.score,
    goods: [...player.goods],
    workers: player.workers,
    resting: player.resting,
    ships: { ...player.ships },
    pawns: player.pawns.map((pawn) => ({ ...pawn })),
    shown: [...player.shown],
    discard: [...player.discard],
    empire: player.empire.map(copyLocation),
    passed: player.passed,
    deck: player.deck.length,
    cards: player.hand.length,
    hand: open ? [...player.hand] : null,
  };
}

/** What a seat looks at now, and what it has chosen to keep of it; null where it looks at nothing. */
export function lookOf(
  { frames }: Pick<View, 'frames'>,
  seat: Seat,
): { cards: string[]; kept: string[] | null } | null {
  const top = frames[frames.length - 1];
  if (top?.kind !== 'opening' && top?.kind !== 'observation') return null;
  return { cards: [...defined(top.looks[seat])], kept: top.kept[seat] ?? null };
}
