import { z } from 'zod';
import { LARGEST_FILE, MOST_PARTS } from './limits.ts';
import { gameSchema } from './listing.ts';
import { nameSchema } from './names.ts';
import { personIdSchema, personSchema } from './persons.ts';
import { gameRecordSchema, notesSchema, titleSchema } from './records.ts';

/** Version of this contract; a window of another version is told to reload. */
export const CONTRACT = 4;

/** Most characters of what the pilot remembers of a campaign. */
export const PILOT_MEMORY = 20_000;

const seat = z.int().min(0).max(8);
const id = z.string().min(1).max(64);
const text = z.string().max(200);

/** Schema of `Level`. */
export const levelSchema = z.enum(['table', 'strict', 'open']);
/** How hidden things are protected among people at one screen; see docs/architecture-host.md. */
export type Level = z.infer<typeof levelSchema>;

/** Schema of `UndoLevel`. */
export const undoLevelSchema = z.enum(['off', 'barrier', 'practice']);
/**
 * What may be taken back: nothing (`off`); moves since the last information barrier (`barrier`, the default); or
 * anything (`practice`), which the log then shows.
 */
export type UndoLevel = z.infer<typeof undoLevelSchema>;

/** The `player` of a seat where a person sits; any other value is the level of a bot. */
export const PERSON = 'person';
/** The colours that players can choose. */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'lilac'] as const;
/** The colour of pieces that belong to no seat; players cannot choose it. */
export const NEUTRAL = 'neutral';
const playerSchema = z.string().regex(/^[\w-]{1,40}$/);
/** Schema of `SeatSetup`. */
export const seatSetupSchema = z.strictObject({
  name: nameSchema,
  colour: z.enum(COLOURS),
  player: playerSchema,
  /** Place round the screen, clockwise from its front: the screen is handed on in this order. */
  place: z.int().min(0).max(7).optional(),
  /** A person who learns the game: the pilot speaks to them. */
  newcomer: z.literal(true).exactOptional(),
  /** Which of the persons kept on this computer sits there, if that was said. No part of the game, and in no exported campaign. */
  person: personIdSchema.exactOptional(),
});
/** Who sits at a seat. The colour decides the symbol: red ▲ yellow ● green ■ blue ◆ lilac ✚. */
export type SeatSetup = z.infer<typeof seatSetupSchema>;

const request = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ contract: z.literal(CONTRACT), type: z.literal(type), ...shape });
/**
 * A request about an open table. `seq` is the number of the public page it refers to, so that a late or repeated
 * request is refused.
 */
const tableRequest = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  request(type, { campaign: id, seq: z.int().min(0), ...shape });

/**
 * The `step` of the private page the request refers to; 0 if absent. Inside a secret decision the public page, and so
 * `seq`, stays the same, so late or repeated requests are recognized by this number.
 */
const step = z.int().min(0).optional();

const move = z.looseObject({ type: z.string().max(40) });

/**
 * More moves of the same seat, made with the same press: the rules allow all of them, one after the other, or none is
 * played. Never in a secret decision. A move that shows something new ends the press: what was to follow is left out.
 */
const then = z.array(move).max(60).optional();

