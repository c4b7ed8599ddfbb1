import { describe, expect, it } from 'vitest';
import { gameFlow } from '#engine/archipelago/flow.ts';
import { harvestFrame } from '#engine/archipelago/rules/actions/harvest.ts';
import { closes } from '#tests/engine/contract/closes.ts';
import { citizen, eventsOf, SMALL_BOX, SMALL_GAME } from '../../table.ts';
import { deal, strike } from '../deals/deal.ts';
import { ask, deploy, guarded, HARVEST, standing } from '../deals/guarded.ts';
import { refusal } from '../deals/parley.ts';

describe('asking for leave (p. 12)', () => {
  it('ruling 54: the controller is asked and answers; with his leave all icons of his regions are free to use', () => {
    const game = guarded();
    game.play(0, HARVEST);
    expect(game.moves(0)).toEqual([ask(1), ask(2)]);
    expect(game.play(0, ask(2))).toEqual([{ type: 'leave-asked', seat: 0, of: 2, resource: 'wood' }]);
    expect([game.frame(), game.deciders(), game.moves(2)]).toEqual([
      'permission',
      [2],
      [{ type: 'allow' }, { type: 'forbid' }],
    ]);
    expect(game.play(2, { type: 'allow' })).toEqual([{ type: 'leave-given', seat: 2, to: 0 }]);
    game.play(0, deploy(game, 'bay'));
    game.play(0, deploy(game, 'bay'));
    expect(game.screen(0).cubes.wood).toBe(2);
    expect(game.refused(0, deploy(game, 'inlet'))).toBe('needs-permission');
    expect(game.refused(0, ask(2))).toBe('nothing-to-ask-for');
    game.done(0);
    expect([game.frame(), game.state.wheel]).toEqual(['round', [{ action: 'harvest-wood', seat: 0 }]]);
  });

  it('ruling E: only who controls an icon that could be used is asked', () => {
    const game = guarded({ units: [citizen(3, 'grove', { place: 'town' })] });
    game.play(0, HARVEST);
    expect(game.refused(0, ask(3))).toBe('nothing-to-ask-for');
    expect(game.refused(0, ask(0))).toBe('nothing-to-ask-for');
    expect(game.refused(0, ask(4))).toBe('no-such-player');
    const stone = guarded();
    expect(stone.refused(0, { type: 'act', action: 'harvest-stone' })).toBe('no-free-icon');
  });

  it('ruling 54: leave is for one harvest', () => {
    const game = guarded({ units: [citizen(0, 'grove')] });
    game.play(0, HARVEST);
    game.play(0, ask(2));
    game.play(2, { type: 'allow' });
    game.play(0, deploy(game, 'bay'));
    game.done(0);
    for (const seat of [0, 1, 2, 3]) game.endRound(seat);
    game.play(0, HARVEST);
    expect(game.refused(0, deploy(game, 'bay'))).toBe('needs-permission');
    expect(game.refused(0, ask(2))).toBeUndefined();
  });

  it('ruling E: who forbids it is not asked again in this round, but in the next', () => {
    const game = guarded({ units: [citizen(0, 'grove')] });
    game.play(0, HARVEST);
    game.play(0, ask(1));
    expect(game.play(1, { type: 'forbid' })).toEqual([{ type: 'leave-refused', seat: 1, to: 0 }]);
    expect(game.refused(0, ask(1))).toBe('leave-refused-already');
    game.play(0, deploy(game, 'grove'));
    game.done(0);
    for (const seat of [0, 1, 2, 3]) game.endRound(seat);
    game.play(0, HARVEST);
    expect(game.refused(0, ask(1))).toBeUndefined();
  });
});

