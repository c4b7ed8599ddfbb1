import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '#engine/archipelago/map/geometry.ts';
import { emptyPlaces, layRegion, neighboursOf, regionAt } from '#engine/archipelago/map/regions.ts';
import { table } from '../table.ts';

/** The start with a region north and one north-east of it. */
const { state } = table({
  map: [
    ['meadow', 'N'],
    ['grove', 'NE'],
  ],
});

describe('the map', () => {
  it('finds the region at a place, the start too', () => {
    expect([regionAt(state, 0, 0), regionAt(state, 0, -1), regionAt(state, 1, -1)]).toEqual([0, 1, 2]);
    expect(regionAt(state, 0, 1)).toBe(-1);
  });

  it('knows the neighbours of a place by direction, the start too', () => {
    expect(neighboursOf(state, 0, 0)).toEqual([1, 2, -1, -1, -1, -1]);
    expect(neighboursOf(state, 1, 0)).toEqual([2, -1, -1, -1, -1, 0]);
    expect(neighboursOf(state, 5, 5)).toEqual([-1, -1, -1, -1, -1, -1]);
  });

  it('makes a region laid and those around it neighbours of one another', () => {
    const { state: laid } = table({ map: [['meadow', 'N']] });
    const index = layRegion(laid, 'grove', 1, -1, 0);
    expect(laid.regions[index]).toMatchObject({ side: 'grove', q: 1, r: -1, neighbours: [-1, -1, -1, -1, 0, 1] });
    expect(laid.regions.map(({ neighbours }) => neighbours.indexOf(index))).toEqual([1, 2, -1]);
  });

  it('p. 10: lists the empty places beside two regions once each, with what lies around them', () => {
    const places = emptyPlaces(state, 2);
    expect(places.map(({ q, r }) => [q, r]).sort()).toEqual([
      [-1, 0],
      [1, -2],
      [1, 0],
    ]);
    for (const { q, r, around } of places) expect(around).toEqual(neighboursOf(state, q, r));
  });

  it('p. 4: and beside one region, all round the map', () => {
    const places = emptyPlaces(state, 1);
    expect(places).toHaveLength(9);
    for (const { q, r, around } of places) {
      expect(regionAt(state, q, r)).toBe(-1);
      expect(around).toEqual(neighboursOf(state, q, r));
    }
    const { state: alone } = table();
    expect(emptyPlaces(alone, 1).map(({ q, r }) => ({ q, r }))).toEqual(DIRECTIONS);
  });
});