/** Every request a window can make. */
export const requestSchema = z.discriminatedUnion('type', [
  request('home', {}),
  request('create', {
    game: id,
    options: z.record(z.string().max(40), z.json()),
    seats: z.array(seatSetupSchema).min(1).max(8),
    /** Required if the game hides something, else forbidden. */
    level: levelSchema.optional(),
    /** Default: `barrier`. */
    undo: undoLevelSchema.optional(),
    /** Hash of the pack to play with; by default the game's own. */
    pack: id.optional(),
    /**
     * The public part of the seed, with which everything public in a set-up can be repeated; drawn by the host if
     * absent. The host always draws the secret part itself.
     */
    seed: text.optional(),
  }),
  request('open', { campaign: id }),
  /** The pack of a campaign: boards, cards, prices. Contains no secrets. */
  request('pack', { campaign: id }),
  request('leave', {}),
  request('export', { campaign: id }),
  /** Answered once the whole file has been imported; `import` pushes report the progress. */
  request('import', { file: z.string().max(LARGEST_FILE) }),
  /** Cancels the import of this window; nothing of it is stored. */
  request('cancel-import', {}),
  /** Deletes a campaign. The record of its game, if there is one, is kept or goes too; kept where nothing is said. */
  request('delete', { campaign: id, record: z.enum(['keep', 'delete']).optional() }),
  /** The title and the notes of a campaign, open to all at its table. */
  request('notes', { campaign: id }),
  /** Changes the title or the notes; an empty text removes them. */
  request('note', { campaign: id, title: titleSchema.optional(), notes: notesSchema.optional() }),
  request('persons', {}),
  /** Adds a person, or changes the one that `person` names. Refused where another has the name. */
  request('save-person', {
    person: personIdSchema.optional(),
    name: personSchema.shape.name,
    sign: personSchema.shape.sign,
  }),
  /** Forgets a person: campaigns and records keep the names of their seats, without the link. */
  request('delete-person', { person: personIdSchema }),
  /** The records of all games, the last one first. Those that are still missing are made meanwhile, and a `library` push says so. */
  request('records', {}),
  /** Deletes a record; it is not made again. */
  request('delete-record', { record: id }),
  /** Says which person sat at a seat of a record, or, without `person`, that it is not said. */
  request('link-record', { record: id, seat, person: personIdSchema.optional() }),
  /** Everything that is kept here, as one file: all campaigns, secrets included, with persons, records, titles and notes. */
  request('export-all', {}),
  /**
   * One of the `of` parts of such a file, cut anywhere, in order from part 0. The last one is answered once everything has come in,
   * or is refused; nothing is stored then.
   */
  request('import-all', { at: z.int().min(0), of: z.int().min(1).max(MOST_PARTS), part: z.string().max(LARGEST_FILE) }),
  /**
   * What the pilot remembers of an open campaign, as text that only a window reads; with `memory` it is stored first. It is no part
   * of the game: no page is made, and nothing of it is hashed, undone or exported.
   */
  request('pilot', { campaign: id, memory: z.string().max(PILOT_MEMORY).optional() }),
  request('settings', {}),
  /** Stores one setting; `null` removes it. */
  request('set', { name: z.string().min(1).max(64), value: z.json() }),
  /** The packs for a game: its own and those that players imported. */
  request('packs', { game: id }),
  request('import-pack', { game: id, file: z.string().max(LARGEST_FILE) }),
  request('export-pack', { game: id, hash: id }),
  request('delete-pack', { game: id, hash: id }),
  tableRequest('move', { seat, step, move, then }),
  /** What a move would do, as far as that shows nothing new. Changes nothing. */
  tableRequest('preview', { seat, step, move, then }),
  /** Takes back the last move; with `step`, the last step of the person at the screen inside their secret decision. */
  tableRequest('undo', { step }),
  tableRequest('redo', {}),
  /**
   * Takes back all moves of the current action since the last barrier; with `step`, all steps inside their secret
   * decision that the person at the screen can take back.
   */
  tableRequest('restart', { step }),
  /** The person whose action the bots wait to answer (the page's `waits`) has finished it: the bots continue. */
  tableRequest('done', {}),
  /** The bot that thinks (the page's `thinks`) decides now, with the best it has found. Anybody may say so. */
  tableRequest('decide-now', {}),
  /**
   * The decision that is about to close by itself (the page's `closes`) stays open until a move is played, or until it is
   * let go again: its clock then starts anew.
   */
  tableRequest('keep-open', { open: z.literal(false).exactOptional() }),
  /** What happened since a seat last looked. */
  tableRequest('recap', { seat }),
  /** Which moves there are: where turns and phases begin, and whose they are. */
  tableRequest('index', {}),
  /** The table after `at` moves, as seen by the seat whose drawer is open in this window, else by everybody. */
  tableRequest('history', { at: z.int().min(0) }),
  /**
   * Begins a new campaign at the table after `at` moves, with these people, and opens it; what was hidden is drawn anew. Only once the
   * game is over, or where nothing is hidden. Level and undo are those of the campaign unless they are given.
   */
  tableRequest('play-from', {
    at: z.int().min(0),
    seats: z.array(seatSetupSchema).min(1).max(8),
    level: levelSchema.optional(),
    undo: undoLevelSchema.optional(),
  }),
  /**
   * What the coach would do in the place of a seat that owes a decision, told only where the private part of that seat is open,
   * or where nothing is hidden. Changes nothing, and is written down nowhere.
   */
  tableRequest('advice', { seat, step }),
  /** What the last decision of a seat has cost, as the coach sees it; only in practice, and told where `advice` is. */
  tableRequest('cost', { seat, step }),
  /**
   * The decisions of each person that a bot would most have made differently; only once the game is over. `reading` pushes report
   * the progress.
   */
  tableRequest('decisions', {}),
  /** This window no longer waits for the decisions. */
  tableRequest('stop-decisions', {}),
  /** Everything that was hidden; only once the game is over. */
  tableRequest('reveal', {}),
  /** How it came to the end: points and figures turn by turn, and what was counted; only once the game is over. */
  tableRequest('review', {}),
  /** A bot takes over a seat, a person takes it back, or the level that hung there (the page's `replaced`) plays on. */
  tableRequest('change-seat', {
    seat,
    player: playerSchema,
    name: nameSchema.optional(),
    person: personIdSchema.optional(),
  }),
  /** A person is new to the game, or knows it: the pilot speaks to those who are new. */
  tableRequest('newcomer', { seat, yes: z.boolean() }),
  /** A person agrees to give the campaign up, or takes that back. It ends when all persons agree. */
  tableRequest('consent', { seat, yes: z.boolean() }),
  /** The first press at the curtain: names the person who is about to look. */
  tableRequest('arm', { seat }),
  /** The second press: the person named on the curtain is at the screen. */
  tableRequest('take-over', { seat }),
  /** The person at the screen is done and hands it on. */
  tableRequest('hand-on', { seat }),
  /** Opens a seat's drawer to one of the depths of its game. */
  tableRequest('open-drawer', { seat, depth: id }),
  tableRequest('close-drawer', {}),
  /** Tries again what could not be written (the page's `trouble`). */
  tableRequest('retry', {}),
  /** Continues a damaged campaign from its newest intact position. */
  tableRequest('go-on', {}),
]);
/** Any request of a window. */
export type Request = z.infer<typeof requestSchema>;
/** The request of one type. */
export type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>;

