import { z } from 'zod';
import { stockSchema } from './stock.ts';

const seat = z.int().min(0);
const count = z.int().min(0);

/** The most promises one deal can hold. */
export const MOST_PROMISES = 4;

/** The longest promise in words, in characters. */
export const PROMISE_WORDS = 140;

/**
 * What one side hands over in a deal (rulebook 2.0, p. 5; rulings 101 and 102): stock, cards, and what whoever decides now
 * can bind himself to.
 */
export const goodsSchema = z.strictObject({
  florins: count,
  cubes: stockSchema,
  tokens: count,
  /** Ids of evolution cards in front of the giver. */
  cards: z.array(z.string()),
  /** Leave to harvest in the giver's town regions: for the taker's next harvest of this turn. */
  permission: z.boolean(),
  /** Given by who names the order of play: the taker's index in it. Null for nothing. */
  place: count.nullable(),
  /** Given by the player in turn in a domestic crisis: how many lying citizens of the taker he stands first. */
  stand: count,
});
export type Goods = z.infer<typeof goodsSchema>;

/** What one side promises to hand over later; the words say what figures cannot. Nothing enforces it. */
const promised = {
  /** Who promises. */
  by: seat,
  florins: count,
  cubes: stockSchema,
  words: z.string().max(PROMISE_WORDS),
  /** Turn by which it is due. */
  due: count,
};
export const promiseTermsSchema = z.strictObject(promised);
export type PromiseTerms = z.infer<typeof promiseTermsSchema>;

/** What a deal says, as its proposer puts it. */
export const termsSchema = z.strictObject({
  to: seat,
  give: goodsSchema,
  take: goodsSchema,
  promises: z.array(promiseTermsSchema).max(MOST_PROMISES),
});
export type Terms = z.infer<typeof termsSchema>;

/** Why somebody declines an offer. */
export const declineReasonSchema = z.enum([
  'not-interested',
  'asks-too-much',
  'gives-too-little',
  'no-means',
  'no-trust',
]);
export type DeclineReason = z.infer<typeof declineReasonSchema>;
export const DECLINE_REASONS = declineReasonSchema.options;

/** How somebody who controls a town answers those who want to harvest there, without being asked each time. */
export const leaveSchema = z.enum(['ask', 'always', 'never', 'price']);
export type Leave = z.infer<typeof leaveSchema>;

/** A promise as the ledger keeps it: kept or broken as the one it was made to says. */
export const promiseSchema = z.strictObject({
  ...promised,
  /** Who it was made to. */
  to: seat,
  /** Turn it was made in. */
  made: count,
  status: z.enum(['open', 'kept', 'broken']),
});
export type Promised = z.infer<typeof promiseSchema>;

/** A standing answer of `by` to `to`. */
export const standingSchema = z.strictObject({ by: seat, to: seat, leave: leaveSchema, price: count });
export type Standing = z.infer<typeof standingSchema>;
