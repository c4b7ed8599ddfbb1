import { z } from 'zod';
import { cleanName } from '#engine/kernel/name.ts';
import { LARGEST_FILE } from './limits.ts';
import { gameSchema } from './listing.ts';

/** Version of this contract; a window of another version is told to reload. */
export const CONTRACT = 3;

const seat = z.int().min(0).max(8);
const id = z.string().min(1).max(64);
const text = z.string().max(200);

export const levelSchema = z.enum(['table', 'strict', 'open']);
/** How hidden things are kept among people at one screen, see docs/architecture.md. */
export type Level = z.infer<typeof levelSchema>;

export const undoLevelSchema = z.enum(['off', 'barrier', 'practice']);
/**
 * What may be taken back: nothing; moves up to the last one that showed something new (the usual); or anything, which the
 * log then says.
 */
export type UndoLevel = z.infer<typeof undoLevelSchema>;

/** What a seat's `player` says of a person; anything else is the level of a bot of the game. */
export const PERSON = 'person';
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'lilac'] as const;
/** The colour of pieces that are no seat's (what nobody owns): nobody can choose it. */
export const NEUTRAL = 'neutral';
const playerSchema = z.string().regex(/^[\w-]{1,40}$/);
/** What is said of a name that cannot be shown. */
export const NAME_UNUSABLE = 'name-unusable';
/** A name as it is shown: what nobody sees is taken out of it, and something must be left. */
const nameSchema = z
  .string()
  .max(200, NAME_UNUSABLE)
  .transform(cleanName)
  .pipe(z.string().min(1, NAME_UNUSABLE).max(24, NAME_UNUSABLE));
export const seatSetupSchema = z.strictObject({
  name: nameSchema,
  colour: z.enum(COLOURS),
  player: playerSchema,
  /** Where they sit round the screen, clockwise from its front: whoever hands it over hands it to the next place. */
  place: z.int().min(0).max(7).optional(),
});
/** Who sits at a seat. The colour decides the symbol: red ▲ yellow ● green ■ blue ◆ lilac ✚. */
export type SeatSetup = z.infer<typeof seatSetupSchema>;

const request = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ contract: z.literal(CONTRACT), type: z.literal(type), ...shape });
/** A request about the open table. `seq` is the number of the page it answers to: a stale or doubled one is refused. */
const tableRequest = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  request(type, { campaign: id, seq: z.int().min(0), ...shape });

/**
 * The number of the private page that is answered to (its `step`), 0 where none is said: inside a secret decision the public
 * page, `seq` included, stays the same, and a stale or doubled press is told by this one.
 */
const step = z.int().min(0).optional();

