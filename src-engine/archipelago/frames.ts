import { z } from 'zod';
import { spotSchema } from './place.ts';
import { goodsSchema, promiseTermsSchema } from './terms.ts';
import { buildingSchema, resourceSchema } from './words.ts';

const seat = z.int().min(0);
const count = z.int().min(0);

/**
 * Every kind of frame; the last frame of a state is on top. The comment on each kind names the file under `rules/` that
 * plays it.
 */
export const frameSchema = z.discriminatedUnion('kind', [
  /** turn.ts: the phases of a turn, one after the other. */
  z.strictObject({ kind: z.literal('turn') }),
  /** discovery.ts: turn 0, in order of play; `next` is an index into it. */
  z.strictObject({ kind: z.literal('discovery'), next: count }),
  /** discover.ts: one player lays one of the regions in hand. */
  z.strictObject({ kind: z.literal('discover'), seat }),
  /** disembark.ts: `left` citizens have still to go ashore. */
  z.strictObject({ kind: z.literal('disembark'), seat, region: count, left: count }),
  /**
   * finds.ts: first the cube for the domestic market (`sent`: `none` if no cube could be sent, null before), then the
   * explorer's own cube.
   */
  z.strictObject({
    kind: z.literal('finds'),
    seat,
    region: count,
    sent: z.union([resourceSchema, z.literal('none')]).nullable(),
  }),
  /** trend-vote.ts: the trends named so far, in order of play. */
  z.strictObject({ kind: z.literal('trend-vote'), votes: z.array(z.string()) }),
  /** objectives.ts: which seats have read the objectives just dealt; with `spare`, each puts one of them back. */
  z.strictObject({ kind: z.literal('objectives'), read: z.array(z.boolean()), spare: z.boolean() }),
  /**
   * bids.ts: who bids for the order of play, and the amount in each fist (null: not closed yet). Amounts are secret.
   */
  z.strictObject({
    kind: z.literal('bids'),
    again: z.boolean(),
    bidders: z.array(seat),
    amounts: z.array(count.nullable()),
  }),
  /** order.ts: the winner names the seats one by one; `promised` are the places given away in deals. */
  z.strictObject({
    kind: z.literal('order'),
    seat,
    named: z.array(seat),
    promised: z.array(z.strictObject({ seat, place: count })),
  }),
  /** population-effects.ts: board I to IV, counted from 0. */
  z.strictObject({ kind: z.literal('population'), board: count }),
  /** balance.ts: the two halves of the card on top. `red` when the card was just turned up, in phase 6. */
  z.strictObject({ kind: z.literal('balance'), half: count, red: z.boolean() }),
  /**
   * domestic-crisis.ts: one cube stands up `amount` citizens; `owed` citizens may still be stood up for cubes already
   * consumed.
   */
  z.strictObject({
    kind: z.literal('domestic-crisis'),
    resource: resourceSchema,
    amount: count,
    next: count,
    owed: count,
    /** Citizens that the player in turn has agreed in deals to stand up first, by owner. */
    bound: z.array(z.strictObject({ owner: seat, left: count })),
  }),
  /** expulsion.ts: after a domestic crisis, in order of play; `next` is an index into it. */
  z.strictObject({ kind: z.literal('expulsion'), next: count }),
  /** export-crisis.ts: `missing` cubes are still demanded; `next` is an index into the order of play. */
  z.strictObject({ kind: z.literal('export-crisis'), resource: resourceSchema, missing: count, next: count }),
  /** rounds.ts: whose round it is, and who is out for this phase. */
  z.strictObject({ kind: z.literal('rounds'), next: count, out: z.array(z.boolean()) }),
  /**
   * round.ts: one player's round: what they have already done in it, what a card has prepared for their other action
   * (`doubled`: the resource of a doubled harvest; `roads`: regions a citizen may cross by land), and who has forbidden
   * them a harvest.
   */
  z.strictObject({
    kind: z.literal('round'),
    seat,
    disc: z.boolean(),
    card: z.boolean(),
    building: z.boolean(),
    doubled: resourceSchema.nullable(),
    roads: count,
    denied: z.array(seat),
  }),
  /**
   * actions/harvest.ts: `allowed` are the controllers who gave permission; `refused` whether one did not; `disc`
   * whether the harvest was started with a disc.
   */
  z.strictObject({
    kind: z.literal('harvest'),
    seat,
    resource: resourceSchema,
    done: count,
    allowed: z.array(seat),
    refused: z.boolean(),
    disc: z.boolean(),
  }),
  /** actions/permission.ts: `ruler` answers whether `seat` may harvest in regions under the ruler's towns. */
  z.strictObject({ kind: z.literal('permission'), seat, ruler: seat, resource: resourceSchema }),
  /**
   * actions/transaction.ts: `left` transactions, -1 for any number; `market` is null for either; `only` is set once all
   * must be of one kind.
   */
  z.strictObject({
    kind: z.literal('transaction'),
    seat,
    left: z.int().min(-1),
    done: count,
    market: z.enum(['domestic', 'export']).nullable(),
    /** Whether all must have the resource and direction of the first. */
    single: z.boolean(),
    only: z.strictObject({ way: z.enum(['buy', 'sell']), resource: resourceSchema }).nullable(),
    /** Whether the player may make none. */
    optional: z.boolean(),
  }),
  /** actions/exploration.ts: `hex` is the side that lay up on the tile taken from the tray; null before. */
  z.strictObject({ kind: z.literal('exploration'), seat, hex: z.string().nullable() }),
  /** actions/reproduction.ts: `regions` already done. */
  z.strictObject({ kind: z.literal('reproduction'), seat, regions: z.array(count) }),
  /** actions/recruitment.ts: at most `left` workers, -1 for any number. */
  z.strictObject({
    kind: z.literal('recruitment'),
    seat,
    done: count,
    left: z.int().min(-1),
    free: z.boolean(),
    optional: z.boolean(),
  }),
  /**
   * actions/migration.ts: `moved` are the units that have moved; `roads` is the number of regions a citizen may cross
   * by land.
   */
  z.strictObject({ kind: z.literal('migration'), seat, moved: z.array(count), roads: count, optional: z.boolean() }),
  /** actions/construction.ts: `only` limits what may be built; null for anything. */
  z.strictObject({
    kind: z.literal('construction'),
    seat,
    only: z.array(z.union([buildingSchema, z.literal('ship')])).nullable(),
    optional: z.boolean(),
  }),
  /** actions/payment.ts: cubes still owed for what is being built, each paid with a cube or an explorer token. */
  z.strictObject({ kind: z.literal('payment'), seat, owed: z.array(resourceSchema) }),
  /**
   * cards/effects.ts: the effects of a card, one after the other, from index `next`; `branch` is the index of the
   * chosen branch (-1 for none yet), `victim` the seat that lost a ship to the card (-1 for nobody), `from` where the
   * citizen for a wonder comes from.
   */
  z.strictObject({
    kind: z.literal('effects'),
    seat,
    card: z.string(),
    next: count,
    branch: z.int().min(-1),
    victim: z.int().min(-1),
    from: spotSchema.nullable(),
  }),
  /** cards/branch.ts: the player chooses a branch of the card's effect with index `effect`. */
  z.strictObject({ kind: z.literal('branch'), seat, card: z.string(), effect: count }),
  /** cards/free-harvest.ts: the player chooses the resource of a harvest. */
  z.strictObject({ kind: z.literal('free-harvest'), seat }),
  /** cards/search.ts: `cards` are those turned up. */
  z.strictObject({
    kind: z.literal('search'),
    seat,
    wanted: z.enum(['character', 'progress']),
    cards: z.array(z.string()),
  }),
  /** cards/target.ts: the player names a victim; `amount` florins are taken, or one cube out of two fists. */
  z.strictObject({ kind: z.literal('target'), seat, what: z.enum(['florins', 'cube']), amount: count }),
  /** cards/spy.ts: `of` is the seat whose objective is looked at, -1 before it is chosen. */
  z.strictObject({ kind: z.literal('spy'), seat, of: z.int().min(-1) }),
  /** cards/sink.ts: the player chooses a ship to sink. */
  z.strictObject({ kind: z.literal('sink'), seat }),
  /** cards/give.ts: `seat` chooses a cube to hand to `to`. */
  z.strictObject({ kind: z.literal('give'), seat, to: seat }),
  /** cards/fists.ts: `seat` closes two fists, then `to` points at one. What is in them is secret. */
  z.strictObject({
    kind: z.literal('fists'),
    seat,
    to: seat,
    closed: z.boolean(),
    left: resourceSchema.nullable(),
    right: resourceSchema.nullable(),
  }),
  /** cards/pillage.ts: `left` icons to close; for each, `cubes` cubes are taken and `coins` florins put on it. */
  z.strictObject({ kind: z.literal('pillage'), seat, left: count, cubes: count, coins: count }),
  /**
   * cards/launch.ts: in order of play from index `next`; `done` are the regions where the seat in turn has added a
   * ship.
   */
  z.strictObject({
    kind: z.literal('launch'),
    user: seat,
    everyone: z.boolean(),
    atMost: count,
    next: count,
    done: z.array(count),
  }),
  /** deals/offer.ts: an offer waits for the answer of `to`. */
  z.strictObject({
    kind: z.literal('offer'),
    offer: count,
    from: seat,
    to: seat,
    give: goodsSchema,
    take: goodsSchema,
    promises: z.array(promiseTermsSchema),
  }),
  /** purchase.ts: phase 6, in order of play. */
  z.strictObject({ kind: z.literal('purchases'), next: count }),
  /**
   * purchase.ts: one player's purchase. `turns` rotations are left; `barred` is the slot already rotated, -1 for none.
   */
  z.strictObject({ kind: z.literal('purchase'), seat, bought: z.boolean(), turns: count, barred: z.int() }),
  /** refill.ts: the evolution track is filled up. */
  z.strictObject({ kind: z.literal('refill') }),
]);
/** A pending step on the stack, of any kind. */
export type Frame = z.infer<typeof frameSchema>;

/** The frame of one kind. */
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
