/** Examples of the rulebook: ships, voyages, pawns, raids. `l.` is the line of the French text. */
import { describe, expect, it } from 'vitest';
import { table, type Table } from '../laid.ts';

const alone = { passed: true };

/** Lands as told, where there is a choice. */
function land(game: Table, clan: string, island: string, how: 'pillage' | 'conquer'): void {
  game.play(clan, `island ${island}`);
  if (game.asked() === `landing ${clan}`) game.play(clan, `land ${how}`);
}

describe('ships', () => {
  it('E6 (l. 380): a near island pillaged by a ship with fish and raze token: both are gone, the ship is home', () => {
    const game = table({ queue: ['ulaf+fish+raze', 'nanurjuk'], seats: { ulaf: alone, nanurjuk: alone } });
    land(game, 'ulaf', 'near seal-skerry', 'pillage');
    expect(game.asked()).toBe('voyage nanurjuk');
    expect(game.since()).toEqual({
      ...{ 'near open': '+none -seal-skerry', 'near discard': '+seal-skerry' },
      ...{ 'ulaf fish': 3, 'ulaf ships': 1, queue: '' },
    });
  });

  it('E14 (l. 490): an instant voyage takes its island during the Actions, and the ship may Sail again this round', () => {
    const game = table({
      queue: ['nanurjuk', 'ulaf+fish+raze', 'ulaf'],
      seats: { ulaf: { empire: ['raiding-party'] }, nanurjuk: alone },
    });
    expect(game.refused('ulaf', 'pawn 0 sail')).toBeDefined();
    game.play('ulaf', 'use raiding-party');
    game.play('ulaf', 'voyage 1');
    land(game, 'ulaf', 'far amber-coast', 'pillage');
    expect(game.since()).toEqual({
      ...{ queue: 'nanurjuk, ulaf', 'far open': '+none -amber-coast', 'far discard': '+amber-coast' },
      ...{ 'ulaf exhausted': '+raiding-party', 'ulaf food': 2, 'ulaf gold': 2, 'ulaf ships': 1 },
    });
    expect(game.plays(['ulaf', 'pawn 0 sail'], ['ulaf', '?sail'])).toEqual({
      ...{ 'ulaf pawn 0': 'active sail', 'ulaf ships': -1, queue: 'nanurjuk, ulaf, ulaf' },
    });
  });

  it('E16 (l. 516): ships stand in the order in which they sailed, and the first is resolved first', () => {
    const game = table();
    const sail = (clan: string, pawn: number): unknown => game.plays([clan, `pawn ${pawn} sail`], [clan, '?sail']);
    sail('ulaf', 0);
    sail('nanurjuk', 0);
    expect(sail('ulaf', 1)).toEqual({
      ...{ 'ulaf pawn 1': 'active sail', 'ulaf ships': -1, queue: 'ulaf, nanurjuk, ulaf' },
    });
    game.play('nanurjuk', 'pass');
    game.play('ulaf', '?pass');
    land(game, 'ulaf', 'near seal-skerry', 'pillage');
    land(game, 'nanurjuk', 'near birch-holm', 'pillage');
    game.play('ulaf', '?island near blind');
    const order = game.log.flatMap(({ event }) => (event.type === 'voyage' ? [event.seat] : []));
    expect(order).toEqual([0, 1, 0]);
  });

  it('E17 (l. 520): two common ships that change places change their owners’ turn', () => {
    const game = table({
      queue: ['nanurjuk common', 'ulaf common'],
      seats: { ulaf: { empire: ['old-pilot'] }, nanurjuk: alone },
    });
    game.play('ulaf', 'use old-pilot');
    expect(game.play('ulaf', 'advance 1')).toEqual({ queue: 'ulaf common, nanurjuk common' });
    game.play('ulaf', 'pass');
    expect(game.asked()).toBe('voyage ulaf');
  });

  it('E28 (l. 625): of A, B, C the third advances by one: A, C, B', () => {
    const game = table({
      clans: ['nanurjuk', 'panuk', 'ulaf'],
      first: 'ulaf',
      queue: ['nanurjuk', 'panuk', 'ulaf'],
      seats: { ulaf: { hand: ['red-sail'] } },
    });
    game.play('ulaf', 'pawn 0 sail');
    game.play('ulaf', 'boost red-sail');
    expect(game.play('ulaf', 'advance 2')).toMatchObject({ queue: 'nanurjuk, ulaf, panuk', 'ulaf raze': 1 });
    expect(game.play('ulaf', '?sail')).toEqual({ queue: 'nanurjuk, ulaf, panuk, ulaf', 'ulaf ships': -1 });
  });

  it('E32 (l. 384): a Special for conquest fires when the island comes, not when the ship sails', () => {
    const game = table({ seats: { ulaf: { goods: { raze: 1 }, empire: ['watchtower'] }, nanurjuk: alone } });
    expect(game.plays(['ulaf', 'pawn 0 sail'], ['ulaf', 'sail raze'])).toEqual({
      ...{ 'ulaf pawn 0': 'active sail', 'ulaf ships': -1, 'ulaf raze': -1, queue: 'ulaf+raze' },
    });
    game.play('ulaf', 'pass');
    game.play('ulaf', 'island near birch-holm');
    expect(game.play('ulaf', 'land conquer')).toMatchObject({
      ...{ 'ulaf score': 2, 'ulaf empire': '+birch-holm', 'ulaf wood': 2, 'ulaf sheep': 1, 'ulaf ships': 1 },
    });
  });
});