/** Every request a window can make. */
export const requestSchema = z.discriminatedUnion('type', [
  request('home', {}),
  request('create', {
    game: id,
    options: z.record(z.string().max(40), z.json()),
    seats: z.array(seatSetupSchema).min(1).max(8),
    /** Said where the game hides something, and only there. */
    level: levelSchema.optional(),
    /** `barrier` where nothing is said. */
    undo: undoLevelSchema.optional(),
    /** Hash of the data to play with; the game's own where nothing is said. */
    pack: id.optional(),
    /** Words that lay what everybody sees of a set-up again; made by the host when absent. What is secret it draws itself. */
    seed: text.optional(),
  }),
  request('open', { campaign: id }),
  /** The data the campaign is played with: boards, cards, prices. Holds no secrets. */
  request('pack', { campaign: id }),
  request('leave', {}),
  request('export', { campaign: id }),
  /** Answered once the file has been read and taken; `import` pushes say how far that is. */
  request('import', { file: z.string().max(LARGEST_FILE) }),
  /** Stops the import of this window, which takes nothing then. */
  request('cancel-import', {}),
  request('delete', { campaign: id }),
  request('settings', {}),
  /** Keeps one setting; `null` forgets it. */
  request('set', { name: z.string().min(1).max(64), value: z.json() }),
  /** The data there is for a game: its own and what players brought. */
  request('packs', { game: id }),
  request('import-pack', { game: id, file: z.string().max(LARGEST_FILE) }),
  request('export-pack', { game: id, hash: id }),
  request('delete-pack', { game: id, hash: id }),
  tableRequest('move', { seat, step, move: z.looseObject({ type: z.string().max(40) }) }),
  /** What a move would do, as far as it can be said without showing anything new. Changes nothing. */
  tableRequest('preview', { seat, step, move: z.looseObject({ type: z.string().max(40) }) }),
  /** Takes the last move back; with `step`, the last step the person at the screen has made inside their secret decision. */
  tableRequest('undo', { step }),
  tableRequest('redo', {}),
  /**
   * Takes back all that the last one to move has done since their action began, or since the last barrier; with `step`, all
   * steps the person at the screen has made inside their secret decision and can take back.
   */
  tableRequest('restart', { step }),
  /** The person whose action the page waits for (`waits`) has finished it: the bots go on. */
  tableRequest('done', {}),
  /** What happened since a seat last looked. */
  tableRequest('recap', { seat }),
  /** The table as it was after so many moves, seen by whoever has their drawer open in this window, else by everybody. */
  tableRequest('history', { at: z.int().min(0) }),
  /** Everything that was hidden; once the game is over. */
  tableRequest('reveal', {}),
  /** A bot takes a seat over, or a person takes it back. */
  tableRequest('change-seat', { seat, player: playerSchema, name: nameSchema.optional() }),
  /** A person says yes, or no longer, to giving the campaign up. It ends when all persons have. */
  tableRequest('consent', { seat, yes: z.boolean() }),
  /** The first press at the curtain: names the person who is about to look. */
  tableRequest('arm', { seat }),
  /** The person named on the curtain says they are there. */
  tableRequest('take-over', { seat }),
  /** The person at the curtain has seen enough. */
  tableRequest('hand-on', { seat }),
  /** Opens a seat's drawer, to one of the depths of its game. */
  tableRequest('open-drawer', { seat, depth: id }),
  tableRequest('close-drawer', {}),
  /** Tries again what could not be written (the page's `trouble`). */
  tableRequest('retry', {}),
  /** A damaged campaign goes on from the newest position that is whole. */
  tableRequest('go-on', {}),
]);
export type Request = z.infer<typeof requestSchema>;
export type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>;

/** A sentence by its key and what fills it; made readable in the renderer. */
export const messageSchema = z.strictObject({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Anchor in the rules reference, where a rule stands behind it. */
  rule: z.string().optional(),
});
export type Message = z.infer<typeof messageSchema>;

/** One saved campaign as the home screen lists it: nothing private. */
export const campaignSchema = z.strictObject({
  id,
  game: id,
  created: z.string(),
  played: z.string(),
  seats: z.array(seatSetupSchema),
  /** Absent where its game hides nothing. */
  level: levelSchema.optional(),
  options: z.record(z.string(), z.json()),
  undo: undoLevelSchema,
  moves: z.int().min(0),
  /** Seconds it has lain open in all. */
  spent: z.int().min(0),
  /** Whether it is played with data of the players' own. */
  ownPack: z.boolean(),
  /** The public table in small, as the game draws it; what it means is between the game and its screen. */
  thumbnail: z.json(),
  /** Whether it was given up by consent. */
  abandoned: z.boolean(),
  /** What the game says of itself in a few public figures (turn, phase …). */
  summary: z.record(z.string(), z.json()),
  /** Seats whose decision it is; empty once over. */
  deciders: z.array(seat),
  over: z.boolean(),
  winners: z.array(seat),
  /** Why it can only be read, or not at all. */
  damage: messageSchema.optional(),
  /** What was once damaged in it; it can be played. */
  mark: messageSchema.optional(),
});
export type Campaign = z.infer<typeof campaignSchema>;

