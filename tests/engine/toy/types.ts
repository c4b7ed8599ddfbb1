import { z } from 'zod';
import type { Emit } from '#engine/kernel/events.ts';
import type { Step } from '#engine/kernel/steps.ts';
import { CLANS, LAKES, type ToyData } from './data.ts';

const whole = z.int().nonnegative();
const seat = z.int().min(0).max(3);
const card = z.int().min(0).max(11);
const spot = z.int().min(0).max(5);
const plain = <K extends string>(type: K) => z.strictObject({ type: z.literal(type) });

const clan = z.enum(CLANS);
const lake = z.enum(LAKES);

export const optionsSchema = z.strictObject({
  rounds: z.int().positive(),
  /** How many play, three unless told; the lake, a wide one unless told; and the clan of each seat, none unless told. */
  players: z.int().optional(),
  lake: lake.optional(),
  seats: z.array(z.strictObject({ clan })).optional(),
});

export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('commit'), stake: whole }),
  plain('rest'),
  plain('draw'),
  z.strictObject({ type: z.literal('drain'), amount: z.int().positive() }),
  z.strictObject({ type: z.literal('claim'), value: z.int().positive() }),
  z.strictObject({ type: z.literal('play'), card }),
  plain('build'),
  z.strictObject({ type: z.literal('offer'), to: seat, card, points: z.int().positive() }),
  plain('accept'),
  plain('decline'),
  z.strictObject({ type: z.literal('put'), spot }),
  z.strictObject({ type: z.literal('shed'), spot }),
  z.strictObject({ type: z.literal('take'), spot }),
  plain('done'),
  plain('allow'),
  z.strictObject({ type: z.literal('forbid'), card }),
]);

export const frameSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('round') }),
  z.strictObject({ kind: z.literal('commit'), stakes: z.array(whole.nullable()) }),
  z.strictObject({ kind: z.literal('turn'), seat, offered: z.boolean() }),
  z.strictObject({ kind: z.literal('claim'), seat, value: whole }),
  z.strictObject({ kind: z.literal('answer'), from: seat, to: seat, card, points: whole }),
  z.strictObject({
    kind: z.literal('build'),
    seat,
    left: whole,
    fresh: z.array(spot),
    barred: z.array(spot),
  }),
  z.strictObject({ kind: z.literal('guard'), seat, by: seat, spot }),
]);

const spots = z.array(seat.nullable());
const endings = z.enum(['counted', 'flood']);

export const stateSchema = z.strictObject({
  pack: z.string(),
  lake,
  rounds: whole,
  round: whole,
  rng: z.array(z.int()),
  deck: z.array(card),
  discard: z.array(card),
  seats: z.array(
    z.strictObject({
      clan: clan.nullable(),
      points: whole,
      supply: whole,
      hand: z.array(card),
      /** What lies behind its screen, and what it has taken from there. */
      purse: whole,
      spent: whole,
      /** Cards it has seen go into, or lie in, another's hand. */
      known: z.array(z.strictObject({ seat, card })),
    }),
  ),
  spots,
  water: whole,
  frames: z.array(frameSchema),
  ended: endings.nullable(),
});

/** Frames as a viewer sees them: who has committed, and what the viewer itself put behind its screen. */
const frameViewSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('round') }),
  z.strictObject({ kind: z.literal('commit'), committed: z.array(z.boolean()), own: whole.nullable() }),
  z.strictObject({ kind: z.literal('turn'), seat, offered: z.boolean() }),
  z.strictObject({ kind: z.literal('claim'), seat, value: whole }),
  z.strictObject({ kind: z.literal('answer'), from: seat, to: seat, card: card.nullable(), points: whole }),
  z.strictObject({ kind: z.literal('build'), seat, left: whole, fresh: z.array(spot), barred: z.array(spot) }),
  z.strictObject({ kind: z.literal('guard'), seat, by: seat, spot }),
]);

