import type { ActionSymbol, Building, Pack } from '#engine/endeavor/data/schema.ts';
import type { CatalogueEntry, RuleAnchor } from '../../../../window/rules.ts';
import type { Table } from '../../types.ts';
import { t } from '../../words/t.ts';
import { buildingName, symbolWords } from '../../words/words.ts';
import { sourceWords } from '../sources.ts';

/** Where each symbol is explained. */
const RULES: Readonly<Record<ActionSymbol, RuleAnchor>> = {
  ship: 'actions/ship',
  occupy: 'actions/occupy',
  attack: 'actions/attack',
  pay: 'actions/pay',
  draw: 'actions/draw',
  'ship/draw': 'actions/either',
  'occupy/draw': 'actions/either',
  'occupy/attack': 'actions/either',
  'occupy&ship': 'actions/double/occupy-ship',
  'ship&ship': 'actions/double/ship-ship',
  'draw&draw': 'actions/double/draw-draw',
};

/** Where an action symbol is explained. */
export const symbolRule = (symbol: ActionSymbol): RuleAnchor => RULES[symbol];

/** The building of every board, then the tiles by level. */
export function buildingEntries(pack: Pack): CatalogueEntry[] {
  const { id, action } = pack.start;
  const start: CatalogueEntry = {
    id,
    title: buildingName(id),
    lines: [t('rules.building-start'), t('inspect.building.action', { symbol: t(`symbol.${action}`) })],
    source: sourceWords(pack.start, [['action', t('rules.value-action')]]),
    thing: `building:${id}`,
    rule: symbolRule(action),
  };
  return [start, ...pack.buildings.map(entryOf)];
}

/** Kinds of building of which the supply has none left. */
export function buildingsOut({ view, pack }: Table): ReadonlySet<string> {
  return new Set(pack.buildings.flatMap(({ id }, kind) => (view.tiles[kind] === 0 ? [id] : [])));
}

function entryOf(building: Building): CatalogueEntry {
  const { id, level, copies, symbols, glory, action } = building;
  const gives = symbolWords(symbols, glory);
  return {
    id,
    title: buildingName(id),
    lines: [
      t('rules.building-level', { level, copies }),
      ...(gives === '' ? [] : [t('inspect.building.gives', { what: gives })]),
      action === null ? t('inspect.building.none') : t('inspect.building.action', { symbol: t(`symbol.${action}`) }),
    ],
    source: sourceWords(building, [
      ['level', t('rules.value-level')],
      ['copies', t('rules.value-copies')],
      ['action', t('rules.value-action')],
      ['symbols', t('rules.value-symbols')],
      ['glory', t('rules.value-glory')],
    ]),
    count: copies,
    thing: `building:${id}`,
    rule: action === null ? `buildings/level-${level}` : symbolRule(action),
  };
}