/**
 * One line of the log: the event as everybody may read it, and whose move it came with. Besides the game's own events there
 * are the host's: `table-seat` (seat, player, name), `table-abandoned`, and `table-practice` (an undo across a barrier),
 * `table-went-on` (seq, whole: behind some damage), `table-doubtful` and `table-row-mended` (what was damaged beside the moves).
 */
export const logLineSchema = z.strictObject({
  seq: z.int().min(0),
  seat: seat.nullable(),
  event: z.looseObject({ type: z.string() }),
});
export type LogLine = z.infer<typeof logLineSchema>;

/** Who the screen waits for. `covered` hides the table's private part until that person has taken over. */
export const curtainSchema = z.discriminatedUnion('state', [
  /** The public table lies open. */
  z.strictObject({ state: z.literal('open') }),
  /** Waiting for `seat` to come to the screen; `why` is `secret`, `turn`, `resume` or `undo`. */
  z.strictObject({ state: z.literal('covered'), seat, why: z.string() }),
  /** `seat` has said they are coming; the papers open with the next press, after the dead time. */
  z.strictObject({ state: z.literal('armed'), seat, why: z.string() }),
  /** `seat` sits at the screen and sees its private part; `why` is `secret` or `turn`. */
  z.strictObject({ state: z.literal('taken'), seat, why: z.string() }),
]);
export type Curtain = z.infer<typeof curtainSchema>;

/** The public page: all a window knows of the table while nothing private is open. */
export const pageSchema = z.strictObject({
  campaign: id,
  game: id,
  /**
   * Number of this page; every entry of the log, and every change of the curtain, makes a new one, but for the steps inside a
   * secret decision: at each of them the whole page stays as it was before the first.
   */
  seq: z.int().min(0),
  seats: z.array(seatSetupSchema),
  /** Absent, as `curtain` is, where the game hides nothing. */
  level: levelSchema.optional(),
  view: z.looseObject({}),
  deciders: z.array(seat),
  /** The moves the rules allow the deciders if screens are ignored, by seat. */
  moves: z.array(z.strictObject({ seat, moves: z.array(z.looseObject({ type: z.string() })) })),
  /** Who may offer whom a deal now; absent in a game without deals. */
  deals: z.array(z.strictObject({ code: z.string(), seat, with: z.array(seat) })).optional(),
  curtain: curtainSchema.optional(),
  /** Events since a while, oldest first; amounts of earlier turns are faded by the log policy. */
  log: z.array(logLineSchema),
  /** Whether the last move can be taken back or played again; the barrier that stops it where not. */
  undo: z.strictObject({ can: z.boolean(), barrier: z.string().optional() }),
  undoLevel: undoLevelSchema,
  redo: z.boolean(),
  /** Whether the running action can be begun anew. */
  restart: z.boolean(),
  /** Moves played so far: the last `at` the history can be asked for. */
  played: z.int().min(0),
  /** Moves since each seat last moved or looked, by seat. */
  unseen: z.array(z.int().min(0)),
  /** Bots that could take a seat over, by level. */
  bots: z.array(playerSchema),
  /** Persons who would give the campaign up; `abandoned` once all would. */
  consents: z.array(seat),
  abandoned: z.boolean(),
  /** Score lines and outcome, once the game is over. */
  score: z
    .array(z.strictObject({ seat, code: z.string(), params: messageSchema.shape.params, points: z.number() }))
    .optional(),
  outcome: z
    .strictObject({
      code: z.string(),
      seats: z.array(z.strictObject({ won: z.boolean(), place: z.int(), points: z.number() })),
    })
    .optional(),
  /**
   * The points of each seat as each turn began, and last those at the end; `turn` counts the turns begun by then. Only once the
   * game is over: before, points may tell what is hidden.
   */
  chart: z.array(z.strictObject({ turn: z.int().min(0), points: z.array(z.number()) })).optional(),
  /** The person whose last move the bots wait with an answer to: it can be taken back, or called finished by `done`. */
  waits: seat.optional(),
  /** A move could not be written: the table stands still until it can. */
  trouble: messageSchema.optional(),
});
export type Page = z.infer<typeof pageSchema>;

