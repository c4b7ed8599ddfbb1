import type { Objective } from '../schema-goals.ts';
import type { Source } from '../schema-common.ts';
/**
 * The thirty objectives (rulebook 2.0, p. 19, sorted with the help of the French list). The lists print the numbers for
 * two and three players and leave the others to be continued, so those for four and five are inferred unless a
 * published play shows them.
 */

/** The numbers for four and five players are continued from the printed ones for two and three. */
const STEPPED: Record<string, Source> = { 'end.counts.4': 'inferred', 'end.counts.5': 'inferred' };

const SHORT: Objective[] = [
  {
    id: 'S1',
    deck: 'short',
    end: { kind: 'piles-empty', piles: 2 },
    victory: { kind: 'florins' },
    source: 'rulebook',
  },
  {
    id: 'S2',
    deck: 'short',
    end: { kind: 'buildings', building: 'town', counts: { 2: 3, 3: 4, 4: 5, 5: 6 } },
    victory: { kind: 'buildings', which: ['port'] },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'S3',
    deck: 'short',
    end: { kind: 'buildings', building: 'temple', counts: { 2: 2, 3: 3, 4: 4, 5: 5 } },
    victory: { kind: 'cards', which: 'character' },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'S4',
    deck: 'short',
    end: { kind: 'buildings', building: 'port', counts: { 2: 3, 3: 4, 4: 5, 5: 6 } },
    victory: { kind: 'cards', which: 'progress' },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'S5',
    deck: 'short',
    end: { kind: 'resources-out', types: 2 },
    victory: { kind: 'buildings', which: ['temple'] },
    source: 'rulebook',
  },
  {
    id: 'S6',
    deck: 'short',
    end: { kind: 'cards', which: 'character', counts: { 2: 4, 3: 5, 4: 6, 5: 7 } },
    victory: { kind: 'tokens' },
    source: 'rulebook',
    sources: { ...STEPPED, 'end.counts.4': 'sourced' },
  },
  {
    id: 'S7',
    deck: 'short',
    end: { kind: 'population', counts: { 2: null, 3: 22, 4: 29, 5: 36 } },
    victory: { kind: 'pacifist', difference: 15 },
    source: 'rulebook',
    sources: STEPPED,
    note: 'The earlier French rules print 15 for two players, where the card is taken out anyway.',
  },
  {
    id: 'S8',
    deck: 'short',
    end: { kind: 'cards', which: 'progress', counts: { 2: 4, 3: 5, 4: 6, 5: 7 } },
    victory: { kind: 'buildings', which: ['market'] },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'S9',
    deck: 'short',
    end: { kind: 'buildings', building: 'market', counts: { 2: 3, 3: 4, 4: 5, 5: 6 } },
    victory: { kind: 'cubes', resource: 'iron' },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'S10',
    deck: 'short',
    end: { kind: 'piles-empty', piles: 3 },
    victory: { kind: 'separatist' },
    source: 'rulebook',
  },
];

