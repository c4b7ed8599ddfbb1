import { describe, expect, it } from 'vitest';
import { attack, DONE, draw, GREEN, idle, PASS, pay, ship, table, VIOLET, WHITE } from '../table.ts';

describe('by what an action is done', () => {
  it('ruling 4: a blue token is not thrown away: without a legal effect it cannot be spent', () => {
    const game = table({ seats: { [GREEN]: { tokens: { attack: 1, 'pay-token': 1 } } } });
    expect([...game.offered(GREEN, 'attack'), ...game.offered(GREEN, 'pay')]).toEqual([]);
    expect(game.refused(GREEN, idle('attack'))).toBe('token-needs-effect');
    expect(game.offered(GREEN, 'idle')).toEqual(['colonial-house']);
    expect(game.refused(GREEN, ship('ship-token', 'africa'))).toBe('no-such-token');
    expect(game.refused(GREEN, ship('industry', 'africa'))).toBe('not-owned');
  });

  it('ruling 5: an attack takes three discs by a building and two by a token, all in the harbour beforehand', () => {
    const attacking = (harbour: number) =>
      table({
        cities: { rome: WHITE },
        seats: { [GREEN]: { harbour, buildings: ['barracks'], tokens: { attack: 1 } } },
      });
    expect(attacking(3).play(GREEN, attack('barracks', 'rome'))).toEqual({
      ...{ 'green harbour': -3, 'green supply': 1, 'green activated': '+barracks' },
      ...{ rome: '+green -white', 'white supply': 1 },
    });
    expect(attacking(2).refused(GREEN, attack('barracks', 'rome'))).toBe('too-few-discs');
    expect(attacking(2).refused(GREEN, attack('attack', 'rome'))).toBeUndefined();
    expect(attacking(1).refused(GREEN, attack('attack', 'rome'))).toBe('too-few-discs');
  });

  it('ruling 31: only who has neither a disc for an empty area nor a token of use passes without being asked', () => {
    const asked = (own: { harbour: number; buildings?: string[]; tokens?: Record<string, number> }) => {
      const game = table({ seats: { [GREEN]: own } });
      return [game.asked(), game.opening];
    };
    const passed = ['turn 1', { 'green passed': 1 }];
    expect(asked({ harbour: 0 })).toEqual(passed);
    expect(asked({ harbour: 0, tokens: { attack: 1, politics: 2 } })).toEqual(passed);
    expect(asked({ harbour: 9, buildings: ['colonial-house*', 'market*', 'bank'] })).toEqual(passed);
    expect(asked({ harbour: 1 })).toEqual(['turn 0', {}]);
    expect(asked({ harbour: 0, tokens: { 'occupy-draw': 1 } })).toEqual(['turn 0', {}]);
    expect(asked({ harbour: 0, buildings: ['market*'], tokens: { 'pay-token': 1 } })).toEqual(['turn 0', {}]);
    const game = table({ seats: { [GREEN]: { harbour: 0, tokens: { attack: 1 } } } });
    expect(game.log).toEqual([{ type: 'passed', seat: GREEN, forced: true }]);
  });

  it('rulings 3 and 32: a building may be activated for nothing, which ends the turn; so may half a double action', () => {
    const game = table({ seats: { [GREEN]: { buildings: ['docks'] }, [VIOLET]: { buildings: ['market'] } } });
    expect(game.play(GREEN, idle('docks'))).toEqual({ 'green harbour': -1, 'green activated': '+docks' });
    expect(game.asked()).toBe('turn 1');
    const half = table({ next: VIOLET, seats: { [VIOLET]: { buildings: ['cartographer'] } } });
    half.play(VIOLET, ship('cartographer', 'africa'));
    expect(half.asked()).toBe('second 1');
    expect([half.play(VIOLET, DONE), half.asked()]).toEqual([{}, 'turn 2']);
    expect(half.player(VIOLET).buildings.map(({ disc }) => disc)).toEqual([false, true]);
  });

  it('ruling 33: one action a turn: a blue token serves from the next turn on, a tile in the round it was built', () => {
    const game = table({
      tokens: { 'india 1': 'attack' },
      cities: { rome: WHITE },
      seats: { [GREEN]: { buildings: ['shipyard'] } },
    });
    game.play(GREEN, ship('shipyard', 'india'));
    expect(game.asked()).toBe('turn 1');
    game.play(VIOLET, PASS);
    game.play(WHITE, PASS);
    expect(game.offered(GREEN, 'attack', 'attack')).toEqual(['rome']);

    const built = table({ at: 'build', players: 2 });
    built.play(GREEN, { type: 'build', building: 'market' });
    built.play(VIOLET, { type: 'build', building: 'market' });
    expect(built.offered(GREEN, 'draw', 'market')).toEqual(['europe', 'slavery']);
  });
});

