import type { Emitted } from './events.ts';
import type { Game, GameTypes } from './game.ts';
import { hashValue } from './hash.ts';
import { positionStates, type Position, type PositionStates, type PositionStep } from './positions.ts';
import type { CampaignRecord, Entry, MoveEntry } from './record.ts';

/** The first point at which a record does not agree with the rules. */
export type Difference = {
  /** Number of the wrong entry; 0 for the set-up. */
  readonly seq: number;
  /** What is wrong; a stable code for messages. */
  readonly code:
    'game' | 'ruleset' | 'pack' | 'options' | 'setup' | 'number' | 'move' | 'refused' | 'line' | 'hash' | 'fault';
  /** The same as an English sentence. */
  readonly says: string;
};

/** One entry that has been replayed. */
export type Replayed<T extends GameTypes> = {
  readonly entry: Entry;
  /** Its events; empty if the entry is no move. */
  readonly events: readonly Emitted<T['event']>[];
  /** The state after it, recomputed if it is not at hand. Only valid until the next step: copy what is to be kept. */
  readonly state: T['state'];
};

/** The result of a whole replay: the final state, or the first difference. */
export type ReplayResult<T extends GameTypes> =
  { readonly agrees: true; readonly state: T['state'] } | { readonly agrees: false; readonly difference: Difference };

const differs = (seq: number, code: Difference['code'], says: string): Difference => ({ seq, code, says });

/** The part of a record against which the set-up is checked. */
export type SetupRecord = Omit<CampaignRecord, 'entries' | 'seats' | 'level' | 'format' | 'formatVersion' | 'pack'>;

/** Checks that options, seed and pack lead to the recorded set-up; returns the first difference, or undefined. */
export function setupDifference<T extends GameTypes>(game: Game<T>, record: SetupRecord): Difference | undefined {
  if (record.game !== game.id) return differs(0, 'game', `The record is of ${record.game}, not of ${game.id}.`);
  if (record.ruleset !== game.version)
    return differs(
      0,
      'ruleset',
      `The record was played with rules ${record.ruleset}; these are rules ${game.version}.`,
    );
  if (record.packHash !== game.pack) return differs(0, 'pack', 'The hash of the pack is not the one the record names.');
  if (hashValue(record.setup) !== record.setupHash)
    return differs(0, 'setup', 'The set-up state does not have the hash the record names (setup, setupHash).');
  const options = game.schema.options.safeParse(record.options);
  if (!options.success || game.optionsRefusal(options.data) !== undefined)
    return differs(0, 'options', 'The options cannot be played (options).');
  if (record.carried === true) return carriedDifference(game, record.setup);
  if (hashValue(game.setup(options.data, record.seed, () => undefined)) !== record.setupHash)
    return differs(0, 'setup', 'Options and seed lead to another set-up than the one recorded (options, seed, setup).');
  return undefined;
}

/** No seed leads to the position of an upgrade, so it is only checked to be a valid state. */
function carriedDifference<T extends GameTypes>(game: Game<T>, setup: unknown): Difference | undefined {
  const state = game.schema.state.safeParse(setup);
  if (state.success && game.invariants(state.data).length === 0) return undefined;
  return differs(0, 'setup', 'The position in which newer rules took the campaign over is none (setup).');
}

/** A replay in progress. */
type Running<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly states: PositionStates<T>;
  /** The current position. */
  at: Position<T>;
  /** The position before each undo that can be redone. */
  readonly undone: Position<T>[];
  /** Whether the campaign was given up. */
  over: boolean;
};

/**
 * Replays a log from `setup` entry by entry, comparing every hash, and yields after each entry that agrees. Returns the
 * first difference, or undefined. Undo, redo, and a move repeated from the same position lead to a known position, so
 * each move is played and hashed only once. If `setup` has not been checked, call `setupDifference` first.
 * @param first number of the first entry
 */