/** A sentence as a code and the values that fill it; the renderer turns it into text. */
export const messageSchema = z.strictObject({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Anchor in the rules reference, if a rule is the reason. */
  rule: z.string().optional(),
});
/** A sentence as a code and the values that fill it. */
export type Message = z.infer<typeof messageSchema>;

/** One saved campaign as the home screen lists it; nothing private. */
export const campaignSchema = z.strictObject({
  id,
  game: id,
  created: z.string(),
  played: z.string(),
  seats: z.array(seatSetupSchema),
  /** Absent if the game hides nothing. */
  level: levelSchema.optional(),
  options: z.record(z.string(), z.json()),
  undo: undoLevelSchema,
  moves: z.int().min(0),
  /** Seconds it has been open in total. */
  spent: z.int().min(0),
  /** Whether it is played with a pack of the players' own. */
  ownPack: z.boolean(),
  /**
   * A small public picture of the table, drawn by the game's own part of the renderer; the host does not look inside.
   */
  thumbnail: z.json(),
  /** Whether it was given up by consent. */
  abandoned: z.boolean(),
  state: z.enum(['open', 'finished', 'given-up']),
  /** What the people at its table call it. */
  title: titleSchema.exactOptional(),
  /** Whether there are notes. */
  noted: z.boolean(),
  /** A few public figures from the game (turn, phase …). */
  summary: z.record(z.string(), z.json()),
  /** Seats that owe a decision; empty once the game is over. */
  deciders: z.array(seat),
  over: z.boolean(),
  winners: z.array(seat),
  /** Why it is read-only, or cannot be read at all. */
  damage: messageSchema.optional(),
  /** What was once damaged in it, although it can be played. */
  mark: messageSchema.optional(),
});
/** One saved campaign as the home screen lists it. */
export type Campaign = z.infer<typeof campaignSchema>;

