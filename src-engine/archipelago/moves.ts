import { z } from 'zod';
import { spotSchema } from './place.ts';
import { actionSchema } from './state.ts';
import { declineReasonSchema, leaveSchema, termsSchema } from './terms.ts';
import { buildingSchema, resourceSchema } from './words.ts';

export type { Spot } from './place.ts';

const move = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });
const index = z.int().min(0);
/** Where a tile is laid: the side that is up, its axial coordinates, and its clockwise rotation in sixths of a turn. */
const laid = { side: z.string(), q: z.int(), r: z.int(), turn: z.int().min(0).max(5) };

/** Every move of the game. */
export const moveSchema = z.discriminatedUnion('type', [
  /** Turn 0: lay a side of one of the player's tiles next to the start. */
  move('discover', laid),
  /** A citizen goes ashore onto a land part of the region just found. */
  move('disembark', { part: index }),
  /** The cube of the found region that goes to the domestic market. */
  move('send', { resource: resourceSchema }),
  /** The cube of the found region that its explorer keeps. */
  move('keep', { resource: resourceSchema }),
  /** Variant: the trend this seat wants to play with. */
  move('vote-trend', { trend: z.string() }),
  /** The seat has read its secret objective, or the one its Spy looked at. */
  move('look', {}),
  /** Variant: put one of the drawn objectives back. */
  move('discard-objective', { objective: z.string() }),
  move('bid', { amount: index }),
  /** The winner of the bids names the next seat in the order of play. */
  move('name-next', { seat: index }),
  /** One cube for the domestic crisis: from the market, from the screen, or as an explorer token. */
  move('consume', { from: z.enum(['market', 'screen', 'token']) }),
  /** Stand up one lying citizen of `owner`: for a cube consumed, or with a temple. */
  move('stand', { owner: index, spot: spotSchema, by: z.enum(['cube', 'temple']) }),
  /** One cube for the export crisis. */
  move('supply', { from: z.enum(['market', 'screen', 'token']) }),
  /** End one's turn in a crisis, or a series of small moves. */
  move('done', {}),
  /** End one's round; a round in which nothing was done is the player's last in the phase. */
  move('end-round', {}),
  /**
   * After a crisis: move a rebel of another player from a building, in a region under one's town, to one of its land
   * parts.
   */
  move('expel', { region: index, building: buildingSchema, part: index }),
  /** Put a disc on the wheel. */
  move('act', { action: actionSchema }),
  /** Use a port or a market for one florin. */
  move('use-building', { building: buildingSchema.extract(['port', 'market']), region: index }),
  /**
   * Use a card, one's own or another player's; `choice` is the index of the set of cubes paid, 0 if there is only one.
   */
  move('use-card', { card: z.string(), choice: index }),
  /** Build a wonder with a citizen from `from`. */
  move('build-wonder', { card: z.string(), from: spotSchema }),
  /** Place one unit on a free icon of the resource being harvested. */
  move('deploy', { from: spotSchema }),
  /** Ask the player whose towns control regions for permission to harvest there. */
  move('ask', { seat: index }),
  move('allow', {}),
  move('forbid', {}),
  move('trade', {
    market: z.enum(['domestic', 'export']),
    way: z.enum(['buy', 'sell']),
    resource: resourceSchema,
    /** What is sold; always `cube` for a purchase. */
    with: z.enum(['cube', 'token']),
  }),
  /** Take the tile on top of the tray. */
  move('take-hex', {}),
  /** Refuse it, without seeing the next one. */
  move('refuse-hex', {}),
  /** Lay the tile and move a unit there. */
  move('lay-hex', { ...laid, kind: z.enum(['citizen', 'ship']), from: spotSchema }),
  /** Discard the tile: the exploration fails. */
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
  /** Choose one of the branches of a card's effect, by index. */
  move('choose', { branch: index }),
  /** Choose the resource of a harvest that a card gives. */
  move('choose-harvest', { resource: resourceSchema }),
  /** Buy one of the cards turned up by a search. */
  move('take-card', { card: z.string() }),
  /** The player against whom a card is used. */
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
  /** Offer a deal: a move outside the turn order, never listed among the legal moves. */
  move('offer', termsSchema.shape),
  /** Take back the offer that waits for an answer. */
  move('withdraw', { offer: index }),
  move('accept', { offer: index }),
  move('decline', { offer: index, reason: declineReasonSchema }),
  /** Set in advance the answer to a player who wants to harvest under one's towns. */
  move('standing', { to: index, leave: leaveSchema, price: index }),
  /** Say whether a promise made to oneself, by its index in `promises`, was kept. */
  move('settle', { promise: index, kept: z.boolean() }),
]);
/** Any move of the game. */
export type Move = z.infer<typeof moveSchema>;
/** The move of one type. */
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
