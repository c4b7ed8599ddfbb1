import { defined } from '../../kernel/defined.ts';
import { copyFrame, copyLocation } from '../copy.ts';
import type { Frame } from '../frames.ts';
import { copyOptions } from '../options.ts';
import type { State } from '../state.ts';
import type { View } from './view-schema.ts';

/** What a view does not tell of a seat, and a whole state needs. */
export type Dealt = {
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  /** The cards it looks at, and what it has chosen to keep of them; null while it has not chosen. */
  readonly look: readonly string[];
  readonly kept: readonly string[] | null;
};

/** What a view does not tell. */
export type Hidden = {
  readonly rng: readonly number[];
  readonly seats: readonly Dealt[];
  readonly near: readonly string[];
  readonly far: readonly string[];
};

/** A state that looks like `view`, with the hidden parts given. Shares nothing with either. */
export function assemble(view: View, { rng, seats, near, far }: Hidden): State {
  const pile = ({ open, discard }: View['near'], deck: readonly string[]) => ({
    deck: [...deck],
    open: [...open],
    discard: [...discard],
  });
  return {
    pack: view.pack,
    options: copyOptions(view.options),
    rng: [...rng],
    round: view.round,
    first: view.first,
    last: view.last,
    frames: view.frames.map((frame) => closeFrame(frame, seats)),
    ring: [...view.ring],
    queue: view.queue.map((ship) => ({ ...ship })),
    near: pile(view.near, near),
    far: pile(view.far, far),
    players: view.players.map((player, seat) => {
      const { hand, deck } = defined(seats[seat]);
      const { cards: _cards, ...open } = player;
      return {
        ...open,
        goods: [...player.goods],
        ships: { ...player.ships },
        pawns: player.pawns.map((pawn) => ({ ...pawn })),
        shown: [...player.shown],
        discard: [...player.discard],
        empire: player.empire.map(copyLocation),
        hand: [...hand],
        deck: [...deck],
      };
    }),
    nextId: view.nextId,
    ended: view.ended,
  };
}

function closeFrame(frame: Frame, seats: readonly Dealt[]): Frame {
  if (frame.kind !== 'opening' && frame.kind !== 'observation') return copyFrame(frame);
  return {
    kind: frame.kind,
    looks: seats.map(({ look }) => [...look]),
    kept: seats.map(({ kept }) => (kept === null ? null : [...kept])),
  };
}
