import type { MoveOf } from '#engine/archipelago/moves.ts';
import type { Leave } from '#engine/archipelago/terms.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { citizen, citizens, table, type Table } from '../../table.ts';
import type { Situation } from '../../situation.ts';

/** The second player has a town on the inlet, the third on the bay; the first has citizens in both, and none elsewhere. */
export function guarded(more: Situation = {}): Table {
  const map = [
    ['bay', 'N'],
    ['inlet', 'NE'],
    ['grove', 'SE'],
  ] as const;
  const towns = [citizen(1, 'inlet', { place: 'town' }), citizen(2, 'bay', { place: 'town' })];
  const units = [citizen(0, 'inlet'), citizens(0, 2, 'bay'), ...towns, ...(more.units ?? [])];
  const screens = [{ florins: 3 }, { florins: 3 }, { florins: 3 }, {}];
  return table({ map, screens, deck: ['quiet'], ...more, units });
}

/** Asks a controller for leave. */
export const ask = (seat: Seat) => ({ type: 'ask', seat }) as const;
/** Sends a citizen of a region. */
export const deploy = (game: Table, side: string): MoveOf<'deploy'> => ({ type: 'deploy', from: game.spot(side) });
/** A standing answer. */
export const standing = (to: Seat, leave: Leave, price = 0) => ({ type: 'standing', to, leave, price }) as const;
export const HARVEST = { type: 'act', action: 'harvest-wood' } as const;
