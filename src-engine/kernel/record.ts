import { z } from 'zod';
import { cleanName, hasDirectionMarks } from './name.ts';

/** How a campaign file names itself. */
export const RECORD_FORMAT = 'caravel-campaign';
/** Version of the shape of a campaign file. */
export const RECORD_VERSION = 1;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const data = z.record(z.string(), z.json());
const seat = z.int().min(0).max(8);
const name = z.string().max(24).transform(cleanName);
/** How a game or a bot is called in data: nothing but letters, digits and hyphens ever stands in a sentence. */
const word = z.string().regex(/^[\w-]{1,64}$/);
const step = { seq: z.int().min(1), hash };
const yes = z.literal(true).optional();

/**
 * One entry of a campaign's log. Numbers run from 1 without a gap; `hash` is that of the state the entry led to. Taking
 * back and playing again are entries too: the log only ever grows. `practice` marks an undo that the usual rules of the
 * table forbid, `step` one of a step inside a secret decision, of which nobody is told; `seat` and `abandon` leave the state as it stands, and nothing follows an `abandon`.
 */
export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...step, kind: z.literal('move'), seat, move: z.looseObject({ type: z.string().max(40) }) }),
  z.strictObject({ ...step, kind: z.literal('undo'), practice: yes, step: yes }),
  z.strictObject({ ...step, kind: z.literal('redo') }),
  /** From here on `player` plays `seat`. */
  z.strictObject({ ...step, kind: z.literal('seat'), seat, player: word, name }),
  z.strictObject({ ...step, kind: z.literal('abandon') }),
]);
export type Entry = z.infer<typeof entrySchema>;
/** An entry that is a move. */
export type MoveEntry = Extract<Entry, { kind: 'move' }>;

/**
 * Damage to a log: it was entry `seq` that did not hold. Either the campaign went on from the position after entry `from`, or
 * the entries of the record are what is left, and `newest` is the newest position behind the damage that is whole, if any.
 */
const damagedSchema = z.strictObject({
  seq: z.int().min(1),
  from: z.int().min(0).optional(),
  newest: z.strictObject({ seq: z.int().min(1), hash, state: data }).optional(),
});
/** What a record says of damage to its campaign. */
export type Damaged = z.infer<typeof damagedSchema>;

/** A campaign as data: everything that is needed to play it again and to prove that it went the same way. */
export const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  formatVersion: z.literal(RECORD_VERSION),
  game: word,
  /** Version of the game's rules it was played with. */
  ruleset: z.int().min(1),
  options: data,
  /** Words and secret, see `seed.ts`. */
  seed: z.string().max(300),
  /** Hash of the pack, and the pack whole. */
  packHash: z.string().min(1).max(64),
  pack: data.refine((pack) => !hasDirectionMarks(JSON.stringify(pack)), 'holds marks that turn text about'),
  /** Who sat where; the engine does not look inside. */
  seats: z
    .array(z.strictObject({ name: z.string(), colour: z.string(), player: z.string(), place: z.int().optional() }))
    .min(1)
    .max(8),
  /** The privacy level, where the game hides something; the engine does not look inside. */
  level: z.string().max(20).optional(),
  /** What may be taken back, where it is not the usual; the engine does not look inside. */
  undo: z.string().max(20).optional(),
  /** Said of a campaign begun under older rules: `setup` is then the position in which these rules took it over. */
  carried: z.literal(true).optional(),
  /** The outcome of set-up, not only its seed, and the hash of it. */
  setup: data,
  setupHash: hash,
  entries: z.array(entrySchema),
  /** Said of a campaign whose log was damaged. */
  damaged: damagedSchema.optional(),
});
export type CampaignRecord = z.infer<typeof recordSchema>;

/** What stands of a log: the moves that are played, and those taken back that may be played again (the last one next). */
export type EffectiveMoves<M extends MoveEntry = MoveEntry> = { readonly live: M[]; readonly undone: M[] };

/** A log in which an entry does what cannot be done there: `seq` is its number. */
export class InvalidLog extends RangeError {
  readonly seq: number;

  constructor({ seq, kind }: Entry) {
    super(`entry ${seq} is an ${kind} with nothing to act on`);
    this.name = 'InvalidLog';
    this.seq = seq;
  }
}

/**
 * What stands of a log once every undo and redo has been followed. Where somebody else sits down, what was taken back
 * can be played again no more.
 * @throws InvalidLog where the log takes back or plays again what is not there, or goes on after it was given up.
 */
export function effectiveMoves(entries: readonly Entry[]): EffectiveMoves {
  const live: MoveEntry[] = [];
  let undone: MoveEntry[] = [];
  let over = false;
  for (const entry of entries) {
    if (over) throw new InvalidLog(entry);
    if (entry.kind === 'abandon') over = true;
    else if (entry.kind === 'move' || entry.kind === 'seat') {
      if (entry.kind === 'move') live.push(entry);
      undone = [];
    } else {
      const [from, to] = entry.kind === 'undo' ? [live, undone] : [undone, live];
      const moved = from.pop();
      if (moved === undefined) throw new InvalidLog(entry);
      to.push(moved);
    }
  }
  return { live, undone };
}

/** The moves of a log that stand, in order; each keeps the number it was first played with. */
export function movesInForce(entries: readonly Entry[]): MoveEntry[] {
  return effectiveMoves(entries).live;
}
