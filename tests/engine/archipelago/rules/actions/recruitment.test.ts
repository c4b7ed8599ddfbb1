import { describe, expect, it } from 'vitest';
import { citizen, citizens, ship, table, eventsOf, type Table } from '../../table.ts';
import type { Placed, Situation } from '../../situation.ts';

const MAP = [
  ['meadow', 'N'],
  ['grove', 'NE'],
  ['inlet', 'SE'],
  ['bay', 'S'],
] as const;

function recruiting(units: readonly Placed[], more: Situation = {}): Table {
  const game = table({ map: MAP, units, screens: [{ florins: 20 }], surplus: 5, ...more });
  game.act(0, 'recruitment');
  return game;
}

const refusal = (units: readonly Placed[], more: Situation = {}) =>
  table({ map: MAP, units, screens: [{ florins: 20 }], surplus: 5, ...more }).refused(0, {
    type: 'act',
    action: 'recruitment',
  });
const recruit = (game: Table, side: string, part = 0) =>
  ({ type: 'recruit', region: game.region(side), part }) as const;

describe('recruitment (p. 10)', () => {
  it('p. 10, example 3: with five surplus workers the first costs 3, the second 3, the third 4', () => {
    const game = recruiting([citizen(0, 'meadow'), citizen(0, 'grove')]);
    const before = game.state.bank.florins;
    for (const side of ['meadow', 'meadow', 'grove']) game.play(0, recruit(game, side));
    expect(eventsOf(game.log, 'recruited').map(({ price }) => price)).toEqual([3, 3, 4]);
    expect([game.screen(0).florins, game.state.bank.florins]).toEqual([10, before + 10]);
    expect(game.state).toMatchObject({ surplus: 2, population: 5 });
  });

  it('ruling 70: nobody can be recruited when there are no surplus workers', () => {
    expect(refusal([citizen(0, 'meadow')], { surplus: 0 })).toBe('no-surplus-workers');
    const game = recruiting([citizen(0, 'meadow')], { surplus: 1 });
    game.play(0, recruit(game, 'meadow'));
    expect(game.refused(0, recruit(game, 'meadow'))).toBe('no-surplus-workers');
    game.done(0);
  });

  it('ruling 70: only where the player has an active unit, engaged or not; a rebel gives no presence', () => {
    const game = recruiting([
      citizen(0, 'meadow', { place: 'icon', icon: 0, engaged: true }),
      citizen(0, 'grove', { down: true }),
      citizen(1, 'bay'),
    ]);
    expect(game.refused(0, recruit(game, 'grove'))).toBe('no-active-unit-there');
    expect(game.refused(0, recruit(game, 'bay'))).toBe('no-active-unit-there');
    game.play(0, recruit(game, 'meadow'));
  });

  it('ruling 71: a ship gives presence, on both banks; a citizen on its own', () => {
    const game = recruiting([ship(0, 'inlet', { engaged: true }), citizen(0, 'bay')]);
    game.play(0, recruit(game, 'inlet', 0));
    game.play(0, recruit(game, 'inlet', 1));
    const alone = recruiting([citizen(0, 'inlet', { part: 1 })]);
    expect(alone.refused(0, recruit(alone, 'inlet', 0))).toBe('no-active-unit-there');
  });

  it('ruling 71: no worker comes onto the open sea', () => {
    expect(refusal([ship(0, 'open-sea')])).toBe('nowhere-to-recruit');
  });

  it('ruling 70: at most three citizens of a player in a region, rebels included', () => {
    const game = recruiting([citizen(0, 'meadow'), citizen(0, 'meadow', { down: true }), citizens(1, 3, 'meadow')]);
    game.play(0, recruit(game, 'meadow'));
    expect(game.refused(0, recruit(game, 'meadow'))).toBe('region-full');
  });

  it('ruling 70: the worker must be paid', () => {
    expect(refusal([citizen(0, 'meadow')], { screens: [{ florins: 2 }] })).toBe('too-few-florins');
    const game = recruiting([citizen(0, 'meadow')], { screens: [{ florins: 5 }] });
    game.play(0, recruit(game, 'meadow'));
    expect(game.refused(0, recruit(game, 'meadow'))).toBe('too-few-florins');
  });

  it('ruling 70: the new citizen is free at once, and may give presence himself', () => {
    const game = recruiting([citizen(0, 'meadow')]);
    game.play(0, recruit(game, 'meadow'));
    expect(game.units(0, 'citizen').every(({ engaged, down }) => !engaged && !down)).toBe(true);
  });

  it('ruling 69: no eleventh citizen', () => {
    const units = [citizens(0, 3, 'meadow'), citizens(0, 3, 'grove'), citizens(0, 3, 'inlet'), citizen(0, 'bay')];
    expect(refusal(units)).toBe('nowhere-to-recruit');
    expect(refusal(units, { players: 2 })).toBeUndefined();
  });

  it('ruling 71: what is listed beside a citizen is the bank where they stand', () => {
    const game = recruiting([citizen(0, 'inlet', { part: 1 })]);
    expect(game.moves(0)).toEqual([recruit(game, 'inlet', 1)]);
  });
});
