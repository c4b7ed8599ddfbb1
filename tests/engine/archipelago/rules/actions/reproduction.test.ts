import { describe, expect, it } from 'vitest';
import { elementAt } from '#engine/kernel/element-at.ts';
import { citizen, citizens, ship, table, type Table } from '../../table.ts';
import type { Placed, Situation } from '../../situation.ts';

const MAP = [
  ['meadow', 'N'],
  ['grove', 'NE'],
  ['inlet', 'SE'],
  ['bay', 'S'],
  ['barren', 'SW'],
  ['lode', 'NW'],
] as const;

function reproducing(units: readonly Placed[], more: Situation = {}): Table {
  const game = table({ map: MAP, units, ...more });
  game.act(0, 'reproduction');
  return game;
}

const refusal = (units: readonly Placed[]) =>
  table({ map: MAP, units }).refused(0, { type: 'act', action: 'reproduction' });
const birth = (game: Table, side: string, part = 0) =>
  ({ type: 'reproduce', region: game.region(side), part }) as const;

describe('reproduction (p. 10)', () => {
  it('p. 10: one citizen in each region with exactly two; the population follows', () => {
    const game = reproducing([citizens(0, 2, 'meadow'), citizens(0, 2, 'grove'), citizen(0, 'bay')]);
    game.play(0, birth(game, 'meadow'));
    expect(game.refused(0, birth(game, 'bay'))).toBe('needs-two-citizens');
    game.play(0, birth(game, 'grove'));
    game.done(0);
    expect([game.state.population, game.units(0, 'citizen').length]).toEqual([7, 7]);
  });

  it('ruling 68: once a region, as many regions as the player wants', () => {
    const game = reproducing([citizens(0, 2, 'meadow'), citizens(0, 2, 'grove')]);
    expect(game.refused(0, { type: 'done' })).toBe('nothing-done-yet');
    game.play(0, birth(game, 'meadow'));
    expect(game.refused(0, birth(game, 'meadow'))).toBe('already-here');
    game.done(0);
    expect(game.state.population).toBe(5);
  });

  it('ruling 68: not with one, not with three, not with a rebel, not across an inlet', () => {
    expect(refusal([citizen(0, 'meadow'), ship(0, 'meadow')])).toBe('needs-two-citizens');
    expect(refusal([citizens(0, 3, 'meadow')])).toBe('needs-two-citizens');
    expect(refusal([citizen(0, 'meadow'), citizen(0, 'meadow', { down: true })])).toBe('rebels-do-not');
    expect(refusal([citizen(0, 'inlet', { part: 0 }), citizen(0, 'inlet', { part: 1 })])).toBe('not-on-one-bank');
    expect(refusal([citizen(0, 'meadow'), citizen(1, 'meadow')])).toBe('needs-two-citizens');
  });

  it('p. 10: whichever citizen is left in the reserve is born, the first piece too', () => {
    const game = table({
      map: MAP,
      units: [citizens(0, 2, 'meadow'), citizens(0, 3, 'grove'), citizens(0, 3, 'bay'), citizen(0, 'barren')],
    });
    const { units } = game.state;
    const left = units.findIndex(({ kind, region }) => kind === 'citizen' && region < 0);
    expect([units[0]?.kind, left]).toEqual(['citizen', 9]);
    [units[0], units[left]] = [elementAt(units, left), elementAt(units, 0)];
    game.act(0, 'reproduction');
    game.play(0, birth(game, 'meadow'));
    expect(game.units(0, 'citizen')).toHaveLength(10);
  });

  it('ruling 68: a rebel and the far bank are named as the reason', () => {
    const two = citizens(0, 2, 'grove');
    const rebels = reproducing([two, citizen(0, 'meadow'), citizen(0, 'meadow', { down: true })]);
    expect(rebels.refused(0, birth(rebels, 'meadow'))).toBe('rebels-do-not');
    const banks = reproducing([two, citizen(0, 'inlet', { part: 0 }), citizen(0, 'inlet', { part: 1 })]);
    expect(banks.refused(0, birth(banks, 'inlet'))).toBe('not-on-one-bank');
  });

  it('ruling 68: engaged citizens do; the newborn is active, not engaged, and on their bank', () => {
    const engaged = { part: 1, engaged: true } as const;
    const game = reproducing([
      citizen(0, 'inlet', { ...engaged, place: 'icon', icon: 1 }),
      citizen(0, 'inlet', { ...engaged, place: 'town' }),
    ]);
    game.play(0, birth(game, 'inlet', 1));
    expect(game.units(0, 'citizen').filter(({ place }) => place === 'ground')).toMatchObject([
      { part: 1, engaged: false, down: false },
    ]);
  });

  it('ruling 69: never more than ten citizens of a colour, those on wonders included', () => {
    const units = MAP.slice(0, 5).map(([side]) => citizens(0, 2, side));
    expect(refusal(units)).toBeDefined();
    const game = table({ map: MAP, units: units.slice(0, 4) });
    const reserve = game.state.units.filter(
      ({ owner, kind, place }) => owner === 0 && kind === 'citizen' && place === 'reserve',
    );
    Object.assign(reserve[0] ?? {}, { place: 'wonder' });
    game.act(0, 'reproduction');
    game.play(0, birth(game, 'meadow'));
    expect(game.refused(0, birth(game, 'grove'))).toBe('no-citizen-left');
  });

  it('ruling 134: two players have twenty citizens each, in one pool', () => {
    const units = MAP.map(([side]) => citizens(0, 2, side));
    const game = reproducing(units, { players: 2 });
    for (const [side] of MAP) game.play(0, birth(game, side));
    expect(game.units(0, 'citizen')).toHaveLength(18);
  });
});
