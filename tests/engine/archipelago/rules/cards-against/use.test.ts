import { describe, expect, it } from 'vitest';
import type { Situation } from '../../situation.ts';
import { citizen, eventsOf, ship, table, type Table } from '../../table.ts';

const use = (card: string) => ({ type: 'use-card', card, choice: 0 }) as const;

/** Three players, each with a ship in the bay; the first has the card. */
function owning(card: string, more: Situation = {}): Table {
  return table({
    players: 3,
    map: [['bay', 'N']],
    units: [0, 1, 2].flatMap((seat) => [ship(seat, 'bay'), citizen(seat, 'bay')]),
    objectives: [['S1'], ['S2'], ['S3']],
    row: ['cathedral', 'merchant', 'pope', 'exporter', 'king'],
    deck: ['quiet'],
    cards: [{ card, owner: 0 }],
    screens: [{ florins: 9 }, { florins: 2, cubes: { iron: 1, fish: 1 } }],
    ...more,
  });
}

describe('cards against others, from use to end', () => {
  it('p. 17: the Pirate sinks a ship, takes a cube its owner chooses and stirs rebellion', () => {
    const game = owning('pirate');
    game.play(0, use('pirate'));
    game.play(0, { type: 'sink', owner: 1, spot: game.spot('bay') });
    expect([game.frame(), game.deciders()]).toEqual(['give', [1]]);
    expect(game.markers()).toEqual([]);
    game.play(1, { type: 'give-cube', resource: 'iron' });
    expect(game.screen(0).cubes.iron).toBe(1);
    expect(game.markers()).toEqual(['rebellion 0>1 card']);
    expect([game.frame(), game.deciders()]).toEqual(['round', [0]]);
  });

  it('p. 17: a Pirate who finds no ship takes no cube from anybody', () => {
    const game = owning('pirate', { units: [ship(0, 'bay'), citizen(0, 'bay')] });
    game.play(0, use('pirate'));
    expect(game.frame()).toBe('round');
    expect(game.screen(1).cubes).toMatchObject({ iron: 1, fish: 1 });
  });

  it('p. 17: the Thief takes the cube in the fist pointed at', () => {
    const game = owning('thief');
    game.play(0, use('thief'));
    game.play(0, { type: 'target', seat: 1 });
    game.play(1, { type: 'close-fists', left: 'iron', right: 'fish' });
    game.play(0, { type: 'point', fist: 'left' });
    expect([game.screen(0).cubes.iron, game.frame()]).toEqual([1, 'round']);
  });

  it('the Spy costs five florins and shows one objective', () => {
    const game = owning('spy');
    game.play(0, use('spy'));
    game.play(0, { type: 'spy', seat: 2, objective: 0 });
    game.play(0, { type: 'look' });
    expect(game.screen(0).florins).toBe(4);
    expect(game.state.seen).toEqual([{ seat: 0, of: 2, objective: 'S3' }]);
    expect(game.frame()).toBe('round');
  });

  it('the Spy finds nothing where the objectives lie open for all', () => {
    const game = owning('spy', { objectives: [], variants: ['no-secrets'] });
    expect(eventsOf(game.play(0, use('spy')), 'card-idle')).toHaveLength(1);
    expect(game.frame()).toBe('round');
  });

  it('the Privateer takes up to three florins and stirs rebellion', () => {
    const game = owning('privateer');
    game.play(0, use('privateer'));
    game.play(0, { type: 'target', seat: 1 });
    expect([game.screen(0).florins, game.screen(1).florins]).toEqual([11, 0]);
    expect(game.markers()).toEqual(['rebellion 0>1 card']);
  });

  it('p. 17: the Barbarian pillages an icon and stirs rebellion', () => {
    const game = owning('barbarian');
    game.play(0, use('barbarian'));
    game.play(0, { type: 'pillage', region: game.region('bay'), icon: 0 });
    expect([game.screen(0).cubes.wood, game.state.pillagedFlorins]).toEqual([2, 1]);
    expect(game.markers()).toEqual(['rebellion 0>1 card']);
  });
});

describe('what the Researcher finds', () => {
  /** The Researcher has found `card`, and everybody else has had a round. */
  function found(card: string): Table {
    const game = owning('researcher', {
      row: ['spy', 'merchant', 'pope', 'exporter', 'king'],
      deck: ['sawmill', 'cathedral', 'pirate', 'thief', 'barbarian', 'quiet'],
      buildings: { bay: ['temple'] },
      units: [citizen(0, 'bay', { place: 'temple' }), citizen(0, 'bay')],
      screens: [{ florins: 9, cubes: { stone: 3 } }],
      discs: [3, 1, 1],
    });
    game.play(0, use('researcher'));
    game.play(0, { type: 'take-card', card });
    return game;
  }

  /** The others end their rounds, and the first player has another. */
  function nextRound(game: Table): void {
    for (const seat of [0, 1, 2]) game.endRound(seat);
    expect([game.state.turn, game.deciders()]).toEqual([2, [0]]);
  }

  it('ruling 93: is used in a later round of the turn, not in the same', () => {
    const game = found('sawmill');
    expect(game.refused(0, use('sawmill'))).toBe('card-used-this-round');
    nextRound(game);
    game.play(0, use('sawmill'));
    expect(eventsOf(game.log, 'card-used').map(({ card }) => card)).toEqual(['researcher', 'sawmill']);
  });

  it('ruling 93: waits for the next turn if it is a wonder', () => {
    const game = found('cathedral');
    nextRound(game);
    const build = { type: 'build-wonder', card: 'cathedral', from: game.spot('bay') } as const;
    expect(game.refused(0, build)).toBe('wonder-bought-this-turn');
    Object.assign(game.state.cards.find(({ card }) => card === 'cathedral') ?? {}, { since: 1 });
    expect(game.refused(0, build)).toBeUndefined();
  });

  it.each(['pirate', 'thief', 'spy', 'researcher', 'head-hunter', 'barbarian'])(
    'ruling 92: of the %s nobody is told that it changed nothing, while there is something to do',
    (card) => {
      const game = owning(card);
      expect(eventsOf(game.play(0, use(card)), 'card-idle')).toEqual([]);
      expect(game.frame()).not.toBe('round');
    },
  );
});
