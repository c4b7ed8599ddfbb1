/** Nothing may claim to be known that the reference does not know: the lists below are the whole of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { SOURCES } from '#engine/archipelago/data/schema.ts';

import { cardOf, leaves, records } from './helpers.ts';
import { sourceOf, type Provenance } from '#engine/archipelago/data/schema-common.ts';

const KNOWN = ['rulebook', 'sourced'];

/** Paths of all values below some part of the pack that are labelled rulebook or sourced. */
function knownPaths(part: unknown): string[] {
  return records(part).flatMap(({ path, record }) =>
    leaves(record)
      .filter((leaf) => KNOWN.includes(leaf.source))
      .map((leaf) => [path, leaf.path].filter((piece) => piece !== '').join('.')),
  );
}

/** The known fields of one record: bare when all its values are known, with a star when only some are. */
function knownFields(record: Provenance): string {
  const all = leaves(record);
  const fields = [...new Set(all.map((leaf) => leaf.path.split('.')[0] ?? ''))];
  return fields
    .map((field) => {
      const values = all.filter((leaf) => leaf.path.split('.')[0] === field);
      const known = values.filter((leaf) => KNOWN.includes(leaf.source)).length;
      return known === 0 ? '' : known === values.length ? field : `${field}*`;
    })
    .filter((field) => field !== '')
    .toSorted()
    .join(' ');
}

describe('sourceOf', () => {
  const record: Provenance = { source: 'rulebook', sources: { cost: 'inferred', 'cost.discs': 'sourced' } };

  test('the longest matching key wins, else the record speaks', () => {
    expect(sourceOf(record, 'cost.discs')).toBe('sourced');
    expect(sourceOf(record, 'cost.florins')).toBe('inferred');
    expect(sourceOf(record, 'costs')).toBe('rulebook');
  });
});

test('every value of the pack has a label', () => {
  const labelled = records(BASE_PACK).flatMap(({ record }) => leaves(record));
  expect(labelled.length).toBeGreaterThan(2000);
  for (const leaf of labelled) expect(SOURCES).toContain(leaf.source);
});

describe('map and boards', () => {
  test('regions: three examples and the volcano', () => {
    const known = BASE_PACK.hexes.flatMap((hex) => hex.sides).filter((side) => knownFields(side) !== '');
    expect(known.map(knownFields).toSorted()).toEqual(['huts lands*', 'huts lands*', 'huts lands* waters*', 'volcano']);
    expect(known.flatMap(knownPaths).every((path) => /icons|^huts$|^volcano$/.test(path))).toBe(true);
  });

  test('starting tile: not the number of fish, not the edges of the desert', () => {
    expect(knownPaths(BASE_PACK.start).filter((path) => path.includes('icons'))).toEqual([]);
    expect(knownPaths(BASE_PACK.start.desertVillage)).toEqual(['huts']);
  });

  test('markets: three cells', () => {
    expect(knownPaths(BASE_PACK.markets).toSorted()).toEqual([
      'domestic.fish.1.surplus',
      'domestic.iron.2.rebellion',
      'export.fruit.0.price',
    ]);
  });

  test('markets: what two examples read together show is inferred', () => {
    const [first, second, third] = BASE_PACK.markets.domestic.fish;
    for (const row of [first, second]) {
      expect(row && [sourceOf(row, 'slots'), sourceOf(row, 'price')]).toEqual(['inferred', 'inferred']);
    }
    expect(third && sourceOf(third, 'price')).toBe('inferred');
  });

  test('boards III and IV', () => {
    const row = (index: number, ...names: string[]) => names.map((name) => `rows.${index}.${name}`);
    const whole = ['from', 'to', 'surplus', 'rebellion'];
    expect(knownPaths(BASE_PACK.stability)).toEqual([...row(1, ...whole), ...row(3, ...whole)]);
    expect(knownPaths(BASE_PACK.surplusBoard)).toEqual([
      ...row(0, 'to'),
      ...row(1, 'from'),
      ...row(3, 'from', 'to', 'rebellion'),
    ]);
  });

  test('taxes are unknown, building costs sourced, the wheel known but for multicoloured circles', () => {
    expect(knownPaths(BASE_PACK.taxes)).toEqual([]);
    for (const cost of Object.values(BASE_PACK.costs))
      expect(leaves(cost).every((leaf) => leaf.source === 'sourced')).toBe(true);
    for (const side of Object.values(BASE_PACK.wheel)) {
      expect(knownPaths(side)).toEqual(['taxes.own', 'exploration.own', 'reproduction.own']);
    }
  });

  test('supply: known but for the numbers of stone and iron', () => {
    const unknown = leaves(BASE_PACK.supply).filter((leaf) => !KNOWN.includes(leaf.source));
    expect(unknown.map((leaf) => leaf.path)).toEqual(['cubes.stone', 'cubes.iron']);
  });
});

