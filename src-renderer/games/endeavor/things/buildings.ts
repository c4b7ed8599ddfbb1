import type { ThingKind } from '../../../window/things.ts';
import LargeBuilding from '../components/LargeBuilding.svelte';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { EndeavorTypes } from '../types.ts';
import { buildingLines } from '../words/box-words.ts';
import { t } from '../words/t.ts';
import { buildingName } from '../words/words.ts';

/** A building, on a board or in the supply: what it gives and does, how many are left; while buildings are chosen, building it. */
export const building: ThingKind<EndeavorTypes, string> = {
  find: ({ pack }, id) => (packIndexOf(pack).buildings.has(id) ? id : undefined),
  name: (_, id) => buildingName(id),
  about({ view, pack }, id) {
    const box = packIndexOf(pack);
    const level = box.buildings.get(id)?.level ?? 0;
    const left = view.tiles[box.buildingAt.get(id) ?? -1] ?? 0;
    const builds = level > 0 && view.frames.at(-1)?.kind === 'build';
    return {
      lines: [...buildingLines(pack, id), ...(level === 0 ? [] : [t('inspect.building.level', { level, left })])],
      ...(builds && { move: { type: 'build', building: id } }),
    };
  },
  rule: (_, id) => `building/${id}`,
  Large: LargeBuilding,
};
