import { describe, expect, it } from 'vitest';
import type { Situation } from '../situation.ts';
import { objectiveDeck } from '#engine/archipelago/box.ts';
import type { Event } from '#engine/archipelago/events.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { eventsFor, type Emitted } from '#engine/kernel/events.ts';
import { everybodyDiscovers, firstTurn } from '../first-turn.ts';
import { eventsOf, SMALL_BOX, SMALL_GAME, type Table } from '../table.ts';

const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Turn 0 is played; whoever has objectives holds them in hand. */
function dealt(players: 2 | 3 | 4 | 5, more: Situation): Table {
  const game = firstTurn(players, more);
  everybodyDiscovers(game);
  return game;
}

describe('no-secrets (p. 16)', () => {
  it.each([2, 3, 4, 5] as const)('p. 16: %i players, so many objectives lie open; nobody holds any', (players) => {
    for (const seed of SEEDS) {
      const { state, log } = dealt(players, { variants: ['no-secrets'], seed });
      expect([state.common.length, new Set(state.common).size]).toEqual([players, players]);
      expect(state.common.filter((id) => id === 'S7' || id === 'S10')).toEqual([]);
      expect(state.objectives.flat()).toEqual([]);
      expect(eventsOf(log, 'common-objectives')).toEqual([{ type: 'common-objectives', objectives: state.common }]);
    }
  });

  it('p. 16: no trend lies there, nobody has anything to read, and turn 1 begins', () => {
    const { state, log } = dealt(3, { variants: ['no-secrets'] });
    expect(state).toMatchObject({ trends: [], turn: 1, phase: 'order' });
    expect([...eventsOf(log, 'trend'), ...eventsOf(log, 'objectives')]).toEqual([]);
    expect(SMALL_GAME.view(state, 'public').common).toEqual(state.common);
  });

  it('p. 16: an open objective ends the game and ranks everybody; one that stayed in the deck does neither', () => {
    const ends = SEEDS.map((seed) => {
      const { state } = dealt(3, { variants: ['no-secrets'], seed, piles: [2, 1, 8] });
      expect(state.met.map(({ objective }) => objective)).toEqual(state.common.includes('S1') ? ['S1'] : []);
      for (const { params } of SMALL_GAME.score(state)) expect(state.common).toContain(params['id']);
      return state.met.length;
    });
    expect(new Set(ends)).toEqual(new Set([0, 1]));
  });
});

