import { z } from 'zod';
import { frameSchema } from '../frames.ts';
import { pileSchema, playerSchema, stateSchema } from '../state.ts';

const count = z.int().min(0);
const pileView = pileSchema.omit({ deck: true }).extend({ left: count });
const open = stateSchema.shape;

/** What one viewer sees of a player: only the owner sees the hand, and all do once the game is over. */
export const playerViewSchema = playerSchema
  .omit({ deck: true, hand: true })
  .extend({ deck: count, cards: count, hand: z.array(z.string()).nullable() });

/**
 * What lies open to one viewer. In the frames of the opening and the Observation `looks` holds only the viewer's own cards
 * (other lists are empty), and `kept` only what the viewer keeps: who else has chosen is told by `deciders`.
 */
export const viewSchema = z.strictObject({
  viewer: z.union([count, z.literal('public')]),
  pack: open.pack,
  options: open.options,
  round: open.round,
  first: open.first,
  last: open.last,
  frames: z.array(frameSchema),
  deciders: z.array(count),
  ring: open.ring,
  queue: open.queue,
  near: pileView,
  far: pileView,
  players: z.array(playerViewSchema),
  nextId: open.nextId,
  ended: open.ended,
});
/** What lies open to one viewer. */
export type View = z.infer<typeof viewSchema>;
/** What one viewer sees of a player. */
export type PlayerView = View['players'][number];
/**
 * What one seat knows: its view, the cards of its own deck and hand being those of its clan that it does not see elsewhere, and
 * the cards of other hands that it has seen go there (lifted Locations, cards searched for), by seat.
 */
export type Information = { readonly view: View; readonly known: readonly (readonly string[])[] };
