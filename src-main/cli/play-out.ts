import { TableBeliefs } from '#engine/bots/belief.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { anyOf, randomBot } from '#engine/bots/random.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Emit, Emitted, GameEvent } from '#engine/kernel/events.ts';
import type { GameTypes, Outcome } from '#engine/kernel/game.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { RECORD_FORMAT, RECORD_VERSION, type CampaignRecord, type Entry } from '#engine/kernel/record.ts';
import { streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { COLOURS } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';

/** Turns after which a game without an end counts as failed. */
export const MAX_TURNS = 60;
/** Moves after which it counts as failed, for a turn that never ends. */
const MAX_MOVES = 50_000;
/** A game to play. */
export type Plan = {
  readonly game: AnyGame;
  readonly options: object;
  readonly seed: string;
  /** The bot at each seat. */
  readonly bots: readonly Bot<GameTypes>[];
  /** Whether the moves and their hashes are recorded. */
  readonly record: boolean;
  /** Called with the state before each decision, which it must not change, and the seat that decides. */
  readonly watch?: (state: object, seat: Seat) => void;
};

/** The result of a game. */
export type PlayedGame = {
  readonly moves: number;
  /** Turns begun. */
  readonly rounds: number;
} & ({ readonly outcome: Outcome } | { readonly failure: string });

/** The result with everything needed to replay the game, and the state it ended in; an empty one if there was none. */
export type RecordedGame = PlayedGame & {
  readonly setup: object;
  readonly entries: readonly Entry[];
  readonly end: object;
};

/** Plays one whole game and checks the invariants after every move. Never throws: an error counts as a failed game. */
export function playOut(plan: Plan): RecordedGame {
  const { game, options, seed } = plan;
  const entries: Entry[] = [];
  let setup: object = {};
  let last: object = {};
  let [moves, rounds] = [0, 0];
  let events: Emitted<GameEvent>[] = [];
  const emit: Emit<GameEvent> = (event, audience) => {
    rounds += event.type === game.turnEvent ? 1 : 0;
    events.push({ event, audience });
  };
  const over = (end: { outcome: Outcome } | { failure: string }): RecordedGame => ({
    moves,
    rounds,
    setup,
    entries,
    end: last,
    ...end,
  });
  try {
    const state = game.setup(options, seed, emit);
    setup = game.copy(state);
    last = state;
    const beliefs = new TableBeliefs(
      game,
      plan.bots.map(({ belief }) => belief),
      state,
    );
    const streams = plan.bots.map((_, seat) => streamOf(`${seed}:bot ${seat}`));
    for (;;) {
      const failure = failureIn(game, state, moves, rounds);
      if (failure !== undefined) return over({ failure });
      const outcome = game.outcome(state);
      if (outcome !== undefined) return over({ outcome });
      const seat = elementAt(game.deciders(state), 0);
      const bot = elementAt(plan.bots, seat);
      plan.watch?.(state, seat);
      const move = chosen(game, state, seat, bot, elementAt(streams, seat), beliefs.of(seat));
      const refusal = game.refusal(state, seat, move);
      if (refusal !== undefined) {
        const says = `after ${moves} moves: the move of ${bot.level} (${move.type}) is refused: ${refusal.code}`;
        return over({ failure: says });
      }
      beliefs.watch(state, seat, move, () => {
        events = [];
        game.apply(state, seat, move, emit);
        return events;
      });
      moves += 1;
      if (plan.record) entries.push({ seq: moves, kind: 'move', seat, move, hash: hashValue(state) });
    }
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return over({ failure: `fault after ${moves} moves: ${says}` });
  }
}

/** The bot's move, from what its seat knows: a legal move or a deal. */
function chosen(
  game: AnyGame,
  state: object,
  seat: Seat,
  bot: Bot<GameTypes>,
  rng: Rng,
  belief?: object,
): { type: string } {
  // Faster, and no secret is used: the legal moves of a seat depend only on what it knows.
  if (bot === randomBot) return anyOf(game.legalMoves(state, seat), rng);
  return bot.decide(game, game.information(state, seat), seat, rng, belief);
}

/** Why the game has failed, or undefined. */
function failureIn(game: AnyGame, state: object, moves: number, turns: number): string | undefined {
  const wrong = game.invariants(state);
  if (wrong.length > 0) return `after ${moves} moves: ${wrong.join('; ')}`;
  if (turns > MAX_TURNS) return `no end after ${MAX_TURNS} turns`;
  if (moves > MAX_MOVES) return `no end after ${MAX_MOVES} moves`;
  if (game.outcome(state) === undefined && game.deciders(state).length === 0)
    return `nobody decides after ${moves} moves`;
  return undefined;
}

/** The campaign file of a recorded game. */
export function recordOf(
  { game, options, seed, bots }: Plan,
  pack: object,
  { setup, entries }: Pick<RecordedGame, 'setup' | 'entries'>,
): CampaignRecord {
  // Options, pack and state are plain JSON: the contract of games says so.
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
    seats: bots.map(({ level }, seat) => ({
      name: `Bot ${seat + 1}`,
      colour: elementAt(COLOURS, seat),
      player: level,
    })),
    ...(game.hides && { level: 'table' }),
    setup: data(setup),
    setupHash: hashValue(setup),
    entries: [...entries],
  };
}
