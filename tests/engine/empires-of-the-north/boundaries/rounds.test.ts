/** What follows from the rulebook at its edges: rounds, decks, the end. The numbers are those of the list of boundary tests. */
import { describe, expect, it } from 'vitest';
import { elementAt } from '#engine/kernel/element-at.ts';
import { SMALL, sum, table } from '../laid.ts';

const alone = { passed: true };
const idle = { workers: 0 };

describe('the last round', () => {
  it('B1: a Storage that reaches 25 in the Observation makes this round the last', () => {
    const game = table({
      clans: ['glenn', 'ulaf'],
      at: 'round',
      seats: { glenn: { ...idle, score: 24, empire: ['ledger[gold]'] }, ulaf: idle },
    });
    expect(game.opening).toMatchObject({ 'glenn score': 1, last: 1, round: 1 });
    game.play('glenn', 'pass');
    expect(game.play('ulaf', 'pass')).toEqual({ 'ulaf passed': 1, ended: 1 });
  });

  it('B1: 25 reached in the Expedition, and all pass at once in the next round: it ends without a Cleanup', () => {
    const game = table({
      queue: ['ulaf+fish', 'nanurjuk'],
      far: { open: ['abbey', 'amber-coast'] },
      seats: { ulaf: { ...alone, ...idle, score: 22 }, nanurjuk: { ...alone, ...idle } },
    });
    game.play('ulaf', 'island far abbey');
    expect(game.player('ulaf').score).toBe(25);
    expect(game.state.last).toBe(false);
    game.play('nanurjuk', 'island near seal-skerry');
    expect(game.state).toMatchObject({ round: 3, last: true });
    const open = [...game.state.near.open];
    game.plays(['nanurjuk', 'pass'], ['ulaf', 'pass']);
    expect(game.asked()).toBe('over');
    expect(game.state).toMatchObject({ round: 3, ended: true, near: { open } });
  });

  it('B10: gold counts one each, two resources one together; what lies on cards counts nothing', () => {
    const empire = ['vault[stone stone stone stone]', 'vault[stone stone]', 'ledger[gold gold]', 'chest[gold]'];
    const goods = { gold: 2, wood: 1, stone: 2, food: 4 };
    const game = table({ clans: ['glenn', 'ulaf'], seats: { glenn: { goods, empire } } });
    expect(sum(game.score('glenn'))).toBe(2 + 3 + (3 + 4));
  });
});

describe('Observation', () => {
  it('B3: without a ready worker nothing is kept, by itself; with three at most three are', () => {
    const game = table({ at: 'round', seats: { ulaf: { workers: 3 }, nanurjuk: { ...idle, resting: 5 } } });
    expect(game.asked()).toBe('observation ulaf');
    const [, ...looked] = elementAt(
      game.offered('ulaf').filter((words) => words.split(' ').length === 4),
      0,
    ).split(' ');
    expect(looked).toHaveLength(3);
    const all = game.state.frames.at(-1);
    if (all?.kind !== 'observation') throw new Error('nobody looks at cards');
    expect(game.refused('ulaf', `keep ${elementAt(all.looks, 0).join(' ')}`)).toBeDefined();
    expect(game.play('ulaf', `keep ${looked.join(' ')}`)).toMatchObject({ 'ulaf workers': -3, 'ulaf resting': 3 });
    expect(game.player('nanurjuk')).toMatchObject({ hand: [], workers: 0, resting: 5 });
    expect(game.player('nanurjuk').discard).toHaveLength(4);
  });

  it('B4: a deck of two is looked at, then the shuffled discard: four are left', () => {
    const deck = ['grudge', 'long-house'];
    const discard = ['pine-wood', 'pine-wood', 'fish-weir', 'fish-weir', 'log-pile', 'log-pile'];
    const game = table({ at: 'round', seats: { ulaf: { deck, discard, rest: 'hand' }, nanurjuk: idle } });
    const frame = game.state.frames.at(-1);
    if (frame?.kind !== 'observation') throw new Error('nobody looks at cards');
    const looks = elementAt(frame.looks, 0);
    expect(looks.slice(0, 2)).toEqual(deck);
    expect(looks).toHaveLength(4);
    expect(game.player('ulaf').discard).toEqual([]);
    expect([...game.player('ulaf').deck, ...looks.slice(2)].sort()).toEqual([...discard].sort());
    expect(game.player('ulaf').deck).toHaveLength(4);
    game.play('ulaf', 'keep');
    expect(game.player('ulaf').deck).toHaveLength(4);
    expect(game.player('ulaf').discard).toHaveLength(4);
  });

  it('B4: with three cards in deck and discard together three are looked at', () => {
    const seats = {
      ulaf: { deck: ['grudge'], discard: ['long-house', 'pine-wood'], rest: 'hand' },
      nanurjuk: idle,
    } as const;
    const game = table({ at: 'round', seats });
    const keep = game.offered('ulaf').filter((words) => words.split(' ').length === 4);
    expect(keep.map((words) => words.split(' ').slice(1).sort())).toEqual([['grudge', 'long-house', 'pine-wood']]);
    game.play('ulaf', 'keep');
    expect(game.player('ulaf')).toMatchObject({ deck: [], workers: 5 });
    expect(game.player('ulaf').discard).toHaveLength(3);
  });

  it('B18: others see that somebody has chosen, and afterwards the workers spent and the cards turned down', () => {
    const deck = ['grudge', 'long-house', 'sea-lane', 'whetstone'];
    const game = table({ at: 'round', seats: { ulaf: { deck } } });
    game.play('ulaf', 'keep grudge');
    const seen = SMALL.game.view(game.state, 1);
    expect(seen.deciders).toEqual([1]);
    const frame = seen.frames.at(-1);
    if (frame?.kind !== 'observation') throw new Error('nobody looks at cards');
    expect([frame.looks[0], frame.kept[0] ?? []]).toEqual([[], []]);
    expect(frame.looks[1]).toHaveLength(4);
    const text = JSON.stringify({ ...seen, players: [] });
    for (const card of deck) expect(text).not.toContain(card);
    expect(seen.players[0]).toMatchObject({ workers: 5, resting: 0, cards: 0, hand: null });

    game.play('nanurjuk', 'keep');
    const after = SMALL.game.view(game.state, 1);
    expect(after.players[0]).toMatchObject({ workers: 4, resting: 1, cards: 1, hand: null });
    expect(after.players[0]?.discard).toEqual(['long-house', 'sea-lane', 'whetstone']);
    const observed = game.log.flatMap(({ event }) => (event.type === 'observed' ? [event] : []));
    expect(observed).toEqual([
      expect.objectContaining({ seat: 0, kept: 1, workers: 1, rejected: ['long-house', 'sea-lane', 'whetstone'] }),
      expect.objectContaining({ seat: 1, kept: 0, workers: 0 }),
    ]);
  });
});
