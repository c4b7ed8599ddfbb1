import { describe, expect, it } from 'vitest';
import { paidByBank } from '#engine/archipelago/figures/bank.ts';
import { cubesToStand, fallen, lying, lyingOf } from '#engine/archipelago/figures/crisis.ts';
import { discsLeft, discsOn } from '#engine/archipelago/figures/discs.ts';
import { intruder } from '#engine/archipelago/figures/expulsion.ts';
import { cubesEach, harvester } from '#engine/archipelago/figures/harvest.ts';
import { freeIcon, freeIcons, harvesterOn } from '#engine/archipelago/figures/icons.ts';
import { objectivesEach } from '#engine/archipelago/figures/objectives.ts';
import { standingOf } from '#engine/archipelago/figures/standing.ts';
import { taxesDue } from '#engine/archipelago/figures/taxes.ts';
import { countOnMap } from '#engine/archipelago/figures/units.ts';
import { onSharedCircles, sharedCircles } from '#engine/archipelago/figures/wheel.ts';
import type { State } from '#engine/archipelago/state.ts';
import type { FrameOf } from '#engine/archipelago/frames.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { citizen, citizens, ship, SMALL_BOX, table } from '../table.ts';

const MEADOW = [['meadow', 'N']] as const;

describe('what is due to a seat', () => {
  it('taxes: active citizens and ships, towns and temples it controls (p. 9)', () => {
    const { state } = table({
      map: MEADOW,
      units: [
        citizen(0, 'meadow', { place: 'town' }),
        citizen(0, 'meadow', { down: true }),
        ship(0, 'meadow'),
        citizen(1, 'meadow', { place: 'temple' }),
      ],
    });
    const { citizen: each, ship: afloat, town, temple } = SMALL_BOX.pack.taxes;
    expect(taxesDue(SMALL_BOX, state, 0)).toBe(each + afloat + town);
    expect(taxesDue(SMALL_BOX, state, 1)).toBe(each + temple);
  });

  it('ruling 52: the bank pays what it has', () => {
    const { bank } = table({ bank: { florins: 3 } }).state;
    expect([2, 3, 4].map((florins) => paidByBank({ bank }, florins))).toEqual([2, 3, 3]);
  });
});

describe('discs', () => {
  it('on the wheel and on cards are not left', () => {
    const [card] = SMALL_BOX.pack.cards.filter(({ cost }) => cost.discs === 1);
    const held = { card: card?.id ?? '', owner: 1, by: 0 };
    const { state } = table({ discs: [4, 4, 4, 4], wheel: [{ action: 'taxes', seat: 0 }], cards: [held] });
    expect([discsLeft(SMALL_BOX, state, 0), discsLeft(SMALL_BOX, state, 1)]).toEqual([2, 4]);
    expect([discsOn(SMALL_BOX, held), discsOn(SMALL_BOX, { ...held, by: -1 })]).toEqual([1, 0]);
  });

  it('rulings 51 and 135: the first of a colour lies on its own circle, later ones on those for all', () => {
    const wheel = [0, 1, 0, 0].map((seat) => ({ action: 'taxes', seat }) as const);
    expect(onSharedCircles({ wheel }, 'taxes')).toEqual([0, 0]);
    expect(onSharedCircles({ wheel }, 'exploration')).toEqual([]);
  });

  it('only three zones are limited, by the side of the wheel in use (p. 8)', () => {
    const { five, upToFour } = SMALL_BOX.pack.wheel;
    const shared = (players: 4 | 5) => sharedCircles(SMALL_BOX, table({ players }).state, 'taxes');
    expect([shared(4), shared(5)]).toEqual([upToFour.taxes.shared, five.taxes.shared]);
    expect(sharedCircles(SMALL_BOX, table().state, 'migration')).toBeUndefined();
  });
});

