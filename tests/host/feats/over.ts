/** Games that are over, as the host has them before it looks for feats. */
import { TableBeliefs } from '#engine/bots/belief.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Emit, Emitted, GameEvent } from '#engine/kernel/events.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { effectiveMoves, type CampaignRecord } from '#engine/kernel/record.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { gameOptions } from '#main/cli/options.ts';
import type { History, PlayedMove } from '#main/host/history.ts';
import type { AnyGame, ListedGame } from '#main/listed-game.ts';

/** A game with its pack, and its history with the state that stands. */
export type Over = {
  readonly name: string;
  readonly game: AnyGame;
  readonly pack: unknown;
  readonly history: History;
};

const REST = { undone: [], notes: [], withdrawn: [], seq: 0, abandoned: false };
const AT_SET_UP = { hash: '', seq: 0, moves: 0, abandoned: false };

/** Collects what is emitted, as it is: events may name parts of a state that changes. */
function collect(into: Emitted<GameEvent>[]): Emit<GameEvent> {
  return (event, audience) => into.push(structuredClone(audience ? { event, audience } : { event }));
}

/** A recorded game, played again. */
export function recordedOver(name: string, game: AnyGame, record: CampaignRecord): Over {
  const setup: Emitted<GameEvent>[] = [];
  game.setup(game.schema.options.parse(record.options), record.seed, collect(setup));
  const begun = game.schema.state.parse(record.setup);
  const state = game.copy(begun);
  const live: PlayedMove[] = effectiveMoves(record.entries).live.map((entry) => {
    const events: Emitted<GameEvent>[] = [];
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), collect(events));
    return { entry, events, state: undefined };
  });
  return { name, game, pack: record.pack, history: historyOf(begun, setup, live, state) };
}

/**
 * A game that quick bots of several levels play to its end.
 * @param number its number among those of its seed: numbers of players, fields and levels go round
 */
export function botsOver(listed: ListedGame, seed: string, number: number): Over {
  const game = listed.make(listed.basePack);
  const name = `${listed.id} ${seed} ${number}`;
  const rng = streamOf(name);
  const players = game.players.from + (number % (game.players.to + 1 - game.players.from));
  const fields = game.fields.all.flatMap((field) =>
    field.kind === 'choice' ? [`${field.key}=${elementAt(field.values, pick(rng, field.values.length))}`] : [],
  );
  const options = game.schema.options.parse(gameOptions(listed, game, players, fields));
  const bots = listed.bots(listed.basePack);
  const seats = Array.from({ length: players }, () => elementAt(LEVELS, pick(rng, LEVELS.length))).map((level) =>
    botOf(bots, level),
  );
  const setup: Emitted<GameEvent>[] = [];
  const state = game.setup(options, name, collect(setup));
  const begun = game.copy(state);
  const live = playOn(game, state, seats, name);
  return { name, game, pack: listed.basePack, history: historyOf(begun, setup, live, state) };
}

/** Whom the quick games are played by: mostly those who know how. */
const LEVELS = ['steward', 'steward', 'steward', 'steward', 'steward', 'steward', 'gentle', 'random'] as const;

function botOf(bots: Readonly<Record<string, Bot<GameTypes>>>, level: string): Bot<GameTypes> {
  const bot = bots[level];
  if (bot === undefined) throw new Error(`nobody plays as ${level}`);
  return bot;
}

function playOn(game: AnyGame, state: object, bots: readonly Bot<GameTypes>[], seed: string): PlayedMove[] {
  const live: PlayedMove[] = [];
  const streams = bots.map((_, seat) => streamOf(`${seed}: ${seat}`));
  const beliefs = new TableBeliefs(
    game,
    bots.map(({ belief }) => belief),
    state,
  );
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const seat = elementAt(seats, 0);
    const bot = elementAt(bots, seat);
    const move = bot.decide(game, game.information(state, seat), seat, elementAt(streams, seat), beliefs.of(seat));
    const events: Emitted<GameEvent>[] = [];
    beliefs.watch(state, seat, move, () => {
      game.apply(state, seat, move, collect(events));
      return events;
    });
    live.push({ entry: { seq: live.length + 1, kind: 'move', seat, move, hash: '' }, events, state: undefined });
  }
  return live;
}

function historyOf(begun: object, events: readonly Emitted<GameEvent>[], live: PlayedMove[], state: object): History {
  const last = live.at(-1);
  if (last !== undefined) live.splice(-1, 1, { ...last, state });
  return { ...REST, live, setup: { ...AT_SET_UP, state: begun, events } };
}
