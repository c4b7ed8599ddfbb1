import { BUILDINGS } from '#engine/archipelago/data/schema-common.ts';
import type { BoardLabels } from '../../../components/kit.ts';
import { nearWords } from './near.ts';
import { t } from './t.ts';
import { regionName, sideWords, type Table } from './words.ts';

/** What the board says beside its targets: the names of regions and places, and its own buttons. */
export function boardLabels(table: Table): BoardLabels {
  return {
    board: t('board.map'),
    region: ({ region }) => regionLabel(table, region),
    place: ({ q, r }) => t('board.empty', { near: nearWords(table, q, r) }),
    zoomIn: t('board.zoom-in'),
    zoomOut: t('board.zoom-out'),
    fit: t('board.fit'),
  };
}

function regionLabel(table: Table, region: number): string {
  const here = table.view.regions[region];
  if (here === undefined) return '';
  const used = table.view.used.flatMap((use) => (use.region === region ? [use.building] : []));
  const built = BUILDINGS.filter((kind) => here[kind] >= 0).map((kind) => {
    const word = t(`building.${kind}`);
    return used.includes(kind) ? t('board.used', { building: word }) : word;
  });
  const people = table.seats.flatMap(({ name }, seat) => {
    const n = table.view.units.filter((unit) => unit.owner === seat && unit.region === region).length;
    return n > 0 ? [t('board.people', { name, n })] : [];
  });
  return t('board.region', {
    region: regionName(table, region),
    yields: sideWords(table.pack, here.side),
    pillaged: table.view.pillaged.filter((icon) => icon.region === region).length,
    buildings: built.map((word) => `${word}. `).join(''),
    people: people.join(', '),
  });
}
