import { defined } from '../../kernel/defined.ts';
import type { Face } from '../data/schema.ts';
import { cardOf, type PackIndex } from '../pack-index.ts';
import type { Location } from '../state.ts';
import type { Table } from './table.ts';

type Players = Pick<Table, 'players'>;

/** The Location of `seat` with this id, or undefined. */
export function locationOf({ players }: Players, seat: number, id: number): Location | undefined {
  const { empire } = defined(players[seat]);
  for (const location of empire) if (location.id === id) return location;
  return undefined;
}

/** The Location with this id in any empire, or undefined. */
export function anyLocation({ players }: Players, id: number): Location | undefined {
  for (const { empire } of players) for (const location of empire) if (location.id === id) return location;
  return undefined;
}

/**
 * What a Location acts as: a Copy has the face of its original (ruling 55) and is an empty copy once that has left; an
 * either-card that lies by itself is a field.
 */
export function faceOf(box: Pick<PackIndex, 'cards'>, table: Players, location: Location): Face {
  const { lying } = cardOf(box, location.card);
  if (lying.kind !== 'copy') return lying;
  const { copies } = location;
  const original = typeof copies === 'number' ? anyLocation(table, copies) : undefined;
  return original === undefined ? lying : cardOf(box, original.card).lying;
}

/** Whether it has an Action: only such Locations are ever exhausted or raided. */
export const isActionLocation = (box: Pick<PackIndex, 'cards'>, table: Players, location: Location): boolean =>
  faceOf(box, table, location).kind === 'action';

/** Whether it can be harvested: a field, or a Copy of one. */
export const isField = (box: Pick<PackIndex, 'cards'>, table: Players, location: Location): boolean =>
  faceOf(box, table, location).kind === 'field';
