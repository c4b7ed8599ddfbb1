import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { gainOf, gloryOfTrack, shownScore } from '#engine/endeavor/figures/levels.ts';
import {
  back,
  build,
  discard,
  DONE,
  draw,
  GREEN,
  PASS,
  playedWith,
  ship,
  SMALL,
  sum,
  table,
  VIOLET,
  WHITE,
} from '../table.ts';

const status = (score: number) => ({ industry: score, culture: score, finance: score, politics: score });

describe('levels', () => {
  it('ruling 1: build levels 1 to 5 and growth 2 to 6, at 0, 2, 4, 7 and 10 symbols', () => {
    const { box } = playedWith(BASE_PACK);
    const gains = [0, 1, 2, 3, 4, 6, 7, 9, 10, 15].map((score) => {
      const player = { status: status(score) };
      return (['build', 'growth', 'salaries', 'cards'] as const).map((gain) => gainOf(box, player, gain));
    });
    const level = (one: number) => [one, one + 1, one, one];
    expect(gains).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5].map(level));
  });

  it('ruling 17: past 15 the marker stays there, for levels and glory too; the symbols are remembered', () => {
    const shown = [14, 15, 16, 17].map((score) => shownScore(SMALL.box, status(score), 'culture'));
    expect(shown).toEqual([14, 15, 15, 15]);
    const glory = [2, 3, 13, 14, 15, 20].map((score) => gloryOfTrack(SMALL.box, status(score), 'politics'));
    expect(glory).toEqual([0, 3, 12, 14, 14, 14]);
    expect(gainOf(SMALL.box, { status: status(99) }, 'growth')).toBe(6);
  });

  it('ruling 17: symbols that cross 15 all count: who loses one of 16 still stands on 15', () => {
    const buildings = ['shipyard', 'theatre', 'theatre', 'theatre'];
    const cards = ['india-1', 'north-america-1', 'north-america-2'];
    const game = table({
      next: VIOLET,
      open: ['india', 'north-america'],
      ships: { 'south-america': [GREEN] },
      tokens: { 'south-america 2': 'industry' },
      seats: {
        [GREEN]: { passed: true },
        [VIOLET]: { buildings, cards, status: { C: 14 } },
        [WHITE]: { passed: true },
      },
    });
    expect(game.play(VIOLET, ship('shipyard', 'south-america'))).toMatchObject({ 'violet C': 2 });
    game.play(VIOLET, PASS);
    expect(game.play(VIOLET, discard('india-1'))).toMatchObject({ 'violet C': -1 });
    const { culture } = game.player(VIOLET).status;
    const moved = game.log.flatMap((event) =>
      event.type === 'status' && event.track === 'culture' ? [[event.before, event.after]] : [],
    );
    expect([culture, moved]).toEqual([15, [[14, 15]]]);
  });
});

describe('phases 1 to 3', () => {
  it('ruling 22: a disc on the Colonial House returns like any other', () => {
    const game = table({ at: 'salaries', seats: { [GREEN]: { buildings: ['colonial-house*', 'market*'] } } });
    expect(game.offered(GREEN, 'return')).toEqual(['colonial-house', 'market']);
    expect(game.play(GREEN, back('colonial-house'))).toEqual({
      ...{ 'green harbour': 1, 'green activated': '-colonial-house' },
    });
  });

  it('ruling 24: an empty supply gives nothing, and discs that return to it are there next time', () => {
    const game = table({ at: 'growth', seats: { [GREEN]: { supply: 0 } } });
    expect(game.log[0]).toEqual({ type: 'grew', seat: GREEN, discs: 0 });
  });

  it('ruling 46: growth and salaries are taken in full: nobody may take less or stop early', () => {
    const game = table({
      at: 'salaries',
      seats: { [GREEN]: { buildings: ['market*', 'guild*', 'docks*'], status: { F: 2 } } },
    });
    expect(new Set(game.moves(GREEN).map(({ type }) => type))).toEqual(new Set(['return']));
    game.play(GREEN, back('guild'));
    expect(game.asked()).toBe('returns 0');
    expect(game.refused(GREEN, PASS)).toBe('not-asked-now');
    expect(game.refused(GREEN, back('guild'))).toBe('no-disc-there');
    game.play(GREEN, back('docks'));
    expect(game.asked()).toBe('turn 0');
  });

  it('ruling 30: one phase after the other for all, or by choice the first three of each player in a row', () => {
    const situation = { round: 3, at: 'round-end', seats: { [VIOLET]: { buildings: ['market*'] } } } as const;
    const usual = table(situation);
    expect([usual.state.round, usual.asked(), usual.opening]).toEqual([
      4,
      'build 1',
      { round: 1, crown: '+violet -green' },
    ]);
    expect(usual.play(VIOLET, build('workshop'))).toEqual({
      ...{ 'violet buildings': '+workshop', 'supply of workshop': -1, 'violet I': 2 },
    });
    const row = table({ ...situation, phases: 'in-a-row' });
    expect([row.asked(), row.opening]).toEqual(['build 1', { round: 1, crown: '+violet -green' }]);
    expect(row.play(VIOLET, build('shipyard'))).toEqual({
      ...{ 'violet buildings': '+shipyard', 'supply of shipyard': -1, 'violet C': 1 },
      // Two discs of growth and one of salaries.
      ...{ 'violet harbour': 3, 'violet supply': -2, 'violet activated': '-market' },
    });
    expect(row.asked()).toBe('build 2');
    for (const seat of [WHITE, GREEN]) row.play(seat, build('market'));
    expect(row.asked()).toBe('turn 1');
  });

  it('ruling 47: round 7 is whole: a seventh tile, growth, salaries, actions and discards, then the score', () => {
    const tiles = ['market*', 'market', 'bank', 'bank', 'guild', 'docks'];
    const game = table({
      players: 2,
      round: 6,
      at: 'round-end',
      open: ['far-east'],
      seats: { [GREEN]: { buildings: tiles, cards: ['far-east-5'] }, [VIOLET]: { harbour: 0 } },
    });
    game.play(VIOLET, build('market'));
    expect(game.play(GREEN, build('shipyard'))).toEqual({
      ...{ 'green buildings': '+shipyard', 'supply of shipyard': -1, 'green C': 1 },
      ...{ 'green harbour': 3, 'green supply': -2, 'green activated': '-market' },
      ...{ 'violet harbour': 2, 'violet supply': -2 },
    });
    game.play(VIOLET, PASS);
    game.play(GREEN, draw('market', 'europe'));
    game.play(GREEN, DONE);
    game.play(GREEN, PASS);
    expect(game.score(GREEN)['cards']).toBe(3);
    expect(game.play(GREEN, discard('far-east-5'))).toEqual({
      ...{ 'green cards': '-far-east-5', 'stack far-east': '+far-east-5', ended: 1 },
    });
    expect([game.asked(), game.score(GREEN)['cards']]).toEqual(['over', 0]);
    expect(sum(game.score(GREEN))).toBe(SMALL.game.outcome(game.state)?.seats[GREEN]?.points);
  });
});