describe('a harvest that does not take place', () => {
  it('ruling E: once leave is refused nobody need be sent; the disc comes back and the round goes on', () => {
    const game = guarded();
    game.play(0, HARVEST);
    expect(refusal(game, 0, { type: 'done' })).toMatchObject({ code: 'nothing-done-yet', public: true });
    game.play(0, ask(1));
    game.play(1, { type: 'forbid' });
    expect(game.moves(0)).toEqual([ask(2), { type: 'done' }]);
    expect(game.done(0)).toEqual([{ type: 'harvest-given-up', seat: 0, resource: 'wood' }]);
    expect(game.state.wheel).toEqual([]);
    expect(game.state.frames.at(-1)).toMatchObject({ kind: 'round', disc: false, denied: [1] });
    game.act(0, 'taxes');
    game.endRound(0);
    expect(eventsOf(game.log, 'round-over')).toMatchObject([{ out: false }]);
  });

  it('ruling E: begun again, it needs another refusal to end without anybody: no circle', () => {
    const game = guarded({ wheel: [{ action: 'harvest-wood', seat: 1 }] });
    game.play(0, HARVEST);
    game.play(0, ask(1));
    game.play(1, { type: 'forbid' });
    game.done(0);
    expect(game.state.wheel).toEqual([{ action: 'harvest-wood', seat: 1 }]);
    game.play(0, HARVEST);
    expect(game.moves(0)).toEqual([ask(2)]);
    expect(game.refused(0, { type: 'done' })).toBe('nothing-done-yet');
    game.play(0, ask(2));
    game.play(2, { type: 'forbid' });
    game.done(0);
    expect(game.refused(0, HARVEST)).toBe('leave-refused-already');
    game.endRound(0);
    expect(eventsOf(game.log, 'round-over')).toMatchObject([{ out: true }]);
  });

  it('ruling E: every way through the round closes, and none goes round in a circle', () => {
    const game = guarded({ units: [citizen(0, 'grove')] });
    game.say(2, standing(0, 'price', 2));
    game.play(0, HARVEST);
    const closing = closes(SMALL_GAME, game.state, { closed: (state) => state.frames.at(-1)?.kind === 'round' });
    expect(closing).toMatchObject({ complete: true, stuck: undefined, circle: undefined });
    const whole = closes(SMALL_GAME, game.state, {
      closed: (state) => !state.frames.some((frame) => frame.kind === 'round' && frame.seat === 0),
      limit: 3000,
    });
    expect(whole).toMatchObject({ stuck: undefined, circle: undefined });
  });

  it('ruling E: one that a card gave may always be left', () => {
    const game = guarded();
    game.act(0, 'taxes');
    game.state.frames.push(harvestFrame(0, 'wood', false));
    expect(game.refused(0, { type: 'done' })).toBeUndefined();
    game.done(0);
    expect(game.state.frames.at(-1)).toMatchObject({ kind: 'round', disc: true });
    expect(game.state.wheel).toEqual([{ action: 'taxes', seat: 0 }]);
  });
});

describe('leave in a deal', () => {
  it('ruling 102: it is got without asking, even from who has forbidden it, and used up by the next harvest', () => {
    const game = guarded({ units: [citizen(0, 'grove')] });
    game.play(0, HARVEST);
    game.play(0, ask(2));
    game.play(2, { type: 'forbid' });
    strike(game, 0, deal(2, { florins: 2 }, { permission: true }));
    expect(game.state.granted).toEqual([{ by: 2, to: 0 }]);
    expect(game.refused(0, deal(2, { florins: 1 }, { permission: true }))).toBe('leave-given-already');
    expect(game.refused(0, deal(3, {}, { permission: true }))).toBe('no-town');
    game.play(0, deploy(game, 'bay'));
    expect(game.state.granted).toHaveLength(1);
    game.done(0);
    expect(game.state.granted).toEqual([]);
  });

  it('ruling 102: struck while he is being asked, it answers for him', () => {
    const game = guarded();
    game.play(0, HARVEST);
    game.play(0, ask(2));
    game.say(2, deal(0, { permission: true }, { florins: 1 }));
    game.play(0, { type: 'accept', offer: 1 });
    expect([game.frame(), game.screen(2).florins]).toEqual(['harvest', 4]);
    game.play(0, deploy(game, 'bay'));
    game.done(0);
    expect(game.state.granted).toEqual([]);
  });

  it('ruling 102: nobody gives it while all citizens lie, since nobody controls a town then', () => {
    const game = guarded({ at: 'balance', deck: ['both'] });
    expect(game.frame()).toBe('domestic-crisis');
    expect(game.refused(0, deal(1, {}, { permission: true }))).toBe('no-town');
  });

  it('ruling 102: an offer declined, he still has to answer', () => {
    const game = guarded();
    game.play(0, HARVEST);
    game.play(0, ask(2));
    game.say(2, deal(0, { permission: true }, { florins: 3 }));
    game.play(0, { type: 'decline', offer: 1, reason: 'asks-too-much' });
    expect([game.frame(), game.deciders()]).toEqual(['permission', [2]]);
    expect(gameFlow.refusal(SMALL_BOX, game.state, 2, { type: 'allow' })).toBeUndefined();
  });

  it('ruling 102: got before the actions it lasts till they end, and none is left to give after them', () => {
    const game = guarded({ at: 'balance', deck: ['fish'] });
    strike(game, 0, deal(1, {}, { permission: true }));
    while (game.state.phase !== 'actions') game.done(game.deciders()[0] ?? 0);
    game.play(0, HARVEST);
    game.play(0, deploy(game, 'inlet'));
    const late = guarded({
      row: [{ card: 'pirate', turned: 2 }, 'thief', 'spy', 'merchant', 'exporter'],
      deck: ['quiet', 'red-fish'],
    });
    strike(late, 1, deal(0, { permission: true }));
    for (const seat of [0, 1, 2, 3]) late.endRound(seat);
    expect([late.state.phase, late.state.granted]).toEqual(['purchase', []]);
    late.play(0, { type: 'rotate', slot: 0 });
    late.play(0, { type: 'rotate', slot: 1 });
    expect(late.frame()).toBe('export-crisis');
    expect(late.refused(0, deal(1, {}, { permission: true }))).toBe('no-harvest-left-this-turn');
  });
});
