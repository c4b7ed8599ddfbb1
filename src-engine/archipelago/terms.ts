import { z } from 'zod';
import { stockSchema } from './stock.ts';

const seat = z.int().min(0);
const count = z.int().min(0);

/** The most promises one deal can hold. */
export const MOST_PROMISES = 4;

/** Most characters of the free text of a promise. */
export const PROMISE_WORDS = 140;

/**
 * What one side gives in a deal (rulebook 2.0, p. 5; rulings 101 and 102): stock, cards, and what a seat that decides
 * now can commit itself to.
 */
export const goodsSchema = z.strictObject({
  florins: count,
  cubes: stockSchema,
  tokens: count,
  /** Ids of evolution cards in front of the giver. */
  cards: z.array(z.string()),
  /** Permission to harvest in the giver's town regions, for the taker's next harvest of this turn. */
  permission: z.boolean(),
  /** Only from the seat that names the order of play: the taker's index in it. Null for nothing. */
  place: count.nullable(),
  /** Only from the player in turn in a domestic crisis: how many lying citizens of the taker they stand up first. */
  stand: count,
});
/** What one side gives in a deal. */
export type Goods = z.infer<typeof goodsSchema>;

/** What one side promises to give later; `words` is free text. Nothing enforces it. */
const promised = {
  /** The seat that promises. */
  by: seat,
  florins: count,
  cubes: stockSchema,
  words: z.string().max(PROMISE_WORDS),
  /** Turn in which it is due. */
  due: count,
};
/** A promise as the terms of a deal contain it. */
export const promiseTermsSchema = z.strictObject(promised);
/** A promise as the terms of a deal contain it. */
export type PromiseTerms = z.infer<typeof promiseTermsSchema>;

/** The terms of a deal as its proposer offers them. */
export const termsSchema = z.strictObject({
  to: seat,
  give: goodsSchema,
  take: goodsSchema,
  promises: z.array(promiseTermsSchema).max(MOST_PROMISES),
});

/** Why a player declines an offer. */
export const declineReasonSchema = z.enum([
  'not-interested',
  'asks-too-much',
  'gives-too-little',
  'no-means',
  'no-trust',
]);
/** A reason to decline an offer. */
export type DeclineReason = z.infer<typeof declineReasonSchema>;
/** All reasons to decline an offer. */
export const DECLINE_REASONS = declineReasonSchema.options;

/** How a player who controls a town answers those who want to harvest there, without being asked each time. */
export const leaveSchema = z.enum(['ask', 'always', 'never', 'price']);
/** A kind of standing answer. */
export type Leave = z.infer<typeof leaveSchema>;

/** A promise on record; the seat it was made to says whether it was kept or broken. */
export const promiseSchema = z.strictObject({
  ...promised,
  /** The seat it was made to. */
  to: seat,
  /** Turn in which it was made. */
  made: count,
  status: z.enum(['open', 'kept', 'broken']),
});
/** A promise on record. */
export type WrittenPromise = z.infer<typeof promiseSchema>;

/** The standing answer of `by` to `to`. */
export const standingAnswerSchema = z.strictObject({ by: seat, to: seat, leave: leaveSchema, price: count });
/** The standing answer of one seat to another. */
export type StandingAnswer = z.infer<typeof standingAnswerSchema>;