/** The curtain of a page; of a game that hides nothing it is always open. */
export function curtainOf({ curtain }: Pick<Page, 'curtain'>): Curtain {
  return curtain ?? { state: 'open' };
}

/** The depth of a private page that shows all of it, for a decision made in private. */
export const DECISION = 'decision';

/** The private page of one seat, sent to the one window where its owner has it open, and only as deep as asked. */
export const privatePageSchema = z.strictObject({
  campaign: id,
  seq: z.int().min(0),
  /** Steps that were made, or taken back, inside the secret decision since public page `seq`. */
  step: z.int().min(0),
  /** Whether the last of them can be taken back. */
  back: z.boolean(),
  seat,
  /** One of the game's depths, or `DECISION`. */
  depth: id,
  /** The seat's own part of its view, cut to the depth. */
  own: z.looseObject({}),
  /** The moves the seat can really make, what it can pay included. */
  moves: z.array(z.looseObject({ type: z.string() })),
});
export type PrivatePage = z.infer<typeof privatePageSchema>;

/** One set of data in the list: `base` is the game's own; a used one belongs to a campaign and stays. */
export const packEntrySchema = z.strictObject({
  hash: id,
  name: z.string().max(120),
  base: z.boolean(),
  used: z.boolean(),
});
export type PackEntry = z.infer<typeof packEntrySchema>;

/** Every reply. A refusal changes nothing. */
export const replySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('refused'), why: messageSchema }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({
    type: z.literal('home'),
    campaigns: z.array(campaignSchema),
    games: z.array(gameSchema),
    /** What happened to the storage that a player should know: a backup was restored, a broken file put aside. */
    notice: messageSchema.optional(),
  }),
  z.strictObject({ type: z.literal('table'), page: pageSchema }),
  z.strictObject({ type: z.literal('private'), page: privatePageSchema }),
  z.strictObject({ type: z.literal('pack'), hash: z.string(), pack: z.looseObject({}) }),
  /** `events` as the asking seat may read them; `barrier` where the move goes on into what nobody has seen yet. */
  z.strictObject({
    type: z.literal('preview'),
    events: z.array(z.looseObject({ type: z.string() })),
    barrier: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('recap'), seat, lines: z.array(logLineSchema) }),
  /** The table after `at` moves; `own` is the part of whoever has their drawer open. `lines` came with the last of them. */
  z.strictObject({
    type: z.literal('history'),
    at: z.int().min(0),
    view: z.looseObject({}),
    /** Seats whose decision it was then. */
    deciders: z.array(seat),
    own: z.looseObject({}).optional(),
    lines: z.array(logLineSchema),
  }),
  /** The whole table with everybody's own part, and the whole log. */
  z.strictObject({
    type: z.literal('revealed'),
    own: z.array(z.looseObject({})),
    lines: z.array(logLineSchema),
  }),
  z.strictObject({ type: z.literal('settings'), settings: z.record(z.string(), z.json()) }),
  z.strictObject({ type: z.literal('packs'), packs: z.array(packEntrySchema) }),
  z.strictObject({ type: z.literal('file'), name: z.string(), file: z.string() }),
]);
export type Reply = z.infer<typeof replySchema>;

/** Everything the host says unasked. */
export const pushSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('page'), page: pageSchema }),
  /** What was private is to be forgotten at once. */
  z.strictObject({ type: z.literal('cover') }),
  /** How far the import of this window is: entries of the file followed, of how many; 0 of 0 while it is being read. */
  z.strictObject({ type: z.literal('import'), done: z.int().min(0), of: z.int().min(0) }),
]);
export type Push = z.infer<typeof pushSchema>;
