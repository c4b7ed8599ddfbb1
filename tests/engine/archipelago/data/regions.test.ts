import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';

import { SIDES, iconsOf, tally } from './helpers.ts';
import type { Edge, Resource } from '#engine/archipelago/data/schema-common.ts';
import type { Side } from '#engine/archipelago/data/schema-map.ts';

const edgesOf = (side: Side, kind: Edge): number => side.edges.filter((edge) => edge === kind).length;
const sorted = (side: Side): string => iconsOf(side).toSorted().join(' ');
const plainSides = SIDES.filter((side) => !side.volcano);

/** Edge indices that hang together round the hexagon, as groups. */
function runs(indices: readonly number[]): number {
  if (indices.length === 6) return 1;
  return indices.filter((index) => !indices.includes((index + 1) % 6)).length;
}

const seaOf = (side: Side): number[] => [0, 1, 2, 3, 4, 5].filter((index) => side.edges[index] === 'sea');

describe('counts', () => {
  test('24 hexagons, 48 regions', () => {
    expect(BASE_PACK.hexes.map((hex) => hex.id)).toEqual(
      Array.from({ length: 24 }, (_, index) => `h${String(index + 1).padStart(2, '0')}`),
    );
    expect(new Set(SIDES.map((side) => side.id)).size).toBe(48);
  });

  test('icons and huts make five on all but one region, the volcano, with two icons and no hut', () => {
    for (const side of plainSides) expect(iconsOf(side).length + side.huts, side.id).toBe(5);
    const volcanoes = SIDES.filter((side) => side.volcano);
    expect(volcanoes).toHaveLength(1);
    expect(volcanoes.map((side) => [iconsOf(side).length, side.huts])).toEqual([[2, 0]]);
  });

  test('0/1/2/3/4/5 icons on 2/4/12/16/10/3 regions beside the volcano', () => {
    expect(tally(plainSides.map((side) => iconsOf(side).length))).toEqual({ 0: 2, 1: 4, 2: 12, 3: 16, 4: 10, 5: 3 });
  });

  test('133 icons, by type', () => {
    expect(tally(SIDES.flatMap(iconsOf))).toEqual({ fish: 24, wood: 24, fruit: 24, cattle: 25, stone: 20, iron: 16 });
  });

  test('the mean of huts is about 2.2', () => {
    const huts = SIDES.reduce((sum, side) => sum + side.huts, 0);
    expect(huts / 48).toBeCloseTo(2.2, 1);
  });

  test('1/2/3/4/5 sea edges on 5/13/17/9/4 regions', () => {
    expect(tally(SIDES.map((side) => edgesOf(side, 'sea')))).toEqual({ 1: 5, 2: 13, 3: 17, 4: 9, 5: 4 });
  });

  test('two land edges of three are fields', () => {
    const fields = SIDES.reduce((sum, side) => sum + edgesOf(side, 'field'), 0);
    const mountains = SIDES.reduce((sum, side) => sum + edgesOf(side, 'mountain'), 0);
    expect([fields, mountains]).toEqual([100, 50]);
  });
});

describe('regions that the rulebook shows', () => {
  test.each([
    ['fish fish wood wood', 1],
    ['fruit wood', 3],
    ['cattle cattle', 3],
  ])('%s with %i huts', (icons, huts) => {
    const known = SIDES.filter(
      (side) => sorted(side) === icons && side.huts === huts && side.sources?.huts === 'rulebook',
    );
    expect(known).toHaveLength(1);
  });

  test('some regions have no hut, some no resource, some a single one', () => {
    for (const count of [0, 1, 5]) expect(plainSides.some((side) => iconsOf(side).length === count)).toBe(true);
  });
});

