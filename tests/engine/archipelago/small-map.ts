/** The regions of the small pack: simple ones with names, so that a test reads like a table. */
import type { Pack } from '#engine/archipelago/data/schema.ts';
import type { Edge, Resource } from '#engine/archipelago/data/schema-common.ts';
import type { Hex, Land, Side, Water } from '#engine/archipelago/data/schema-map.ts';

const F = 'field';
const M = 'mountain';
const S = 'sea';

/** Sea to the south, fields all round: laid beside the start with the sea towards it, such regions always fit. */
const COAST: Side['edges'] = [F, F, F, S, F, F];
const HILLS: Side['edges'] = [M, M, F, S, F, M];
const OPEN: Side['edges'] = [F, S, S, S, S, S];
const CUT: Side['edges'] = [S, F, F, S, F, F];

function side(id: string, edges: Side['edges'], lands: Land[], waters: Water[], huts: number): Side {
  return { id, edges, lands, waters, huts, source: 'reconstructed' };
}

/** Numbers of the edges of one kind. */
function edgesOf(edges: Side['edges'], sea: boolean): number[] {
  return edges.flatMap((edge: Edge, index) => ((edge === S) === sea ? [index] : []));
}

/** A region of one land and at most one water; huts fill the icons up to five. */
function plain(id: string, edges: Side['edges'], icons: readonly Resource[], fish = 0): Side {
  const sea = edgesOf(edges, true);
  const waters: Water[] = sea.length === 0 ? [] : [{ edges: sea, icons: Array.from({ length: fish }, () => 'fish') }];
  return side(id, edges, [{ edges: edgesOf(edges, false), icons: [...icons] }], waters, 5 - icons.length - fish);
}

/** Regions with a shore; each is laid with its sea, the southern edge, towards the start. */
const SHORES: Side[] = [
  plain('meadow', COAST, ['cattle', 'cattle']),
  plain('grove', COAST, ['wood', 'fruit']),
  plain('bay', COAST, ['wood', 'wood'], 2),
  plain('quarry', HILLS, ['stone', 'iron']),
  plain('barren', COAST, []),
  plain('lode', COAST, ['iron']),
  side(
    'inlet',
    CUT,
    [
      { edges: [1, 2], icons: ['wood'] },
      { edges: [4, 5], icons: ['stone'] },
    ],
    [{ edges: [0, 3], icons: ['fish'] }],
    2,
  ),
  side(
    'bridge',
    CUT,
    [{ edges: [1, 2, 4, 5], icons: ['cattle'] }],
    [
      { edges: [0], icons: ['fish'] },
      { edges: [3], icons: [] },
    ],
    3,
  ),
  plain('cove', OPEN, ['fruit'], 1),
  plain('reef', OPEN, ['wood'], 2),
  plain('plenty', COAST, ['wood', 'wood', 'fruit', 'cattle', 'stone']),
  side('isle', [S, S, S, S, S, S], [{ edges: [], icons: ['cattle'] }], [{ edges: [0, 1, 2, 3, 4, 5], icons: [] }], 4),
  { ...plain('volcano', COAST, ['stone', 'iron']), huts: 0, volcano: true },
  plain('shore-wood', COAST, ['wood']),
  plain('shore-fruit', COAST, ['fruit']),
  plain('shore-cattle', COAST, ['cattle']),
  plain('shore-stone', COAST, ['stone']),
  plain('shore-fish', COAST, [], 1),
  plain('shore-fishes', COAST, [], 2),
  plain('strand', [F, F, S, S, S, F], ['fruit', 'fruit']),
  plain('hills', HILLS, ['stone', 'stone']),
  plain('shore-irons', COAST, ['iron', 'iron']),
  plain('shore-mixed', COAST, ['wood', 'cattle']),
  plain('shore-rich', COAST, ['fruit', 'cattle', 'stone']),
];

/** Icons of the regions without a shore: every different set of up to two, and three larger ones. */
function inlandIcons(): Resource[][] {
  const types: Resource[] = ['wood', 'fruit', 'cattle', 'stone', 'iron'];
  const pairs = types.flatMap((one, index) => types.slice(index).map((other) => [one, other]));
  const larger: Resource[][] = [
    ['wood', 'wood', 'wood'],
    ['iron', 'iron', 'iron'],
    ['stone', 'stone', 'stone'],
  ];
  return [[], ...types.map((type) => [type]), ...pairs, ...larger];
}

/** Fields on all six edges: `inland-0` (nothing but huts) to `inland-23`. They fit behind any region of the coast. */
const INLAND: Side[] = inlandIcons().map((icons, index) => plain(`inland-${index}`, [F, F, F, F, F, F], icons));

/** Twenty-four tiles: a region with a shore on one side, one without on the other. */
export const SMALL_HEXES: Hex[] = SHORES.map((shore, index) => ({
  id: `h${String(index + 1).padStart(2, '0')}`,
  sides: [shore, INLAND[index] ?? shore],
  source: 'reconstructed',
}));

/** The start: an open sea with two fish, and a desert village on its back. */
export const SMALL_START: Pack['start'] = {
  openSea: side('open-sea', [S, S, S, S, S, S], [], [{ edges: [0, 1, 2, 3, 4, 5], icons: ['fish', 'fish'] }], 0),
  desertVillage: plain('desert-village', [F, F, F, F, F, F], []),
};
