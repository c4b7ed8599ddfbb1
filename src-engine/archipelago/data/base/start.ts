import type { Side } from '../schema-map.ts';
/** The tile the map starts from: open sea on one side, a desert village for the desert variant on the other. */

/** Both sides of the starting tile. They are not part of the deck and are not counted with it. */
export const START: { openSea: Side; desertVillage: Side } = {
  openSea: {
    id: 'open-sea',
    edges: ['sea', 'sea', 'sea', 'sea', 'sea', 'sea'],
    lands: [],
    waters: [{ edges: [0, 1, 2, 3, 4, 5], icons: ['fish', 'fish'] }],
    huts: 0,
    source: 'rulebook',
    sources: { 'waters.0.icons': 'reconstructed' },
    note: 'That the open sea has fish is in the rules; that there are two is not.',
  },
  desertVillage: {
    id: 'desert-village',
    edges: ['field', 'field', 'field', 'field', 'field', 'field'],
    lands: [{ edges: [0, 1, 2, 3, 4, 5], icons: [] }],
    waters: [],
    huts: 5,
    source: 'rulebook',
    sources: { edges: 'reconstructed', lands: 'reconstructed', waters: 'reconstructed', 'lands.0.icons': 'inferred' },
    note: 'Five huts leave no room for a resource; the edges are told nowhere.',
  },
};