export function* replaySteps<T extends GameTypes>(
  game: Game<T>,
  setup: unknown,
  entries: readonly Entry[],
  first = 1,
): Generator<Replayed<T>, Difference | undefined> {
  const start = game.schema.state.safeParse(setup);
  if (!start.success) return differs(0, 'setup', 'The set-up state does not have the shape of a state (setup).');
  const root: Position<T> = { hash: hashValue(start.data), depth: 0, by: undefined, next: new Map() };
  const run: Running<T> = { game, states: positionStates(game, root, start.data), at: root, undone: [], over: false };
  for (const [index, entry] of entries.entries()) {
    const to = numberDifference(entry, first + index) ?? follow(run, entry);
    if ('code' in to) return to;
    if (to.hash !== entry.hash)
      return differs(
        entry.seq,
        'hash',
        `Entry ${entry.seq} leads to another state than the one recorded (its hash differs).`,
      );
    run.at = to;
    yield {
      entry,
      events: entry.kind === 'move' ? (to.by?.events ?? []) : [],
      get state() {
        return run.states.at(to);
      },
    };
  }
  return undefined;
}

function numberDifference({ seq }: Entry, number: number): Difference | undefined {
  return seq === number ? undefined : differs(number, 'number', `Entry ${number} carries the number ${seq}.`);
}

/** The position an entry leads to. */
function follow<T extends GameTypes>(run: Running<T>, entry: Entry): Position<T> | Difference {
  const { seq } = entry;
  if (run.over) return differs(seq, 'line', `Entry ${seq} follows the one with which the game was given up.`);
  if (entry.kind === 'undo') {
    if (run.at.by === undefined) return differs(seq, 'line', `Entry ${seq} takes back a move, but none stands.`);
    run.undone.push(run.at);
    return run.at.by.from;
  }
  if (entry.kind === 'redo')
    return run.undone.pop() ?? differs(seq, 'line', `Entry ${seq} plays a move again, but none was taken back.`);
  run.undone.length = 0;
  run.over = entry.kind === 'abandon';
  return entry.kind === 'move' ? moveOn(run, entry) : run.at;
}

/** The position a move leads to; the move is played only if it has not been played from here before. */
function moveOn<T extends GameTypes>(run: Running<T>, entry: MoveEntry): Position<T> | Difference {
  const { at, states, game } = run;
  const key = `${entry.seat} ${JSON.stringify(entry.move)}`;
  const known = at.next.get(key);
  if (known !== undefined) return known;
  const state = states.at(at);
  const by = playOn(game, state, at, entry);
  if ('code' in by) return by;
  const to: Position<T> = { hash: hashValue(state), depth: at.depth + 1, by, next: new Map() };
  at.next.set(key, to);
  states.moved(to);
  return to;
}

/** Plays one recorded move on `state`, if the rules allow it. */
function playOn<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  from: Position<T>,
  entry: MoveEntry,
): PositionStep<T> | Difference {
  const { seq, seat } = entry;
  const move = game.schema.move.safeParse(entry.move);
  if (!move.success)
    return differs(seq, 'move', `The move of entry ${seq} is none the game knows (${entry.move.type}).`);
  try {
    const refusal = game.refusal(state, seat, move.data);
    if (refusal !== undefined)
      return differs(
        seq,
        'refused',
        `Entry ${seq}: seat ${seat} may not make its move (${entry.move.type}): ${refusal.code}.`,
      );
    const events: Emitted<T['event']>[] = [];
    // Events may refer to parts of the state, which changes with the next move, so they are copied.
    game.apply(state, seat, move.data, (event, audience) => events.push(structuredClone({ event, audience })));
    return { from, entry, move: move.data, events };
  } catch (fault) {
    const says = fault instanceof Error ? fault.message : 'fault in the rules';
    return differs(seq, 'fault', `Entry ${seq} cannot be played: ${says}.`);
  }
}

/** Replays a whole record from its set-up, comparing every hash; reports the first difference. @internal */
export function replayRecord<T extends GameTypes>(game: Game<T>, record: CampaignRecord): ReplayResult<T> {
  const wrong = setupDifference(game, record);
  if (wrong !== undefined) return { agrees: false, difference: wrong };
  const steps = replaySteps(game, record.setup, record.entries);
  let last: Replayed<T> | undefined;
  for (;;) {
    const step = steps.next();
    if (step.done !== true) last = step.value;
    else if (step.value !== undefined) return { agrees: false, difference: step.value };
    else return { agrees: true, state: last?.state ?? game.schema.state.parse(record.setup) };
  }
}
