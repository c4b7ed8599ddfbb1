/** What the log tells: all there is to know, and each thing as it happens. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { Situation } from './situation.ts';
import { retelling, shownIn, type Retold } from './retold.ts';
import {
  attack,
  back,
  BLACK,
  DONE,
  draw,
  GREEN,
  idle,
  neutral,
  occupy,
  PASS,
  pay,
  playedWith,
  ship,
  SMALL,
  table,
  VIOLET,
  WHITE,
} from './table.ts';

/** Lists whose order says nothing, sorted; cards that the abolition takes off a stack left out. */
function sorted(told: Retold): Retold {
  const out = told.out.filter((card) => !card.startsWith('slavery'));
  const players = told.players.map((player) => ({
    ...player,
    activated: player.activated.toSorted(),
    tokens: player.tokens.toSorted(),
  }));
  return { ...told, out, opened: told.opened.toSorted(), players };
}

describe.each([
  ['base', playedWith(BASE_PACK)],
  ['small', SMALL],
] as const)('the log of games of the %s pack', (name, { box, game }) => {
  it.each([2, 3, 4, 5])('tells all of a game of %i, move by move', (players) => {
    for (let index = 0; index < 6; index++) {
      const seed = `told ${name} ${players}/${index}`;
      const rng = streamOf(seed);
      const { told, tell } = retelling(box, players);
      const state = game.setup({ players, phases: 'one-by-one' }, seed, tell);
      for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
        const seat = elementAt(seats, 0);
        const legal = game.legalMoves(state, seat);
        game.apply(state, seat, elementAt(legal, pick(rng, legal.length)), tell);
        expect(sorted(told)).toEqual(sorted(shownIn(box, state)));
      }
      expect(told.ended).toBe(true);
    }
  });
});

/** The events of a move. */
const told = (situation: Situation, seat: number, move: Move) => {
  const game = table(situation);
  const from = game.log.length;
  game.play(seat, move);
  return game.log.slice(from);
};