describe('pawns', () => {
  it('E19 (l. 526): a second use costs a food, moves to a neighbour, and exhausts the pawn', () => {
    const game = table({
      seats: {
        ulaf: { goods: { food: 2 }, pawns: ['harvest', 'explore!'], empire: ['whetstone'] },
        nanurjuk: alone,
      },
    });
    expect(game.offered('ulaf', 'pawn')).toEqual(['pawn 0 sail pay food']);
    game.plays(['ulaf', 'pawn 0 sail pay food'], ['ulaf', '?sail']);
    expect(game.since()).toEqual({
      ...{ 'ulaf food': -1, 'ulaf pawn 0': 'exhausted sail', 'ulaf ships': -1, queue: 'ulaf' },
    });
    expect(game.offered('ulaf', 'pawn')).toEqual([]);
    expect(game.refused('ulaf', 'pawn 0 harvest pay food')).toBeDefined();
  });

  it('E21 (l. 530): a boost moves the pawn away, and the declared tile is carried out all the same, the new one is not', () => {
    const game = table({ seats: { ulaf: { hand: ['shifting-crew'] } } });
    game.play('ulaf', 'pawn 0 populate');
    game.play('ulaf', 'boost shifting-crew');
    game.play('ulaf', 'move 0 sail');
    expect(game.refused('ulaf', 'sail')).toBeDefined();
    game.play('ulaf', '?populate');
    expect(game.since()).toEqual({
      ...{ 'ulaf pawn 0': 'active sail', 'ulaf workers': 1, 'ulaf hand': '-shifting-crew' },
      'ulaf discard': '+shifting-crew',
    });
    expect(game.asked()).toBe('turn nanurjuk');
  });

  it('E30 (l. 633): a pawn moved by a card to a neighbour may do its first tile again', () => {
    const game = table({
      seats: {
        ulaf: { hand: ['shifting-crew'], goods: { food: 1 }, pawns: ['harvest'], empire: ['whetstone'] },
        nanurjuk: alone,
      },
    });
    game.plays(['ulaf', 'pawn 1 populate'], ['ulaf', 'boost shifting-crew'], ['ulaf', 'move 0 construct']);
    game.play('ulaf', '?populate');
    expect(game.plays(['ulaf', 'pawn 0 harvest pay food'], ['ulaf', 'harvest ulaf-camp'])).toEqual({
      ...{ 'ulaf food': -1, 'ulaf raze': 1, 'ulaf pawn 0': 'exhausted harvest' },
    });
  });
});

describe('raids', () => {
  const seats = { ulaf: { goods: { raze: 1 } }, nanurjuk: { empire: ['milking'] } };

  it('E4 (l. 362): whoever has passed cannot be raided', () => {
    const game = table({ seats: { ...seats, nanurjuk: { ...seats.nanurjuk, passed: true } } });
    expect(game.refused('ulaf', 'raid nanurjuk milking')).toBeDefined();
    expect(table({ seats }).refused('ulaf', 'raid nanurjuk milking')).toBeUndefined();
  });

  it('E24 (l. 562): a raze token exhausts a ready Action Location until the Cleanup', () => {
    const game = table({ seats });
    expect(game.play('ulaf', 'raid nanurjuk milking')).toEqual({ 'ulaf raze': -1, 'nanurjuk exhausted': '+milking' });
    expect(game.refused('nanurjuk', 'use milking')).toBeDefined();
    game.plays(['nanurjuk', 'pass'], ['ulaf', 'pass']);
    expect(game.at('nanurjuk', 'milking').ready).toBe(true);
  });

  it('E24, or until it is readied', () => {
    const game = table({
      seats: { ...seats, nanurjuk: { empire: ['milking', 'night-watch'], goods: { food: 1 } } },
    });
    game.play('ulaf', 'raid nanurjuk milking');
    game.play('nanurjuk', 'use night-watch pay food');
    game.play('nanurjuk', '?pick milking');
    expect(game.at('nanurjuk', 'milking').ready).toBe(true);
  });

  it('E5 (l. 368): two workers buy neither a resource nor a card: a turn is one of the five things', () => {
    const game = table({
      seats: { ulaf: { ...seats.ulaf, hand: ['grudge'], empire: ['whetstone'] }, nanurjuk: seats.nanurjuk },
    });
    const types = new Set(game.offered('ulaf').map((words) => words.split(' ')[0]));
    expect([...types].sort()).toEqual(['pass', 'pawn', 'raid', 'use']);
    for (const words of ['take wood', 'explore', 'buy', 'choose 0', 'done'])
      expect(game.refused('ulaf', words)).toBe('not-asked-now');
    expect(game.refused('ulaf', 'pawn 0 explore')).toBeUndefined();
  });
});
