import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { empiresOfTheNorth } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import { moveSchema, type Move } from '#engine/empires-of-the-north/moves.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { listedEmpiresOfTheNorth } from '#main/games/empires-of-the-north.ts';

/** The game of the pack that ships. */
export const GAME = empiresOfTheNorth(BASE_PACK);

const LISTED = listedEmpiresOfTheNorth.make(BASE_PACK);
const BOTS = listedEmpiresOfTheNorth.bots(BASE_PACK);

/** Rounds after which a game counts as endless. */
const LONGEST = 60;

/** Callbacks of a measurement: before each move, and at each event. */
export type Watch = {
  readonly move?: (state: State, seat: number, move: Move) => void;
  readonly event?: (event: Event, state: State) => void;
};

/** Who sits where: a clan and the level of a bot for each seat. */
export type Seating = readonly { readonly clan: string; readonly level: string }[];

/** The bot of a level, as the host lists it. @throws Error if there is none */
export function botOf(level: string): Bot<GameTypes> {
  const bot = BOTS[level];
  if (bot === undefined) throw new Error(`no bot ${level}, but ${Object.keys(BOTS).join(', ')}`);
  return bot;
}

/**
 * Plays one game. Returns its last state.
 * @throws Error if an invariant is broken, a bot's move is refused, or the game does not end
 */
export function playGame(seed: string, seating: Seating, watch: Watch = {}): State {
  const bots = seating.map(({ level }) => botOf(level));
  const rng = streamOf(`${seed}:bots`);
  const seats = seating.map(({ clan }) => ({ clan }));
  // Events of the set-up are not measured.
  const state = GAME.setup({ players: seats.length, seats }, seed, () => undefined);
  const emit = (event: Event) => watch.event?.(event, state);
  for (let deciders = GAME.deciders(state); deciders.length > 0; deciders = GAME.deciders(state)) {
    const seat = elementAt(deciders, 0);
    const move = moveSchema.parse(elementAt(bots, seat).decide(LISTED, GAME.information(state, seat), seat, rng));
    const refusal = GAME.refusal(state, seat, move);
    if (refusal !== undefined) throw new Error(`${seed}: ${JSON.stringify(move)} refused: ${refusal.code}`);
    watch.move?.(state, seat, move);
    GAME.apply(state, seat, move, emit);
    const broken = GAME.invariants(state);
    if (broken.length > 0) throw new Error(`${seed}, after ${JSON.stringify(move)}: ${broken.join('; ')}`);
    if (state.round > LONGEST) throw new Error(`${seed}: no end after ${LONGEST} rounds`);
  }
  return state;
}
