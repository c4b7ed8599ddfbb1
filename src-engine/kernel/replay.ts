import type { Emitted } from './events.ts';
import type { Game, GameTypes } from './game.ts';
import { hashValue } from './hash.ts';
import type { CampaignRecord, Entry, MoveEntry } from './record.ts';

/** The first point at which a record does not agree with the rules. */
export type Difference = {
  /** Entry at fault; 0 for the set-up. */
  readonly seq: number;
  /** What is wrong: stable, for messages. */
  readonly code:
    'game' | 'ruleset' | 'pack' | 'options' | 'setup' | 'number' | 'move' | 'refused' | 'line' | 'hash' | 'fault';
  /** The same in plain words. */
  readonly says: string;
};

/** One entry played again. `state` is only good until the next step: copy what is to be kept. */
export type Replayed<T extends GameTypes> = {
  readonly entry: Entry;
  readonly state: T['state'];
  readonly events: readonly Emitted<T['event']>[];
};

/** What a whole replay came to: the state at the end, or the first difference. */
export type ReplayResult<T extends GameTypes> =
  { readonly agrees: true; readonly state: T['state'] } | { readonly agrees: false; readonly difference: Difference };

const differs = (seq: number, code: Difference['code'], says: string): Difference => ({ seq, code, says });

/** The part of a record the set-up is checked by. */
export type Beginning = Omit<CampaignRecord, 'entries' | 'seats' | 'level' | 'format' | 'formatVersion' | 'pack'>;

/** Whether options, seed and pack lead to the set-up that the record holds. */
export function setupDifference<T extends GameTypes>(game: Game<T>, record: Beginning): Difference | undefined {
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
  if (record.carried === true) return undefined;
  if (hashValue(game.setup(options.data, record.seed, () => undefined)) !== record.setupHash)
    return differs(0, 'setup', 'Options and seed lead to another set-up than the one recorded (options, seed, setup).');
  return undefined;
}

/** A log being played again. */
type Running<T extends GameTypes> = {
  readonly game: Game<T>;
  state: T['state'];
  readonly live: MoveEntry[];
  readonly undone: MoveEntry[];
  /** Whether it was given up. */
  over: boolean;
  /** The numbers of the moves some undo comes back to (0: the set-up), and the states there. */
  readonly wanted: ReadonlySet<number>;
  readonly kept: Map<number, T['state']>;
};

/** The states worth keeping: those some undo comes back to. */
function landings(entries: readonly Entry[]): Set<number> {
  const live: number[] = [];
  const undone: number[] = [];
  const found = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === 'move') {
      live.push(entry.seq);
      undone.length = 0;
    } else if (entry.kind === 'undo') {
      undone.push(live.pop() ?? 0);
      found.add(live.at(-1) ?? 0);
    } else if (entry.kind === 'redo') live.push(undone.pop() ?? 0);
    else undone.length = 0;
  }
  return found;
}

/**
 * Plays a log again from `setup`, entry by entry, comparing every hash, and yields after each entry that agrees.
 * Returns the first difference, or nothing. Ask `setupDifference` first where the set-up is not known to be right.
 * @param first number of the first entry
 */
export function* replaying<T extends GameTypes>(
  game: Game<T>,
  setup: unknown,
  entries: readonly Entry[],
  first = 1,
): Generator<Replayed<T>, Difference | undefined> {
  const start = game.schema.state.safeParse(setup);
  if (!start.success) return differs(0, 'setup', 'The set-up state does not have the shape of a state (setup).');
  const state = game.copy(start.data);
  const kept = new Map<number, T['state']>([[0, start.data]]);
  const run: Running<T> = { game, state, live: [], undone: [], over: false, wanted: landings(entries), kept };
  for (const [index, entry] of entries.entries()) {
    const events: Emitted<T['event']>[] = [];
    const difference =
      numberDifference(entry, first + index) ?? stepOf(run, entry, events) ?? hashDifference(entry, run.state);
    if (difference !== undefined) return difference;
    yield { entry, state: run.state, events };
  }
  return undefined;
}

