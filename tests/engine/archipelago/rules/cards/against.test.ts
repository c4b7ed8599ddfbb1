import { describe, expect, it } from 'vitest';
import { discsLeft } from '#engine/archipelago/figures/discs.ts';
import { eventsOf, ship, SMALL_BOX } from '../../table.ts';
import { CROWD, holding, use } from './cards.ts';

describe('cards that search or turn on others, from their cost to their last effect', () => {
  it('p. 17: Pirate: a disc; a ship is sunk, its owner gives a cube, rebellion rises', () => {
    const units = [ship(0, 'bay'), ship(1, 'bay'), ...CROWD];
    const game = holding(['pirate'], { units, screens: [{}, { cubes: { wood: 1, iron: 1 } }] });
    game.play(0, use('pirate'));
    expect(discsLeft(SMALL_BOX, game.state, 0)).toBe(2);
    game.play(0, { type: 'sink', owner: 1, spot: game.spot('bay') });
    expect(game.deciders()).toEqual([1]);
    const events = game.play(1, { type: 'give-cube', resource: 'iron' });
    expect(game.screen(0).cubes.iron).toBe(1);
    expect(game.markers(events)).toEqual(['rebellion 6>7 card']);
    expect(game.frame()).toBe('round');
  });

  it('ruling 92: without a ship to sink the Pirate only stirs up rebellion', () => {
    const game = holding(['pirate'], { units: [ship(0, 'bay'), ship(1, 'grove'), ...CROWD] });
    const events = game.play(0, use('pirate'));
    expect(eventsOf(events, 'card-idle')).toHaveLength(2);
    expect(game.markers(events)).toEqual(['rebellion 6>7 card']);
    expect(game.frame()).toBe('round');
  });

  it('Thief: a disc, and somebody’s fists', () => {
    const game = holding(['thief'], { screens: [{}, {}, { cubes: { fish: 1, wood: 1 } }] });
    game.play(0, use('thief'));
    game.play(0, { type: 'target', seat: 2 });
    game.play(2, { type: 'close-fists', left: 'fish', right: 'wood' });
    game.play(0, { type: 'point', fist: 'right' });
    expect(game.screen(0).cubes.wood).toBe(1);
    expect(discsLeft(SMALL_BOX, game.state, 0)).toBe(2);
    expect(game.frame()).toBe('round');
  });

  it('Privateer: three florins, or all there are, and rebellion up by one', () => {
    const game = holding(['privateer'], { screens: [{}, { florins: 2 }] });
    game.play(0, use('privateer'));
    const events = game.play(0, { type: 'target', seat: 1 });
    expect([game.screen(0).florins, game.screen(1).florins]).toEqual([2, 0]);
    expect(game.markers(events)).toEqual(['rebellion 6>7 card']);
    const rich = holding(['privateer']);
    rich.play(0, use('privateer'));
    rich.play(0, { type: 'target', seat: 1 });
    expect([rich.screen(0).florins, rich.screen(1).florins]).toEqual([23, 17]);
  });

  it('Spy: five florins for a look at an objective', () => {
    const game = holding(['spy'], { objectives: [['S1'], ['S2']] });
    game.play(0, use('spy'));
    game.play(0, { type: 'spy', seat: 1, objective: 0 });
    expect(game.state.seen).toEqual([{ seat: 0, of: 1, objective: 'S2' }]);
    expect(game.screen(0).florins).toBe(15);
    game.play(0, { type: 'look' });
    expect(game.frame()).toBe('round');
  });

  it('Barbarian: one icon closed for a florin of the bank, two cubes, rebellion up by one', () => {
    const game = holding(['barbarian'], { screens: [{}] });
    game.play(0, use('barbarian'));
    const events = game.play(0, { type: 'pillage', region: game.region('meadow'), icon: 1 });
    expect(game.screen(0).cubes.cattle).toBe(2);
    expect(game.state.pillagedFlorins).toBe(1);
    expect(game.markers(events)).toEqual(['rebellion 6>7 card']);
    expect(discsLeft(SMALL_BOX, game.state, 0)).toBe(2);
  });

  it.each([
    ['researcher', 'roads', 'bishop'],
    ['head-hunter', 'bishop', 'roads'],
  ])('%s: a disc; of five cards the %s may be bought and the %s may not', (card, wanted, other) => {
    const game = holding([card], { deck: [wanted, other, 'spy', 'thief', 'quarry', 'quiet'] });
    game.play(0, use(card));
    expect(game.refused(0, { type: 'take-card', card: other })).toBe('card-of-other-kind');
    game.play(0, { type: 'take-card', card: wanted });
    expect(game.screen(0).florins).toBe(17);
    expect(discsLeft(SMALL_BOX, game.state, 0)).toBe(2);
    expect(game.state.cards.at(-1)).toMatchObject({ card: wanted, owner: 0, since: 2 });
    expect(game.frame()).toBe('round');
    expect(game.refused(0, use(wanted))).toBe('card-used-this-round');
  });
});
