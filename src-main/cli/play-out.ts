import { anyOf } from '#engine/bots/random.ts';
import { at } from '#engine/kernel/at.ts';
import type { Outcome } from '#engine/kernel/game.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { RECORD_FORMAT, RECORD_VERSION, type CampaignRecord, type Entry } from '#engine/kernel/record.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { AnyGame } from '#main/games.ts';

/** A game without an end after this many turns has failed. */
export const LONGEST = 60;
/** So has one that goes round in a circle within a turn. */
const MOST_MOVES = 50_000;

/** What is to be played. */
export type Plan = {
  readonly game: AnyGame;
  readonly options: object;
  readonly seed: string;
  /** Level of the bot at each seat. */
  readonly levels: readonly string[];
  /** Whether the moves and their hashes are wanted. */
  readonly keep: boolean;
};

/** What a game came to. */
export type PlayedOut = {
  readonly moves: number;
  readonly rounds: number;
  readonly setup: object;
  readonly entries: readonly Entry[];
} & ({ readonly outcome: Outcome } | { readonly failure: string });

/** Plays one whole game on plain state, checking the invariants after every move. Never throws: a fault is a failure. */
export function playOut(plan: Plan): PlayedOut {
  const { game, options, seed } = plan;
  const entries: Entry[] = [];
  let [setup, rounds, moves]: [object, number, number] = [{}, 0, 0];
  try {
    const state = game.setup(options, seed, () => undefined);
    setup = game.copy(state);
    const rng = streamOf(`${seed}:bots`);
    for (;;) {
      rounds = Number(game.summary(game.view(state, 'public'))['turn'] ?? 0);
      const failure = broken(game, state, rounds, moves);
      if (failure !== undefined) return { moves, rounds, setup, entries, failure };
      const outcome = game.outcome(state);
      if (outcome !== undefined) return { moves, rounds, setup, entries, outcome };
      const seat = at(game.deciders(state), 0);
      // A random bot may ask the true state for its own moves: they rest on what its own seat knows.
      const move = anyOf(game.legalMoves(state, seat), rng);
      game.apply(state, seat, move, () => undefined);
      moves += 1;
      if (plan.keep) entries.push({ seq: moves, kind: 'move', seat, move, hash: hashValue(state) });
    }
  } catch (error) {
    return {
      moves,
      rounds,
      setup,
      entries,
      failure: `fault after ${moves} moves: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** Why a game cannot go on, or undefined. */
function broken(game: AnyGame, state: object, rounds: number, moves: number): string | undefined {
  const wrong = game.invariants(state);
  if (wrong.length > 0) return `after ${moves} moves: ${wrong.join('; ')}`;
  if (rounds > LONGEST) return `no end after ${LONGEST} turns`;
  if (moves > MOST_MOVES) return `no end after ${MOST_MOVES} moves`;
  if (game.outcome(state) === undefined && game.deciders(state).length === 0)
    return `nobody decides after ${moves} moves`;
  return undefined;
}

/** The campaign file of a game played out. */
export function recordOf(
  { game, options, seed, levels }: Plan,
  pack: object,
  { setup, entries }: PlayedOut,
): CampaignRecord {
  const colours = ['red', 'yellow', 'green', 'blue', 'lilac'];
  // Options, pack and state are plain JSON by the game's contract.
  const data = (value: object): CampaignRecord['pack'] => value as CampaignRecord['pack'];
  return {
    format: RECORD_FORMAT,
    formatVersion: RECORD_VERSION,
    game: game.id,
    ruleset: game.version,
    options: data(options),
    seed,
    packHash: game.pack,
    pack: data(pack),
    seats: levels.map((level, seat) => ({ name: `Bot ${seat + 1}`, colour: at(colours, seat), player: level })),
    level: 'table',
    setup: data(setup),
    setupHash: hashValue(setup),
    entries: [...entries],
  };
}
