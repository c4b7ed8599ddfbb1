/** Decisions of stewards once the end of a game of Archipelago is due, and those that bring it about. */
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { evaluate } from '#engine/archipelago/bots/evaluation.ts';
import { best, temperOf } from '#engine/archipelago/bots/steward.ts';
import { openBox } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { RESOURCES } from '#engine/archipelago/data/schema.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { gameOutcome } from '#engine/archipelago/scoring/score.ts';
import type { Options, State } from '#engine/archipelago/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Ending, Held, Last } from '../../../bots/last-moves.ts';
import { steward } from '../../bots/company.ts';
import { game } from '../../twin.ts';

const BOX = openBox(BASE_PACK);
/** Independence is worse than any score to all but the Separatist. */
const INDEPENDENCE = { won: 50, lost: -10 } as const;

function held(state: State, seat: Seat): Held {
  const { florins, tokens, cubes } = defined(state.screens[seat]);
  const outcome = gameOutcome(BOX, state);
  const own = outcome?.seats[seat];
  const { won = false, points = 0 } = own ?? {};
  const war = outcome?.code === 'independence';
  return {
    points: war ? INDEPENDENCE[won ? 'won' : 'lost'] : points,
    ties: [florins],
    kept: [florins, tokens, ...RESOURCES.map((resource) => cubes[resource])],
  };
}

/** How a game is played out by stewards who make no offers, over so many deals of what the seat does not know. */
export const endingOf = (deals: number): Ending<ArchipelagoTypes> => ({
  game,
  follow: (state, seat, rng) =>
    best(evaluate(game, BOX, state, seat, temperOf(seat)), game.legalMoves(state, seat), rng),
  held,
  deals,
});

/** What a move does that is one of `moves`; an offer is none of them. */
const listed = (moves: readonly Move[], move: Move): Move | undefined =>
  moves.find((other) => canonicalJson(other) === canonicalJson(move));

/** Of `moves`, those that end the game as soon as the rules let it. */
function ending(state: State, seat: Seat, moves: readonly Move[]): Move[] {
  return moves.filter((move) => {
    const next = game.copy(state);
    game.apply(next, seat, move, () => undefined);
    return next.met.length > 0;
  });
}

/** What a decision is compared with: all moves once the end is due; where it is brought about by an own objective, what does so too. */
function compared(before: State, after: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (before.met.length > 0) return moves;
  const own = defined(before.objectives[seat]);
  return after.met.some(({ objective }) => own.includes(objective)) ? ending(before, seat, moves) : [];
}

/** The last decisions of a game between stewards. */
export function lastsOf(options: Options, seed: string): Last<ArchipelagoTypes>[] {
  const lasts: Last<ArchipelagoTypes>[] = [];
  const rng: Rng = streamOf(seed);
  const state = game.setup(options, seed, () => undefined);
  for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
    const moves = game.legalMoves(state, seat);
    const before = moves.length > 1 ? game.copy(state) : undefined;
    const made = steward().decide(game, game.information(state, seat), seat, rng);
    game.apply(state, seat, made, () => undefined);
    const move = listed(moves, made);
    if (before === undefined || move === undefined || state.met.length === 0) continue;
    const others = compared(before, state, seat, moves);
    if (others.length > 1) lasts.push({ state: before, seat, moves: others, move, seed: `${seed} ${lasts.length}` });
  }
  return lasts;
}
