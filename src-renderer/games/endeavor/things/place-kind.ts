import type { Move } from '#engine/endeavor/moves.ts';
import type { PackIndex } from '#engine/endeavor/pack-index.ts';
import type { ThingKind } from '../../../window/things.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { EndeavorTypes, Table } from '../types.ts';

/** One kind of place of the chart, by the id of what lies there. */
export type PlaceKind = Pick<ThingKind<EndeavorTypes, string>, 'name' | 'about' | 'rule'> & {
  has(box: PackIndex, id: string): boolean;
};

/** A building the seat owns that gives an action, by which the move on a place is asked about. */
function sourceFor({ view, pack }: Table, seat: number | undefined, action: string): string | undefined {
  const own = seat === undefined ? [] : (view.players[seat]?.buildings ?? []);
  const box = packIndexOf(pack);
  return own.find(({ building }) => box.buildings.get(building)?.action?.split(/[/&]/).includes(action))?.building;
}

/** The move of an action at a place, to learn from the host why it is not possible. */
export function moveAt(
  table: Table,
  seat: number | undefined,
  type: 'ship' | 'occupy' | 'attack' | 'draw',
  at: string,
): { move?: Move } {
  const by = sourceFor(table, seat, type);
  return by === undefined ? {} : { move: { type, by, at } };
}
