/** The buildings (rulebook, "Bâtiments"): names, levels, copies and actions are known, some of the symbols are not. */
import type { Building, Pack } from '../schema.ts';

type Known = Pick<Building, 'symbols' | 'glory' | 'action'>;

const COPIES = [0, 5, 4, 3, 2, 1] as const;

function building(id: string, level: 1 | 2 | 3 | 4 | 5, known: Partial<Known>, labels?: Partial<Building>): Building {
  const { symbols = {}, glory = 0, action = null } = known;
  return { id, level, copies: COPIES[level], symbols, glory, action, source: 'rulebook', ...labels };
}

const inferred = (note: string): Partial<Building> => ({ sources: { symbols: 'inferred' }, note });
const filledIn = (note: string): Partial<Building> => ({ sources: { symbols: 'reconstructed' }, note });

/** The building printed on every player board. */
export const START_BUILDING: Pack['start'] = { id: 'colonial-house', action: 'occupy', source: 'rulebook' };

/** The fifteen kinds, level by level. */
export const BUILDINGS: Building[] = [
  building('market', 1, { action: 'draw' }),
  building('shipyard', 1, { action: 'ship', symbols: { culture: 1 } }, inferred('It is said to improve culture.')),
  building('workshop', 1, { symbols: { industry: 2 } }, inferred('It opens new buildings at once, which takes two.')),
  building('bank', 2, { symbols: { finance: 2 } }, inferred('As much as the Workshop and the Theatre give.')),
  building('barracks', 2, { action: 'attack' }, { sources: { action: 'inferred' }, note: 'For dominating cities.' }),
  building('guild', 2, { action: 'ship/draw' }),
  building('docks', 3, { action: 'occupy&ship' }),
  building('fortress', 3, { action: 'occupy/attack', symbols: { politics: 1 } }, inferred('A slight gain.')),
  building('theatre', 3, { symbols: { culture: 2 } }),
  building(
    'cartographer',
    4,
    { action: 'ship&ship', symbols: { industry: 1 } },
    filledIn('No symbol of it is told; without one hardly anybody builds it.'),
  ),
  building('trade-office', 4, { action: 'draw&draw' }),
  building('university', 4, { glory: 3 }),
  building(
    'stock-exchange',
    5,
    { action: 'pay', symbols: { finance: 2 } },
    filledIn('How much it gives is not known.'),
  ),
  building('museum', 5, { action: 'pay', symbols: { culture: 2 } }, filledIn('How much it gives is not known.')),
  building('parliament', 5, { action: 'pay', symbols: { politics: 2 } }, filledIn('How much it gives is not known.')),
];
