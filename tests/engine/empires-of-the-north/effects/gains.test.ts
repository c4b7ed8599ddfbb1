import { describe, expect, it } from 'vitest';
import { all, draw, gain, recover, vp, worker } from '../small-clans/words.ts';
import { could, opened } from './opened.ts';

describe('what comes by itself', () => {
  it('gain gives everything printed, on top of what is there', () => {
    expect(opened(gain({ wood: 2, gold: 1 }), { seats: { ulaf: { goods: { wood: 3 } } } }).opening).toEqual({
      'ulaf wood': 2,
      'ulaf gold': 1,
    });
  });

  it('E1 (l. 211): nothing caps what is gained', () => {
    const game = opened(gain({ stone: 5 }), { seats: { ulaf: { goods: { stone: 60 } } } });
    expect(game.player('ulaf').goods).toEqual([0, 0, 65, 0, 0, 0, 0]);
  });

  it('worker gives ready workers; recover brings back as many as lie on the clan tile', () => {
    expect(opened(worker(2)).opening).toEqual({ 'ulaf workers': 2 });
    expect(opened(recover(2), { seats: { ulaf: { resting: 3 } } }).opening).toEqual({
      'ulaf workers': 2,
      'ulaf resting': -2,
    });
    expect(opened(recover(2), { seats: { ulaf: { resting: 1 } } }).opening).toEqual({
      'ulaf workers': 1,
      'ulaf resting': -1,
    });
    expect(could(recover(2))).toBe(false);
  });

  it('l. 645: recover takes them from the clan tile alone, never off a card', () => {
    const glenn = (resting: number) => ({
      clans: ['glenn', 'ulaf'],
      seats: { glenn: { empire: ['inn[worker worker]'], resting } },
    });
    expect(opened(recover(3), glenn(1)).opening).toEqual({ 'glenn workers': 1, 'glenn resting': -1 });
    expect(could(recover(3), glenn(0))).toBe(false);
    expect(opened(recover(3), glenn(0)).opening).toEqual({});
    // Beside something else it is carried out all the same, and nothing is told of it.
    const { log } = opened(all(gain({ sheep: 1 }), recover(1)), glenn(0));
    expect(log.map(({ event }) => event.type)).not.toContain('recovered');
  });

  it('vp is marked at once, and none at all is no effect', () => {
    expect(opened(vp(3), { seats: { ulaf: { score: 4 } } }).opening).toEqual({ 'ulaf score': 3 });
    const axes = vp({ count: { icons: ['axe'] } });
    expect(could(axes)).toBe(false);
    expect(could(axes, { seats: { ulaf: { empire: ['whetstone'] } } })).toBe(true);
    const upgraded = { seats: { ulaf: { empire: ['pine-wood<log-pile'] } } };
    expect(could(vp({ count: { kinds: ['field'] } }), upgraded)).toBe(true);
    expect(could(vp({ count: { kinds: ['storage'] } }), upgraded), 'an upgrade is a field and nothing else').toBe(
      false,
    );
    const game = opened(axes);
    expect(game.opening).toEqual({});
    expect(game.log.filter(({ event }) => event.type === 'points')).toEqual([]);
  });

  it('39: draw takes from the top, shuffles the discard when a card is needed, and draws what there is', () => {
    const { opening } = opened(draw(2), { seats: { ulaf: { deck: ['whetstone', 'red-sail', 'grudge'] } } });
    expect(opening).toEqual({ 'ulaf hand': '+red-sail +whetstone', 'ulaf deck': '-red-sail -whetstone' });
    const short = { seats: { ulaf: { deck: ['grudge'], discard: ['whetstone'], rest: 'hand' } } } as const;
    expect(opened(draw(3), short).opening).toEqual({
      ...{ 'ulaf hand': '+grudge +whetstone', 'ulaf deck': '-grudge', 'ulaf discard': '-whetstone' },
    });
    expect(could(draw(1), { seats: { ulaf: { rest: 'hand' } } })).toBe(false);
    expect(could(draw(1), { seats: { ulaf: { rest: 'discard' } } })).toBe(true);
  });

  it('O, 50: common ships are unlimited, of its clan nobody has more than one besides those of the start', () => {
    const clan = { do: 'ship', of: 'clan' } as const;
    const game = opened({ do: 'ship', of: 'common' });
    expect(game.opening).toEqual({ 'ulaf common ships': 1 });
    expect(game.log[0]?.event).toEqual({ type: 'ship-gained', seat: 0, common: true, by: 'red-sail' });
    expect(opened(all(clan, clan)).opening).toEqual({ 'ulaf ships': 1 });
    expect(could(clan, { queue: ['ulaf'] })).toBe(true);
    expect(could(clan, { queue: ['ulaf'], seats: { ulaf: { ships: { clan: 2 } } } })).toBe(false);
  });
});

describe('gain-any', () => {
  const any = { do: 'gain-any', n: 2, of: 'resource' } as const;

  it('asks for each, of the kinds meant', () => {
    const game = opened(any);
    expect(game.offered('ulaf')).toEqual(['take food', 'take wood', 'take stone', 'take sheep', 'take fish']);
    expect(game.refused('ulaf', 'take gold')).toBe('not-such-a-good');
    expect(game.refused('ulaf', 'done')).toBe('cannot-be-left');
    expect(game.plays(['ulaf', 'take wood'], ['ulaf', 'take wood'])).toEqual({ 'ulaf wood': 2 });
    expect(game.asked()).toBe('turn nanurjuk');
    expect(opened({ ...any, of: 'any' }).offered('ulaf')).toHaveLength(7);
  });

  it('gives different kinds where they must differ', () => {
    const game = opened(all({ ...any, different: true }, { ...any, different: true }));
    game.play('ulaf', 'take wood');
    expect(game.refused('ulaf', 'take wood')).toBe('not-such-a-good');
    expect(game.play('ulaf', 'take food')).toEqual({ 'ulaf food': 1 });
    // The next clause begins anew.
    expect(game.play('ulaf', 'take wood')).toEqual({ 'ulaf wood': 1 });
  });

  it('gives others than were paid', () => {
    const paid = opened({ ...any, others: true }, {}, { paid: [1, 5] });
    expect(paid.offered('ulaf')).toEqual(['take food', 'take stone', 'take sheep', 'take fish']);
  });

  it('does not ask for the only kind left', () => {
    expect(opened({ ...any, others: true }, {}, { paid: [0, 1, 2, 3] }).opening).toEqual({ 'ulaf fish': 2 });
    expect(could({ ...any, others: true }, {}, { paid: [0, 1, 2, 3, 4] })).toBe(false);
  });
});