describe('a move is told', () => {
  const seats = { [GREEN]: { harbour: 9, buildings: ['market', 'shipyard', 'docks', 'barracks', 'guild*', 'museum'] } };
  const situation = { round: 6, seats, cities: { rome: WHITE } };
  const by = (building: string) => ({ type: 'activated', seat: GREEN, building });

  it('by what it is done with, then what it does, then what it brings', () => {
    expect(told(situation, GREEN, idle('market'))).toEqual([
      by('market'),
      { type: 'idled', seat: GREEN, building: 'market' },
    ]);
    expect(told({ ...situation, tokens: { 'africa 1': 'finance' } }, GREEN, ship('shipyard', 'africa'))).toEqual([
      by('shipyard'),
      { type: 'shipped', seat: GREEN, region: 'africa', beside: false },
      { type: 'token', seat: GREEN, token: 'finance', from: 'berth', at: 'africa' },
      { type: 'status', seat: GREEN, track: 'finance', before: 0, after: 1 },
    ]);
    expect(told({ ...situation, tokens: { london: 'attack' } }, GREEN, occupy('colonial-house', 'london'))).toEqual([
      by('colonial-house'),
      { type: 'occupied', seat: GREEN, city: 'london' },
      { type: 'token', seat: GREEN, token: 'attack', from: 'city', at: 'london' },
    ]);
    expect(told(situation, GREEN, attack('barracks', 'rome'))).toEqual([
      by('barracks'),
      { type: 'attacked', seat: GREEN, city: 'rome', from: WHITE },
    ]);
    expect(told(situation, GREEN, pay('museum', 'guild'))).toEqual([
      by('museum'),
      { type: 'paid', seat: GREEN, building: 'guild' },
    ]);
    expect(told(situation, GREEN, draw('market', 'europe'))).toEqual([
      by('market'),
      { type: 'drew', seat: GREEN, card: 'europe-0' },
      { type: 'status', seat: GREEN, track: 'finance', before: 0, after: 1 },
    ]);
  });

  it("a route by its name, a token that is spent, a pass of one's own", () => {
    const route = { seats: { [GREEN]: { tokens: { 'occupy-draw': 1 } } }, cities: { london: GREEN } };
    const tokens = { paris: 'ship-token', 'london-paris': 'pay-token' };
    expect(told({ ...route, tokens }, GREEN, occupy('occupy-draw', 'paris'))).toEqual([
      { type: 'spent', seat: GREEN, token: 'occupy-draw' },
      { type: 'occupied', seat: GREEN, city: 'paris' },
      { type: 'token', seat: GREEN, token: 'ship-token', from: 'city', at: 'paris' },
      { type: 'token', seat: GREEN, token: 'pay-token', from: 'route', at: 'london-paris' },
    ]);
    expect(told(route, GREEN, PASS)).toEqual([{ type: 'passed', seat: GREEN, forced: false }]);
  });

  it('salaries in the order the tiles were built, chosen ones one by one', () => {
    const all = table({ at: 'salaries', seats: { [GREEN]: { status: { F: 2 }, buildings: ['guild*', 'market*'] } } });
    expect(all.log).toEqual([{ type: 'salaries', seat: GREEN, discs: 2, buildings: ['guild', 'market'] }]);
    const some = { status: { F: 0 }, buildings: ['guild*', 'market*'] };
    expect(told({ at: 'salaries', seats: { [GREEN]: some } }, GREEN, back('market'))).toEqual([
      { type: 'salaries', seat: GREEN, discs: 1, buildings: ['market'] },
    ]);
  });

  it('discards with where the card goes', () => {
    const cards = ['far-east-1', 'far-east-governor', 'india-governor', 'slavery-0', 'slavery-1', 'slavery-2'];
    const game = table({ open: ['far-east', 'india'], seats: { [GREEN]: { cards, status: { P: 2 } } } });
    game.play(GREEN, PASS);
    for (const card of ['india-governor', 'far-east-1', 'slavery-2']) game.play(GREEN, { type: 'discard', card });
    expect(game.log.filter(({ type }) => type === 'discarded')).toEqual([
      { type: 'discarded', seat: GREEN, card: 'india-governor', to: 'box' },
      { type: 'discarded', seat: GREEN, card: 'far-east-1', to: 'stack' },
      { type: 'discarded', seat: GREEN, card: 'slavery-2', to: 'face-down' },
    ]);
  });

  it('what is dropped, by whom; the abolition by whoever drew it', () => {
    const game = table({ seats: { [GREEN]: { buildings: ['cartographer'] } } });
    game.play(GREEN, ship('cartographer', 'africa'));
    game.play(GREEN, DONE);
    expect(game.log.at(-1)).toEqual({ type: 'dropped', seat: GREEN });
    const cities = { london: GREEN, paris: GREEN, lisbon: GREEN, rome: GREEN, algiers: GREEN };
    const holders = { [VIOLET]: { cards: ['slavery-1', 'slavery-0'] }, [GREEN]: { buildings: ['market'] } };
    const events = told({ cities, tops: { europe: 5 }, seats: holders }, GREEN, draw('market', 'europe'));
    expect(events.slice(3)).toEqual([
      { type: 'abolition', seat: GREEN },
      { type: 'turned-down', seat: VIOLET, cards: ['slavery-1', 'slavery-0'] },
      { type: 'status', seat: VIOLET, track: 'industry', before: 3, after: 1 },
      { type: 'status', seat: VIOLET, track: 'finance', before: 1, after: 0 },
      { type: 'status', seat: VIOLET, track: 'industry', before: 1, after: 0 },
    ]);
  });

  it('what the neutral colour does, and for whom it was done', () => {
    const game = table({
      players: 2,
      cities: { london: 2 },
      tokens: { 'africa 2': 'attack', paris: 'finance', 'london-paris': 'politics' },
      seats: { [GREEN]: { harbour: 9, buildings: ['shipyard', 'market'] }, [VIOLET]: { harbour: 0 } },
    });
    game.play(GREEN, ship('shipyard', 'africa'));
    game.play(GREEN, neutral('africa'));
    game.play(GREEN, occupy('colonial-house', 'rome'));
    game.play(GREEN, neutral('paris'));
    game.play(GREEN, draw('market', 'europe'));
    game.play(GREEN, neutral('slavery'));
    expect(game.log.filter(({ type }) => type.startsWith('neutral'))).toEqual([
      { type: 'neutral-shipped', seat: GREEN, region: 'africa', beside: false },
      { type: 'neutral-token', token: 'attack', from: 'berth', at: 'africa' },
      { type: 'neutral-occupied', seat: GREEN, city: 'paris' },
      { type: 'neutral-token', token: 'finance', from: 'city', at: 'paris' },
      { type: 'neutral-token', token: 'politics', from: 'route', at: 'london-paris' },
      { type: 'neutral-drew', seat: GREEN, card: 'slavery-0' },
    ]);
  });

  it('rounds with their first player, and the end once', () => {
    const game = table({ players: 4, first: BLACK, round: 6, at: 'round-end' });
    expect(game.log).toEqual([{ type: 'round', round: 7, first: GREEN }]);
    const over = table({ players: 4, round: 7, at: 'round-end' });
    expect(over.log).toEqual([{ type: 'ended' }]);
  });

  it('the moves of a turn are listed source by source, the pass last', () => {
    const game = table({ seats: { [GREEN]: { buildings: ['market'], tokens: { 'ship-token': 1 } } } });
    const listed = game.moves(GREEN);
    expect(listed.at(-1)).toEqual(PASS);
    expect(listed.map((move) => ('by' in move ? `${move.type} ${move.by}` : move.type))).toEqual([
      ...Array<string>(5).fill('occupy colonial-house'),
      ...['draw market', 'draw market'],
      ...Array<string>(5).fill('ship ship-token'),
      ...['idle colonial-house', 'idle market', 'pass'],
    ]);
  });
});
