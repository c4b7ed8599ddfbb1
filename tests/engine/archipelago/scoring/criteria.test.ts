import { describe, expect, it } from 'vitest';
import { measure } from '#engine/archipelago/scoring/criteria.ts';
import { citizen, citizens, ship, SMALL_BOX, table } from '../table.ts';
import type { Situation } from '../situation.ts';
import type { Criterion } from '#engine/archipelago/data/schema.ts';

/** What the first two seats have to show. */
function shown(criterion: Criterion, situation: Situation): number[] {
  const { state } = table({
    map: [
      ['bay', 'N'],
      ['plenty', 'NE'],
      ['meadow', 'SE'],
    ],
    ...situation,
  });
  return [0, 1].map((seat) => measure(SMALL_BOX, state, seat, criterion));
}

describe('criteria (p. 15 and 19)', () => {
  it('ruling 128: florins, cubes and tokens count behind the screen only; a token is no cube', () => {
    const screens = [{ florins: 3, tokens: 2, cubes: { iron: 1 } }, { florins: 0 }];
    const situation: Situation = { screens, benefactor: [5, 5], domestic: { iron: 4 } };
    expect(shown({ kind: 'florins' }, situation)).toEqual([3, 0]);
    expect(shown({ kind: 'cubes', resource: 'iron' }, situation)).toEqual([1, 0]);
    expect(shown({ kind: 'tokens' }, situation)).toEqual([2, 0]);
    expect(shown({ kind: 'benefactor' }, situation)).toEqual([5, 5]);
  });

  it('ruling 127: buildings controlled, by a unit or from a town, not those of rebels or of nobody', () => {
    const units = [
      citizen(0, 'bay', { place: 'town' }),
      citizen(1, 'plenty', { place: 'port' }),
      citizen(1, 'plenty', { place: 'market', down: true }),
    ];
    const buildings = { bay: ['port', 'market'], meadow: ['port'] } as const;
    expect(shown({ kind: 'buildings', which: ['port'] }, { units, buildings })).toEqual([1, 1]);
    expect(shown({ kind: 'buildings', which: ['port', 'market'] }, { units, buildings })).toEqual([2, 1]);
  });

  it('p. 19: icons of a resource on regions controlled by a town, fish on their water too', () => {
    const units = [
      citizen(0, 'bay', { place: 'town' }),
      citizen(0, 'plenty', { place: 'town' }),
      citizen(1, 'meadow', { place: 'town', down: true }),
    ];
    expect(shown({ kind: 'town-icons', resource: 'wood' }, { units })).toEqual([4, 0]);
    expect(shown({ kind: 'town-icons', resource: 'fish' }, { units })).toEqual([2, 0]);
    expect(shown({ kind: 'town-icons', resource: 'cattle' }, { units })).toEqual([1, 0]);
  });

  it('ruling 123: cards owned by kind, unbuilt wonders as progress', () => {
    const cards = [
      { card: 'cathedral', owner: 0 },
      { card: 'sawmill', owner: 0 },
      { card: 'king', owner: 0 },
      { card: 'pope', owner: 1 },
    ];
    expect(shown({ kind: 'cards', which: 'progress' }, { cards })).toEqual([2, 0]);
    expect(shown({ kind: 'cards', which: 'character' }, { cards })).toEqual([1, 1]);
    expect(shown({ kind: 'cards', which: 'both' }, { cards })).toEqual([3, 1]);
  });

  it('ruling 129: own citizens on the map, rebels included, those on wonders not; ships apart, each once, in a port or not', () => {
    const units = [citizens(0, 2, 'bay'), citizen(0, 'bay', { down: true }), ship(1, 'bay')];
    expect(shown({ kind: 'citizens' }, { units })).toEqual([3, 0]);
    expect(shown({ kind: 'ships' }, { units })).toEqual([0, 1]);
    const wharves = [ship(0, 'bay', { place: 'port' }), ship(0, 'meadow', { place: 'port' }), ship(0, 'plenty')];
    const engaged = ship(1, 'bay', { engaged: true });
    expect(shown({ kind: 'ships' }, { units: [...wharves, engaged] })).toEqual([3, 1]);
    const { state } = table({ map: [['bay', 'N']], units: [citizen(0, 'bay')] });
    Object.assign(state.units.find(({ owner, place }) => owner === 0 && place === 'reserve') ?? {}, {
      place: 'wonder',
    });
    expect(measure(SMALL_BOX, state, 0, { kind: 'citizens' })).toBe(1);
  });
});
