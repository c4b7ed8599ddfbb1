import { describe, expect, it } from 'vitest';
import { countOf, effectDistance, eventDistance } from '#engine/archipelago/figures/distances.ts';
import { isIndependence, movedTo, stepsToIndependence } from '#engine/archipelago/figures/markers.ts';
import { citizen, citizens, SMALL_BOX, table } from '../table.ts';

describe('a marker', () => {
  it('rulings 22 and 140: stops at zero and at the end of its track', () => {
    expect(movedTo(SMALL_BOX, 2, { marker: 'surplus', by: -5 })).toBe(0);
    expect(movedTo(SMALL_BOX, 2, { marker: 'surplus', by: 99 })).toBe(30);
    expect(movedTo(SMALL_BOX, 2, { marker: 'population', by: 99 })).toBe(50);
    expect(movedTo(SMALL_BOX, 2, { marker: 'rebellion', by: 3 })).toBe(5);
  });

  it('ruling 119: independence is past the population, level is safe', () => {
    expect(isIndependence({ population: 5, rebellion: 5 })).toBe(false);
    expect(isIndependence({ population: 5, rebellion: 6 })).toBe(true);
    expect([4, 5, 6, 8].map((rebellion) => stepsToIndependence({ population: 5, rebellion }))).toEqual([2, 1, 0, 0]);
  });
});

describe('what a marker is moved by', () => {
  const { state } = table({
    map: [
      ['meadow', 'N'],
      ['grove', 'NE'],
    ],
    units: [
      citizen(0, 'meadow', { place: 'temple' }),
      citizens(1, 2, 'grove', { engaged: true }),
      citizen(1, 'meadow'),
    ],
    buildings: { grove: ['temple'] },
  });

  it('ruling 43: tokens on the map, whoever controls them, and citizens engaged now', () => {
    expect(countOf(state, 'temple')).toBe(2);
    expect(countOf(state, 'town')).toBe(0);
    expect(countOf(state, 'engaged-citizen')).toBe(2);
    expect(eventDistance(state, { kind: 'event', marker: 'rebellion', by: -2, per: 'temple', red: false })).toBe(-4);
  });

  it('ruling 100: a card counts the same; of printed steps the highest that is reached', () => {
    expect(effectDistance(state, { do: 'rebellion', by: -1 })).toBe(-1);
    expect(effectDistance(state, { do: 'rebellion', by: -1, per: 'temple' })).toBe(-2);
    const steps = (...from: number[]) => from.map((least, index) => ({ from: least, by: -2 - index }));
    expect(effectDistance(state, { do: 'rebellion', by: -1, per: 'temple', steps: steps(3, 5) })).toBe(-1);
    expect(effectDistance(state, { do: 'rebellion', by: -1, per: 'temple', steps: steps(2, 5) })).toBe(-2);
    expect(effectDistance(state, { do: 'rebellion', by: -1, per: 'temple', steps: steps(1, 2) })).toBe(-3);
  });
});
