/** The map: spaces by region, cities, and routes within and between regions. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { total } from '#engine/kernel/pack/report.ts';

const { regions, cities, routes, stacks } = BASE_PACK;
const regionOf = new Map(cities.map(({ id, region }) => [id, region]));
const ENDS = routes.map(({ ends: [one, other] }) => [regionOf.get(one), regionOf.get(other)] as const);

describe('spaces', () => {
  it('are 39 berths, 28 cities and 28 routes: 95, one for each token', () => {
    const berths = total(regions.map((region) => region.berths));
    expect([berths, cities.length, routes.length, berths + cities.length + routes.length]).toEqual([39, 28, 28, 95]);
  });

  it('lie in seven regions: Europe without a track and with ten cities, the others as designed', () => {
    const told = regions.map(({ id, berths }) => [id, berths, cities.filter(({ region }) => region === id).length]);
    expect(told).toEqual([
      ['europe', 0, 10],
      ['north-america', 7, 4],
      ['caribbean', 6, 3],
      ['south-america', 7, 3],
      ['africa', 6, 2],
      ['india', 6, 3],
      ['far-east', 7, 3],
    ]);
  });

  it('in Africa are five to seven berths and at least two cities, as the examples show', () => {
    const africa = regions.find(({ id }) => id === 'africa')?.berths ?? 0;
    expect(africa >= 5 && africa <= 7).toBe(true);
  });

  it('Europe has two stacks, every other region one', () => {
    const counts = regions.map(({ id }) => stacks.filter(({ region }) => region === id).length);
    expect(counts).toEqual([2, 1, 1, 1, 1, 1, 1]);
  });
});

describe('cities', () => {
  it('count 1, two to four of them 2', () => {
    const two = cities.filter(({ glory }) => glory === 2).length;
    expect(cities.every(({ glory }) => glory === 1 || glory === 2)).toBe(true);
    expect(two >= 2 && two <= 4).toBe(true);
  });
});

describe('routes', () => {
  it('join two different cities, each pair once', () => {
    expect(routes.filter(({ ends: [one, other] }) => one === other)).toEqual([]);
    expect(new Set(routes.map(({ ends }) => ends.toSorted().join(' '))).size).toBe(routes.length);
  });

  it('run within every region, and from every region but Europe to another', () => {
    const inner = new Set(ENDS.flatMap(([one, other]) => (one === other ? [one] : [])));
    const outer = new Set(ENDS.flatMap(([one, other]) => (one === other ? [] : [one, other])));
    for (const { id } of regions) {
      expect(inner, id).toContain(id);
      expect(outer, id).toContain(id);
    }
  });

  it('one joins the two cities of Africa; some city ends two and more, and every city ends one', () => {
    expect(ENDS.filter(([one, other]) => one === 'africa' && other === 'africa')).toHaveLength(1);
    const ended = cities.map(({ id }) => routes.filter(({ ends }) => ends.includes(id)).length);
    expect(Math.max(...ended)).toBeGreaterThanOrEqual(2);
    expect(Math.min(...ended)).toBeGreaterThanOrEqual(1);
  });

  it('one player could hold what the example of the score has: 15 cities and nine routes among them', () => {
    expect([cities.length >= 15, routes.length >= 9]).toEqual([true, true]);
  });
});