export const viewSchema = z.strictObject({
  viewer: seat.nullable(),
  pack: z.string(),
  lake,
  rounds: whole,
  round: whole,
  deck: whole,
  discard: z.array(card),
  seats: z.array(
    z.strictObject({
      clan: clan.nullable(),
      points: whole,
      supply: whole,
      cards: whole,
      hand: z.array(card).nullable(),
      purse: whole.nullable(),
      spent: whole,
    }),
  ),
  spots,
  water: whole,
  frames: z.array(frameViewSchema),
  ended: endings.nullable(),
});

/** Where nothing is hidden the view is the state without its generator. */
export const openViewSchema = stateSchema.omit({ rng: true });

const barrier = z.enum(['card-drawn', 'card-shown', 'stakes-revealed', 'hands-shown']);

const event = <K extends string, S extends z.ZodRawShape>(type: K, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape, barrier: z.undefined().optional() });
/** An event that shows something. */
const shows = <K extends string, S extends z.ZodRawShape>(type: K, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape, barrier });

/** Every event, as it happens and as it is redacted: amounts and cards that may be forgotten are optional. */
export const eventSchema = z.discriminatedUnion('type', [
  event('round', { round: whole }),
  event('committed', { seat, stake: whole.optional() }),
  shows('revealed', { stakes: z.array(whole) }),
  event('rose', { water: whole }),
  event('reshuffled', { cards: whole }),
  shows('drawn', { seat, card: card.optional() }),
  event('drained', { seat, amount: whole.optional(), water: whole }),
  event('claimed', { seat, value: whole }),
  shows('played', { seat, card, points: whole }),
  event('put', { seat, spot }),
  event('shed', { seat, spot }),
  event('asked', { seat, spot }),
  event('allowed', { seat, spot }),
  event('rested', { seat }),
  event('building', { seat }),
  event('built', { seat }),
  shows('forbade', { seat, spot, card }),
  event('offered', { from: seat, to: seat, points: whole, card: card.optional() }),
  event('declined', { from: seat, to: seat }),
  shows('traded', { from: seat, to: seat, points: whole.optional(), card }),
  shows('ended', { code: endings, hands: z.array(z.array(card)), purses: z.array(whole) }),
]);

export type ToyOptions = z.infer<typeof optionsSchema>;
export type ToyMove = z.infer<typeof moveSchema>;
export type ToyFrame = z.infer<typeof frameSchema>;
export type ToyState = z.infer<typeof stateSchema>;
export type ToyView = z.infer<typeof viewSchema>;
export type ToyEvent = z.infer<typeof eventSchema>;
/** What one seat knows: its view, and the cards it has seen in the hands of others. */
export type ToyInformation = { seat: number; view: ToyView; known: { seat: number; card: number }[] };

/** The view where nothing is hidden. */
export type OpenToyView = z.infer<typeof openViewSchema>;
/** What one seat knows where nothing is hidden: what all know, and which seat it is. */
export type OpenToyInformation = { seat: number; view: OpenToyView };

export type ToyTypes = {
  options: ToyOptions;
  state: ToyState;
  move: ToyMove;
  view: ToyView;
  information: ToyInformation;
  event: ToyEvent;
};

/** The types of the toy that hides nothing. */
export type OpenToyTypes = Omit<ToyTypes, 'view' | 'information'> & {
  view: OpenToyView;
  information: OpenToyInformation;
};

/** The frame of one kind. */
export type FrameOf<K extends ToyFrame['kind']> = Extract<ToyFrame, { kind: K }>;
/** The moves of some types. */
export type MoveOf<K extends ToyMove['type']> = Extract<ToyMove, { type: K }>;
/** The step of one kind of frame that takes some types of move. */
export type ToyStep<K extends ToyFrame['kind'], T extends ToyMove['type'] = never> = Step<
  ToyData,
  ToyState,
  FrameOf<K>,
  MoveOf<T>,
  ToyEvent
>;
export type ToyEmit = Emit<ToyEvent>;
/** The events of some types. */
export type ToyEventOf<K extends ToyEvent['type']> = Extract<ToyEvent, { type: K }>;
