/** Rulings on islands, ships and the queue that no example shows. */
import { describe, expect, it } from 'vitest';
import { SMALL_PACK } from '../small-pack.ts';
import { table } from '../laid.ts';

const alone = { passed: true };
const all = { ulaf: alone, nanurjuk: alone };

describe('islands', () => {
  it('11: a ship that finds no island comes home with nothing', () => {
    const near = SMALL_PACK.islands.filter(({ pile }) => pile === 'near').map(({ id }) => id);
    const game = table({
      queue: ['ulaf+raze'],
      near: { open: [null, null], deck: [], discard: [] },
      seats: { ulaf: { ...alone, workers: 0, empire: near }, nanurjuk: { ...alone, workers: 0 } },
    });
    expect(game.log.map(({ event }) => event)).toContainEqual({ type: 'returned', seat: 0 });
    expect(game.player('ulaf')).toMatchObject({ ships: { clan: 2 }, goods: [0, 0, 0, 0, 0, 0, 0] });
    expect(game.state).toMatchObject({ round: 3, queue: [] });
  });

  it('9, 13: of a pile the ship takes the top island unseen, and then chooses how to land', () => {
    const game = table({ queue: ['ulaf+raze', 'nanurjuk'], near: { deck: ['feast-hall'] }, seats: all });
    expect(game.play('ulaf', 'island near blind')).toEqual({ 'near deck': '-feast-hall' });
    expect(game.offered('ulaf').sort()).toEqual(['land conquer', 'land pillage']);
    expect(game.play('ulaf', 'land conquer')).toMatchObject({ 'ulaf empire': '+feast-hall', 'ulaf score': 3 });
    expect(game.state.near.discard).toEqual([]);
  });

  it('14: a conquered Action island is ready, and usable at once if it was conquered in the Actions', () => {
    const game = table({
      queue: ['ulaf+raze'],
      near: { open: ['hermits-rock', 'beacon'] },
      seats: { ulaf: { empire: ['landing-party'], deck: ['grudge', 'whetstone', 'sea-lane'] }, nanurjuk: alone },
    });
    game.plays(['ulaf', 'use landing-party'], ['ulaf', '?voyage 0'], ['ulaf', 'island near hermits-rock']);
    game.play('ulaf', '?land conquer');
    expect(game.since()).toMatchObject({
      'ulaf empire': '+hermits-rock',
      'ulaf hand': '+grudge',
      'near open': '+none -hermits-rock',
    });
    expect(game.play('ulaf', 'use hermits-rock')).toEqual({
      ...{ 'ulaf hand': '+sea-lane +whetstone', 'ulaf deck': '-sea-lane -whetstone' },
      ...{ 'ulaf workers': -1, 'ulaf resting': 1, 'ulaf exhausted': '+hermits-rock' },
    });
  });

  it('49: an island that leaves an empire goes to the discard of its pile', () => {
    const game = table({
      first: 'nanurjuk',
      seats: { nanurjuk: { empire: ['burnt-bridges', 'beacon'] } },
    });
    expect(game.offered('nanurjuk', 'use burnt')).toEqual(['use burnt-bridges target beacon']);
    expect(game.play('nanurjuk', 'use burnt-bridges target beacon')).toEqual({
      ...{ 'nanurjuk empire': '-beacon', 'near discard': '+beacon', 'nanurjuk score': 2 },
      'nanurjuk exhausted': '+burnt-bridges',
    });
  });

  it('51: pillage gives all that is printed: workers, points and cards too', () => {
    const game = table({
      queue: ['ulaf+fish', 'ulaf', 'nanurjuk'],
      near: { open: ['beacon', 'old-vault'] },
      far: { open: ['thing-field', 'abbey'] },
      seats: { ...all, ulaf: { ...alone, deck: ['grudge', 'whetstone'] } },
    });
    game.plays(['ulaf', 'island far thing-field'], ['ulaf', 'island near beacon']);
    expect(game.since()).toMatchObject({
      ...{ 'ulaf workers': 2, 'ulaf food': 2, 'ulaf score': 1, 'ulaf hand': '+grudge +whetstone', 'ulaf ships': 2 },
    });
  });
});

describe('ships', () => {
  it('50: a common ship is gained into the stock, sails, comes home and is kept', () => {
    const ulaf = { hand: ['free-harbour', 'free-harbour'], goods: { wood: 4 } };
    const game = table({ seats: { ulaf, nanurjuk: alone } });
    expect(game.play('ulaf', 'place free-harbour pay wood wood')).toMatchObject({ 'ulaf common ships': 1 });
    game.play('ulaf', 'place free-harbour pay wood wood');
    game.play('ulaf', 'pawn 0 sail');
    expect(game.offered('ulaf').sort()).toEqual(['sail', 'sail common']);
    expect(game.play('ulaf', 'sail common')).toEqual({ 'ulaf common ships': -1, queue: 'ulaf common' });
    game.plays(['ulaf', 'pass'], ['ulaf', 'island near seal-skerry']);
    expect(game.player('ulaf').ships).toEqual({ clan: 2, common: 2 });
  });

  it('50: an own ship may pass an own ship', () => {
    const game = table({ queue: ['ulaf', 'ulaf+fish'], seats: { ulaf: { empire: ['old-pilot'] }, nanurjuk: alone } });
    game.play('ulaf', 'use old-pilot');
    expect(game.play('ulaf', 'advance 1')).toEqual({ queue: 'ulaf+fish, ulaf' });
  });

  it('30, 50: "advance 2" are two places of one ship or one of each of two', () => {
    const laid = () =>
      table({
        queue: ['nanurjuk', 'nanurjuk', 'ulaf', 'ulaf+fish'],
        seats: { ulaf: { empire: ['old-pilot'] }, nanurjuk: alone },
      });
    const game = laid();
    game.plays(['ulaf', 'use old-pilot'], ['ulaf', 'advance 2']);
    expect(game.play('ulaf', 'advance 1')).toEqual({ queue: 'ulaf, nanurjuk, nanurjuk, ulaf+fish' });
    expect(game.asked()).toBe('turn ulaf');
    expect(laid().offered('ulaf', 'advance')).toEqual([]);
  });

  it('36: whoever has passed sails on in the Expedition', () => {
    const game = table({ queue: ['nanurjuk'], seats: { ulaf: {}, nanurjuk: alone } });
    game.play('ulaf', 'pass');
    expect(game.asked()).toBe('voyage nanurjuk');
  });
});
