import { z } from 'zod';
import { cleanName, hasDirectionMarks } from './name.ts';

/** How a campaign file identifies itself. */
export const RECORD_FORMAT = 'caravel-campaign';
/** Version of the format of a campaign file. */
export const RECORD_VERSION = 1;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const data = z.record(z.string(), z.json());
const seat = z.int().min(0).max(8);
const name = z.string().max(24).transform(cleanName);
/**
 * The name of a game or a bot in data: letters, digits, underscores and hyphens only, because it is put into sentences.
 */
const word = z.string().regex(/^[\w-]{1,64}$/);
const step = { seq: z.int().min(1), hash };
const yes = z.literal(true).optional();

/**
 * One entry of a campaign's log. Entries are numbered from 1 without gaps; `hash` is that of the state after the entry.
 * Undo and redo are entries too, so the log only ever grows. `practice` marks an undo across a barrier, which only
 * practice allows; `stopped` marks the move of a bot that was told to decide before it had thought to the end: asked again, it may
 * decide otherwise; `step` marks the undo of a secret step, which only its seat knows of. `seat` and `abandon` do not
 * change the state, and nothing follows an `abandon`.
 */
export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...step,
    kind: z.literal('move'),
    seat,
    move: z.looseObject({ type: z.string().max(40) }),
    stopped: yes,
  }),
  z.strictObject({ ...step, kind: z.literal('undo'), practice: yes, step: yes }),
  z.strictObject({ ...step, kind: z.literal('redo') }),
  /** From here on, `player` plays `seat`. Where a bot takes the place of one that hung, the entry before it names that one. */
  z.strictObject({ ...step, kind: z.literal('seat'), seat, player: word, name }),
  z.strictObject({ ...step, kind: z.literal('abandon') }),
]);
/** One entry of a campaign's log. */
export type Entry = z.infer<typeof entrySchema>;
/** An entry that is a move. */
export type MoveEntry = Extract<Entry, { kind: 'move' }>;

/**
 * Damage to a log: entry `seq` was wrong. Either the campaign continued from the position after entry `from`, or the
 * record contains only the entries before the damage, and `newest` is the newest intact position after it, if any.
 */
const damagedSchema = z.strictObject({
  seq: z.int().min(1),
  from: z.int().min(0).optional(),
  newest: z.strictObject({ seq: z.int().min(1), hash, state: data }).optional(),
});
/** What a record says about damage to its campaign. */
export type Damaged = z.infer<typeof damagedSchema>;

/** A campaign as data: everything needed to replay it and to prove that it went the same way. */
export const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  formatVersion: z.literal(RECORD_VERSION),
  game: word,
  /** Version of the rules it was played with. */
  ruleset: z.int().min(1),
  options: data,
  /** The public and the secret part; see `seed.ts`. */
  seed: z.string().max(300),
  /** Hash of the pack, and the whole pack. */
  packHash: z.string().min(1).max(64),
  pack: data.refine((pack) => !hasDirectionMarks(JSON.stringify(pack)), 'holds marks that turn text about'),
  /** Who sat where; the engine does not look inside. */
  seats: z
    .array(
      z.strictObject({
        name: z.string(),
        colour: z.string(),
        player: z.string(),
        place: z.int().optional(),
        newcomer: z.literal(true).exactOptional(),
      }),
    )
    .min(1)
    .max(8),
  /** The privacy level, if the game hides something; the engine does not look inside. */
  level: z.string().max(20).optional(),
  /** What may be taken back, if not the default; the engine does not look inside. */
  undo: z.string().max(20).optional(),
  /** What the people at the table call it and have written of it; the engine does not look inside. */
  title: z.string().max(400).optional(),
  notes: z.string().max(100_000).optional(),
  /**
   * Present if `setup` is not what options and seed lead to, but the position at which the campaign was upgraded to
   * newer rules.
   */
  carried: z.literal(true).optional(),
  /** The whole state after set-up, not only its seed, and its hash. */
  setup: data,
  setupHash: hash,
  entries: z.array(entrySchema),
  /** Present if the log of the campaign was damaged. */
  damaged: damagedSchema.optional(),
});
/** A campaign as data, which is the content of a campaign file. */
export type CampaignRecord = z.infer<typeof recordSchema>;

/**
 * The result of following every undo and redo of a log: the moves in force, and the undone moves that can be redone
 * (the last one next).
 */
export type EffectiveMoves<M extends MoveEntry = MoveEntry> = { readonly live: M[]; readonly undone: M[] };

/** A log in which entry `seq` does something that is not possible there. */
export class InvalidLog extends RangeError {
  readonly seq: number;

  constructor({ seq, kind }: Entry) {
    super(`entry ${seq} is an ${kind} with nothing to act on`);
    this.name = 'InvalidLog';
    this.seq = seq;
  }
}

/**
 * Follows every undo and redo of a log. After a change of player, earlier undone moves can no longer be redone.
 * @throws InvalidLog if an entry undoes or redoes a move that is not there, or follows an `abandon`.
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
