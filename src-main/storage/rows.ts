import { z } from 'zod';
import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import { entrySchema, type Entry } from '#engine/kernel/record.ts';
import {
  campaignSchema,
  curtainSchema,
  levelSchema,
  messageSchema,
  seatSetupSchema,
  undoLevelSchema,
  type Campaign,
  type Curtain,
  type Level,
  type Message,
  type SeatSetup,
  type UndoLevel,
} from '#main/contract/messages.ts';
import { sealIn, sealSchema, soundness, type LogRow, type RawRow, type Seal } from './seal.ts';

const { moves, summary, deciders, over, winners, thumbnail, abandoned } = campaignSchema.shape;
const glanceSchema = z.strictObject({
  moves,
  summary,
  deciders,
  over,
  winners,
  // Campaigns kept before these were shown have neither.
  thumbnail: thumbnail.default(null),
  abandoned: abandoned.default(false),
});
/** What the list of campaigns shows of one, all of it public. */
export type Glance = z.infer<typeof glanceSchema>;

/** A log entry with the events of its move and whom they are for. */
export type StoredEntry = { readonly entry: Entry; readonly events: readonly Emitted<GameEvent>[] };

/** What stays the same through a campaign. */
export type CampaignHead = {
  readonly id: string;
  readonly game: string;
  readonly ruleset: number;
  readonly seats: readonly SeatSetup[];
  /** None where the game hides nothing. */
  readonly level?: Level | undefined;
  readonly undo: UndoLevel;
  readonly options: Campaign['options'];
  readonly seed: string;
  /** Hash of its pack. */
  readonly pack: string;
};

/** A campaign's row: its head, and where it stands. */
export type StoredCampaign = CampaignHead & {
  readonly created: string;
  readonly played: string;
  /** The entry at which newer rules took the campaign over, if ever they did. */
  readonly floor: number | null;
  readonly page: number;
  /** Seconds it has lain open. */
  readonly spent: number;
  /** The last entry each seat has seen, by seat. */
  readonly looked: readonly number[];
  /** Persons who would give it up. */
  readonly consents: readonly number[];
  readonly curtain: Curtain;
  readonly glance: Glance;
  /** Why it can only be read. */
  readonly damage: Message | undefined;
  /** What was once damaged in it; it can be played. */
  readonly mark: Message | undefined;
  /** What its log must come to; campaigns that have not been played since there are seals have none. */
  readonly seal: Seal | undefined;
  /** Whether the row is what was written, and if not, whether what matters of it is known from elsewhere. */
  readonly sound: boolean;
  readonly pieced: boolean;
};

/** Messages in the column `damage` that keep nobody from playing. */
const MARKS: ReadonlySet<string> = new Set(['campaign-went-on', 'campaign-doubtful']);

/** A row of the database that does not hold what it should. */
export class DamagedRow extends Error {
  constructor(what: string, cause: unknown) {
    super(`a damaged row: ${what}`, { cause });
    this.name = 'DamagedRow';
  }
}

const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

/** A glance that was lost: the next move makes it anew. */
export const UNKNOWN: Glance = {
  moves: 0,
  summary: {},
  deciders: [],
  over: false,
  winners: [],
  thumbnail: null,
  abandoned: false,
};

const rowSchema = z.object({
  id: z.string(),
  game: z.string(),
  ruleset: z.int(),
  created: z.string(),
  played: z.string(),
  seats: json(z.array(seatSetupSchema).min(1)),
  // A game that hides nothing has none, which the column says by an empty text.
  level: z.union([levelSchema, z.literal('').transform(() => undefined)]),
  undo: undoLevelSchema,
  spent: z.int().min(0),
  // A game can be played on without these: damage to them costs no more than themselves.
  looked: json(z.array(z.int().min(0))).catch([]),
  consents: json(z.array(z.int().min(0))).catch([]),
  options: json(campaignSchema.shape.options),
  seed: z.string(),
  pack: z.string(),
  floor: z.int().min(0).nullable(),
  page: z.int().min(0),
  curtain: json(curtainSchema).catch({ state: 'open' }),
  glance: json(glanceSchema.extend({ seal: sealSchema.optional() })).catch(UNKNOWN),
  damage: json(messageSchema).nullable(),
});