describe('more-spice (p. 16)', () => {
  it.each([
    [2, 3, 2],
    [3, 2, 1],
    [5, 2, 1],
  ] as const)('ruling C: %i players draw %i objectives each and play with %i', (players, drawn, kept) => {
    const game = dealt(players, { variants: ['more-spice'] });
    expect(game.state.objectives.map((held) => held.length)).toEqual(Array.from({ length: players }, () => drawn));
    expect(new Set(game.state.objectives.flat()).size).toBe(players * drawn);
    for (const seat of game.deciders()) {
      const [objective = ''] = elementAt(game.state.objectives, seat);
      game.play(seat, { type: 'discard-objective', objective });
      expect(game.state.discarded[seat]).toEqual([objective]);
      expect(game.state.objectives[seat]).not.toContain(objective);
    }
    expect(game.state.objectives.map((held) => held.length)).toEqual(Array.from({ length: players }, () => kept));
    expect([game.state.turn, game.state.phase]).toEqual([1, 'order']);
  });

  it('ruling H: they are drawn where one is, after the first regions and the trend', () => {
    const before = firstTurn(3, { variants: ['more-spice'] });
    expect(before.state.objectives).toEqual([[], [], []]);
    const { log } = dealt(3, { variants: ['more-spice'] });
    const drawn = log.map(({ type }) => type).filter((type) => ['region', 'trend', 'objectives'].includes(type));
    expect(drawn).toEqual(['region', 'region', 'region', 'trend', 'objectives', 'objectives', 'objectives']);
  });

  it('ruling C: everybody must put one back, and only one that he holds', () => {
    const game = dealt(3, { variants: ['more-spice'] });
    const [other = ''] = elementAt(game.state.objectives, 1);
    expect(game.refused(0, { type: 'look' })).toBe('not-asked-now');
    const refusal = SMALL_GAME.refusal(game.state, 0, { type: 'discard-objective', objective: other });
    expect(refusal).toMatchObject({ code: 'objective-not-held', public: false });
    const [first = ''] = elementAt(game.state.objectives, 0);
    game.play(0, { type: 'discard-objective', objective: first });
    expect([game.deciders(), game.refused(0, { type: 'discard-objective', objective: first })]).toEqual([
      [1, 2],
      'not-your-decision',
    ]);
    const plain = dealt(3, {});
    expect(plain.refused(0, { type: 'discard-objective', objective: 'S1' })).toBe('not-asked-now');
  });

  it('ruling C: which one went back is the secret of its owner', () => {
    const { state } = dealt(4, { variants: ['more-spice'] });
    expect(SMALL_GAME.secret(state)).toBe(true);
    const [objective = ''] = elementAt(state.objectives, 0);
    const open = (seat: number) => SMALL_GAME.publicMoves(SMALL_GAME.view(state, 'public'), seat);
    expect(open(0)).toEqual(open(1));
    expect(open(0)).toHaveLength(objectiveDeck(SMALL_BOX, state.options).length);
    const log: Emitted<Event>[] = [];
    SMALL_GAME.apply(state, 0, { type: 'discard-objective', objective }, (event, audience) =>
      log.push({ event, audience }),
    );
    const told = (objectiveTold: string | null) => [{ type: 'objective-discarded', seat: 0, objective: objectiveTold }];
    expect(eventsFor(log, 0)).toEqual(told(objective));
    expect(eventsFor(log, 1)).toEqual(told(null));
    expect(eventsFor(log, 'public')).toEqual(told(null));
    expect(SMALL_GAME.view(state, 0).own?.discarded).toEqual([objective]);
    for (const viewer of ['public', 1] as const) {
      expect(JSON.stringify(SMALL_GAME.view(state, viewer))).not.toContain(`"${objective}"`);
    }
  });

  it('ruling D: a condition met in turn 0 counts once all have chosen, and only for who has kept the card', () => {
    let [kept, putBack] = [0, 0];
    for (const seed of SEEDS) {
      for (const keep of [true, false]) {
        const game = dealt(4, { variants: ['more-spice'], seed, piles: [2, 2, 8] });
        const holder = game.state.objectives.findIndex((held) => held.includes('S1'));
        for (const seat of game.deciders()) {
          expect([game.state.met, game.state.crossed]).toEqual([[], []]);
          const objective = elementAt(game.state.objectives, seat).find((id) => (id === 'S1') !== keep);
          game.play(seat, {
            type: 'discard-objective',
            objective: objective ?? elementAt(elementAt(game.state.objectives, seat), 0),
          });
        }
        expect(game.state.crossed).toEqual(['S1']);
        expect(game.state.met).toEqual(holder >= 0 && keep ? [{ objective: 'S1', seats: [holder] }] : []);
        if (holder >= 0) [kept, putBack] = keep ? [kept + 1, putBack] : [kept, putBack + 1];
      }
    }
    expect([kept, putBack].every((times) => times > 0)).toBe(true);
  });

  it('ruling D: what was put back neither ends the game nor is scored', () => {
    const game = dealt(2, { variants: ['more-spice'] });
    for (const seat of game.deciders()) game.play(seat, elementAt(game.moves(seat), 0));
    const scored = SMALL_GAME.score(game.state).map(({ params }) => params['id']);
    for (const id of game.state.discarded.flat()) expect(scored).not.toContain(id);
    for (const id of game.state.objectives.flat()) expect(scored).toContain(id);
  });
});
