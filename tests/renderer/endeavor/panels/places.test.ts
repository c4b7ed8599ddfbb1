import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import type { Player, View } from '#engine/endeavor/state.ts';
import { cardKinds, layBuildings, layCards } from '#renderer/games/endeavor/panels/board/places.ts';
import { playedGame } from '../played.ts';

/** A table where the first seat has this, and nothing else is known. */
function tableWith(own: Partial<Player>): { view: View; pack: typeof BASE_PACK } {
  const { state } = playedGame(3)[0] ?? { state: undefined };
  if (state === undefined) throw new Error('no game was played');
  const { rng: _, ...view } = state;
  return {
    view: { ...view, players: view.players.map((player, seat) => (seat === 0 ? { ...player, ...own } : player)) },
    pack: BASE_PACK,
  };
}

const status = (politics: number) => ({ industry: 0, culture: 0, finance: 0, politics });

describe('card places', () => {
  it('are empty at first, as many open as the card limit says', () => {
    const laid = layCards(tableWith({ status: status(2) }), 0);
    expect(laid.governor).toBeUndefined();
    expect(laid.normal.map(({ card, open }) => [card, open])).toEqual([
      [undefined, true],
      [undefined, true],
      [undefined, false],
      [undefined, false],
      [undefined, false],
    ]);
  });

  it('one governor lies in its own place, a second one in a normal place', () => {
    const cards = ['india-1', 'africa-governor', 'india-governor'];
    const laid = layCards(tableWith({ cards, status: status(4) }), 0);
    expect(laid.governor).toBe('africa-governor');
    expect(laid.normal.flatMap(({ card }) => card ?? [])).toEqual(['india-1', 'india-governor']);
    expect(laid.beside).toEqual([]);
  });

  it('what finds no place lies beside, and what is turned face down apart', () => {
    const cards = ['europe-0', 'europe-1', 'india-1', 'india-2', 'africa-1', 'africa-2', 'caribbean-1'];
    const laid = layCards(tableWith({ cards, faceDown: ['slavery-0'], status: status(10) }), 0);
    expect(laid.normal.map(({ card }) => card)).toEqual(cards.slice(0, 5));
    expect(laid.beside).toEqual(['africa-2', 'caribbean-1']);
    expect(laid.faceDown).toEqual(['slavery-0']);
  });

  it('a slavery card opens one more place', () => {
    const table = tableWith({ cards: ['slavery-0', 'india-1'], status: status(0) });
    expect(layCards(table, 0).normal.filter(({ open }) => open)).toHaveLength(2);
    expect(cardKinds(table, 0)).toEqual({ used: 2, most: 2, governors: 0, slavery: 1, faceDown: 0 });
  });

  it('are none of a seat that nobody has', () => {
    expect(layCards(tableWith({}), 7).normal).toHaveLength(5);
    expect(cardKinds(tableWith({}), 7)).toEqual({ used: 0, most: 0, governors: 0, slavery: 0, faceDown: 0 });
  });
});

describe('building places', () => {
  it('are eight: what was built in its order, then one for each round to come', () => {
    const buildings = ['colonial-house', 'market', 'market'].map((building) => ({
      building,
      disc: building === 'market',
    }));
    const places = layBuildings(tableWith({ buildings }), 0);
    expect(places).toHaveLength(8);
    expect(places.slice(0, 3).map((held) => held?.building)).toEqual(['colonial-house', 'market', 'market']);
    expect(places.slice(3).every((held) => held === null)).toBe(true);
  });
});
