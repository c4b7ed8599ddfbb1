import { z } from 'zod';
import { backSchema } from '../events.ts';
import { frameSchema } from '../frames.ts';
import { ownedCardSchema, screenSchema, slotSchema, stateSchema } from '../state.ts';

const open = stateSchema.shape;

/**
 * What lies open to one viewer. The parts named as in the state hold the same; a pending bid shows who has closed the
 * fist, and every amount as null but the viewer's own.
 */
export const viewSchema = z.strictObject({
  viewer: z.union([z.int().min(0), z.literal('public')]),
  pack: open.pack,
  options: open.options,
  turn: open.turn,
  phase: open.phase,
  frames: z.array(frameSchema),
  /** Seats that have closed their fist, while bids are being placed. */
  closed: z.array(z.int().min(0)),
  deciders: z.array(z.int().min(0)),
  order: open.order,
  population: open.population,
  rebellion: open.rebellion,
  surplus: open.surplus,
  bank: open.bank,
  domestic: open.domestic,
  export: open.export,
  fees: open.fees,
  regions: open.regions,
  units: open.units,
  pillaged: open.pillaged,
  pillagedFlorins: open.pillagedFlorins,
  used: open.used,
  common: open.common,
  hands: open.hands,
  /** The side that lies up on the tray, how many tiles are left, and what was discarded. */
  tray: z.strictObject({ top: z.string().nullable(), left: z.int().min(0), discards: z.array(z.string()) }),
  /** The back on top of the evolution deck, how many cards are left, the track and the discards. */
  evolution: z.strictObject({
    top: backSchema.nullable(),
    left: z.int().min(0),
    row: z.array(slotSchema),
    discards: z.array(z.string()),
  }),
  cards: z.array(ownedCardSchema),
  discs: open.discs,
  wheel: open.wheel,
  piles: open.piles,
  trends: open.trends,
  benefactor: open.benefactor,
  crossed: open.crossed,
  met: open.met,
  offers: open.offers,
  offered: open.offered,
  promises: open.promises,
  standing: open.standing,
  granted: open.granted,
  result: open.result,
  /** The viewer's own screen and objectives; absent in the public view. */
  own: z
    .strictObject({
      screen: screenSchema,
      objectives: z.array(z.string()),
      /** Objectives it has put back, and those of others it has looked at. */
      discarded: z.array(z.string()),
      seen: open.seen,
    })
    .optional(),
  /** Everything, once the game is over. */
  revealed: z
    .strictObject({ screens: z.array(screenSchema), objectives: open.objectives, discarded: open.discarded })
    .optional(),
});
export type View = z.infer<typeof viewSchema>;

/** A seat's view and what it has seen in the open: every stock, since all gains and payments are made in public. */
export const informationSchema = z.strictObject({ view: viewSchema, screens: z.array(screenSchema) });
export type Information = z.infer<typeof informationSchema>;