describe('ship, draw and pay', () => {
  it('ruling 23: a Pay building returns the disc of another building, never the one that activates it', () => {
    const game = table({ seats: { [GREEN]: { buildings: ['museum', 'market*', 'guild*'] } } });
    expect(game.offered(GREEN, 'pay')).toEqual(['market', 'guild']);
    expect(game.play(GREEN, pay('museum', 'guild'))).toEqual({ 'green activated': '+museum -guild' });
  });

  it('ruling 11: a disc beside a full track counts for presence and draws, not for the governor', () => {
    const game = table({
      next: VIOLET,
      ships: { 'north-america': [GREEN, WHITE, GREEN, VIOLET] },
      tops: { 'north-america': 2 },
      seats: {
        [VIOLET]: { harbour: 9, buildings: ['shipyard', 'market'] },
        [GREEN]: { cards: ['north-america-governor'] },
      },
    });
    expect(game.offered(VIOLET, 'occupy')).toContain('quebec');
    const discs = { rule: 'actions/draw/discs', code: 'too-few-there', params: { needs: 2, has: 1 } };
    expect(game.refusal(VIOLET, draw('market', 'north-america'))).toMatchObject(discs);
    const closed = { rule: 'opening/allows', code: 'region-closed', params: { region: 'far-east' } };
    expect(game.refusal(VIOLET, draw('market', 'far-east'))).toMatchObject(closed);
    expect(game.play(VIOLET, ship('shipyard', 'north-america'))).toEqual({
      ...{ 'violet harbour': -2, 'violet activated': '+shipyard', 'north-america ships': '+violet' },
    });
    for (const seat of [WHITE, GREEN]) game.play(seat, PASS);
    expect(game.refused(VIOLET, draw('market', 'north-america'))).toBeUndefined();
  });

  it('ruling 14: Europe 5 is the last of its stack: after its abolition nothing is left to draw there', () => {
    const game = table({
      cities: { london: GREEN, paris: GREEN, lisbon: GREEN, rome: GREEN, algiers: GREEN },
      tops: { europe: 5 },
      seats: { [GREEN]: { buildings: ['trade-office'] }, [VIOLET]: { cards: ['slavery-0'] } },
    });
    expect(game.play(GREEN, draw('trade-office', 'europe'))).toMatchObject({ abolished: 1, 'violet I': -1 });
    expect(game.asked()).toBe('turn 1');
  });

  it('ruling 37: an empty stack gives nothing; a card put back may lie higher than the last one drawn', () => {
    const situation = (top: number) => ({
      next: VIOLET,
      open: ['north-america', 'far-east'],
      tops: { 'north-america': top },
      seats: {
        [VIOLET]: { cards: ['north-america-1', 'far-east-1'] },
        [WHITE]: { buildings: ['market'] },
      },
    });
    const empty = table(situation(6));
    empty.play(VIOLET, PASS);
    empty.play(VIOLET, { type: 'discard', card: 'far-east-1' });
    expect(empty.refused(WHITE, draw('market', 'north-america'))).toBe('stack-empty');
    expect(empty.refusal(WHITE, draw('market', 'north-america'))?.rule).toBe('actions/draw/top');
    const game = table(situation(4));
    game.play(VIOLET, PASS);
    game.play(VIOLET, { type: 'discard', card: 'north-america-1' });
    expect(game.play(WHITE, draw('market', 'north-america'))).toMatchObject({ 'white cards': '+north-america-1' });
  });
});
