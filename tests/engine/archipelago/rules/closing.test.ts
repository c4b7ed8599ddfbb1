import { describe, expect, it } from 'vitest';
import type { Move } from '#engine/archipelago/moves.ts';
import { defined } from '#engine/kernel/defined.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { closingOf } from '../../contract/closing.ts';
import { citizen, SMALL_GAME, table, type Table } from '../table.ts';
import { game } from '../twin.ts';

const closing = ({ state }: Table, seat: number): Move | undefined => closingOf(SMALL_GAME, state, seat);

/** Phase 5 on one island, with nobody at sea and no card on the table. */
function island(more: Parameters<typeof table>[0] = {}): Table {
  return table({ players: 2, map: [['meadow', 'N']], units: [citizen(0, 'meadow'), citizen(1, 'meadow')], ...more });
}

describe('a step or round the rules leave nothing in (ruling I)', () => {
  it('ruling I: a round closes by itself once its disc is played and no card, port or market is open', () => {
    const game = island({ discs: [2, 2] });
    expect(closing(game, 0)).toBeUndefined();
    game.act(0, 'taxes');
    expect(closing(game, 0)).toEqual({ type: 'end-round' });
    expect(closing(game, 1)).toBeUndefined();
  });

  it('ruling I: a card or market that could be used by rule keeps it open, whatever its price', () => {
    const units = [citizen(0, 'meadow', { place: 'market' }), citizen(1, 'meadow')];
    const market = island({ discs: [2, 2], units });
    market.act(0, 'taxes');
    expect(market.screen(0).florins).toBeGreaterThan(0);
    expect(closing(market, 0)).toBeUndefined();
    const poor = island({ discs: [2, 2], units, screens: [{ florins: 0 }] });
    poor.act(0, 'exploration');
    for (const type of ['take-hex', 'discard-hex'] as const) poor.play(0, { type });
    expect(poor.moves(0)).toEqual([{ type: 'end-round' }]);
    expect(closing(poor, 0)).toBeUndefined();
  });

  it('ruling I: a round in which nothing was done stays open as long as its player has a disc', () => {
    const alone = (laid: Table) =>
      SMALL_GAME.closing?.(SMALL_GAME.view(laid.state, 'public'), 0, [{ type: 'end-round' }]);
    const laid = island({ discs: [1, 1] });
    expect(alone(laid)).toBeUndefined();
    laid.state.wheel.push({ action: 'taxes', seat: 0 });
    expect(alone(laid)).toEqual({ type: 'end-round' });
  });

  it('ruling I: a step closes with its last choice, and not while another is left', () => {
    const map = [
      ['meadow', 'N'],
      ['grove', 'NE'],
    ] as const;
    const one = island({ map, units: [citizen(0, 'meadow'), citizen(0, 'grove'), citizen(1, 'meadow')] });
    one.act(0, 'migration');
    for (const moved of ['none', 'one']) {
      expect([moved, closing(one, 0)]).toEqual([moved, undefined]);
      one.play(0, defined(one.moves(0).find(({ type }) => type === 'migrate')));
    }
    expect(closing(one, 0)).toEqual({ type: 'done' });
  });

  it('ruling I: in random games whatever closes by itself is the one move everybody sees', () => {
    const closed = { done: 0, 'end-round': 0 };
    for (let index = 0; index < 12; index++) {
      const rng = streamOf(`closing ${index}`);
      const options = { players: 2 + (index % 4), length: 'short' as const, variants: [] };
      const state = game.setup(options, `closing ${index}`, () => undefined);
      for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
        for (const seat of seats) {
          const move = closingOf(game, state, seat);
          if (move === undefined) continue;
          expect(game.secret(state)).toBe(false);
          expect(game.publicMoves(game.view(state, 'public'), seat)).toEqual([move]);
          expect(game.legalMoves(state, seat)).toEqual([move]);
          expect(Object.keys(closed)).toContain(move.type);
          if (move.type === 'done' || move.type === 'end-round') closed[move.type]++;
        }
        const seat = elementAt(seats, pick(rng, seats.length));
        const legal = game.legalMoves(state, seat);
        game.apply(state, seat, elementAt(legal, pick(rng, legal.length)), () => undefined);
      }
    }
    expect(closed.done).toBeGreaterThan(20);
    expect(closed['end-round']).toBeGreaterThan(20);
  });
});
