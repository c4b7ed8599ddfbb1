import { describe, expect, it } from 'vitest';
import { objectiveOf } from '#engine/archipelago/box.ts';

import { boundsOf } from '#engine/archipelago/end-bounds.ts';
import { countInPlay } from '#engine/archipelago/figures/in-play.ts';
import { gaugesOf, isWithin } from '#engine/archipelago/scoring/conditions.ts';
import type { State } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { ship, SMALL_BOX, table } from '../table.ts';
import type { Situation } from '../situation.ts';
import { RESOURCES, type BuildingKind } from '#engine/archipelago/data/schema-common.ts';

type Players = 2 | 3 | 4 | 5;
const met = (id: string, state: State) =>
  isWithin(
    gaugesOf({ ...state, inPlay: countInPlay(SMALL_BOX, state) }),
    boundsOf(objectiveOf(SMALL_BOX, id).end, state.options.players),
  );

/** The numbers of p. 19 for two and three players, continued for four and five. */
const BUILDINGS: readonly (readonly [id: string, building: BuildingKind, counts: readonly number[]])[] = [
  ['S2', 'town', [3, 4, 5, 6]],
  ['S3', 'temple', [2, 3, 4, 5]],
  ['S4', 'port', [3, 4, 5, 6]],
  ['S9', 'market', [3, 4, 5, 6]],
  ['M1', 'market', [4, 5, 6, 7]],
  ['M2', 'port', [4, 5, 6, 7]],
  ['M3', 'temple', [4, 5, 6, 7]],
  ['M6', 'town', [4, 5, 6, 7]],
  ['L1', 'town', [5, 6, 7, 8]],
  ['L2', 'port', [5, 6, 7, 8]],
  ['L3', 'market', [5, 6, 7, 8]],
  ['L6', 'temple', [5, 6, 7, 8]],
];
const CARDS: readonly (readonly [id: string, which: string, counts: readonly number[]])[] = [
  ['S6', 'character', [4, 5, 6, 7]],
  ['S8', 'progress', [4, 5, 6, 7]],
  ['M4', 'progress', [5, 8, 11, 14]],
  ['M5', 'character', [5, 8, 11, 14]],
  ['L5', 'both', [12, 16, 20, 24]],
];
const POPULATION: readonly (readonly [id: string, counts: readonly number[]])[] = [
  ['S7', [Infinity, 22, 29, 36]],
  ['M9', [20, 27, 34, 41]],
];

const PLAYERS: readonly Players[] = [2, 3, 4, 5];

describe('end conditions (p. 19), for two to five players', () => {
  it.each(BUILDINGS)('ruling 123: %s counts the %ss on the map, controlled or not: %j', (id, building, counts) => {
    for (const [index, players] of PLAYERS.entries()) {
      const { state } = table({ players });
      const start = elementAt(state.regions, 0);
      const withTokens = (count: number): State => ({
        ...state,
        regions: Array.from({ length: count }, () => ({ ...start, [building]: 0 })),
      });
      const asked = elementAt(counts, index);
      expect([met(id, withTokens(asked - 1)), met(id, withTokens(asked))]).toEqual([false, true]);
    }
  });

  it.each(CARDS)(
    'ruling 123: %s counts the %s cards players own, unbuilt wonders too, not those on the track: %j',
    (id, which, counts) => {
      const ids = [...SMALL_BOX.cards.values()]
        .filter(({ kind }) => which === 'both' || kind === which)
        .map((card) => card.id);
      for (const [index, players] of PLAYERS.entries()) {
        const { state } = table({ players });
        const owned = (count: number): State => ({
          ...state,
          cards: ids
            .slice(-count)
            .map((card, place) => ({ card, owner: place % players, engaged: false, built: false, since: 1, by: -1 })),
        });
        const asked = elementAt(counts, index);
        expect([met(id, owned(asked - 1)), met(id, owned(asked))]).toEqual([false, true]);
      }
    },
  );

  it.each(POPULATION)('p. 19: %s is met when the population marker reaches %j; S7 is not used by two', (id, counts) => {
    for (const [index, players] of PLAYERS.entries()) {
      const { state } = table({ players });
      const asked = elementAt(counts, index);
      if (asked === Infinity) expect(met(id, { ...state, population: 50 })).toBe(false);
      else
        expect([met(id, { ...state, population: asked - 1 }), met(id, { ...state, population: asked })]).toEqual([
          false,
          true,
        ]);
    }
  });

  it.each([
    ['S1', 2],
    ['S10', 3],
    ['M8', 3],
    ['L7', 3],
  ])('p. 19: %s is met when %i explorer piles are empty', (id, piles) => {
    const { state } = table();
    const empty = (count: number): State => ({ ...state, piles: [0, 1, 2].map((pile) => (pile < count ? 0 : 1)) });
    expect([met(id, empty(piles - 1)), met(id, empty(piles))]).toEqual([false, true]);
  });

  it.each([
    ['S5', 2],
    ['M7', 3],
    ['L4', 3],
  ])('ruling 124: %s is met when %i types have run out at the bank; markets and screens do not count', (id, types) => {
    const out = (count: number): Situation => ({
      bank: { cubes: Object.fromEntries(RESOURCES.slice(0, count).map((resource) => [resource, 0])) },
      length: 'short',
    });
    expect([met(id, table(out(types - 1)).state), met(id, table(out(types)).state)]).toEqual([false, true]);
  });

  it.each(['M10', 'L10'])('ruling 125: %s is met when the bank has no florin', (id) => {
    expect([met(id, table({ bank: { florins: 1 } }).state), met(id, table({ bank: { florins: 0 } }).state)]).toEqual([
      false,
      true,
    ]);
  });

  it('p. 19: L9 is met with more than 21 surplus workers', () => {
    expect([met('L9', table({ surplus: 21 }).state), met('L9', table({ surplus: 22 }).state)]).toEqual([false, true]);
  });

  it('p. 19: L8 is met with 6, 8, 10 and 12 ships on the map', () => {
    for (const [index, players] of PLAYERS.entries()) {
      const asked = 6 + 2 * index;
      const fleet = (count: number) =>
        table({ players, units: Array.from({ length: count }, (_, one) => ship(one % players, 'open-sea')) });
      expect([met('L8', fleet(asked - 1).state), met('L8', fleet(asked).state)]).toEqual([false, true]);
    }
  });
});
