import { z } from 'zod';
import { spotSchema } from './place.ts';
import { actionSchema } from './state.ts';
import { declineReasonSchema, leaveSchema, termsSchema } from './terms.ts';
import { buildingSchema, resourceSchema } from './words.ts';

export { spotSchema, type Spot } from './place.ts';

const move = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });
const index = z.int().min(0);
/** Where a tile is laid: the side that shows, its axial place, and its clockwise sixths of a turn. */
const laid = { side: z.string(), q: z.int(), r: z.int(), turn: z.int().min(0).max(5) };

/** Every move of the game. */
export const moveSchema = z.discriminatedUnion('type', [
  /** Turn 0: lay a side of one of your tiles next to the start. */
  move('discover', laid),
  /** A citizen steps ashore onto a land part of the region just found. */
  move('disembark', { part: index }),
  /** The cube of the found region that goes to the domestic market. */
  move('send', { resource: resourceSchema }),
  /** The cube of the found region its explorer keeps. */
  move('keep', { resource: resourceSchema }),
  /** Variant: the trend this seat would play with. */
  move('vote-trend', { trend: z.string() }),
  /** The seat has read its secret objective, or the one its Spy brought. */
  move('look', {}),
  /** Variant: put one of the objectives drawn back. */
  move('discard-objective', { objective: z.string() }),
  move('bid', { amount: index }),
  /** The winner of the bids names the next seat in the order of play. */
  move('name-next', { seat: index }),
  /** One cube for the domestic crisis, from the market, the screen, or an explorer token. */
  move('consume', { from: z.enum(['market', 'screen', 'token']) }),
  /** Stand one lying citizen of `owner`: for a cube consumed, or by a temple. */
  move('stand', { owner: index, spot: spotSchema, by: z.enum(['cube', 'temple']) }),
  /** One cube for the export crisis. */
  move('supply', { from: z.enum(['market', 'screen', 'token']) }),
  /** Ends one's turn in a crisis, or a chain of small moves. */
  move('done', {}),
  /** Ends one's round; a round in which nothing was done is the last of the phase. */
  move('end-round', {}),
  /** At the end of a crisis: put a rebel of another player off a building in a region under one's town, onto a land of it. */
  move('expel', { region: index, building: buildingSchema, part: index }),
  /** Put a disc on the wheel. */
  move('act', { action: actionSchema }),
  /** Use a port or a market for one florin. */
  move('use-building', { building: buildingSchema.extract(['port', 'market']), region: index }),
  /** Use a card, one's own or another player's; `choice` is the index of the set of cubes paid, 0 where there is one. */
  move('use-card', { card: z.string(), choice: index }),
  /** Build a wonder; a citizen of `from` goes onto it. */
  move('build-wonder', { card: z.string(), from: spotSchema }),
  /** One unit goes onto a free icon of the resource being harvested. */
  move('deploy', { from: spotSchema }),
  /** Ask whoever controls regions by their towns for leave to harvest there. */
  move('ask', { seat: index }),
  move('allow', {}),
  move('forbid', {}),
  move('trade', {
    market: z.enum(['domestic', 'export']),
    way: z.enum(['buy', 'sell']),
    resource: resourceSchema,
    /** What is sold; a purchase is always `cube`. */
    with: z.enum(['cube', 'token']),
  }),
  /** Take the tile on top of the tray. */
  move('take-hex', {}),
  /** Refuse it, unseen what comes next. */
  move('refuse-hex', {}),
  /** Lay the tile and move a unit there. */
  move('lay-hex', { ...laid, kind: z.enum(['citizen', 'ship']), from: spotSchema }),
  /** Give the tile up: the exploration fails. */
  move('discard-hex', {}),
  move('reproduce', { region: index, part: index }),
  move('recruit', { region: index, part: index }),
  move('migrate', { kind: z.enum(['citizen', 'ship']), from: spotSchema, to: spotSchema }),
  move('build', { building: buildingSchema, kind: z.enum(['citizen', 'ship']), from: spotSchema, part: index }),
  move('build-ship', { from: spotSchema, part: index }),
  /** Pay the next cube owed. */
  move('pay', { with: z.enum(['cube', 'token']) }),
  /** Buy the card in a slot of the evolution track. */
  move('buy', { slot: index }),
  move('rotate', { slot: index }),
  /** What a card lets its user choose: one of its effects, by index. */
  move('choose', { branch: index }),
  /** The resource of a harvest a card gives. */
  move('choose-harvest', { resource: resourceSchema }),
  /** Buy one of the cards turned up by a search. */
  move('take-card', { card: z.string() }),
  /** The player a card is used against. */
  move('target', { seat: index }),
  /** The Spy's choice among the objectives of a player, by index. */
  move('spy', { seat: index, objective: index }),
  /** Sink a ship of `owner`. */
  move('sink', { owner: index, spot: spotSchema }),
  /** Hand over a cube. */
  move('give-cube', { resource: resourceSchema }),
  /** Lift the screen to prove that there is no cube behind it. */
  move('lift-screen', {}),
  /** Close a cube, or nothing, in each fist. */
  move('close-fists', { left: resourceSchema.nullable(), right: resourceSchema.nullable() }),
  move('point', { fist: z.enum(['left', 'right']) }),
  move('pillage', { region: index, icon: index }),
  /** Add a ship at a port. */
  move('launch', { region: index }),
  /** Offer a deal: a move of the talk beside the game, never listed. */
  move('offer', termsSchema.shape),
  /** Take back the offer that waits for its answer. */
  move('withdraw', { offer: index }),
  move('accept', { offer: index }),
  move('decline', { offer: index, reason: declineReasonSchema }),
  /** Say beforehand how to answer those who want to harvest under one's towns. */
  move('standing', { to: index, leave: leaveSchema, price: index }),
  /** Say whether a promise made to oneself, by its index in the ledger, was kept. */
  move('settle', { promise: index, kept: z.boolean() }),
]);
export type Move = z.infer<typeof moveSchema>;
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
