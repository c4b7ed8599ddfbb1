import type { BoardTable, CloseUp, PartLetter, PlaceId } from '../../../board/board.ts';
import { piecesWords } from '../words/board-labels.ts';
import { partLetter } from '../words/words.ts';
import type { ArchipelagoTypes } from '../types.ts';
import type { BoardModel, RegionModel } from './model.ts';
import { placeOf } from './places.ts';
import type { UnitModel } from './units.ts';

/** A region shown large, with what each seat has there; nothing where no region lies. */
export function closeUp(
  { seats }: BoardTable<ArchipelagoTypes>,
  model: BoardModel,
  id: PlaceId,
): CloseUp<BoardModel> | undefined {
  const region = regionAt(model, id);
  if (!region) return undefined;
  const lines = seats.flatMap((_, seat) => {
    const own = region.units.filter(({ owner }) => owner === seat);
    return own.length > 0 ? [{ seat, text: piecesWords(counted(own)) }] : [];
  });
  return { model: { ...model, regions: [region] }, lines };
}

function counted(units: readonly UnitModel[]) {
  const count = (holds: (unit: UnitModel) => boolean) => units.filter(holds).length;
  return {
    citizens: count(({ kind }) => kind === 'citizen'),
    rebels: count(({ posture }) => posture === 'rebel'),
    hungry: count(({ posture }) => posture === 'hungry'),
    ships: count(({ kind }) => kind === 'ship'),
  };
}

/** The letters of banks and waters, where a region has several, at the parts they name. */
export function partLetters(model: BoardModel, id: PlaceId): PartLetter[] {
  const parts = regionAt(model, id)?.parts ?? [];
  return parts.flatMap(({ kind, index, at }) => {
    const alike = parts.filter((part) => part.kind === kind);
    return alike.length > 1 ? [{ letter: partLetter(index), point: at, other: kind === 'water' }] : [];
  });
}

/** The region of a hex. */
function regionAt(model: BoardModel, id: PlaceId): RegionModel | undefined {
  const where = placeOf(id);
  if (where === undefined || !('hex' in where)) return undefined;
  return model.regions.find(({ q, r }) => q === where.hex.q && r === where.hex.r);
}
