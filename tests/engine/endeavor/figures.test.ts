/** Figures that windows and bots ask for besides the rules, and the lines of the score sheet. */
import { describe, expect, it } from 'vitest';
import { leaderOn, majorityOf, wouldGovern } from '#engine/endeavor/figures/governor.ts';
import { phaseOf } from '#engine/endeavor/figures/phase.ts';
import { discsIn, isOpen, isPresent } from '#engine/endeavor/figures/presence.ts';
import { routesOf } from '#engine/endeavor/figures/routes.ts';
import { seatsFrom } from '#engine/kernel/seat.ts';
import { gloryOf } from '#engine/endeavor/figures/glory.ts';
import { summaryOf } from '#engine/endeavor/view/summary.ts';
import { thumbnailOf } from '#engine/endeavor/view/thumbnail.ts';
import { BLACK, build, GREEN, PASS, ship, SMALL, table, VIOLET, WHITE } from './table.ts';

const { box } = SMALL;
const region = (id: string): number => box.regionAt.get(id) ?? -1;

describe('the governor', () => {
  it('goes to most discs, in a tie to the latest of the tied', () => {
    expect(majorityOf([])).toBeUndefined();
    expect(majorityOf([GREEN])).toBe(GREEN);
    expect(majorityOf([GREEN, VIOLET])).toBe(VIOLET);
    expect(majorityOf([GREEN, VIOLET, GREEN, VIOLET, WHITE])).toBe(VIOLET);
    expect(majorityOf([GREEN, GREEN, GREEN, VIOLET, VIOLET])).toBe(GREEN);
  });

  it('would go to whoever leads once the free spaces are filled', () => {
    const { state } = table({ ships: { africa: [GREEN, GREEN, VIOLET, GREEN], india: [GREEN, VIOLET] } });
    const would = (id: string, colour: number) => wouldGovern(box, state, region(id), colour);
    expect([would('africa', VIOLET), would('africa', WHITE), would('africa', GREEN)]).toEqual([VIOLET, GREEN, GREEN]);
    expect([would('far-east', WHITE), would('india', WHITE), would('europe', WHITE)]).toEqual([
      WHITE,
      undefined,
      undefined,
    ]);
    expect([leaderOn(state, region('africa')), leaderOn(state, region('far-east'))]).toEqual([GREEN, undefined]);
  });
});

describe('places', () => {
  it('a region is open with a full track, Europe always; presence counts track, cities, and discs beside', () => {
    const { state } = table({
      ships: { india: [GREEN, GREEN, VIOLET], 'far-east': [WHITE, WHITE, WHITE] },
      cities: { bombay: GREEN },
    });
    expect(['europe', 'india', 'far-east', 'africa'].map((id) => isOpen(box, state, region(id)))).toEqual([
      ...[true, true, false, false],
    ]);
    const discs = [GREEN, VIOLET, WHITE].map((seat) => discsIn(box, state, seat, region('india')));
    expect(discs).toEqual([3, 1, 0]);
    const present = [GREEN, VIOLET, WHITE].map((seat) => isPresent(box, state, seat, region('india')));
    expect(present).toEqual([true, true, false]);
    expect([isPresent(box, state, WHITE, region('europe')), isPresent(box, state, GREEN, region('far-east'))]).toEqual([
      ...[true, false],
    ]);
  });

  it('routes are those between two cities of one colour', () => {
    const { state } = table({ cities: { london: GREEN, paris: GREEN, lisbon: VIOLET, rome: GREEN } });
    expect(routesOf(box, state, GREEN).map(({ id }) => id)).toEqual(['london-paris', 'paris-rome']);
    expect(routesOf(box, state, VIOLET)).toEqual([]);
  });

  it('seats follow each other clockwise', () => {
    const { state } = table({ players: 4 });
    expect(seatsFrom(state, BLACK)).toEqual([BLACK, GREEN, VIOLET, WHITE]);
  });
});

