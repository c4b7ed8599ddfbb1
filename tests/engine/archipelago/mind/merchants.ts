/** Players whose chances are what they hold: by florins, and by cubes as each of them likes a kind. */
import { bargaining } from '#engine/archipelago/mind/bargain.ts';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import { openBox } from '#engine/archipelago/box.ts';
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { RESOURCES } from '#engine/archipelago/data/schema.ts';
import type { State, Stock } from '#engine/archipelago/state.ts';
import { answerOffer, ownOffer, type Said } from '#engine/bots/bargain.ts';
import type { Mind } from '#engine/bots/mind.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { SMALL_PACK } from '../small-pack.ts';
import { SMALL_GAME, type Table } from '../table.ts';

/** The deals of the small pack. */
export const BOX = openBox(SMALL_PACK);
const EFFORT = { width: 2, deals: 12, margin: 0.5 };
/** Florins a cube is worth that nobody says more about. */
const CUBE = 3;
/** What a florin adds to the chance to win. */
const FLORIN = 0.01;

/** What a seat likes: the florins that a cube is worth to it. */
type Likes = Readonly<Record<Seat, Partial<Stock>>>;

const worthTo = (likes: Likes, { screens }: State): number[] =>
  screens.map(
    ({ florins, cubes, tokens }, seat) =>
      FLORIN *
      RESOURCES.reduce((sum, kind) => sum + cubes[kind] * (likes[seat]?.[kind] ?? CUBE), florins + CUBE * tokens),
  );

/** A mind that values positions by what everybody holds: at once, or at the end of the round. */
export function merchants(likes: Likes = {}, when: 'at-once' | 'later' = 'at-once'): Mind<ArchipelagoTypes> {
  const value = (state: State): number[] => worthTo(likes, state);
  return {
    ...archipelagoMind(SMALL_PACK),
    value,
    bargain: bargaining(SMALL_GAME, BOX, value),
    ...(when === 'at-once' && { quiet: () => true }),
  };
}

const at = ({ state }: Table, seat: Seat) => ({ information: SMALL_GAME.information(state, seat), seat });

/** What a seat answers. */
export const answered = (game: Table, seat: Seat, mind = merchants(), seed = 'answer'): Said<Move> =>
  answerOffer(SMALL_GAME, mind, at(game, seat), streamOf(seed), { effort: EFFORT });

/** What a seat offers. */
export const proposed = (game: Table, seat: Seat, mind = merchants(), seed = 'own'): Move | undefined =>
  ownOffer(SMALL_GAME, mind, at(game, seat), streamOf(seed), { effort: EFFORT }).move;
