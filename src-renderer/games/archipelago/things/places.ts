import type { PlaceId } from '../../../board/board.ts';
import type { RuleAnchor } from '../../../window/rules.ts';
import type { ThingKind } from '../../../window/things.ts';
import { placeOf } from '../board/places.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { placeLabel } from '../words/board-labels.ts';
import type { Table } from '../words/words.ts';

/** What a place is called, and what lies and stands there, as its label says it. */
function labelOf(table: Table, which: PlaceId): { title: string; rest: string } {
  const [title = '', ...rest] = placeLabel(table, which).split(': ');
  return { title, rest: rest.join(': ') };
}

/** The region a place lies in; an empty place of the map is where a region may come to lie. */
function ruleOf({ view: { regions } }: Table, which: PlaceId): RuleAnchor {
  const where = placeOf(which);
  if (where === undefined) return 'map';
  const lies = 'hex' in where ? regions.find(({ q, r }) => q === where.hex.q && r === where.hex.r) : undefined;
  const index = 'region' in where ? where.region : 'spot' in where ? where.spot.region : -1;
  const side = (lies ?? regions[index])?.side;
  return side === undefined ? 'actions/exploration/landscape' : `region/${side}`;
}

/** A place of the map. */
export const place: ThingKind<ArchipelagoTypes, PlaceId> = {
  find: (_, which) => (placeOf(which) === undefined ? undefined : which),
  name: (table, which) => labelOf(table, which).title,
  about(table, which) {
    const { rest } = labelOf(table, which);
    return { lines: rest === '' ? [] : [rest] };
  },
  rule: ruleOf,
};
