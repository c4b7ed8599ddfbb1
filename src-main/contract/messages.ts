import { z } from 'zod';

/** Version of this contract; a window of another version is told to reload. */
export const CONTRACT = 1;

const seat = z.int().min(0).max(8);
const id = z.string().min(1).max(64);
const text = z.string().max(200);

export const levelSchema = z.enum(['table', 'strict', 'open']);
/** How hidden things are kept among people at one screen, see docs/architecture.md. */
export type Level = z.infer<typeof levelSchema>;

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'lilac'] as const;
export const seatSetupSchema = z.strictObject({
  name: z.string().trim().min(1).max(24),
  colour: z.enum(COLOURS),
  player: z.enum(['person', 'random']),
});
/** Who sits at a seat. The colour decides the symbol: red ▲ yellow ● green ■ blue ◆ lilac ✚. */
export type SeatSetup = z.infer<typeof seatSetupSchema>;

const request = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ contract: z.literal(CONTRACT), type: z.literal(type), ...shape });
/** A request about the open table. `seq` is the number of the page it answers to: a stale or doubled one is refused. */
const tableRequest = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  request(type, { campaign: id, seq: z.int().min(0), ...shape });

/** Every request a window can make. */
export const requestSchema = z.discriminatedUnion('type', [
  request('home', {}),
  request('create', {
    game: id,
    options: z.record(z.string().max(40), z.json()),
    seats: z.array(seatSetupSchema).min(1).max(8),
    level: levelSchema,
    /** Text to make the same set-up again; made by the host when absent. */
    seed: text.optional(),
  }),
  request('open', { campaign: id }),
  /** The data the campaign is played with: region sides, boards, cards. Holds no secrets. */
  request('pack', { campaign: id }),
  request('leave', {}),
  request('export', { campaign: id }),
  request('import', { file: z.string().max(5 * 1024 * 1024) }),
  request('delete', { campaign: id }),
  tableRequest('move', { seat, move: z.looseObject({ type: z.string().max(40) }) }),
  tableRequest('undo', {}),
  tableRequest('redo', {}),
  /** The person named on the curtain says they are there. */
  tableRequest('take-over', { seat }),
  /** The person at the curtain has seen enough. */
  tableRequest('hand-on', { seat }),
  /** Opens a seat's drawer; `objective` is the deeper of the two. */
  tableRequest('open-drawer', { seat, depth: z.enum(['stock', 'objective']) }),
  tableRequest('close-drawer', {}),
  /** Tries again what could not be written (the page's `trouble`). */
  tableRequest('retry', {}),
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
  level: levelSchema,
  options: z.record(z.string(), z.json()),
  moves: z.int().min(0),
  /** What the game says of itself in a few public figures (turn, phase, population, rebellion …). */
  summary: z.record(z.string(), z.json()),
  /** Seats whose decision it is; empty once over. */
  deciders: z.array(seat),
  over: z.boolean(),
  winners: z.array(seat),
  /** Why it can only be read, or not at all. */
  damage: messageSchema.optional(),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** One line of the log: the event as everybody may read it, and whose move it came with. */
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
  /** `seat` sits at the screen and sees its private part; `why` is `secret` or `turn`. */
  z.strictObject({ state: z.literal('taken'), seat, why: z.string() }),
]);
export type Curtain = z.infer<typeof curtainSchema>;

/** The public page: all a window knows of the table while nothing private is open. */
export const pageSchema = z.strictObject({
  campaign: id,
  game: id,
  /** Number of this page; every entry of the log, and every change of the curtain, makes a new one. */
  seq: z.int().min(0),
  seats: z.array(seatSetupSchema),
  level: levelSchema,
  view: z.looseObject({}),
  deciders: z.array(seat),
  /** The moves the rules allow the deciders if screens are ignored, by seat. */
  moves: z.array(z.strictObject({ seat, moves: z.array(z.looseObject({ type: z.string() })) })),
  curtain: curtainSchema,
  /** Events since a while, oldest first; amounts of earlier turns are faded by the log policy. */
  log: z.array(logLineSchema),
  /** Whether the last move can be taken back or played again; the barrier that stops it where not. */
  undo: z.strictObject({ can: z.boolean(), barrier: z.string().optional() }),
  redo: z.boolean(),
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
  /** A move could not be written: the table stands still until it can. */
  trouble: messageSchema.optional(),
});
export type Page = z.infer<typeof pageSchema>;

/** The private page of one seat, sent to the one window where its owner has it open, and only as deep as asked. */
export const privatePageSchema = z.strictObject({
  campaign: id,
  seq: z.int().min(0),
  seat,
  depth: z.enum(['stock', 'objective', 'decision']),
  /** The seat's own part of its view, cut to the depth: `decision` is all of it. */
  own: z.looseObject({}),
  /** The moves the seat can really make, what it can pay included. */
  moves: z.array(z.looseObject({ type: z.string() })),
});
export type PrivatePage = z.infer<typeof privatePageSchema>;

/** Every reply. A refusal changes nothing. */
export const replySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('refused'), why: messageSchema }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({
    type: z.literal('home'),
    campaigns: z.array(campaignSchema),
    games: z.array(id),
    /** What happened to the storage that a player should know: a backup was restored, a broken file put aside. */
    notice: messageSchema.optional(),
  }),
  z.strictObject({ type: z.literal('table'), page: pageSchema }),
  z.strictObject({ type: z.literal('private'), page: privatePageSchema }),
  z.strictObject({ type: z.literal('pack'), hash: z.string(), pack: z.looseObject({}) }),
  z.strictObject({ type: z.literal('file'), name: z.string(), file: z.string() }),
]);
export type Reply = z.infer<typeof replySchema>;

/** Everything the host says unasked. */
export const pushSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('page'), page: pageSchema }),
  /** What was private is to be forgotten at once. */
  z.strictObject({ type: z.literal('cover') }),
]);
export type Push = z.infer<typeof pushSchema>;
