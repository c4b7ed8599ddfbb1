import { z } from 'zod';
import type { SeatField } from '../kernel/game.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { Pack } from './data/schema.ts';

/** How many may play. Solo has rules of its own, in a booklet that is not known (ruling 59). */
export const PLAYERS = { from: 2, to: 4 } as const;

/** What is settled before a game: a clan for each seat, no two alike. */
export const optionsSchema = z.strictObject({
  players: z.int().min(PLAYERS.from).max(PLAYERS.to),
  seats: z.array(z.strictObject({ clan: z.string() })),
  /** The table is laid for a first game; absent where chance lays it. */
  laid: z.enum(['first-voyage']).exactOptional(),
});
/** What is settled before a game. */
export type Options = z.infer<typeof optionsSchema>;

/** A copy that shares nothing with `options`. */
export const copyOptions = ({ players, seats, laid }: Options): Options => ({
  players,
  seats: seats.map(({ clan }) => ({ clan })),
  ...(laid !== undefined && { laid }),
});

/** The choice of a clan, one for each seat. */
export const seatFields = (pack: Pack): SeatField[] => [
  { kind: 'choice', key: 'clan', values: pack.clans.map(({ id }) => id), usual: pack.clans[0]?.id ?? '', unique: true },
];

const RULE = 'setup/clans';

/** Why a game cannot be played with these options, or undefined: each seat has a clan of the pack, and no other seat has it. */
export function optionsRefusal({ clans }: Pack, { players, seats }: Options): Refusal | undefined {
  if (seats.length !== players) return refuse(RULE, 'clan-missing', { players, clans: seats.length });
  for (const [seat, { clan }] of seats.entries()) {
    if (!clans.some(({ id }) => id === clan)) return refuse(RULE, 'clan-unknown', { clan });
    if (seats.findIndex((other) => other.clan === clan) < seat) return refuse(RULE, 'clan-taken', { clan });
  }
  return undefined;
}
