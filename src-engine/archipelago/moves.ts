import { z } from 'zod';
import { actionSchema, placeSchema } from './state.ts';
import { buildingSchema, resourceSchema } from './words.ts';

/**
 * A class of interchangeable pieces of one owner: same region, same bank or water, same place. Moves name the class, the
 * engine takes any piece of it.
 */
export const spotSchema = z.strictObject({ region: z.int().min(0), part: z.int().min(0), place: placeSchema });
export type Spot = z.infer<typeof spotSchema>;

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
  /** The seat has read its secret objective. */
  move('look', {}),
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
  /** Put a disc on the wheel. */
  move('act', { action: actionSchema }),
  /** One unit goes onto a free icon of the resource being harvested. */
  move('deploy', { from: spotSchema }),
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
]);
export type Move = z.infer<typeof moveSchema>;
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
