import { BUILDABLES, type Buildable } from '#engine/archipelago/data/schema.ts';
import type { ThingKind } from '../../../window/things.ts';
import { packIndexOf } from '#engine/archipelago/pack-index.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { t } from '../words/t.ts';
import { building as buildingName, price, sideWords } from '../words/words.ts';

/** A kind of building, or a ship: what it is for and what it costs. */
export const building: ThingKind<ArchipelagoTypes, Buildable> = {
  find: (_, which) => BUILDABLES.find((one) => one === which),
  name: (_, which) => (which === 'ship' ? t('unit.ship') : buildingName(which)),
  about({ pack }, which) {
    const { florins, cubes } = pack.costs[which];
    return {
      lines: [t(`inspect.building.${which}`)],
      cost: t('choice.build.cost', { price: price(florins, cubes) }),
    };
  },
  rule: (_, which) => `buildings/${which}`,
};

/** A side of a tile. */
export const side: ThingKind<ArchipelagoTypes, string> = {
  find: ({ pack }, which) => (packIndexOf(pack).sides.has(which) ? which : undefined),
  name: () => t('inspect.side'),
  about: ({ pack }, which) => ({ lines: [sideWords(pack, which)] }),
  rule: (_, which) => `region/${which}`,
};
