import type { Building, Pack } from '#engine/endeavor/data/schema.ts';
import type { CatalogueEntry } from '../../../../window/rules.ts';
import { buildingPicture } from '../../pictures.ts';
import { thing } from '../../things/names.ts';
import type { Table } from '../../types.ts';
import { buildingLines } from '../../words/box-words.ts';
import { t } from '../../words/t.ts';
import { buildingName } from '../../words/words.ts';
import { sourceWords } from '../sources.ts';
import { symbolRule } from '../symbol-rule.ts';

/** The building of every board, then the tiles by level. */
export function buildingEntries(pack: Pack): CatalogueEntry[] {
  const { id, action } = pack.start;
  const start: CatalogueEntry = {
    id,
    title: buildingName(id),
    lines: [t('rules.building-start'), ...buildingLines(pack, id)],
    source: sourceWords(pack.start, [['action', t('rules.value-action')]]),
    picture: buildingPicture(id, 'scene'),
    thing: thing('building', id),
    rule: symbolRule(action),
  };
  return [start, ...pack.buildings.map((building) => entryOf(pack, building))];
}

/** Kinds of building of which the supply has none left. */
export function buildingsOut({ view, pack }: Table): ReadonlySet<string> {
  return new Set(pack.buildings.flatMap(({ id }, kind) => (view.tiles[kind] === 0 ? [id] : [])));
}

function entryOf(pack: Pack, building: Building): CatalogueEntry {
  const { id, level, copies, action } = building;
  return {
    id,
    title: buildingName(id),
    lines: [t('rules.building-level', { level, copies }), ...buildingLines(pack, id)],
    source: sourceWords(building, [
      ['level', t('rules.value-level')],
      ['copies', t('rules.value-copies')],
      ['action', t('rules.value-action')],
      ['symbols', t('rules.value-symbols')],
      ['glory', t('rules.value-glory')],
    ]),
    count: copies,
    picture: buildingPicture(id, 'scene'),
    thing: thing('building', id),
    rule: action === null ? `buildings/level-${level}` : symbolRule(action),
  };
}
