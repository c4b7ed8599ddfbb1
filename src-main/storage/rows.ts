import { z } from 'zod';
import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import { entrySchema, type Entry, type MoveEntry } from '#engine/kernel/record.ts';
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
import { sealIn, sealSchema, standingOf, type LogRow, type RawRow, type Seal } from './seal.ts';

const { moves, summary, deciders, over, winners, thumbnail, abandoned } = campaignSchema.shape;
const glanceSchema = z.strictObject({
  moves,
  summary,
  deciders,
  over,
  winners,
  // Rows of older versions have neither.
  thumbnail: thumbnail.default(null),
  abandoned: abandoned.default(false),
});
/** The column `glance`: what the list of campaigns shows of one. Everything in it is public. */
export type Glance = z.infer<typeof glanceSchema>;

/** A log entry with the events of its move and their audiences. */
export type StoredEntry = { readonly entry: Entry; readonly events: readonly Emitted<GameEvent>[] };

/** What a campaign was begun with. Only seats and, under newer rules, ruleset and options change later. */
export type CampaignHead = {
  readonly id: string;
  readonly game: string;
  readonly ruleset: number;
  readonly seats: readonly SeatSetup[];
  /** Undefined if the game hides nothing. */
  readonly level?: Level | undefined;
  readonly undo: UndoLevel;
  readonly options: Campaign['options'];
  readonly seed: string;
  /** Hash of its pack. */
  readonly pack: string;
};

/** A campaign's row: its head and its position. Dates are ISO 8601. */
export type StoredCampaign = CampaignHead & {
  readonly created: string;
  readonly played: string;
  /**
   * The entry from which newer rules apply or a damaged campaign continued; 0 if it began at a position of another campaign, null if
   * none of that happened.
   */
  readonly floor: number | null;
  readonly page: number;
  /** Seconds it has been open. */
  readonly spent: number;
  /** The last entry each seat has seen, by seat. */
  readonly looked: readonly number[];
  /** Seats whose persons consent to giving it up. */
  readonly consents: readonly number[];
  readonly curtain: Curtain;
  readonly glance: Glance;
  /** The damage because of which it can only be read. */
  readonly damage: Message | undefined;
  /** Damage that does not keep it from being played. */
  readonly mark: Message | undefined;
  /** Undefined in campaigns that have not been played since seals were introduced. */
  readonly seal: Seal | undefined;
  /** Whether the row is as it was written. */
  readonly intact: boolean;
  /** Whether a damaged row has been rebuilt from the copy of its head and the log. */
  readonly rebuilt: boolean;
};

/** Messages in the column `damage` with which a campaign can be played. */
const PLAYABLE_DAMAGE: ReadonlySet<string> = new Set([
  'campaign-went-on',
  'campaign-doubtful',
  'campaign-shortened',
  'campaign-from-copy',
  'campaign-beside',
]);

/** A row or column that does not hold what it should. */
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

/** Takes the place of a damaged glance until the next move writes a new one. */
export const EMPTY_GLANCE: Glance = {
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
  // Empty in games that hide nothing.
  level: z.union([levelSchema, z.literal('').transform(() => undefined)]),
  undo: undoLevelSchema,
  spent: z.int().min(0),
  // The campaign can be played without these, so damage to them is ignored.
  looked: json(z.array(z.int().min(0))).catch([]),
  consents: json(z.array(z.int().min(0))).catch([]),
  options: json(campaignSchema.shape.options),
  seed: z.string(),
  pack: z.string(),
  floor: z.int().min(0).nullable(),
  page: z.int().min(0),
  curtain: json(curtainSchema).catch({ state: 'open' }),
  glance: json(glanceSchema.extend({ seal: sealSchema.optional() })).catch(EMPTY_GLANCE),
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
/** Reads a campaign's row. @throws DamagedRow */
export function readCampaign(row: RawRow): StoredCampaign {
  const read = rowSchema.safeParse(row);
  if (!read.success) throw new DamagedRow('campaign', read.error);
  const { damage: kept, glance: sealed, ...rest } = read.data;
  const { seal: _, ...glance } = sealed;
  const said =
    kept === null ? {} : PLAYABLE_DAMAGE.has(kept.code) ? { mark: kept } : { damage: withLastWholeEntry(kept) };
  const proof = { seal: sealIn(row), intact: standingOf(row) !== 'damaged' && sealed !== EMPTY_GLANCE, rebuilt: false };
  return { ...rest, glance, damage: undefined, mark: undefined, ...said, ...proof };
}

/** Adds the last good entry (`whole`), which messages of older versions lack: there it is the one before the damage. */
function withLastWholeEntry({ code, params }: Message): Message {
  return { code, params: { ...params, whole: params['whole'] ?? Number(params['seq']) - 1 } };
}

/** Reads a log row. Logs may have thousands of them, so only the entry is checked against a schema. @throws DamagedRow */
export function readEntry(row: unknown): StoredEntry {
  const { seq, kind, seat, move, hash, events } = row as Record<string, unknown>;
  const said = move === null ? null : parsedJson('move', move);
  const entry = entrySchema.safeParse({ ...entryFields(kind, seat, said), seq, kind, hash });
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

/**
 * The fields of an entry besides its kind. The column `move` holds the move or, of other kinds and of a move that has a mark, an
 * object of fields.
 */
function entryFields(kind: unknown, seat: unknown, said: unknown): object {
  const marked = said !== null && typeof said === 'object' && !('type' in said) && 'stopped' in said;
  if (kind === 'move' && !marked) return { seat, move: said };
  return { ...(seat !== null && { seat }), ...(said !== null && typeof said === 'object' && said) };
}

/** The columns of an entry; the reverse of `readEntry`. */
export function logRowOf({ entry, events }: StoredEntry): LogRow {
  const { seq, kind, hash } = entry;
  return { seq, kind, ...columnsOf(entry), hash, events: JSON.stringify(events) };
}

function columnsOf(entry: Entry): { readonly seat: number | null; readonly move: string | null } {
  switch (entry.kind) {
    case 'move':
      return { seat: entry.seat, move: JSON.stringify(entry.stopped === true ? markedMove(entry) : entry.move) };
    case 'seat':
      return { seat: entry.seat, move: JSON.stringify({ player: entry.player, name: entry.name }) };
    case 'undo':
      return { seat: null, move: undoMarks(entry) };
    default:
      return { seat: null, move: null };
  }
}

/** The column `move` of a move that has a mark. */
function markedMove({ move, stopped }: MoveEntry): object {
  return { move, stopped };
}

/** The column `move` of an undo. */
function undoMarks({ practice, step }: Extract<Entry, { kind: 'undo' }>): string | null {
  if (practice !== true && step !== true) return null;
  return JSON.stringify({ ...(practice && { practice }), ...(step && { step }) });
}

/** Parses and checks a column of events. Returns them unchanged: pages must be the same bytes after loading. @throws DamagedRow */
export function readEvents(text: unknown): readonly Emitted<GameEvent>[] {
  if (text === '[]') return [];
  const events = parsedJson('events', text);
  if (emitted.safeParse(events).success) return events as z.infer<typeof emitted>;
  throw new DamagedRow('events', undefined);
}