const emitted = z.array(
  z.object({
    event: z.looseObject({ type: z.string(), barrier: z.string().optional() }),
    audience: z
      .union([z.strictObject({ only: z.array(z.int()) }), z.strictObject({ except: z.array(z.int()) })])
      .optional(),
  }),
);
/** A campaign's row as the host knows it. @throws DamagedRow */
export function readCampaign(row: RawRow): StoredCampaign {
  const read = rowSchema.safeParse(row);
  if (!read.success) throw new DamagedRow('campaign', read.error);
  const { damage: kept, glance: sealed, ...rest } = read.data;
  const { seal: _, ...glance } = sealed;
  const said = kept === null ? {} : MARKS.has(kept.code) ? { mark: kept } : { damage: withWhole(kept) };
  const proof = { seal: sealIn(row), sound: soundness(row) !== 'damaged' && sealed !== UNKNOWN, pieced: false };
  return { ...rest, glance, damage: undefined, mark: undefined, ...said, ...proof };
}

/** What was noted before campaigns could go on names no position: it is the last good move. */
function withWhole({ code, params }: Message): Message {
  return { code, params: { ...params, whole: params['whole'] ?? Number(params['seq']) - 1 } };
}

/** A row of the log as the host knows it. A log may hold thousands: what is plain is asked without a schema. @throws DamagedRow */
export function readEntry(row: unknown): StoredEntry {
  const { seq, kind, seat, move, hash, events } = row as Record<string, unknown>;
  const said = move === null ? null : parsedJson('move', move);
  const entry = entrySchema.safeParse({ ...saidOf(kind, seat, said), seq, kind, hash });
  if (!entry.success) throw new DamagedRow(`entry ${String(seq)}`, entry.error);
  return { entry: entry.data, events: readEvents(events) };
}

function parsedJson(what: string, text: unknown): unknown {
  try {
    if (typeof text === 'string') return JSON.parse(text);
  } catch (error) {
    throw new DamagedRow(what, error);
  }
  throw new DamagedRow(what, undefined);
}

/** What an entry says besides its kind: the column `move` holds the move or, of other kinds, whatever there is to say. */
function saidOf(kind: unknown, seat: unknown, said: unknown): object {
  if (kind === 'move') return { seat, move: said };
  return { ...(seat !== null && { seat }), ...(said !== null && typeof said === 'object' && said) };
}

/** The other way: the columns of an entry. */
export function logRowOf({ entry, events }: StoredEntry): LogRow {
  const { seq, kind, hash } = entry;
  return { seq, kind, ...columnsOf(entry), hash, events: JSON.stringify(events) };
}

function columnsOf(entry: Entry): { readonly seat: number | null; readonly move: string | null } {
  switch (entry.kind) {
    case 'move':
      return { seat: entry.seat, move: JSON.stringify(entry.move) };
    case 'seat':
      return { seat: entry.seat, move: JSON.stringify({ player: entry.player, name: entry.name }) };
    case 'undo':
      return { seat: null, move: marksOf(entry) };
    default:
      return { seat: null, move: null };
  }
}

/** What there is to say of an undo. */
function marksOf({ practice, step }: Extract<Entry, { kind: 'undo' }>): string | null {
  if (practice !== true && step !== true) return null;
  return JSON.stringify({ ...(practice && { practice }), ...(step && { step }) });
}

/** Events as they were written, checked but not made anew: a page must be the same byte for byte after loading. @throws DamagedRow */
export function readEvents(text: unknown): readonly Emitted<GameEvent>[] {
  if (text === '[]') return [];
  const events = parsedJson('events', text);
  if (emitted.safeParse(events).success) return events as z.infer<typeof emitted>;
  throw new DamagedRow('events', undefined);
}