/**
 * One line of the log: an event as everybody may read it, and the seat whose move caused it. It is one of the game's, which only
 * the game can read, or one of the host's (`tableEventSchema`).
 */
export const logLineSchema = z.strictObject({
  seq: z.int().min(0),
  seat: seat.nullable(),
  event: z.looseObject({ type: z.string() }),
});
/** One line of the log. */
export type LogLine = z.infer<typeof logLineSchema>;

/** Whom the screen waits for. */
export const curtainSchema = z.discriminatedUnion('state', [
  /** No curtain: only public things are shown. */
  z.strictObject({ state: z.literal('open') }),
  /** Waits for `seat` to come to the screen; `why` is `secret`, `turn`, `resume` or `undo`. */
  z.strictObject({ state: z.literal('covered'), seat, why: z.string() }),
  /** `seat` has said they are coming; the next press, after the dead time, opens their private part. */
  z.strictObject({ state: z.literal('armed'), seat, why: z.string() }),
  /** `seat` sits at the screen and sees their private part; `why` is `secret` or `turn`. */
  z.strictObject({ state: z.literal('taken'), seat, why: z.string() }),
]);
/** The state of the curtain. */
export type Curtain = z.infer<typeof curtainSchema>;

const scoreLineSchema = z.strictObject({
  seat,
  code: z.string(),
  params: messageSchema.shape.params,
  points: z.number(),
});

/** How a game came to its end. Told only then, because it reveals what was hidden. */
export const reviewSchema = z.strictObject({
  /**
   * As each turn began, and last at the end; `turn` counts the turns begun so far. `score` is the sheet as it would have
   * been counted then, `figures` are the game's own: one number for all, or one for each seat. Turns played by older
   * rules have none.
   */
  marks: z.array(
    z.strictObject({
      turn: z.int().min(0),
      score: z.array(scoreLineSchema),
      figures: z.record(z.string(), z.union([z.number(), z.array(z.number())])),
    }),
  ),
  /** The columns that counters have, in the order they were begun; `opens` says what began there. */
  columns: z.array(
    z.strictObject({
      counter: z.string(),
      turn: z.int().min(0),
      opens: z.string(),
      params: messageSchema.shape.params,
    }),
  ),
  /** What was counted by seat and code; `column` is the place in `columns`, null in a counter without. */
  counts: z.array(
    z.strictObject({
      counter: z.string(),
      column: z.int().min(0).nullable(),
      seat: seat.nullable(),
      code: z.string(),
      n: z.number(),
    }),
  ),
});
/** How a game came to its end. */
export type Review = z.infer<typeof reviewSchema>;