describe('edges carry what lies on the land', () => {
  const NEEDS: Record<Resource, Edge[]> = {
    fish: ['sea'],
    wood: ['field', 'mountain'],
    fruit: ['field'],
    cattle: ['field'],
    stone: ['mountain'],
    iron: ['mountain'],
  };

  test('every icon lies on a part that reaches an edge of its kind (fish may lie on inner water)', () => {
    for (const side of SIDES) {
      for (const part of [...side.lands, ...side.waters]) {
        const kinds = part.edges.map((edge) => side.edges[edge]);
        for (const icon of part.icons) {
          const fits =
            (icon === 'fish' && kinds.length === 0) || kinds.some((kind) => kind && NEEDS[icon].includes(kind));
          expect(fits, `${icon} on ${side.id}`).toBe(true);
        }
      }
    }
  });

  test('each edge stands in exactly one part of its kind', () => {
    for (const side of SIDES) {
      const sea = side.waters.flatMap((water) => water.edges).toSorted();
      const land = side.lands.flatMap((part) => part.edges).toSorted();
      expect(sea, side.id).toEqual(seaOf(side));
      expect([...sea, ...land].toSorted(), side.id).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });

  test('every region has land for two citizens and touches the sea, so it can be placed at once', () => {
    for (const side of SIDES) {
      expect(side.lands.length, side.id).toBeGreaterThan(0);
      expect(edgesOf(side, 'sea'), side.id).toBeGreaterThan(0);
    }
  });
});

describe('coasts', () => {
  const inlets = SIDES.filter((side) => side.lands.length === 2);
  const bridges = SIDES.filter((side) => side.waters.length === 2);

  test('eight inlets, each parted by a pair of opposite sea edges', () => {
    expect(inlets).toHaveLength(8);
    for (const side of inlets) {
      expect(side.waters, side.id).toHaveLength(1);
      expect(
        [0, 1, 2].some((edge) => side.edges[edge] === 'sea' && side.edges[edge + 3] === 'sea'),
        side.id,
      ).toBe(true);
      for (const land of side.lands) expect(runs(land.edges), side.id).toBe(1);
    }
  });

  test('a few land bridges, each with two separate waters and one land', () => {
    expect(bridges).toHaveLength(4);
    for (const side of bridges) {
      expect(side.lands, side.id).toHaveLength(1);
      for (const water of side.waters) expect(runs(water.edges), side.id).toBe(1);
    }
  });

  test('everywhere else sea and land are one piece each', () => {
    for (const side of SIDES.filter((other) => !inlets.includes(other) && !bridges.includes(other))) {
      expect(runs(seaOf(side)), side.id).toBe(1);
    }
  });
});

describe('variety', () => {
  /** The side in a form that is the same for all rotations. */
  function canonical(side: Side): string {
    return [0, 1, 2, 3, 4, 5]
      .map((turn) => {
        const lay = (parts: { edges: number[]; icons: string[] }[]): string =>
          parts
            .map((part) => `${part.edges.map((edge) => (edge + turn) % 6).toSorted()}${part.icons.toSorted()}`)
            .toSorted()
            .join();
        const edges = side.edges.map((_, index) => side.edges[(index + 6 - turn) % 6]);
        return `${edges}|${lay(side.lands)}|${lay(side.waters)}|${side.huts}`;
      })
      .toSorted()
      .join();
  }

  test('no two sides are alike, however turned', () => {
    expect(new Set(SIDES.map(canonical)).size).toBe(48);
  });

  test('no hexagon has two rich sides (four icons or more) or two poor ones (one or none)', () => {
    for (const hex of BASE_PACK.hexes) {
      const counts = hex.sides.map((side) => iconsOf(side).length);
      expect(
        counts.every((count) => count >= 4),
        hex.id,
      ).toBe(false);
      expect(
        counts.every((count) => count <= 1),
        hex.id,
      ).toBe(false);
    }
  });
});

describe('the starting tile', () => {
  const { openSea, desertVillage } = BASE_PACK.start;

  test('open sea: six sea edges, two fish, nobody', () => {
    expect(seaOf(openSea)).toHaveLength(6);
    expect(iconsOf(openSea)).toEqual(['fish', 'fish']);
    expect([openSea.huts, openSea.lands.length]).toEqual([0, 0]);
  });

  test('desert village: five huts, no resource, six field edges', () => {
    expect(edgesOf(desertVillage, 'field')).toBe(6);
    expect(iconsOf(desertVillage)).toEqual([]);
    expect(desertVillage.huts).toBe(5);
  });
});
