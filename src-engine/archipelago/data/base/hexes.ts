import type { Hex } from '../schema-map.ts';
/**
 * The twenty-four region hexagons. Nobody has published all forty-eight sides: except for the examples of the rulebook,
 * they are reconstructed to agree with `docs/data.md`, "Regions". Resource icons and huts make five on each side except
 * the volcano.
 */

/** The region tiles in the order of their ids; ids of sides end in `a` and `b`. */
export const HEXES: Hex[] = [
  {
    id: 'h01',
    sides: [
      {
        id: 'h01a',
        edges: ['mountain', 'sea', 'field', 'sea', 'sea', 'mountain'],
        lands: [
          { edges: [0, 5], icons: [] },
          { edges: [2], icons: ['cattle', 'cattle'] },
        ],
        waters: [{ edges: [1, 3, 4], icons: ['fish'] }],
        huts: 2,
        source: 'reconstructed',
      },
      {
        id: 'h01b',
        edges: ['sea', 'sea', 'field', 'mountain', 'mountain', 'mountain'],
        lands: [{ edges: [2, 3, 4, 5], icons: ['wood', 'cattle', 'stone', 'stone'] }],
        waters: [{ edges: [0, 1], icons: ['fish'] }],
        huts: 0,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h02',
    sides: [
      {
        id: 'h02a',
        edges: ['sea', 'sea', 'sea', 'sea', 'field', 'field'],
        lands: [{ edges: [4, 5], icons: ['fruit', 'fruit'] }],
        waters: [{ edges: [0, 1, 2, 3], icons: ['fish'] }],
        huts: 2,
        source: 'reconstructed',
      },
      {
        id: 'h02b',
        edges: ['mountain', 'field', 'sea', 'sea', 'sea', 'mountain'],
        lands: [{ edges: [0, 1, 5], icons: ['fruit', 'stone', 'iron'] }],
        waters: [{ edges: [2, 3, 4], icons: [] }],
        huts: 2,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h03',
    sides: [
      {
        id: 'h03a',
        edges: ['sea', 'sea', 'sea', 'sea', 'field', 'field'],
        lands: [{ edges: [4, 5], icons: ['wood', 'cattle'] }],
        waters: [{ edges: [0, 1, 2, 3], icons: [] }],
        huts: 3,
        source: 'reconstructed',
      },
      {
        id: 'h03b',
        edges: ['sea', 'sea', 'sea', 'field', 'sea', 'sea'],
        lands: [{ edges: [3], icons: [] }],
        waters: [{ edges: [0, 1, 2, 4, 5], icons: [] }],
        huts: 5,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h04',
    sides: [
      {
        id: 'h04a',
        edges: ['sea', 'field', 'sea', 'sea', 'field', 'sea'],
        lands: [{ edges: [1, 4], icons: ['wood', 'wood', 'fruit'] }],
        waters: [
          { edges: [0, 5], icons: [] },
          { edges: [2, 3], icons: [] },
        ],
        huts: 2,
        source: 'reconstructed',
      },
      {
        id: 'h04b',
        edges: ['field', 'sea', 'field', 'field', 'sea', 'field'],
        lands: [
          { edges: [0, 5], icons: ['cattle'] },
          { edges: [2, 3], icons: ['fruit'] },
        ],
        waters: [{ edges: [1, 4], icons: ['fish', 'fish'] }],
        huts: 1,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h05',
    sides: [
      {
        id: 'h05a',
        edges: ['field', 'sea', 'mountain', 'field', 'field', 'sea'],
        lands: [{ edges: [0, 2, 3, 4], icons: ['fruit', 'cattle'] }],
        waters: [
          { edges: [1], icons: ['fish'] },
          { edges: [5], icons: ['fish'] },
        ],
        huts: 1,
        source: 'reconstructed',
      },
      {
        id: 'h05b',
        edges: ['sea', 'sea', 'sea', 'field', 'field', 'field'],
        lands: [{ edges: [3, 4, 5], icons: ['wood', 'cattle'] }],
        waters: [{ edges: [0, 1, 2], icons: ['fish'] }],
        huts: 2,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h06',
    sides: [
      {
        id: 'h06a',
        edges: ['field', 'field', 'sea', 'field', 'mountain', 'field'],
        lands: [{ edges: [0, 1, 3, 4, 5], icons: ['stone'] }],
        waters: [{ edges: [2], icons: [] }],
        huts: 4,
        source: 'reconstructed',
      },
      {
        id: 'h06b',
        edges: ['field', 'field', 'sea', 'sea', 'sea', 'mountain'],
        lands: [{ edges: [0, 1, 5], icons: ['wood', 'fruit', 'iron'] }],
        waters: [{ edges: [2, 3, 4], icons: ['fish'] }],
        huts: 1,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h07',
    sides: [
      {
        id: 'h07a',
        edges: ['mountain', 'field', 'sea', 'field', 'field', 'field'],
        lands: [{ edges: [0, 1, 3, 4, 5], icons: ['wood', 'iron'] }],
        waters: [{ edges: [2], icons: [] }],
        huts: 3,
        source: 'reconstructed',
      },
      {
        id: 'h07b',
        edges: ['mountain', 'sea', 'sea', 'sea', 'sea', 'field'],
        lands: [{ edges: [0, 5], icons: ['wood', 'fruit', 'cattle', 'stone', 'iron'] }],
        waters: [{ edges: [1, 2, 3, 4], icons: [] }],
        huts: 0,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h08',
    sides: [
      {
        id: 'h08a',
        edges: ['sea', 'field', 'sea', 'sea', 'mountain', 'sea'],
        lands: [
          { edges: [1], icons: [] },
          { edges: [4], icons: ['stone', 'stone'] },
        ],
        waters: [{ edges: [0, 2, 3, 5], icons: [] }],
        huts: 3,
        source: 'reconstructed',
      },
      {
        id: 'h08b',
        edges: ['field', 'mountain', 'sea', 'sea', 'field', 'field'],
        lands: [{ edges: [0, 1, 4, 5], icons: ['fruit', 'cattle', 'stone'] }],
        waters: [{ edges: [2, 3], icons: [] }],
        huts: 2,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h09',
    sides: [
      {
        id: 'h09a',
        edges: ['sea', 'mountain', 'mountain', 'field', 'sea', 'sea'],
        lands: [{ edges: [1, 2, 3], icons: ['cattle', 'iron'] }],
        waters: [{ edges: [0, 4, 5], icons: ['fish'] }],
        huts: 2,
        source: 'reconstructed',
      },
      {
        id: 'h09b',
        edges: ['field', 'mountain', 'sea', 'sea', 'sea', 'sea'],
        lands: [{ edges: [0, 1], icons: ['cattle', 'cattle', 'stone'] }],
        waters: [{ edges: [2, 3, 4, 5], icons: [] }],
        huts: 2,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h10',
    sides: [
      {
        id: 'h10a',
        edges: ['sea', 'sea', 'sea', 'sea', 'field', 'sea'],
        lands: [{ edges: [4], icons: ['cattle'] }],
        waters: [{ edges: [0, 1, 2, 3, 5], icons: ['fish'] }],
        huts: 3,
        source: 'reconstructed',
      },
      {
        id: 'h10b',
        edges: ['sea', 'sea', 'field', 'field', 'mountain', 'sea'],
        lands: [{ edges: [2, 3, 4], icons: ['fruit', 'fruit', 'cattle'] }],
        waters: [{ edges: [0, 1, 5], icons: ['fish'] }],
        huts: 1,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h11',
    sides: [
      {
        id: 'h11a',
        edges: ['sea', 'mountain', 'mountain', 'field', 'field', 'field'],
        lands: [{ edges: [1, 2, 3, 4, 5], icons: [] }],
        waters: [{ edges: [0], icons: [] }],
        huts: 5,
        source: 'reconstructed',
      },
      {
        id: 'h11b',
        edges: ['mountain', 'field', 'field', 'sea', 'sea', 'sea'],
        lands: [{ edges: [0, 1, 2], icons: ['cattle', 'cattle'] }],
        waters: [{ edges: [3, 4, 5], icons: [] }],
        huts: 3,
        source: 'reconstructed',
        sources: { huts: 'rulebook', 'lands.0.icons': 'rulebook', 'waters.0.icons': 'rulebook' },
        note: 'Its icons and huts are those of a rulebook example.',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h12',
    sides: [
      {
        id: 'h12a',
        edges: ['sea', 'field', 'field', 'sea', 'field', 'field'],
        lands: [
          { edges: [1, 2], icons: ['fruit', 'fruit'] },
          { edges: [4, 5], icons: ['wood'] },
        ],
        waters: [{ edges: [0, 3], icons: ['fish'] }],
        huts: 1,
        source: 'reconstructed',
      },
      {
        id: 'h12b',
        edges: ['sea', 'sea', 'sea', 'field', 'field', 'field'],
        lands: [{ edges: [3, 4, 5], icons: ['cattle'] }],
        waters: [{ edges: [0, 1, 2], icons: [] }],
        huts: 4,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h13',
    sides: [
      {
        id: 'h13a',
        edges: ['sea', 'field', 'sea', 'sea', 'sea', 'sea'],
        lands: [{ edges: [1], icons: ['wood', 'fruit'] }],
        waters: [{ edges: [0, 2, 3, 4, 5], icons: [] }],
        huts: 3,
        source: 'reconstructed',
        sources: { huts: 'rulebook', 'lands.0.icons': 'rulebook', 'waters.0.icons': 'rulebook' },
        note: 'Its icons and huts are those of a rulebook example.',
      },
      {
        id: 'h13b',
        edges: ['sea', 'field', 'field', 'sea', 'mountain', 'sea'],
        lands: [
          { edges: [1, 2], icons: ['cattle'] },
          { edges: [4], icons: ['iron'] },
        ],
        waters: [{ edges: [0, 3, 5], icons: ['fish'] }],
        huts: 2,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h14',
    sides: [
      {
        id: 'h14a',
        edges: ['mountain', 'mountain', 'sea', 'sea', 'sea', 'sea'],
        lands: [{ edges: [0, 1], icons: [] }],
        waters: [{ edges: [2, 3, 4, 5], icons: ['fish'] }],
        huts: 4,
        source: 'reconstructed',
      },
      {
        id: 'h14b',
        edges: ['field', 'field', 'mountain', 'sea', 'sea', 'sea'],
        lands: [{ edges: [0, 1, 2], icons: ['fruit', 'stone', 'iron'] }],
        waters: [{ edges: [3, 4, 5], icons: [] }],
        huts: 2,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h15',
    sides: [
      {
        id: 'h15a',
        edges: ['sea', 'sea', 'sea', 'field', 'field', 'mountain'],
        lands: [{ edges: [3, 4, 5], icons: ['wood', 'cattle', 'iron'] }],
        waters: [{ edges: [0, 1, 2], icons: ['fish'] }],
        huts: 1,
        source: 'reconstructed',
      },
      {
        id: 'h15b',
        edges: ['sea', 'mountain', 'field', 'sea', 'mountain', 'mountain'],
        lands: [
          { edges: [1, 2], icons: ['stone'] },
          { edges: [4, 5], icons: ['stone'] },
        ],
        waters: [{ edges: [0, 3], icons: [] }],
        huts: 3,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h16',
    sides: [
      {
        id: 'h16a',
        edges: ['field', 'sea', 'sea', 'mountain', 'sea', 'field'],
        lands: [{ edges: [0, 3, 5], icons: ['wood', 'iron'] }],
        waters: [
          { edges: [1, 2], icons: ['fish'] },
          { edges: [4], icons: [] },
        ],
        huts: 2,
        source: 'reconstructed',
      },
      {
        id: 'h16b',
        edges: ['field', 'sea', 'mountain', 'mountain', 'field', 'field'],
        lands: [{ edges: [0, 2, 3, 4, 5], icons: ['wood', 'iron'] }],
        waters: [{ edges: [1], icons: [] }],
        huts: 3,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h17',
    sides: [
      {
        id: 'h17a',
        edges: ['sea', 'sea', 'mountain', 'mountain', 'field', 'sea'],
        lands: [{ edges: [2, 3, 4], icons: ['stone', 'iron'] }],
        waters: [{ edges: [0, 1, 5], icons: [] }],
        huts: 0,
        volcano: true,
        source: 'reconstructed',
        sources: { volcano: 'rulebook' },
        note: 'The rulebook names one volcano, whose icons and huts do not make five.',
      },
      {
        id: 'h17b',
        edges: ['mountain', 'field', 'field', 'sea', 'sea', 'field'],
        lands: [{ edges: [0, 1, 2, 5], icons: ['wood', 'wood', 'stone', 'iron'] }],
        waters: [{ edges: [3, 4], icons: [] }],
        huts: 1,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h18',
    sides: [
      {
        id: 'h18a',
        edges: ['field', 'sea', 'sea', 'field', 'field', 'mountain'],
        lands: [{ edges: [0, 3, 4, 5], icons: ['wood', 'wood'] }],
        waters: [{ edges: [1, 2], icons: ['fish', 'fish'] }],
        huts: 1,
        source: 'reconstructed',
        sources: { huts: 'rulebook', 'lands.0.icons': 'rulebook', 'waters.0.icons': 'rulebook' },
        note: 'Its icons and hut are those of a rulebook example.',
      },
      {
        id: 'h18b',
        edges: ['field', 'field', 'sea', 'sea', 'sea', 'sea'],
        lands: [{ edges: [0, 1], icons: ['cattle'] }],
        waters: [{ edges: [2, 3, 4, 5], icons: ['fish'] }],
        huts: 3,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h19',
    sides: [
      {
        id: 'h19a',
        edges: ['sea', 'sea', 'mountain', 'sea', 'sea', 'sea'],
        lands: [{ edges: [2], icons: ['stone', 'iron'] }],
        waters: [{ edges: [0, 1, 3, 4, 5], icons: ['fish'] }],
        huts: 2,
        source: 'reconstructed',
      },
      {
        id: 'h19b',
        edges: ['field', 'mountain', 'mountain', 'sea', 'field', 'sea'],
        lands: [{ edges: [0, 1, 2, 4], icons: ['wood', 'fruit', 'fruit'] }],
        waters: [
          { edges: [3], icons: [] },
          { edges: [5], icons: [] },
        ],
        huts: 2,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h20',
    sides: [
      {
        id: 'h20a',
        edges: ['field', 'field', 'field', 'mountain', 'sea', 'field'],
        lands: [{ edges: [0, 1, 2, 3, 5], icons: ['iron'] }],
        waters: [{ edges: [4], icons: [] }],
        huts: 4,
        source: 'reconstructed',
      },
      {
        id: 'h20b',
        edges: ['sea', 'field', 'field', 'mountain', 'sea', 'sea'],
        lands: [{ edges: [1, 2, 3], icons: ['fruit', 'cattle'] }],
        waters: [{ edges: [0, 4, 5], icons: [] }],
        huts: 3,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h21',
    sides: [
      {
        id: 'h21a',
        edges: ['field', 'field', 'sea', 'sea', 'field', 'sea'],
        lands: [
          { edges: [0, 1], icons: ['wood', 'cattle'] },
          { edges: [4], icons: ['wood'] },
        ],
        waters: [{ edges: [2, 3, 5], icons: [] }],
        huts: 2,
        source: 'reconstructed',
      },
      {
        id: 'h21b',
        edges: ['field', 'field', 'field', 'field', 'sea', 'sea'],
        lands: [{ edges: [0, 1, 2, 3], icons: ['fruit'] }],
        waters: [{ edges: [4, 5], icons: ['fish', 'fish'] }],
        huts: 2,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h22',
    sides: [
      {
        id: 'h22a',
        edges: ['mountain', 'field', 'field', 'sea', 'sea', 'field'],
        lands: [{ edges: [0, 1, 2, 5], icons: ['fruit', 'fruit', 'cattle'] }],
        waters: [{ edges: [3, 4], icons: [] }],
        huts: 2,
        source: 'reconstructed',
      },
      {
        id: 'h22b',
        edges: ['sea', 'mountain', 'field', 'field', 'sea', 'sea'],
        lands: [{ edges: [1, 2, 3], icons: ['cattle', 'cattle', 'stone', 'iron'] }],
        waters: [{ edges: [0, 4, 5], icons: [] }],
        huts: 1,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h23',
    sides: [
      {
        id: 'h23a',
        edges: ['mountain', 'field', 'field', 'sea', 'sea', 'mountain'],
        lands: [{ edges: [0, 1, 2, 5], icons: ['fruit', 'stone', 'stone', 'iron'] }],
        waters: [{ edges: [3, 4], icons: [] }],
        huts: 1,
        source: 'reconstructed',
      },
      {
        id: 'h23b',
        edges: ['mountain', 'mountain', 'sea', 'sea', 'sea', 'sea'],
        lands: [{ edges: [0, 1], icons: ['wood', 'stone'] }],
        waters: [{ edges: [2, 3, 4, 5], icons: [] }],
        huts: 3,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'h24',
    sides: [
      {
        id: 'h24a',
        edges: ['field', 'mountain', 'sea', 'field', 'field', 'sea'],
        lands: [
          { edges: [0, 1], icons: ['wood', 'fruit', 'stone'] },
          { edges: [3, 4], icons: ['wood'] },
        ],
        waters: [{ edges: [2, 5], icons: ['fish'] }],
        huts: 0,
        source: 'reconstructed',
      },
      {
        id: 'h24b',
        edges: ['sea', 'sea', 'sea', 'mountain', 'mountain', 'field'],
        lands: [{ edges: [3, 4, 5], icons: ['wood', 'fruit'] }],
        waters: [{ edges: [0, 1, 2], icons: [] }],
        huts: 3,
        source: 'reconstructed',
      },
    ],
    source: 'reconstructed',
  },
];
