import { describe, expect, it } from 'vitest';
import { citizen, ship, table } from '../table.ts';

describe('disengagement (p. 5)', () => {
  it('ruling 12: harvesters leave the icons for bare land or water of the same bank; icons are free', () => {
    const game = table({
      at: 'disengagement',
      map: [['inlet', 'N']],
      units: [
        citizen(0, 'inlet', { part: 1, place: 'icon', icon: 1, engaged: true }),
        ship(0, 'inlet', { place: 'icon', icon: 2, engaged: true }),
      ],
    });
    const region = game.region('inlet');
    expect(game.units(0, 'citizen')).toMatchObject([{ region, part: 1, place: 'ground', icon: -1, engaged: false }]);
    expect(game.units(0, 'ship')).toMatchObject([{ region, part: 0, place: 'ground', icon: -1, engaged: false }]);
  });

  it('ruling 12: units on buildings stay there and are disengaged', () => {
    const game = table({
      at: 'disengagement',
      map: [['meadow', 'N']],
      units: [citizen(0, 'meadow', { place: 'market', engaged: true })],
    });
    expect(game.units(0, 'citizen')).toMatchObject([{ place: 'market', engaged: false }]);
  });

  it('ruling 13: rebels stand up where they are, also on buildings', () => {
    const game = table({
      at: 'disengagement',
      map: [['meadow', 'N']],
      units: [citizen(0, 'meadow', { place: 'town', down: true }), citizen(1, 'meadow', { down: true })],
      rebellion: 1,
    });
    expect(game.units(0, 'citizen')).toMatchObject([{ place: 'town', down: false }]);
    expect(game.units(1, 'citizen')).toMatchObject([{ place: 'ground', down: false }]);
    expect(game.state.rebellion).toBe(1);
  });

  it('p. 5: engaged cards are disengaged', () => {
    const game = table({ at: 'disengagement', cards: [{ card: 'king', owner: 0, engaged: true }] });
    expect(game.state.cards).toMatchObject([{ card: 'king', engaged: false }]);
  });

  it('ruling 14: a citizen on a wonder never comes back', () => {
    const game = table({ at: 'disengagement', map: [['meadow', 'N']], units: [citizen(0, 'meadow')] });
    const onWonder = game.state.units.find(({ place }) => place === 'reserve');
    Object.assign(onWonder ?? {}, { place: 'wonder' });
    for (const seat of [0, 1, 2, 3]) game.play(seat, { type: 'bid', amount: 0 });
    expect(game.state.units.filter(({ place }) => place === 'wonder')).toHaveLength(1);
    expect(game.state.population).toBe(1);
  });
});