function numberDifference({ seq }: Entry, number: number): Difference | undefined {
  return seq === number ? undefined : differs(number, 'number', `Entry ${number} carries the number ${seq}.`);
}

function hashDifference({ seq, hash }: Entry, state: object): Difference | undefined {
  if (hashValue(state) === hash) return undefined;
  return differs(seq, 'hash', `Entry ${seq} leads to another state than the one recorded (its hash differs).`);
}

function stepOf<T extends GameTypes>(
  run: Running<T>,
  entry: Entry,
  events: Emitted<T['event']>[],
): Difference | undefined {
  const { seq } = entry;
  if (run.over) return differs(seq, 'line', `Entry ${seq} follows the one with which the game was given up.`);
  if (entry.kind === 'undo') return stepBack(run, seq);
  if (entry.kind === 'move' || entry.kind === 'redo') return stepOn(run, entry, events);
  run.undone.length = 0;
  run.over = entry.kind === 'abandon';
  return undefined;
}

function stepBack<T extends GameTypes>(run: Running<T>, seq: number): Difference | undefined {
  const taken = run.live.pop();
  const back = run.kept.get(run.live.at(-1)?.seq ?? 0);
  if (taken === undefined || back === undefined)
    return differs(seq, 'line', `Entry ${seq} takes back a move, but none stands.`);
  run.undone.push(taken);
  run.state = run.game.copy(back);
  return undefined;
}

function stepOn<T extends GameTypes>(
  run: Running<T>,
  entry: Extract<Entry, { kind: 'move' | 'redo' }>,
  events: Emitted<T['event']>[],
): Difference | undefined {
  const move = entry.kind === 'move' ? entry : run.undone.pop();
  if (move === undefined)
    return differs(entry.seq, 'line', `Entry ${entry.seq} plays a move again, but none was taken back.`);
  if (entry.kind === 'move') run.undone.length = 0;
  const difference = playAgain(run.game, run.state, entry.seq, move, events);
  if (difference !== undefined) return difference;
  run.live.push(move);
  if (run.wanted.has(move.seq)) run.kept.set(move.seq, run.game.copy(run.state));
  return undefined;
}

/** Plays one recorded move on `state`, unless the rules refuse it. */
function playAgain<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seq: number,
  entry: MoveEntry,
  events: Emitted<T['event']>[],
): Difference | undefined {
  const move = game.schema.move.safeParse(entry.move);
  if (!move.success)
    return differs(seq, 'move', `The move of entry ${seq} is none the game knows (${entry.move.type}).`);
  try {
    const refusal = game.refusal(state, entry.seat, move.data);
    if (refusal !== undefined)
      return differs(
        seq,
        'refused',
        `Entry ${seq}: seat ${entry.seat} may not make its move (${entry.move.type}): ${refusal.code}.`,
      );
    game.apply(state, entry.seat, move.data, (event, audience) => events.push({ event, audience }));
    return undefined;
  } catch (fault) {
    return differs(
      seq,
      'fault',
      `Entry ${seq} cannot be played: ${fault instanceof Error ? fault.message : 'fault in the rules'}.`,
    );
  }
}

/** Plays a whole record again from its set-up, comparing every hash; reports the first difference. */
export function replayRecord<T extends GameTypes>(game: Game<T>, record: CampaignRecord): ReplayResult<T> {
  const wrong = setupDifference(game, record);
  if (wrong !== undefined) return { agrees: false, difference: wrong };
  const steps = replaying(game, record.setup, record.entries);
  let state = game.schema.state.parse(record.setup);
  for (;;) {
    const step = steps.next();
    if (step.done !== true) state = step.value.state;
    else if (step.value !== undefined) return { agrees: false, difference: step.value };
    else return { agrees: true, state };
  }
}
