import type { View } from '#engine/archipelago/view/view-schema.ts';
import { region, unit } from './sample-table.ts';

/** What lies on the map in a picture. */
export type Scene = Pick<View, 'regions' | 'units'>;

/** Two citizens and a ship at work on icons, another citizen without work. */
const harvest: Scene = {
  regions: [region('h18a', 0, 0)],
  units: [
    unit(0, 'citizen', 0, { place: 'icon', icon: 0, engaged: true }),
    unit(0, 'citizen', 0, { place: 'icon', icon: 1, engaged: true }),
    unit(0, 'ship', 0, { place: 'icon', icon: 2, engaged: true }),
    unit(3, 'citizen', 0),
  ],
};

/** Three tiles whose edges agree. */
const edges: Scene = {
  regions: [region('open-sea', 0, 0), region('h18b', 1, -1, { turn: 2 }), region('h12b', 1, 0, { turn: 3 })],
  units: [unit(0, 'ship', 1), unit(0, 'citizen', 1), unit(3, 'ship', 2), unit(3, 'citizen', 2)],
};

/** A citizen, the two ships that can carry them on, and the land at the end. */
const convoy: Scene = {
  regions: [region('h18b', -1, 0, { turn: 4 }), region('open-sea', 0, 0), region('h18a', 1, 0, { turn: 4 })],
  units: [unit(1, 'citizen', 0), unit(1, 'ship', 0), unit(1, 'ship', 1)],
};

/** A town and a port that another player's ship holds; beyond the water a temple, and a market nobody holds. */
const buildings: Scene = {
  regions: [region('h18a', 0, 0, { town: 0, port: 0 }), region('h12b', 1, 0, { turn: 4, temple: 0, market: 0 })],
  units: [
    unit(0, 'citizen', 0, { place: 'town' }),
    unit(3, 'ship', 0, { place: 'port' }),
    unit(2, 'citizen', 1, { place: 'temple', engaged: true }),
  ],
};

/** The pictures that are pieces of a map, by name. */
export const SCENES: Readonly<Record<string, Scene>> = { harvest, edges, convoy, buildings };
