import { expect, it } from 'vitest';
import { piecesEach, spotsOf } from '#engine/archipelago/figures/units.ts';
import { citizen, citizens, ship, SMALL_GAME, table, type Table } from '../table.ts';

function two(players: 2 | 4): Table {
  return table({
    players,
    map: [['meadow', 'N']],
    units: [citizens(0, 2, 'meadow'), citizen(1, 'meadow', { engaged: true }), ship(1, 'open-sea')],
  });
}

it.each([2, 4] as const)('the pieces of a seat lie together, as many for each, with %i players', (players) => {
  const { state } = two(players);
  const each = piecesEach(state);
  for (let seat = 0; seat < players; seat++)
    expect(state.units.slice(seat * each, (seat + 1) * each)).toEqual(
      state.units.filter(({ owner }) => owner === seat),
    );
  expect(each * players).toBe(state.units.length);
});

it('pieces of one class are one spot, and the reserve is none', () => {
  const { state, region } = two(4);
  const ground = { region: region('meadow'), part: 0, place: 'ground' };
  expect(spotsOf(state, 0, 'citizen', () => true)).toEqual([ground]);
  expect(spotsOf(state, 1, 'citizen', ({ engaged }) => !engaged)).toEqual([]);
});

it('a piece among those of another seat breaks an invariant', () => {
  const { state } = two(4);
  const broken = { ...state, units: state.units.toReversed() };
  expect(SMALL_GAME.invariants(broken)).toContain('piece 0 lies among those of another seat');
});
