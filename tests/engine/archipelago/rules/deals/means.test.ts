import { describe, expect, it } from 'vitest';
import { citizens, SMALL_GAME, type Table } from '../../table.ts';
import type { Situation } from '../../situation.ts';
import { deal, strike } from './deal.ts';
import { accept, actions, decline, refusal, SCREENS } from './parley.ts';

describe('means', () => {
  it('ruling 104: what the proposer lacks is told to him alone; what the other lacks, nobody is told before he accepts', () => {
    const game = actions();
    expect(refusal(game, 0, deal(1, { florins: 6 }))).toMatchObject({ code: 'too-few-florins', public: false });
    expect(refusal(game, 0, deal(1, { tokens: 2 }))).toMatchObject({ code: 'too-few-tokens', public: false });
    expect(refusal(game, 0, deal(1, { cubes: { wood: 3 } }))).toMatchObject({
      code: 'too-few-of-resource',
      params: { resource: 'wood', has: 2, needs: 3 },
      public: false,
    });
    expect(refusal(game, 0, deal(1, {}, { florins: 4 }))).toBeUndefined();
    expect(refusal(game, 0, deal(1, { florins: 6, cards: ['spy'] }))).toMatchObject({ public: true });
  });

  it('ruling 102: who lacks what is asked cannot accept, and nothing has changed', () => {
    const game = actions();
    game.say(0, deal(1, { florins: 5 }, { florins: 3, tokens: 2, cubes: { stone: 4 } }));
    const before = JSON.stringify(game.state);
    expect(refusal(game, 1, accept(1))).toMatchObject({ code: 'too-few-of-resource', public: false });
    expect(game.moves(1).map(({ type }) => type)).not.toContain('accept');
    expect(JSON.stringify(game.state)).toBe(before);
  });

  it('ruling 104: what the proposer lacks when it is accepted is not told', () => {
    const game = actions();
    game.say(0, deal(1, { florins: 4 }, { tokens: 1 }));
    game.screen(0).florins -= 2;
    game.state.bank.florins += 2;
    expect(refusal(game, 1, accept(1))).toEqual({
      code: 'other-cannot-pay',
      params: {},
      rule: 'negotiation',
      public: false,
    });
    game.play(1, decline(1));
  });

  it('ruling 104: an offer said aloud is seen by everybody, and nothing behind a screen with it', () => {
    const [one, other] = [actions(), actions({ screens: [...SCREENS.slice(0, 1), { florins: 9 }, {}] })];
    for (const game of [one, other]) game.say(0, deal(1, { florins: 2 }, { cubes: { stone: 1 } }));
    expect(SMALL_GAME.view(one.state, 'public')).toEqual({
      ...SMALL_GAME.view(other.state, 'public'),
      bank: one.state.bank,
    });
    expect(SMALL_GAME.view(one.state, 'public').frames.at(-1)).toMatchObject({ kind: 'offer', give: { florins: 2 } });
    const open = (game: Table) => SMALL_GAME.publicMoves(SMALL_GAME.view(game.state, 'public'), 1);
    expect(open(other)).toEqual(open(one));
    expect(other.refused(1, accept(1))).toBe('too-few-of-resource');
  });
});

describe('cubes in a crisis', () => {
  const crisis = (more: Situation = {}) => {
    const screens = Array.from({ length: 4 }, () => ({ florins: 4, tokens: 1, cubes: { wood: 1, fish: 1 } }));
    const units = [citizens(0, 3, 'meadow'), citizens(1, 3, 'grove')];
    return actions({ at: 'balance', deck: ['both'], order: [3, 1, 0, 2], units, screens, ...more });
  };

  it('ruling 30: whose turn in it is over hands over neither cubes nor tokens, but florins and cards', () => {
    const game = crisis();
    game.done(3);
    expect(game.deciders()).toEqual([1]);
    expect(refusal(game, 1, deal(3, { florins: 1 }, { cubes: { wood: 1 } }))).toMatchObject({
      code: 'turn-in-crisis-over',
      params: { seat: 3 },
      public: true,
    });
    expect(game.refused(3, deal(1, { cubes: { fish: 1 } }))).toBe('turn-in-crisis-over');
    expect(game.refused(3, deal(1, { tokens: 1 }))).toBe('turn-in-crisis-over');
    strike(game, 3, deal(1, { florins: 2 }, { cubes: { fish: 1 } }));
    expect(game.screen(3)).toMatchObject({ florins: 2, cubes: { fish: 2 } });
  });

  it('ruling 30: those still to come sell theirs to the one in turn, who uses them', () => {
    const game = crisis();
    game.done(3);
    strike(game, 1, deal(2, { florins: 2 }, { tokens: 1, cubes: { wood: 1 } }));
    expect(game.screen(1)).toMatchObject({ florins: 2, tokens: 2, cubes: { wood: 2 } });
    for (const from of ['screen', 'screen', 'token', 'token'] as const) {
      game.play(1, { type: 'consume', from });
      game.play(1, game.moves(1)[0] ?? { type: 'done' });
    }
    expect(game.screen(1)).toMatchObject({ tokens: 0, cubes: { wood: 0 } });
  });

  it('ruling 30: the same in an export crisis', () => {
    const game = crisis();
    for (const seat of [3, 1, 0, 2]) game.done(seat);
    expect(game.frame()).toBe('export-crisis');
    expect(game.refused(1, deal(3, {}, { cubes: { fish: 1 } }))).toBeUndefined();
    game.done(3);
    expect(game.refused(1, deal(3, {}, { cubes: { fish: 1 } }))).toBe('turn-in-crisis-over');
    strike(game, 1, deal(0, { florins: 1 }, { cubes: { fish: 1 } }));
    game.play(1, { type: 'supply', from: 'screen' });
    game.play(1, { type: 'supply', from: 'screen' });
  });
});
