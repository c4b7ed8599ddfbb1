import { z } from 'zod';
import { ZoneSchema } from './data/schema-cards.ts';
import { spotSchema } from './place.ts';
import { actionSchema, phaseSchema } from './state.ts';
import { declineReasonSchema, goodsSchema, leaveSchema, promiseTermsSchema } from './terms.ts';
import { buildingSchema, resourceSchema } from './words.ts';

const seat = z.int().min(0);
const count = z.int();
const barrier = z.string().optional();
const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });
const market = z.enum(['domestic', 'export']);
const source = z.enum(['market', 'screen', 'token']);

/** Types of events that go behind a screen, or come from there: of an earlier turn the log keeps only that they happened. */
export const FADING = [
  ...(['bids', 'taxes', 'earned', 'harvested', 'traded', 'cube-found', 'paid', 'cube-paid', 'consumed'] as const),
  ...(['supplied', 'florins-taken', 'cube-given', 'screen-lifted', 'fist-opened', 'pillaged', 'card-used'] as const),
  ...(['offered', 'accepted'] as const),
] as const;

/** The two halves of a card back, which everybody sees. */
export const backSchema = z.strictObject({ domestic: ZoneSchema, export: ZoneSchema });
/** The public halves of a card back. */
export type OpenBack = z.infer<typeof backSchema>;

