/** Nothing may claim to be known that the reference does not know: the lists below are the whole of it. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { SOURCES, sourceOf, type Provenance, type Source } from '#engine/endeavor/data/schema.ts';
import { leaves, records } from '../../labels.ts';
import { cardOf } from './counts.ts';

/** The fields of a record all of whose values have this label; with a star those of which only some have. */
function fieldsWith(record: Provenance, label: Source): string {
  const all = leaves(record);
  const fields = [...new Set(all.map(({ path }) => path.split('.')[0] ?? ''))];
  const marked = fields.map((field) => {
    const values = all.filter(({ path }) => path.split('.')[0] === field);
    const some = values.filter(({ source }) => source === label).length;
    return some === 0 ? '' : some === values.length ? field : `${field}*`;
  });
  return marked.filter((field) => field !== '').join(' ');
}

/** The records of a part that have a value with this label: `id: fields`. */
function told(part: unknown, label: Source): string[] {
  return records(part).flatMap(({ record }) => {
    const fields = fieldsWith(record, label);
    return fields === '' ? [] : [`${'id' in record ? String(record.id) : ''}: ${fields}`];
  });
}

const { regions, cities, routes, tokens, stacks, slavery, buildings, start, supply, levels } = BASE_PACK;
const CARDS = stacks.flatMap(({ cards }) => cards);

it('every value of the pack has a label', () => {
  const labelled = records(BASE_PACK).flatMap(({ record }) => leaves(record));
  expect(labelled.length).toBeGreaterThan(400);
  for (const { source } of labelled) expect(SOURCES).toContain(source);
});

describe('known from the rulebook', () => {
  it('map: that Europe has no track, and the route between two cities of Africa', () => {
    expect([...told(regions, 'rulebook'), ...told(cities, 'rulebook'), ...told(routes, 'rulebook')]).toEqual([
      'europe: berths',
      'elmina-cape-town: ends',
    ]);
  });

  it('tracks: thresholds, salaries, card limits and the last space', () => {
    expect(told(levels, 'rulebook')).toEqual([': from salaries cards glory* last']);
  });

  it('tokens: three brown kinds and the Attack, not how many there are', () => {
    expect(told(tokens, 'rulebook')).toEqual(['industry: gives', 'finance: gives', 'politics: gives', 'attack: gives']);
  });

  it('cards: all numbers, and six faces, of which one is whole', () => {
    const faces = told(CARDS, 'rulebook').filter((line) => !line.endsWith(': number'));
    expect(faces).toEqual([
      'north-america-3: number symbols',
      'south-america-1: number symbols',
      'africa-governor: number symbols',
      'india-1: number symbols',
      'far-east-governor: number symbols glory',
    ]);
    expect(told(CARDS, 'rulebook')).toHaveLength(48);
    expect(told(slavery, 'rulebook')).toEqual([': stack abolition']);
  });

  it('buildings: levels, copies, glory and actions, but of the symbols those of the Theatre alone', () => {
    const odd = { barracks: 'level copies glory', theatre: 'level copies symbols glory' };
    const usual = 'level copies glory action';
    expect(told(buildings, 'rulebook')).toEqual(
      buildings.map(({ id }) => `${id}: ${id === 'barracks' || id === 'theatre' ? odd[id] : usual}`),
    );
    expect(buildings.filter((one) => sourceOf(one, 'symbols') === 'rulebook').map(({ id }) => id)).toEqual(['theatre']);
    expect(told(start, 'rulebook')).toEqual(['colonial-house: action']);
  });

  it('the rest of the box', () => {
    expect(told(supply, 'rulebook')).toEqual([': rounds discs cardPlaces emptyPlace discsForGlory']);
  });
});

describe('known from public sources', () => {
  it('build and growth levels, and that Europe has ten cities', () => {
    const european = cities.filter(({ region }) => region === 'europe').map(({ id }) => `${id}: region`);
    expect(european).toHaveLength(10);
    expect(told(BASE_PACK, 'sourced')).toEqual([': build growth', ...european]);
  });
});

describe('deduced', () => {
  it('is what the examples leave no better answer for, and nothing else', () => {
    expect(told([regions, cities, routes], 'inferred')).toEqual(['elmina: region', 'cape-town: region']);
    expect(told(tokens, 'inferred')).toEqual(['culture: gives', 'occupy-draw: gives']);
    expect(told(buildings, 'inferred')).toEqual([
      ...['shipyard: symbols', 'workshop: symbols', 'bank: symbols', 'barracks: action', 'fortress: symbols'],
      'theatre: action',
    ]);
  });

  it('cards: that the examples left no glory unsaid', () => {
    expect(told(CARDS, 'inferred')).toEqual([
      ...['slavery-0', 'slavery-1', 'slavery-3', 'slavery-4'].map((id) => `${id}: glory`),
      ...['north-america-3', 'south-america-1', 'africa-governor', 'india-1'].map((id) => `${id}: glory`),
    ]);
  });
});

describe('filled in', () => {
  it('the glory spaces, the berths, which city counts 2, all token counts and the level-5 symbols', () => {
    expect(sourceOf(levels, 'glory')).toBe('reconstructed');
    for (const region of regions.filter(({ id }) => id !== 'europe'))
      expect(sourceOf(region, 'berths'), region.id).toBe('reconstructed');
    for (const city of cities) expect(sourceOf(city, 'glory'), city.id).toBe('reconstructed');
    for (const token of tokens) expect(sourceOf(token, 'copies'), token.id).toBe('reconstructed');
    for (const building of buildings.filter(({ level }) => level === 5))
      expect([sourceOf(building, 'symbols'), building.note], building.id).toEqual([
        'reconstructed',
        'How much it gives is not known.',
      ]);
  });

  it('what is doubtful in a known or likely value is said in a note', () => {
    const noted = ['africa-governor', 'india-1', 'south-america-1', 'north-america-3', 'slavery-1', 'europe-5'];
    for (const id of noted) expect(cardOf(id).note, id).toBeDefined();
    for (const id of ['barracks', 'theatre', 'workshop', 'bank', 'fortress', 'shipyard'])
      expect(buildings.find((one) => one.id === id)?.note, id).toBeDefined();
  });
});
