import type { InspectId } from '../../../window/inspection.ts';
import type { RuleAnchor, RulesAtTable } from '../../../window/rules.ts';
import { placeOf, type Where } from '../board/place-ids.ts';
import type { EmpiresTypes, Table } from '../types.ts';
import { ruleNow } from './pending.ts';

type Finder = (table: Table, which: string) => RuleAnchor | undefined;

const always =
  (anchor: RuleAnchor): Finder =>
  () =>
    anchor;

/** The entry of a card or an island; undefined for one that the pack has not. */
function entryOf({ pack }: Pick<Table, 'pack'>, id: string): RuleAnchor | undefined {
  if (pack.islands.some((island) => island.id === id)) return `island/${id}`;
  const known = pack.clans.some(({ base, cards }) => [...base, ...cards].some((card) => card.id === id));
  return known ? `card/${id}` : undefined;
}

function aboutPlace(table: Table, where: Where): RuleAnchor | undefined {
  const { view } = table;
  switch (where.kind) {
    case 'tile':
      return `tiles/${where.tile}`;
    case 'island': {
      const island = view[where.pile].open[where.at];
      if (island === undefined) return undefined;
      return island === null ? 'voyage/open' : entryOf(table, island);
    }
    case 'pile':
      return 'voyage/blind';
    case 'discard':
      return 'islands/discard';
    case 'ship':
      return where.at < view.queue.length ? 'ships/queue' : undefined;
    case 'location': {
      const lying = view.players.flatMap(({ empire }) => empire).find(({ id }) => id === where.id);
      return lying === undefined ? undefined : entryOf(table, lying.card);
    }
    case 'empire':
      return where.seat < view.players.length ? 'parts/empire' : undefined;
  }
}

/** Where what is asked about by the first word of its name is explained, but for places. */
const FINDERS: Readonly<Record<string, Finder>> = {
  seat: always('parts/stock'),
  'thing:card': entryOf,
};

function of(table: Table, id: InspectId): RuleAnchor | undefined {
  const [kind = '', which = '', ...rest] = id.split(':');
  if (kind === 'place') {
    const where = placeOf([which, ...rest].join(':'));
    return where === undefined ? undefined : aboutPlace(table, where);
  }
  const single = FINDERS[kind];
  return single === undefined ? FINDERS[`${kind}:${which}`]?.(table, rest.join(':')) : single(table, which);
}

/** Where the rules of Empires of the North are opened from the table. */
export const rulesAtTable: RulesAtTable<EmpiresTypes> = { now: ruleNow, of };
