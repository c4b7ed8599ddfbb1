import { copyEffect } from './data/effect-copy.ts';
import type { Frame } from './frames.ts';
import { copyOptions } from './options.ts';
import type { Location, Pawn, Pile, Player, Ship, State } from './state.ts';

const copyShip = ({ seat, common, fish, raze }: Ship): Ship => ({ seat, common, fish, raze });
const copyPawn = ({ state, tile }: Pawn): Pawn => ({ state, tile });
const copyPile = ({ deck, open, discard }: Pile): Pile => ({
  deck: deck.slice(),
  open: open.slice(),
  discard: discard.slice(),
});

/** A copy that shares nothing with a Location. */
export function copyLocation(location: Location): Location {
  const { id, card, ready, under, goods, workers, copies, fired } = location;
  const copy: Location = {
    id,
    card,
    ready,
    under: under.slice(),
    goods: goods.slice(),
    workers,
    fired: { turn: fired.turn, round: fired.round },
  };
  if (copies !== undefined) copy.copies = copies;
  return copy;
}

function copyPlayer(player: Player): Player {
  return {
    clan: player.clan,
    score: player.score,
    goods: player.goods.slice(),
    workers: player.workers,
    resting: player.resting,
    ships: { clan: player.ships.clan, common: player.ships.common },
    pawns: player.pawns.map(copyPawn),
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    shown: player.shown.slice(),
    discard: player.discard.slice(),
    empire: player.empire.map(copyLocation),
    passed: player.passed,
  };
}

const copyList = <T>(list: readonly T[]): T[] => list.slice();

/** A copy that shares nothing with a frame. */
export function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'opening':
    case 'observation':
      return {
        kind: frame.kind,
        looks: frame.looks.map(copyList),
        kept: frame.kept.map((cards) => (cards === null ? null : cards.slice())),
      };
    case 'storage':
      return { ...frame, locations: frame.locations.slice() };
    case 'effect':
      return {
        ...frame,
        todo: frame.todo.map(copyEffect),
        taken: frame.taken.slice(),
        paid: frame.paid.slice(),
        chain: frame.chain.slice(),
      };
    case 'specials':
      return {
        ...frame,
        waiting: frame.waiting.map(({ location, trigger }) => ({ location, trigger })),
        chain: frame.chain.slice(),
      };
    case 'tile':
      return {
        ...frame,
        chain: frame.chain.slice(),
        ...(frame.unanswering && { unanswering: frame.unanswering.slice() }),
      };
    case 'instant':
    case 'voyage':
    case 'landing':
      return { ...frame, chain: frame.chain.slice() };
    default:
      return { ...frame };
  }
}

/** A copy that shares nothing with `state`: written out, because a search makes one before every move. */
export function copyState(state: State): State {
  return {
    pack: state.pack,
    options: copyOptions(state.options),
    rng: state.rng.slice(),
    round: state.round,
    first: state.first,
    last: state.last,
    frames: state.frames.map(copyFrame),
    ring: state.ring.slice(),
    queue: state.queue.map(copyShip),
    near: copyPile(state.near),
    far: copyPile(state.far),
    players: state.players.map(copyPlayer),
    nextId: state.nextId,
    ended: state.ended,
  };
}
