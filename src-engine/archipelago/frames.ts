import { z } from 'zod';
import { resourceSchema } from './words.ts';

const seat = z.int().min(0);
const count = z.int().min(0);

/**
 * What can be pending, one kind a step; the last frame of a state is on top. Each kind is played by the file named in
 * its comment, under `rules/`.
 */
export const frameSchema = z.discriminatedUnion('kind', [
  /** turn.ts: the phases of a turn, one after the other. */
  z.strictObject({ kind: z.literal('turn') }),
  /** discovery.ts: turn 0, in order; `next` indexes the order of play. */
  z.strictObject({ kind: z.literal('discovery'), next: count }),
  /** discover.ts: one player lays one of the regions in hand. */
  z.strictObject({ kind: z.literal('discover'), seat }),
  /** disembark.ts: citizens still to step ashore. */
  z.strictObject({ kind: z.literal('disembark'), seat, region: count, left: count }),
  /** finds.ts: the cube for the domestic market, then the explorer's own. */
  z.strictObject({ kind: z.literal('finds'), seat, region: count, sent: resourceSchema.nullable() }),
  /** objectives.ts: who has read the objective just dealt. */
  z.strictObject({ kind: z.literal('objectives'), read: z.array(z.boolean()) }),
  /** bids.ts: who bids for the order of play, and what is in each fist (null: not closed yet). Amounts are secret. */
  z.strictObject({
    kind: z.literal('bids'),
    again: z.boolean(),
    bidders: z.array(seat),
    amounts: z.array(count.nullable()),
  }),
  /** order.ts: the winner names the seats one by one. */
  z.strictObject({ kind: z.literal('order'), seat, named: z.array(seat) }),
  /** population-effects.ts: board I to IV, counted from 0. */
  z.strictObject({ kind: z.literal('population'), board: count }),
  /** balance.ts: the two halves of the card on top. `red` while a card is being uncovered, in phase 6. */
  z.strictObject({ kind: z.literal('balance'), half: count, red: z.boolean() }),
  /** domestic-crisis.ts: `amount` citizens stand for a cube; `owed` are still to be stood for cubes consumed. */
  z.strictObject({
    kind: z.literal('domestic-crisis'),
    resource: resourceSchema,
    amount: count,
    next: count,
    owed: count,
  }),
  /** export-crisis.ts */
  z.strictObject({ kind: z.literal('export-crisis'), resource: resourceSchema, missing: count, next: count }),
  /** rounds.ts: whose round it is, and who is out for this phase. */
  z.strictObject({ kind: z.literal('rounds'), next: count, out: z.array(z.boolean()) }),
  /** round.ts: one player's round. */
  z.strictObject({ kind: z.literal('round'), seat, disc: z.boolean() }),
  /** actions/harvest.ts */
  z.strictObject({ kind: z.literal('harvest'), seat, resource: resourceSchema, done: count }),
  /** actions/transaction.ts: transactions left. */
  z.strictObject({ kind: z.literal('transaction'), seat, left: count, done: count }),
  /** actions/exploration.ts: `hex` is the tile taken off the tray, by the side that lay up; null before. */
  z.strictObject({ kind: z.literal('exploration'), seat, hex: z.string().nullable() }),
  /** actions/reproduction.ts: regions already done. */
  z.strictObject({ kind: z.literal('reproduction'), seat, regions: z.array(count) }),
  /** actions/recruitment.ts */
  z.strictObject({ kind: z.literal('recruitment'), seat, done: count }),
  /** actions/migration.ts: units that have moved. */
  z.strictObject({ kind: z.literal('migration'), seat, moved: z.array(count) }),
  /** actions/construction.ts */
  z.strictObject({ kind: z.literal('construction'), seat }),
  /** actions/payment.ts: cubes still owed for what is being built, each paid with a cube or an explorer token. */
  z.strictObject({ kind: z.literal('payment'), seat, owed: z.array(resourceSchema) }),
  /** purchase.ts: phase 6, in order. */
  z.strictObject({ kind: z.literal('purchases'), next: count }),
  /** purchase.ts: one player's purchase. `turns` rotations left; `barred` is the slot already rotated, -1 for none. */
  z.strictObject({ kind: z.literal('purchase'), seat, bought: z.boolean(), turns: count, barred: z.int() }),
  /** refill.ts */
  z.strictObject({ kind: z.literal('refill') }),
]);
export type Frame = z.infer<typeof frameSchema>;

/** The frame of one kind. */
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
