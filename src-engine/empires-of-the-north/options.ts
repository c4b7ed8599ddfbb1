import { z } from 'zod';
import type { SeatField } from '../kernel/game.ts';
import type { Pack } from './data/schema.ts';

/** How many may play. Solo has rules of its own, in a booklet that is not known (ruling 59). */
export const PLAYERS = { from: 2, to: 4 } as const;

/** What is settled before a game: a clan for each seat, no two alike. */
export const optionsSchema = z.strictObject({
  players: z.int().min(PLAYERS.from).max(PLAYERS.to),
  seats: z.array(z.strictObject({ clan: z.string() })),
});
/** What is settled before a game. */
export type Options = z.infer<typeof optionsSchema>;

/** The choice of a clan, one for each seat. */
export const seatFields = (pack: Pack): SeatField[] => [
  { kind: 'choice', key: 'clan', values: pack.clans.map(({ id }) => id), usual: pack.clans[0]?.id ?? '', unique: true },
];
