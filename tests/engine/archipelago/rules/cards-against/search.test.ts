import { describe, expect, it } from 'vitest';
import { gameFlow } from '#engine/archipelago/flow.ts';
import { startSearch } from '#engine/archipelago/rules/cards/search.ts';
import { citizens, eventsOf, SMALL_BOX, SMALL_GAME, table, type Table } from '../../table.ts';
import type { Situation } from '../../situation.ts';
import { checkSecrets, refusedInPublic } from './against.ts';

/** Two characters and three progress cards with quiet backs, for the top of the deck. */
const TOP = ['recruiter', 'sawmill', 'cathedral', 'barbarian', 'amphitheater'];
const ROW = ['spy', 'pirate', 'merchant', 'pope', 'exporter'];

/** The first player has just used the Researcher, or another card that searches. */
function searching(more: Situation = {}, wanted: 'character' | 'progress' = 'progress', count = 5): Table {
  const game = table({ deck: [...TOP, 'quiet'], row: ROW, screens: [{ florins: 9 }], ...more });
  startSearch({ box: SMALL_BOX, state: game.state, seat: 0, emit: (event) => game.log.push(event) }, wanted, count);
  gameFlow.settle(SMALL_BOX, game.state, () => undefined);
  checkSecrets(game.state);
  return game;
}

const take = (card: string) => ({ type: 'take-card', card }) as const;

describe('Researcher and Head-hunter (p. 14 and 17)', () => {
  it('p. 17: the top five cards are turned up for everybody, with the back that then lies on top', () => {
    const game = searching({ deck: [...TOP, 'wood'] });
    const [event] = eventsOf(game.log, 'cards-searched');
    expect(event).toMatchObject({ seat: 0, cards: TOP, barrier: 'card-drawn' });
    expect(event?.back?.domestic).toEqual({ kind: 'crisis', resource: 'wood', amount: 2, red: false });
    const { frames } = SMALL_GAME.view(game.state, 'public');
    expect(frames.at(-1)).toEqual({ kind: 'search', seat: 0, wanted: 'progress', cards: TOP });
  });

  it('ruling 93: one card of the kind, at the lowest of its three prices, to the bank; the rest is discarded', () => {
    const game = searching();
    const bank = game.state.bank.florins;
    const events = game.play(0, take('sawmill'));
    expect([game.screen(0).florins, game.state.bank.florins]).toEqual([6, bank + 3]);
    expect(game.state.cards).toEqual([{ card: 'sawmill', owner: 0, engaged: false, built: false, since: 2, by: -1 }]);
    expect(game.state.inPlay.progress).toBe(1);
    expect(events).toEqual([
      { type: 'card-found', seat: 0, card: 'sawmill', price: 3 },
      { type: 'cards-discarded', cards: ['recruiter', 'cathedral', 'barbarian', 'amphitheater'] },
    ]);
    expect(game.state.evolution.discards).toEqual(['recruiter', 'cathedral', 'barbarian', 'amphitheater']);
    expect(game.frame()).toBe('round');
  });

  it('ruling 93: who has the lowest of the three prices and no more may buy', () => {
    const game = searching({ screens: [{ florins: 3 }] });
    expect(game.moves(0)).toEqual([...['sawmill', 'cathedral', 'amphitheater'].map(take), { type: 'done' }]);
    game.play(0, take('cathedral'));
    expect([game.screen(0).florins, game.state.cards[0]?.card]).toEqual([0, 'cathedral']);
  });

  it('ruling 93: no card is turned on the track and none is laid there', () => {
    const game = searching();
    const { row } = structuredClone(game.state.evolution);
    game.play(0, take('cathedral'));
    expect(game.state.evolution.row).toEqual(row);
  });

  it('p. 17: the Researcher finds progress cards, the Head-hunter characters', () => {
    const researcher = searching();
    expect(researcher.moves(0)).toEqual([...['sawmill', 'cathedral', 'amphitheater'].map(take), { type: 'done' }]);
    expect(researcher.refused(0, take('recruiter'))).toBe('card-of-other-kind');
    expect(researcher.refused(0, take('pope'))).toBe('card-not-turned-up');
    const hunter = searching({}, 'character');
    expect(hunter.moves(0)).toEqual([take('recruiter'), take('barbarian'), { type: 'done' }]);
    hunter.play(0, take('barbarian'));
    expect(hunter.state.inPlay.character).toBe(1);
  });

  it('p. 14: buying is not a must, and none is bought on credit, which nobody else is told', () => {
    const game = searching({ screens: [{ florins: 2 }] });
    expect(game.moves(0)).toEqual([{ type: 'done' }]);
    expect(game.refused(0, take('sawmill'))).toBe('too-few-florins');
    expect(refusedInPublic(game, 0, take('sawmill'))).toBe(false);
    game.done(0);
    expect([game.state.cards, game.screen(0).florins]).toEqual([[], 2]);
    expect(game.state.evolution.discards).toEqual(TOP);
  });
});

