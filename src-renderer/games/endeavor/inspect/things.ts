import type { Inspection } from '../../../window/inspection.ts';
import { discsWords } from '../choices/action-choices.ts';
import { packIndexOf } from '../pack-index.ts';
import type { EndeavorTypes, Table } from '../types.ts';
import { t } from '../words/t.ts';
import { buildingName, cardName, cardSymbols, symbolWords } from '../words/words.ts';

type Answer = Inspection<EndeavorTypes>;

/** A building: what it gives, what it does, and how many are left. The move is building it. */
export function buildingInspection({ view, pack }: Table, id: string): Answer | undefined {
  const box = packIndexOf(pack);
  const building = box.buildings.get(id);
  if (building === undefined) return undefined;
  const { symbols, glory, action, level } = building;
  const gives = symbolWords(symbols, glory);
  const left = view.tiles[box.buildingAt.get(id) ?? -1] ?? 0;
  return {
    title: buildingName(id),
    lines: [
      ...(gives === '' ? [] : [t('inspect.building.gives', { what: gives })]),
      action === null ? t('inspect.building.none') : t('inspect.building.action', { symbol: t(`symbol.${action}`) }),
      ...(level === 0 ? [] : [t('inspect.building.level', { level, left })]),
    ],
    ...(level > 0 && { move: { type: 'build', building: id } }),
  };
}

/** A card: what it gives, what it asks for, and what is special about it. */
export function cardInspection(table: Table, id: string, seat: number | undefined): Answer | undefined {
  const card = packIndexOf(table.pack).cards.get(id);
  if (card === undefined) return undefined;
  const special = [
    ...(card.governor ? [t('inspect.card.governor')] : []),
    ...(card.slavery ? [t('inspect.card.slavery')] : []),
    ...(id === table.pack.slavery.abolition ? [t('inspect.card.abolition')] : []),
  ];
  return {
    title: cardName(table, id),
    lines: [t('inspect.card.gives', { what: cardSymbols(table, id) }), ...special],
    ...(!card.governor && seat !== undefined && { cost: discsWords(table, seat, id) }),
  };
}