/** Every event of the game, as it happens and as it is redacted; the log, the animations and the statistics use nothing else. */
export const eventSchema = z.discriminatedUnion('type', [
  event('turn', { turn: count }),
  event('phase', { turn: count, phase: phaseSchema }),
  event('order', { order: z.array(seat) }),
  event('trend', { trend: z.string() }),
  event('trend-named', { seat, trend: z.string() }),
  /** Variant: objectives that everybody sees. */
  event('common-objectives', { objectives: z.array(z.string()) }),
  /** Everybody learns that an objective was put back; only the owner, which one (null for the others). */
  event('objective-discarded', { seat, objective: z.string().nullable() }),
  /** For the owner alone. */
  event('objectives', { seat, objectives: z.array(z.string()) }),
  event('hexes-dealt', { seat, hexes: z.array(z.string()), again: z.boolean(), barrier }),
  event('region', { seat, side: z.string(), region: count, q: count, r: count, turn: count }),
  event('moved', { seat, kind: z.enum(['citizen', 'ship']), from: spotSchema, to: spotSchema }),
  event('token-found', { seat, pile: count, left: count }),
  event('disc-gained', { discs: count }),
  event('cube-sent', { seat, resource: resourceSchema }),
  event('cube-found', { seat, resource: resourceSchema }),
  event('disembarked', { seat, region: count, part: count }),
  event('bid-closed', { seat }),
  event('bids', {
    bids: z.array(z.strictObject({ seat, amount: count })),
    winner: seat.nullable(),
    tied: z.array(seat),
    barrier,
  }),
  event('marker', { marker: z.enum(['population', 'rebellion', 'surplus']), from: count, to: count, why: z.string() }),
  /** `back` is that of the card now on top of the deck; null if the deck is empty. */
  event('card-turned-up', { slot: count, card: z.string(), back: backSchema.nullable(), barrier }),
  event('crisis', { half: market, resource: resourceSchema, amount: count, lying: count }),
  event('zone-event', { half: market, marker: z.enum(['rebellion', 'surplus']), by: count }),
  event('consumed', { seat, resource: resourceSchema, from: source }),
  event('stood', { seat, owner: seat, spot: spotSchema, by: z.enum(['cube', 'temple']) }),
  event('stood-all', { seat }),
  event('supplied', { seat, resource: resourceSchema, from: source, missing: count }),
  event('crisis-over', { half: market, rebels: count, missing: count }),
  /** `part` is the land the rebel is put on; older events do not have it. */
  event('expelled', { seat, owner: seat, region: count, building: buildingSchema, part: count.optional() }),
  event('acted', { seat, action: actionSchema }),
  event('taxes', { seat, florins: count }),
  /** `got` is the number of cubes; 0 if the bank had none. */
  event('harvested', { seat, from: spotSchema, icon: count, resource: resourceSchema, got: count }),
  /** A harvest that did not take place, because no unit was sent. */
  event('harvest-given-up', { seat, resource: resourceSchema }),
  event('leave-asked', { seat, of: seat, resource: resourceSchema }),
  /** `price` is the florins paid for the permission. */
  event('leave-given', { seat, to: seat, price: count.optional() }),
  event('leave-refused', { seat, to: seat }),
  event('leave-standing', { seat, to: seat, leave: leaveSchema, price: count }),
  event('building-used', { seat, building: buildingSchema, region: count }),
  event('card-used', { seat, card: z.string(), owner: seat, florins: count, discs: count }),
  event('wonder-built', { seat, card: z.string(), discs: count }),
  event('wonder-manned', { seat, card: z.string(), from: spotSchema }),
  /** An effect that changed nothing. */
  event('card-idle', { seat, card: z.string() }),
  event('harvest-doubled', { seat, resource: resourceSchema }),
  event('roads-open', { seat, regions: count }),
  event('earned', { seat, florins: count }),
  event('cards-searched', { seat, cards: z.array(z.string()), back: backSchema.nullable(), barrier }),
  event('card-found', { seat, card: z.string(), price: count.optional() }),
  event('cards-discarded', { cards: z.array(z.string()) }),
  /** `objective` is for the spy alone; null for the others. */
  event('spied', { seat, of: seat, objective: z.string().nullable(), barrier }),
  event('ship-sunk', { seat, owner: seat, spot: spotSchema }),
  event('cube-given', { seat, to: seat, resource: resourceSchema }),
  event('screen-lifted', { seat, to: seat, barrier }),
  event('fists-closed', { seat, to: seat }),
  /** `resource` is null for an empty fist. */
  event('fist-opened', {
    seat,
    of: seat,
    fist: z.enum(['left', 'right']),
    resource: resourceSchema.nullable(),
    barrier,
  }),
  event('florins-taken', { seat, of: seat, florins: count, barrier }),
  event('pillaged', { seat, region: count, icon: count, resource: resourceSchema, cubes: count, coins: count }),
  event('ship-launched', { seat, region: count, part: count }),
  event('offered', {
    offer: count,
    seat,
    to: seat,
    give: goodsSchema,
    take: goodsSchema,
    promises: z.array(promiseTermsSchema),
  }),
  event('withdrawn', { offer: count, seat }),
  /** Neither side can take back an accepted deal alone, so it raises a barrier. */
  event('accepted', {
    offer: count,
    seat,
    from: seat,
    give: goodsSchema,
    take: goodsSchema,
    promises: z.array(promiseTermsSchema),
    barrier,
  }),
  event('declined', { offer: count, seat, from: seat, reason: declineReasonSchema }),
  event('promise-settled', { promise: count, seat, by: seat, kept: z.boolean() }),
  event('traded', {
    seat,
    market,
    way: z.enum(['buy', 'sell']),
    resource: resourceSchema,
    with: z.enum(['cube', 'token']),
    price: count,
  }),
  /** `next` is the side now on top of the tray; null if the tray is empty. */
  event('hex-taken', { seat, hex: z.string(), next: z.string().nullable(), barrier }),
  event('hex-refused', { seat, hex: z.string(), barrier }),
  event('hex-discarded', { seat, hex: z.string() }),
  event('born', { seat, region: count, part: count }),
  event('recruited', { seat, region: count, part: count, price: count.optional() }),
  event('paid', { seat, florins: count, why: z.string() }),
  event('cube-paid', { seat, resource: resourceSchema, with: z.enum(['cube', 'token']) }),
  event('built', { seat, building: buildingSchema, region: count, part: count }),
  event('ship-built', { seat, region: count, part: count }),
  event('round-over', { seat, out: z.boolean() }),
  event('bought', { seat, card: z.string(), slot: count, price: count.optional() }),
  event('rotated', { seat, card: z.string(), slot: count }),
  event('skull', { card: z.string(), slot: count }),
  /** `top` is the region side now on top; for evolution cards, the next `card-turned-up` shows the back. */
  event('reshuffled', { what: z.enum(['evolution', 'tray']), top: z.string().nullable(), barrier }),
  /** An end condition of the deck in play was met for the first time, whether the objective was dealt or not. */
  event('threshold', { objective: z.string(), barrier }),
  /** An objective in play was met: it is shown, and the game ends after the current round or step. */
  event('objective-met', { objective: z.string(), seats: z.array(seat), barrier }),
  event('independence', { population: count, rebellion: count, barrier }),
  /** Replaces an event of an earlier turn that contained amounts: its type, and the seat it was about. */
  event('faded', { was: z.enum(FADING), seat: seat.nullable() }),
  /** The game is over and everything is revealed; `objectives` by seat. */
  event('over', { code: z.string(), objectives: z.array(z.array(z.string())), barrier }),
]);
/** Any event of the game. */
export type Event = z.infer<typeof eventSchema>;
/** The events of some types. */
export type EventOf<K extends Event['type']> = Extract<Event, { type: K }>;