const MEDIUM: Objective[] = [
  {
    id: 'M1',
    deck: 'medium',
    end: { kind: 'buildings', building: 'market', counts: { 2: 4, 3: 5, 4: 6, 5: 7 } },
    victory: { kind: 'town-icons', resource: 'wood' },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'M2',
    deck: 'medium',
    end: { kind: 'buildings', building: 'port', counts: { 2: 4, 3: 5, 4: 6, 5: 7 } },
    victory: { kind: 'buildings', which: ['temple'] },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'M3',
    deck: 'medium',
    end: { kind: 'buildings', building: 'temple', counts: { 2: 4, 3: 5, 4: 6, 5: 7 } },
    victory: { kind: 'cards', which: 'both' },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'M4',
    deck: 'medium',
    end: { kind: 'cards', which: 'progress', counts: { 2: 5, 3: 8, 4: 11, 5: 14 } },
    victory: { kind: 'florins' },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'M5',
    deck: 'medium',
    end: { kind: 'cards', which: 'character', counts: { 2: 5, 3: 8, 4: 11, 5: 14 } },
    victory: { kind: 'cubes', resource: 'fish' },
    source: 'rulebook',
    sources: { ...STEPPED, victory: 'inferred' },
  },
  {
    id: 'M6',
    deck: 'medium',
    end: { kind: 'buildings', building: 'town', counts: { 2: 4, 3: 5, 4: 6, 5: 7 } },
    victory: { kind: 'tokens' },
    source: 'rulebook',
    sources: { ...STEPPED, victory: 'reconstructed' },
    note: 'The end stands in the French list only; explorer tokens are the one common goal the medium deck else lacks.',
  },
  {
    id: 'M7',
    deck: 'medium',
    end: { kind: 'resources-out', types: 3 },
    victory: { kind: 'pacifist', difference: 12 },
    source: 'rulebook',
  },
  {
    id: 'M8',
    deck: 'medium',
    end: { kind: 'piles-empty', piles: 3 },
    victory: { kind: 'town-icons', resource: 'iron' },
    source: 'rulebook',
  },
  {
    id: 'M9',
    deck: 'medium',
    end: { kind: 'population', counts: { 2: 20, 3: 27, 4: 34, 5: 41 } },
    victory: { kind: 'buildings', which: ['port', 'market'] },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'M10',
    deck: 'medium',
    end: { kind: 'bank-broke' },
    victory: { kind: 'separatist' },
    source: 'rulebook',
  },
];

const LONG: Objective[] = [
  {
    id: 'L1',
    deck: 'long',
    end: { kind: 'buildings', building: 'town', counts: { 2: 5, 3: 6, 4: 7, 5: 8 } },
    victory: { kind: 'tokens' },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'L2',
    deck: 'long',
    end: { kind: 'buildings', building: 'port', counts: { 2: 5, 3: 6, 4: 7, 5: 8 } },
    victory: { kind: 'florins' },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'L3',
    deck: 'long',
    end: { kind: 'buildings', building: 'market', counts: { 2: 5, 3: 6, 4: 7, 5: 8 } },
    victory: { kind: 'buildings', which: ['temple'] },
    source: 'rulebook',
    sources: { ...STEPPED, victory: 'inferred' },
  },
  {
    id: 'L4',
    deck: 'long',
    end: { kind: 'resources-out', types: 3 },
    victory: { kind: 'buildings', which: ['port'] },
    source: 'rulebook',
  },
  {
    id: 'L5',
    deck: 'long',
    end: { kind: 'cards', which: 'both', counts: { 2: 12, 3: 16, 4: 20, 5: 24 } },
    victory: { kind: 'town-icons', resource: 'fish' },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'L6',
    deck: 'long',
    end: { kind: 'buildings', building: 'temple', counts: { 2: 5, 3: 6, 4: 7, 5: 8 } },
    victory: { kind: 'town-icons', resource: 'fruit' },
    source: 'rulebook',
    sources: STEPPED,
  },
  {
    id: 'L7',
    deck: 'long',
    end: { kind: 'piles-empty', piles: 3 },
    victory: { kind: 'cards', which: 'character' },
    source: 'rulebook',
    sources: { victory: 'inferred' },
  },
  {
    id: 'L8',
    deck: 'long',
    end: { kind: 'ships', counts: { 2: 6, 3: 8, 4: 10, 5: 12 } },
    victory: { kind: 'cards', which: 'progress' },
    source: 'rulebook',
    sources: { ...STEPPED, victory: 'inferred' },
  },
  {
    id: 'L9',
    deck: 'long',
    end: { kind: 'surplus-above', level: 21 },
    victory: { kind: 'pacifist', difference: 10 },
    source: 'rulebook',
  },
  {
    id: 'L10',
    deck: 'long',
    end: { kind: 'bank-broke' },
    victory: { kind: 'separatist' },
    source: 'rulebook',
  },
];

/** All thirty, by deck. */
export const OBJECTIVES: Objective[] = [...SHORT, ...MEDIUM, ...LONG];