/** The public page: all that a window knows of the table while no drawer is open and nobody decides in private. */
export const pageSchema = z.strictObject({
  campaign: id,
  game: id,
  /**
   * Number of this page. Every log entry and every change of the curtain makes a new page, except for the steps inside
   * a secret decision: during them, the page stays as it was before the first.
   */
  seq: z.int().min(0),
  seats: z.array(seatSetupSchema),
  /** Absent, like `curtain`, if the game hides nothing. */
  level: levelSchema.optional(),
  view: z.looseObject({}),
  deciders: z.array(seat),
  /** For each seat that owes a decision, the moves it would have if what lies behind screens were ignored. */
  moves: z.array(z.strictObject({ seat, moves: z.array(z.looseObject({ type: z.string() })) })),
  /** Who may offer whom a deal now; absent in a game without deals. */
  deals: z.array(z.strictObject({ code: z.string(), seat, with: z.array(seat) })).optional(),
  curtain: curtainSchema.optional(),
  /** The latest log lines, oldest first; events of earlier turns are redacted. */
  log: z.array(logLineSchema),
  /** Whether the last move can be taken back and, if not, the barrier that stops it. */
  undo: z.strictObject({ can: z.boolean(), barrier: z.string().optional() }),
  undoLevel: undoLevelSchema,
  redo: z.boolean(),
  /** Whether the current action can be restarted. */
  restart: z.boolean(),
  /** Number of moves in force: the highest `at` for `history`. */
  played: z.int().min(0),
  /** For each seat, the number of moves since it last moved or looked. */
  unseen: z.array(z.int().min(0)),
  /** For each seat, how many lines at the end of `log` came after the last entry by which it decided itself. */
  since: z.array(z.int().min(0)),
  /** Levels of the bots that could take over a seat. */
  bots: z.array(playerSchema),
  /** Persons who agree to give the campaign up; `abandoned` once all do. */
  consents: z.array(seat),
  abandoned: z.boolean(),
  /** Score lines and outcome, once the game is over. */
  score: z.array(scoreLineSchema).optional(),
  outcome: z
    .strictObject({
      code: z.string(),
      seats: z.array(z.strictObject({ won: z.boolean(), place: z.int(), points: z.number() })),
    })
    .optional(),
  /** The person whose last move the bots wait to answer: it can be taken back, or confirmed by `done`. */
  waits: seat.optional(),
  /**
   * The person whose decision closes by itself, because the rules leave nothing else: the move played for them, and in
   * how many milliseconds from when this page was shown, unless another page follows before.
   */
  closes: z.strictObject({ seat, move: z.looseObject({ type: z.string() }), in: z.number().positive() }).optional(),
  /** The bot that is about to play, if its level thinks before it decides. */
  thinks: seat.optional(),
  /** Seats of bots whose level hung, so that the one below plays them, and that level: the seat may be given back to it. */
  replaced: z.array(z.strictObject({ seat, player: playerSchema })).optional(),
  /** The level of the bot whose chances people are told; absent where there is none. */
  coach: playerSchema.optional(),
  /** Why the table is halted, for example because a move could not be written, or why it is read-only. */
  trouble: messageSchema.optional(),
});
/** The public page of a table. */
export type Page = z.infer<typeof pageSchema>;

/** The curtain of a page; always open in a game that hides nothing. */
export function curtainOf({ curtain }: Pick<Page, 'curtain'>): Curtain {
  return curtain ?? { state: 'open' };
}

/** The depth of a private page that shows everything, for a decision made in private. */
export const DECISION = 'decision';

/**
 * The private page of a seat, sent only to the window in which its owner has it open, and only to the depth asked for.
 */
export const privatePageSchema = z.strictObject({
  campaign: id,
  seq: z.int().min(0),
  /** Number of steps made or taken back inside the secret decision since public page `seq`. */
  step: z.int().min(0),
  /** Whether the last step can be taken back. */
  back: z.boolean(),
  seat,
  /** One of the game's depths, or `DECISION`. */
  depth: id,
  /** The private part of the seat's view, cut to the depth. */
  own: z.looseObject({}),
  /** The legal moves of the seat, with everything it really has. */
  moves: z.array(z.looseObject({ type: z.string() })),
});
/** The private page of a seat. */
export type PrivatePage = z.infer<typeof privatePageSchema>;

