import type { Trend } from '../schema-goals.ts';
/**
 * The twelve trends. The gaps are filled by symmetry: six resources, four buildings, the population and the Benefactor.
 */

/** All trends, those known from sources first. */
export const TRENDS: Trend[] = [
  { id: 'temples', criterion: { kind: 'buildings', which: ['temple'] }, source: 'rulebook' },
  { id: 'benefactor', criterion: { kind: 'benefactor' }, source: 'rulebook' },
  { id: 'fish', criterion: { kind: 'cubes', resource: 'fish' }, source: 'sourced' },
  {
    id: 'population',
    criterion: { kind: 'citizens' },
    source: 'sourced',
    sources: { criterion: 'inferred' },
    note: 'A play report names the trend; that own citizens on the map are counted is deduced.',
  },
  { id: 'fruit', criterion: { kind: 'cubes', resource: 'fruit' }, source: 'sourced' },
  { id: 'stone', criterion: { kind: 'cubes', resource: 'stone' }, source: 'sourced' },
  { id: 'cattle', criterion: { kind: 'cubes', resource: 'cattle' }, source: 'sourced' },
  { id: 'wood', criterion: { kind: 'cubes', resource: 'wood' }, source: 'inferred' },
  { id: 'iron', criterion: { kind: 'cubes', resource: 'iron' }, source: 'inferred' },
  { id: 'towns', criterion: { kind: 'buildings', which: ['town'] }, source: 'reconstructed' },
  { id: 'ports', criterion: { kind: 'buildings', which: ['port'] }, source: 'reconstructed' },
  { id: 'markets', criterion: { kind: 'buildings', which: ['market'] }, source: 'reconstructed' },
];
