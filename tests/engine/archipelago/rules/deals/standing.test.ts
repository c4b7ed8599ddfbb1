import { describe, expect, it } from 'vitest';
import { SMALL_GAME } from '../../table.ts';
import { deal, strike } from './deal.ts';
import { ask, deploy, guarded, HARVEST, standing } from './guarded.ts';

describe('standing answers', () => {
  it('ruling E: always: leave is given at once', () => {
    const game = guarded();
    game.say(1, standing(0, 'always'));
    game.play(0, HARVEST);
    expect(game.play(0, ask(1)).map(({ type }) => type)).toEqual(['leave-asked', 'leave-given']);
    game.play(0, deploy(game, 'inlet'));
    expect([game.screen(0).cubes.wood, game.screen(0).florins, game.screen(1).florins]).toEqual([1, 3, 3]);
  });

  it('ruling E: for a price: it is paid at once; who cannot pay is told so alone', () => {
    const game = guarded();
    game.say(1, standing(0, 'price', 2));
    game.say(2, standing(0, 'price', 2));
    game.play(0, HARVEST);
    expect(SMALL_GAME.refusal(game.state, 0, { type: 'done' })).toMatchObject({ public: false });
    game.play(0, ask(1));
    expect(game.log.at(-1)).toEqual({ type: 'leave-given', seat: 1, to: 0, price: 2 });
    expect([game.screen(0).florins, game.screen(1).florins]).toEqual([1, 5]);
    expect(SMALL_GAME.refusal(game.state, 0, ask(2))).toMatchObject({
      code: 'too-few-florins',
      params: { has: 1, needs: 2 },
      public: false,
    });
    game.play(0, deploy(game, 'inlet'));
  });

  it('ruling E: never: not to be asked, and where nothing else is left no harvest begins', () => {
    const game = guarded();
    game.say(1, standing(0, 'never'));
    game.say(2, standing(0, 'price', 4));
    expect(SMALL_GAME.refusal(game.state, 0, HARVEST)).toMatchObject({ code: 'too-few-florins', public: false });
    game.say(2, standing(0, 'never'));
    expect(SMALL_GAME.refusal(game.state, 0, HARVEST)).toMatchObject({ code: 'leave-never-given', public: true });
    game.say(2, standing(0, 'ask'));
    game.play(0, HARVEST);
    expect(game.refused(0, ask(1))).toBe('leave-never-given');
    expect(game.moves(0)).toEqual([ask(2)]);
  });

  it('ruling E: a harvest nothing is left for, since answers have changed or the florins are gone, is over', () => {
    const said = guarded();
    said.say(1, standing(0, 'never'));
    said.play(0, HARVEST);
    said.say(2, standing(0, 'never'));
    expect(said.moves(0)).toEqual([{ type: 'done' }]);
    said.done(0);
    expect([said.state.wheel, said.refused(0, HARVEST)]).toEqual([[], 'leave-never-given']);
    const poor = guarded();
    poor.say(1, standing(0, 'never'));
    poor.say(2, standing(0, 'price', 3));
    poor.play(0, HARVEST);
    strike(poor, 0, deal(3, { florins: 1 }));
    expect(poor.moves(0)).toEqual([{ type: 'done' }]);
    poor.done(0);
    expect([poor.state.wheel, poor.refused(0, HARVEST)]).toEqual([[], 'too-few-florins']);
  });

  it('ruling E: a new answer replaces the old one; the same again changes nothing', () => {
    const game = guarded();
    game.say(1, standing(0, 'price', 2));
    game.say(1, standing(2, 'always'));
    expect(game.say(1, standing(0, 'never'))).toEqual([
      { type: 'leave-standing', seat: 1, to: 0, leave: 'never', price: 0 },
    ]);
    expect(game.state.standing).toEqual([
      { by: 1, to: 2, leave: 'always', price: 0 },
      { by: 1, to: 0, leave: 'never', price: 0 },
    ]);
    expect(game.refused(1, standing(0, 'never'))).toBe('nothing-changes');
    expect(game.refused(2, standing(0, 'ask'))).toBe('nothing-changes');
    game.say(1, standing(0, 'ask'));
    expect(game.state.standing).toHaveLength(1);
    expect(game.refused(1, standing(1, 'always'))).toBe('not-with-oneself');
    expect(game.refused(1, standing(4, 'always'))).toBe('no-such-player');
    expect(game.refused(1, standing(0, 'price'))).toBe('price-does-not-fit');
    expect(game.refused(1, standing(0, 'always', 1))).toBe('price-does-not-fit');
  });

  it('ruling E: said at any moment but over closed fists', () => {
    const cards = guarded({ at: 'purchase' });
    expect([cards.frame(), cards.refused(1, standing(0, 'never'))]).toEqual(['purchase', undefined]);
    const bids = guarded({ at: 'order' });
    expect(bids.refused(1, standing(0, 'never'))).toBe('not-during-a-secret');
  });
});