/** One pack of the list: `base` is the game's own; one that is `used` belongs to a campaign and cannot be deleted. */
export const packEntrySchema = z.strictObject({
  hash: id,
  name: z.string().max(120),
  base: z.boolean(),
  used: z.boolean(),
});
/** One pack of the list. */
export type PackEntry = z.infer<typeof packEntrySchema>;

const anyMove = z.looseObject({ type: z.string() });
const chance = z.number().min(0).max(1);

/** Schema of `Advice`. */
export const adviceSchema = z.strictObject({
  move: anyMove,
  /** At most two; none from a bot that has no words for them. */
  reasons: z.array(messageSchema),
  /** What speaks against it most. */
  cost: messageSchema.optional(),
  /** The best of the other moves, where no coach knows chances. */
  alternative: anyMove.optional(),
  /**
   * At most three moves with their chances to win, the advised one first; `even` where the difference from it may be chance or is too
   * small to be told. Empty where there is no choice, absent where no coach was asked.
   */
  best: z
    .array(z.strictObject({ move: anyMove, chance, even: z.boolean() }))
    .max(3)
    .optional(),
});
/** What a bot would do, and why. The codes are the game's own, or the house's. */
export type Advice = z.infer<typeof adviceSchema>;

/** The chances to win after the move that was made, and after the better one. */
const chancesSchema = z.strictObject({ done: chance, better: chance });

/** What a decision has cost, by what its seat knew when it was made. */
export const judgedSchema = z.strictObject({
  seat,
  /** Number of moves before it: the `at` of `history`. */
  at: z.int().min(0),
  /** What lay open then, and the seat's own part, as deep as its drawer is open. */
  view: z.looseObject({}),
  own: z.looseObject({}),
  done: anyMove,
  /** Absent where it has cost nothing that is worth telling. */
  cost: z.strictObject({ better: anyMove, chances: chancesSchema }).optional(),
});

/** Schema of `ReviewedDecision`. */
export const reviewedSchema = z.strictObject({
  seat,
  /** Number of moves before it: the `at` of `history`. */
  at: z.int().min(0),
  /** Turns begun so far. */
  turn: z.int().min(0),
  /** What lay open then, and the seat's own part. */
  view: z.looseObject({}),
  own: z.looseObject({}),
  done: anyMove,
  advice: adviceSchema,
  /** The chances to win after both moves, as the coach sees them; absent where an adviser compares them. */
  chances: chancesSchema.optional(),
});
/** A decision that a bot would have made differently, by what the seat knew then. */
export type ReviewedDecision = z.infer<typeof reviewedSchema>;