describe('goals', () => {
  test('objectives: only steps for four and five players and five victories are not known', () => {
    const unknown = BASE_PACK.objectives.flatMap((objective) =>
      leaves(objective)
        .filter((leaf) => !KNOWN.includes(leaf.source))
        .map((leaf) => `${objective.id} ${leaf.path.split('.').slice(0, leaf.path.startsWith('end') ? 3 : 1)}`),
    );
    expect([...new Set(unknown)].filter((entry) => !/ end,counts,[45]$/.test(entry))).toEqual([
      'M5 victory',
      'M6 victory',
      'L3 victory',
      'L7 victory',
      'L8 victory',
    ]);
    const stepped = BASE_PACK.objectives.filter((objective) => 'counts' in objective.end);
    for (const objective of stepped) {
      expect(sourceOf(objective, 'end.counts.5'), objective.id).toBe('inferred');
      expect(sourceOf(objective, 'end.counts.4'), objective.id).toBe(objective.id === 'S6' ? 'sourced' : 'inferred');
    }
    expect(BASE_PACK.objectives.find(({ id }) => id === 'M6')?.sources?.['victory']).toBe('reconstructed');
  });

  test('trends: two from the rulebook, five from public reports, two by symmetry, three filled in', () => {
    expect(BASE_PACK.trends.map((trend) => `${trend.id} ${trend.source}`)).toEqual([
      'temples rulebook',
      'benefactor rulebook',
      'fish sourced',
      'population sourced',
      'fruit sourced',
      'stone sourced',
      'cattle sourced',
      'wood inferred',
      'iron inferred',
      'towns reconstructed',
      'ports reconstructed',
      'markets reconstructed',
    ]);
  });
});

describe('cards', () => {
  const FACTS: Record<string, string> = {
    researcher: 'cost effect kind name number',
    pirate: 'cost effect kind name user',
    'head-hunter': 'effect* name',
    thief: 'effect* name',
    spy: 'cost effect kind name',
    bishop: 'name',
    archbishop: 'effect name',
    pope: 'effect kind medals name',
    king: 'kind medals name',
    barbarian: 'effect* name',
    exporter: 'name',
    merchant: 'effect name',
    recruiter: 'effect name',
    'minister-of-labour': 'effect kind name',
    sawmill: 'cost effect kind name user',
    'stock-farm': 'effect',
    'local-commerce': 'cost* effect name',
    roads: 'kind name',
    expansionism: 'cost* effect kind name number',
    emigration: 'effect kind name',
    education: 'effect* kind name',
    slavery: 'effect* kind name',
    amphitheater: 'effect name',
    'gifts-from-the-clergy': 'cost* effect name',
    'iron-mine': 'name',
    cathedral: 'cost effect kind medals name requires user wonder',
    colossus: 'cost effect kind medals name user wonder',
    'great-lighthouse': 'cost effect kind medals name requires user wonder',
    pyramid: 'cost effect kind medals name user wonder',
  };

  test('exactly the facts of the reference are labelled known', () => {
    const found = BASE_PACK.cards.map((card) => [card.id, knownFields(card)]).filter(([, fields]) => fields !== '');
    expect(Object.fromEntries(found)).toEqual(FACTS);
  });

  test('parts of an effect that are not known', () => {
    expect(sourceOf(cardOf('barbarian'), 'effect.0.icons')).toBe('reconstructed');
    expect(sourceOf(cardOf('education'), 'effect.0.by')).toBe('reconstructed');
    expect(sourceOf(cardOf('slavery'), 'effect.1')).toBe('inferred');
    expect(sourceOf(cardOf('pirate'), 'effect.2')).toBe('sourced');
    expect(sourceOf(cardOf('gifts-from-the-clergy'), 'cost.choice')).toBe('rulebook');
  });

  test('no purchase price is known', () => {
    for (const card of BASE_PACK.cards) expect(sourceOf(card, 'prices'), card.id).toBe('reconstructed');
  });

  test('fifteen cards are invented and say so', () => {
    const invented = BASE_PACK.cards.filter((card) => card.sources === undefined);
    expect(invented.filter((card) => card.kind === 'character')).toHaveLength(10);
    expect(invented.filter((card) => card.kind === 'progress')).toHaveLength(5);
    for (const card of invented) expect(card.note, card.id).toContain('Invented');
  });

  test('backs: one example whole, three events, two red crises', () => {
    const known = new Set(BASE_PACK.cards.map(({ back }) => knownFields(back)).filter((fields) => fields !== ''));
    expect([...known].toSorted()).toEqual(['domestic', 'domestic export', 'domestic*', 'export', 'export*']);
  });
});

describe('docs/data.md', () => {
  const { hexes, start, markets, stability, surplusBoard, taxes, costs, wheel, supply, cards, trends, objectives } =
    BASE_PACK;
  const PARTS: Record<string, unknown> = {
    '24 hexagons': hexes,
    'Starting tile': start,
    'Markets I, II': markets,
    'Board III': stability,
    'Board IV': surplusBoard,
    Taxes: taxes,
    'Building costs': costs,
    'Action wheel': wheel,
    Supply: supply,
    '48 card fronts': cards.map(({ back: _back, ...front }) => front),
    '48 card backs': cards.map(({ back }) => back),
    '12 trends': trends,
    '30 objectives': objectives,
  };
  const page = readFileSync(new URL('../../../../docs/data.md', import.meta.url), 'utf8');
  const told = page.split('\n').flatMap((line) => {
    const [name = '', ...counts] = line
      .split('|')
      .slice(1, 6)
      .map((cell) => cell.trim());
    return name in PARTS ? [[name, counts.map(Number)] as const] : [];
  });

  test('counts the values of each part by label', () => {
    const counted = Object.entries(PARTS).map(([name, part]) => {
      const labels = records(part).flatMap(({ record }) => leaves(record).map(({ source }) => source));
      return [name, SOURCES.map((source) => labels.filter((label) => label === source).length)];
    });
    expect(told).toEqual(counted);
  });
});