describe('red zones under the Researcher and the Head-hunter (p. 17)', () => {
  const lying: Situation = { map: [['meadow', 'N']], units: [citizens(0, 3, 'meadow')] };

  it('ruling 94: the zones of the cards turned up do nothing, bought or not', () => {
    const game = searching({
      ...lying,
      deck: ['red-wood', 'red-fish', 'red-towns', 'red-temples', 'red-wood', 'quiet'],
    });
    game.done(0);
    expect([eventsOf(game.log, 'crisis'), game.markers(), game.frame()]).toEqual([[], [], 'round']);
  });

  it('ruling 94: a red zone on the card then on top is resolved before the round goes on', () => {
    const game = searching({ ...lying, deck: [...TOP, 'red-wood'], order: [0, 2, 1, 3] });
    expect(eventsOf(game.log, 'crisis')).toEqual([]);
    game.play(0, take('sawmill'));
    expect(eventsOf(game.log, 'crisis')).toMatchObject([{ half: 'domestic', resource: 'wood', amount: 2, lying: 3 }]);
    expect(game.frame()).toBe('domestic-crisis');
    for (const seat of [0, 2, 1, 3]) game.done(seat);
    expect(game.markers()).toEqual(['rebellion 0>3 rebels']);
    expect([game.frame(), game.deciders()]).toEqual(['round', [0]]);
  });

  it('ruling 94: what is not red on that card waits for phase 4', () => {
    const game = searching({ ...lying, deck: [...TOP, 'both'] });
    game.done(0);
    expect([eventsOf(game.log, 'crisis'), game.frame()]).toEqual([[], 'round']);
  });
});

describe('a short deck under the Researcher', () => {
  it('ruling 112: an exhausted deck is made of the discards again, in the middle of the search too', () => {
    const game = searching({ deck: ['sawmill', 'recruiter'], rest: 'discards' });
    expect(eventsOf(game.log, 'reshuffled')).toMatchObject([{ what: 'evolution' }]);
    const [event] = eventsOf(game.log, 'cards-searched');
    expect(event?.cards.slice(0, 2)).toEqual(['sawmill', 'recruiter']);
    expect(event?.cards).toHaveLength(5);
    expect(event?.back).not.toBeNull();
  });

  it('ruling 112: it is made again as soon as its last card is turned up, so that a back lies on top', () => {
    const game = searching({ deck: TOP, rest: 'discards' });
    const [event] = eventsOf(game.log, 'cards-searched');
    expect(event?.cards).toEqual(TOP);
    expect(event?.back).not.toBeNull();
  });

  it('ruling 112: where there are fewer cards, those are turned up, and what is left of them is the new deck', () => {
    const game = searching({ deck: [...TOP.slice(0, 3)] }, 'progress', 48);
    const [event] = eventsOf(game.log, 'cards-searched');
    expect([event?.cards.length, event?.back]).toEqual([43, null]);
    game.play(0, take('sawmill'));
    expect(eventsOf(game.log, 'reshuffled')).toHaveLength(1);
    expect([game.state.evolution.deck.length, game.state.evolution.discards]).toEqual([42, []]);
  });
});