/** Every reply. A refusal means that nothing has changed. */
export const replySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('refused'), why: messageSchema }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({
    type: z.literal('home'),
    campaigns: z.array(campaignSchema),
    games: z.array(gameSchema),
    /** What happened to the storage that a player should know: a backup was restored, or a broken file put aside. */
    notice: messageSchema.optional(),
  }),
  z.strictObject({ type: z.literal('table'), page: pageSchema }),
  z.strictObject({ type: z.literal('private'), page: privatePageSchema }),
  z.strictObject({ type: z.literal('pack'), hash: z.string(), pack: z.looseObject({}) }),
  /** `events` as the asking seat may read them; `barrier` if the move shows something new after them. */
  z.strictObject({
    type: z.literal('preview'),
    events: z.array(z.looseObject({ type: z.string() })),
    barrier: z.string().optional(),
    /** The first barrier that shows something new, as far as public facts tell; `barrier` may come before it. */
    ahead: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('recap'), seat, lines: z.array(logLineSchema) }),
  /**
   * Every move in force that everybody knows of, oldest first: the number its log lines carry, its seat, and the events
   * with it that begin a turn (`turn`) or a phase.
   */
  z.strictObject({
    type: z.literal('index'),
    moves: z.array(
      z.strictObject({
        seq: z.int().min(0),
        seat,
        begins: z.array(z.strictObject({ turn: z.boolean(), event: z.looseObject({ type: z.string() }) })),
      }),
    ),
  }),
  /**
   * The table after `at` moves; `own` is the private part of the seat whose drawer is open. `lines` belong to the last
   * move.
   */
  z.strictObject({
    type: z.literal('history'),
    at: z.int().min(0),
    view: z.looseObject({}),
    /** Seats that owed a decision then. */
    deciders: z.array(seat),
    own: z.looseObject({}).optional(),
    lines: z.array(logLineSchema),
  }),
  z.strictObject({ type: z.literal('advice'), seat, advice: adviceSchema }),
  z.strictObject({ type: z.literal('cost'), decision: judgedSchema }),
  /** At most five for each person, or three where there is no coach, the one that fell shortest first; `read` of `of` decisions were looked at. */
  z.strictObject({
    type: z.literal('decisions'),
    decisions: z.array(reviewedSchema),
    read: z.int().min(0),
    of: z.int().min(0),
  }),
  /** The private parts of all seats, and the whole log. */
  z.strictObject({
    type: z.literal('revealed'),
    own: z.array(z.looseObject({})),
    lines: z.array(logLineSchema),
  }),
  z.strictObject({ type: z.literal('review'), review: reviewSchema }),
  /** `memory` is null where nothing was stored. */
  z.strictObject({ type: z.literal('pilot'), memory: z.string().nullable() }),
  z.strictObject({ type: z.literal('settings'), settings: z.record(z.string(), z.json()) }),
  z.strictObject({ type: z.literal('packs'), packs: z.array(packEntrySchema) }),
  /** `left`: how many campaigns a file of everything lacks, because nothing of them can be read, or they are too large. */
  z.strictObject({ type: z.literal('file'), name: z.string(), file: z.string(), left: z.int().min(1).exactOptional() }),
  z.strictObject({ type: z.literal('notes'), title: z.string(), notes: z.string() }),
  /** By name. */
  z.strictObject({ type: z.literal('persons'), persons: z.array(personSchema) }),
  /** `missing`: how many records of games that are over are still to be made. */
  z.strictObject({ type: z.literal('records'), records: z.array(gameRecordSchema), missing: z.int().min(0) }),
  /** What a file of everything has brought; what was here already is not counted. */
  z.strictObject({
    type: z.literal('imported'),
    campaigns: z.int().min(0),
    persons: z.int().min(0),
    records: z.int().min(0),
  }),
]);
/** Any reply of the host. */
export type Reply = z.infer<typeof replySchema>;

/** How the open table stood after the first `lines` log lines of a move, when something was about to happen by itself. */
const stageSchema = z.strictObject({ lines: z.int().min(0), view: z.looseObject({}) });
/** How the open table stood in the middle of a move. */
export type Stage = z.infer<typeof stageSchema>;

/** Everything the host sends without a request. */
export const pushSchema = z.discriminatedUnion('type', [
  /** `stages`: how the table stood on the way there, where the page comes of a move during which something showed. */
  z.strictObject({ type: z.literal('page'), page: pageSchema, stages: z.array(stageSchema).optional() }),
  /** Private things must be removed from the screen at once. */
  z.strictObject({ type: z.literal('cover') }),
  /**
   * Progress of this window's import: entries replayed, and entries in the file; 0 of 0 while the file is being read.
   */
  z.strictObject({ type: z.literal('import'), done: z.int().min(0), of: z.int().min(0) }),
  /** The list of campaigns has changed by itself: whoever shows it asks for it again. */
  z.strictObject({ type: z.literal('library') }),
  /** Progress of reading the decisions of a game: decisions read, and all there are. */
  z.strictObject({ type: z.literal('reading'), done: z.int().min(0), of: z.int().min(0) }),
]);
/** Any message the host sends without a request. */
export type Push = z.infer<typeof pushSchema>;