describe('where a game stands', () => {
  it('its round and phase, and the chart in small', () => {
    const game = table({
      at: 'build',
      players: 2,
      seats: { [GREEN]: { buildings: ['market*', 'guild*'] }, [VIOLET]: { harbour: 9 } },
      ships: { africa: [GREEN] },
      cities: { rome: VIOLET },
    });
    const phases = [phaseOf(game.state)];
    game.play(GREEN, build('shipyard'));
    game.play(VIOLET, build('market'));
    phases.push(phaseOf(game.state));
    game.play(GREEN, { type: 'return', building: 'guild' });
    phases.push(phaseOf(game.state));
    game.play(GREEN, ship('shipyard', 'india'));
    phases.push(phaseOf(game.state));
    expect(phases).toEqual(['build', 'salaries', 'actions', 'actions']);
    expect(summaryOf(box, game.state)).toEqual({ round: 4, rounds: 7, phase: 'actions' });
    const { cities, ships } = thumbnailOf(game.state);
    expect([cities[box.cityAt.get('rome') ?? -1], ships[region('africa')]]).toEqual([VIOLET, [GREEN]]);
    expect(phaseOf(table({ round: 7, at: 'round-end' }).state)).toBe('over');
    expect(phaseOf({ frames: [{ kind: 'rounds' }, { kind: 'growth', seat: 0 }] })).toBe('growth');
  });
});

describe('the score sheet', () => {
  it('has a line for each heading of the rulebook, with what it counts', () => {
    const game = table({
      open: ['far-east', 'india'],
      cities: { london: GREEN, paris: GREEN, rome: GREEN, lisbon: WHITE },
      seats: {
        [GREEN]: {
          harbour: 7,
          buildings: ['university', 'university', 'market'],
          cards: ['far-east-5', 'far-east-governor'],
          down: ['slavery-0', 'slavery-1'],
          status: { I: 7, C: 2, F: 0, P: 3 },
        },
      },
    });
    const lines = SMALL.game.score(game.state);
    expect(lines.filter(({ seat }) => seat === GREEN)).toEqual([
      { seat: GREEN, code: 'cities', params: { cities: 3 }, points: 4 },
      { seat: GREEN, code: 'routes', params: { routes: 2 }, points: 2 },
      { seat: GREEN, code: 'industry', params: { score: 7 }, points: 7 },
      { seat: GREEN, code: 'culture', params: { score: 2 }, points: 0 },
      { seat: GREEN, code: 'finance', params: { score: 0 }, points: 0 },
      { seat: GREEN, code: 'politics', params: { score: 3 }, points: 3 },
      { seat: GREEN, code: 'cards', params: { cards: 2 }, points: 4 },
      { seat: GREEN, code: 'empty-place', params: {}, points: 3 },
      { seat: GREEN, code: 'buildings', params: { buildings: 2 }, points: 6 },
      { seat: GREEN, code: 'harbour', params: { discs: 7 }, points: 2 },
      { seat: GREEN, code: 'slavery', params: { cards: 2 }, points: -2 },
    ]);
    expect(gloryOf(box, game.state)).toEqual([29, 4, 5]);
    expect(Object.is(lines.find(({ seat, code }) => seat === VIOLET && code === 'slavery')?.points, 0)).toBe(true);
  });

  it('gives no result before the end, and then ranks with shared places', () => {
    const game = table({ seats: { [GREEN]: { harbour: 0 }, [WHITE]: { harbour: 0 } } });
    expect(SMALL.game.outcome(game.state)).toBeUndefined();
    game.play(VIOLET, PASS);
    expect(game.asked()).toBe('build 1');
    const over = table({
      players: 4,
      round: 7,
      at: 'round-end',
      seats: { [GREEN]: { harbour: 0 }, [VIOLET]: { harbour: 6 }, [WHITE]: { harbour: 6 }, [BLACK]: { harbour: 3 } },
    });
    expect(SMALL.game.outcome(over.state)).toEqual({
      code: 'counted',
      seats: [
        { won: false, place: 4, points: 3 },
        { won: true, place: 1, points: 5 },
        { won: true, place: 1, points: 5 },
        { won: false, place: 3, points: 4 },
      ],
    });
  });
});
