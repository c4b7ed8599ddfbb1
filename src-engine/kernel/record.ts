import { z } from 'zod';
import type { Emitted } from './events.ts';
import type { Game, GameTypes } from './game.ts';
import { hashValue } from './hash.ts';

/** How a campaign file names itself. */
export const RECORD_FORMAT = 'caravel-campaign';
/** Version of the shape of a campaign file. */
export const RECORD_VERSION = 1;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const data = z.record(z.string(), z.json());
const seat = z.int().min(0).max(8);
const step = { seq: z.int().min(1), hash };

/**
 * One entry of a campaign's log. Numbers run from 1 without a gap; `hash` is that of the state the entry led to. Taking
 * back and playing again are entries too: the log only ever grows.
 */
export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...step, kind: z.literal('move'), seat, move: z.looseObject({ type: z.string().max(40) }) }),
  z.strictObject({ ...step, kind: z.literal('undo') }),
  z.strictObject({ ...step, kind: z.literal('redo') }),
]);
export type Entry = z.infer<typeof entrySchema>;
/** An entry that is a move. */
export type MoveEntry = Extract<Entry, { kind: 'move' }>;

/** A campaign as data: everything that is needed to play it again and to prove that it went the same way. */
export const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  formatVersion: z.literal(RECORD_VERSION),
  game: z.string().min(1).max(64),
  /** Version of the game's rules it was played with. */
  ruleset: z.int().min(1),
  options: data,
  seed: z.string().max(200),
  /** Hash of the pack, and the pack whole. */
  packHash: z.string().min(1).max(64),
  pack: data,
  /** Who sat where; the engine does not look inside. */
  seats: z
    .array(z.strictObject({ name: z.string(), colour: z.string(), player: z.string() }))
    .min(1)
    .max(8),
  /** The privacy level; the engine does not look inside. */
  level: z.string().max(20),
  /** Said of a campaign begun under older rules: `setup` is then the position in which these rules took it over. */
  carried: z.literal(true).optional(),
  /** The outcome of set-up, not only its seed, and the hash of it. */
  setup: data,
  setupHash: hash,
  entries: z.array(entrySchema),
});
export type CampaignRecord = z.infer<typeof recordSchema>;

/** What stands of a log: the moves that are played, and those taken back that may be played again (the last one next). */
export type Line<M extends MoveEntry = MoveEntry> = { readonly live: M[]; readonly undone: M[] };

/**
 * What stands of a log once every undo and redo has been followed.
 * @throws RangeError where the log takes back or plays again what is not there.
 */
export function lineOf(entries: readonly Entry[]): Line {
  const live: MoveEntry[] = [];
  let undone: MoveEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'move') {
      live.push(entry);
      undone = [];
      continue;
    }
    const [from, to] = entry.kind === 'undo' ? [live, undone] : [undone, live];
    const moved = from.pop();
    if (moved === undefined) throw new RangeError(`entry ${entry.seq} is an ${entry.kind} with nothing to act on`);
    to.push(moved);
  }
  return { live, undone };
}

/** The moves of a log that stand, in order; each keeps the number it was first played with. */
export function liveLine(entries: readonly Entry[]): MoveEntry[] {
  return lineOf(entries).live;
}

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

/** The numbers of the moves some undo comes back to (0: the set-up): the states that are worth keeping. */
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
    } else live.push(undone.pop() ?? 0);
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
  const kept = new Map<number, T['state']>([[0, game.copy(start.data)]]);
  const wanted = landings(entries);
  let state = game.copy(start.data);
  const live: MoveEntry[] = [];
  let undone: MoveEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const number = first + index;
    if (entry.seq !== number) return differs(number, 'number', `Entry ${number} carries the number ${entry.seq}.`);
    const events: Emitted<T['event']>[] = [];
    if (entry.kind === 'undo') {
      const taken = live.pop();
      const back = kept.get(live.at(-1)?.seq ?? 0);
      if (taken === undefined || back === undefined)
        return differs(entry.seq, 'line', `Entry ${entry.seq} takes back a move, but none stands.`);
      undone.push(taken);
      state = game.copy(back);
    } else {
      const move = entry.kind === 'move' ? entry : undone.pop();
      if (move === undefined)
        return differs(entry.seq, 'line', `Entry ${entry.seq} plays a move again, but none was taken back.`);
      if (entry.kind === 'move') undone = [];
      const difference = playAgain(game, state, entry.seq, move, events);
      if (difference !== undefined) return difference;
      live.push(move);
      if (wanted.has(move.seq)) kept.set(move.seq, game.copy(state));
    }
    if (hashValue(state) !== entry.hash)
      return differs(
        entry.seq,
        'hash',
        `Entry ${entry.seq} leads to another state than the one recorded (its hash differs).`,
      );
    yield { entry, state, events };
  }
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