describe('a crisis (p. 7)', () => {
  const { state } = table({
    map: MEADOW,
    units: [citizens(0, 2, 'meadow', { down: true }), citizen(1, 'meadow', { down: true }), citizen(1, 'meadow')],
  });

  it('counts who lies, and what that comes to if nothing more is given', () => {
    expect([lying(state), lyingOf(state, 0), lyingOf(state, 1)]).toEqual([3, 2, 1]);
    expect([fallen(state, 0), fallen(state, 2), fallen(state, 5)]).toEqual([3, 1, 0]);
  });

  it('a cube begun is a whole cube', () => {
    expect([0, 1, 3, 4].map((citizens) => cubesToStand(citizens, 3))).toEqual([0, 1, 1, 2]);
  });

  it('ruling 39: a rebel of another on port or market can be put off by who holds the town', () => {
    const rebel = (seat: number, down: boolean) =>
      table({
        map: MEADOW,
        units: [citizen(0, 'meadow', { place: 'town' }), citizen(seat, 'meadow', { place: 'market', down })],
      }).state;
    const isOne = (state: State): boolean =>
      state.regions.some((_, region) => intruder(state, 0, region, 'market') !== undefined);
    expect([rebel(1, true), rebel(1, false), rebel(0, true)].map(isOne)).toEqual([true, false, false]);
  });
});

describe('a harvest (p. 9)', () => {
  it('ships take fish, citizens the rest; a card doubles one resource (ruling 56)', () => {
    expect([harvester('fish'), harvester('wood')]).toEqual(['ship', 'citizen']);
    const round: FrameOf<'round'> = {
      kind: 'round',
      seat: 0,
      disc: true,
      card: true,
      building: false,
      doubled: 'wood',
      roads: 1,
      denied: [],
    };
    const frames = [round];
    expect([cubesEach({ frames }, 'wood'), cubesEach({ frames }, 'fish')]).toEqual([2, 1]);
  });

  it('ruling 97: an icon is free that nobody harvests and nobody has pillaged', () => {
    const game = table({ map: MEADOW, units: [citizen(0, 'meadow')] });
    const region = game.region('meadow');
    const { icons } = elementAt(
      [...SMALL_BOX.sides.values()].filter(({ id }) => id === 'meadow'),
      0,
    );
    const { resource } = elementAt(icons, 0);
    const here = { region, part: 0 };
    const all = icons.filter((icon) => icon.resource === resource && icon.land === 0).length;
    expect(freeIcons(SMALL_BOX, game.state, resource, here)).toBe(all);
    expect(harvesterOn(game.state, region, 0)).toBe(-1);
    const closed = { ...game.state, pillaged: [{ region, icon: 0 }] };
    expect(freeIcons(SMALL_BOX, closed, resource, here)).toBe(all - 1);
    const units = game.state.units.map((unit, index) => (index === 0 ? { ...unit, region, icon: 0 } : unit));
    expect(harvesterOn({ units }, region, 0)).toBe(0);
    expect(freeIcon(SMALL_BOX, { ...game.state, units }, resource, here)).not.toBe(0);
  });
});

describe('what else lies open', () => {
  it('pieces on the map, rebels too (ruling 129)', () => {
    const { state } = table({ map: MEADOW, units: [citizens(0, 2, 'meadow'), citizen(0, 'meadow', { down: true })] });
    expect([countOnMap(state, 0, 'citizen'), countOnMap(state, 0, 'ship'), countOnMap(state, 1, 'citizen')]).toEqual([
      3, 0, 0,
    ]);
  });

  it('two players hold two objectives each (p. 16)', () => {
    const each = (players: number) => objectivesEach({ players, length: 'short', variants: [] });
    expect([2, 3, 4, 5].map(each)).toEqual([2, 1, 1, 1]);
  });

  it('who has said nothing is asked for leave each time', () => {
    const standing = [{ by: 1, to: 2, leave: 'price', price: 3 } as const];
    expect(standingOf({ standing }, 1, 2)).toEqual(standing[0]);
    expect(standingOf({ standing }, 2, 1)).toEqual({ by: 2, to: 1, leave: 'ask', price: 0 });
  });
});
