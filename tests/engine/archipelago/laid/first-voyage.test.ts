import { describe, expect, it, test } from 'vitest';
import { archipelago } from '#engine/archipelago/archipelago.ts';
import { cardOf, openBox, sideOf, type Box } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { FIRST_VOYAGE } from '#engine/archipelago/data/laid-tables.ts';
import { LEAST_NEIGHBOURS } from '#engine/archipelago/figures/exploration.ts';
import { emptyPlaces, fits, surroundingsOf } from '#engine/archipelago/map/regions.ts';
import { pinOf } from '#engine/archipelago/pieces/laid.ts';
import type { Event } from '#engine/archipelago/events.ts';
import type { Options, State } from '#engine/archipelago/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { withSecret } from '#engine/kernel/seed.ts';
import { checkGame } from '../../contract/check-game.ts';
import { game, reveals, surprises, twin } from '../twin.ts';

const box = openBox(BASE_PACK);
const optionsFor = (players: number): Options => ({ players, length: 'medium', variants: [], laid: 'first-voyage' });

/** Plays turn 0 at random up to the reading of the objectives. */
function opened(players: number, seed: string): { state: State; events: Event[]; sides: number[] } {
  const events: Event[] = [];
  const emit = (event: Event): void => void events.push(event);
  const state = game.setup(optionsFor(players), seed, emit);
  const rng = streamOf(`turn 0 of ${seed}`);
  const sides: number[] = [];
  while (state.frames.at(-1)?.kind !== 'objectives') {
    const seat = defined(game.deciders(state)[0]);
    const moves = game.legalMoves(state, seat);
    const choices = new Set(moves.flatMap((move) => (move.type === 'discover' ? [move.side] : [])));
    if (choices.size > 0) sides.push(choices.size);
    game.apply(state, seat, defined(moves[pick(rng, moves.length)]), emit);
  }
  return { state, events, sides };
}

/** Whether the tile finds a place on the map, whoever lays it. */
function findsPlace(of: Box, state: State, tile: string): boolean {
  return emptyPlaces(state, LEAST_NEIGHBOURS).some(({ around }) => {
    const surroundings = surroundingsOf(of, state, around);
    return sideOf(of, tile).faces.some((id) =>
      [0, 1, 2, 3, 4, 5].some((turn) => fits(sideOf(of, id), turn, surroundings)),
    );
  });
}

describe('the table laid for the first voyage', () => {
  it('lays tiles and objectives that are as they were; where they have changed, it is looked at anew and `lays` set to this', () => {
    expect(pinOf(BASE_PACK, FIRST_VOYAGE)).toBe(FIRST_VOYAGE.lays);
  });

  it('does not mind that anything else of the pack changes, nor where a value is said to come from', () => {
    const { hexes, costs } = BASE_PACK;
    const other = archipelago({
      ...BASE_PACK,
      version: BASE_PACK.version + 1,
      costs: { ...costs, temple: { ...costs.temple, florins: costs.temple.florins + 1 } },
      hexes: hexes.map((hex) => ({ ...hex, note: 'looked at again' })),
    });
    expect(other.pack).not.toBe(game.pack);
    expect(other.optionsRefusal(optionsFor(3))).toBeUndefined();
    expect(() => other.setup(optionsFor(3), 'any', () => undefined)).not.toThrow();
  });

  it('begins with tiles of two goods or more and two huts or fewer', () => {
    for (const id of FIRST_VOYAGE.hands.flat()) {
      const side = sideOf(box, id);
      expect(side.icons.length, id).toBeGreaterThanOrEqual(2);
      expect(side.huts, id).toBeLessThanOrEqual(2);
    }
  });

  it('leaves at least two sides that fit in nearly every hand of three', () => {
    const sides = Array.from({ length: 200 }, (_, index) => opened(3, `hand ${index}`).sides).flat();
    expect(sides.filter((count) => count < 2)).toEqual([]);
  });

  it.each([3, 4, 5])('goes on with tiles each of which finds a place in 95 %% of the openings of %i', (players) => {
    const [found, tries] = [Array.from({ length: FIRST_VOYAGE.inOrder }, () => 0), 200];
    for (let index = 0; index < tries; index++) {
      const { state } = opened(players, `tiles ${index}`);
      const next = state.tray.deck.slice(-FIRST_VOYAGE.inOrder).reverse();
      const left = new Set(state.tray.deck.flatMap((side) => sideOf(box, side).faces));
      expect(next).toEqual(FIRST_VOYAGE.next.filter((side) => left.has(side)).slice(0, FIRST_VOYAGE.inOrder));
      next.forEach((tile, at) => (found[at] = defined(found[at]) + Number(findsPlace(box, state, tile))));
    }
    expect(Math.min(...found) / tries).toBeGreaterThanOrEqual(0.95);
  });

  it('turns the population up, deals neither peace nor independence, and deals by chance', () => {
    const dealt = Array.from({ length: 60 }, (_, index) => opened(3, `goals ${index}`).state);
    for (const { trends, objectives, order } of dealt) {
      expect(trends).toEqual(['population']);
      expect(objectives.flat().toSorted()).toEqual(['M2', 'M3', 'M5']);
      expect(order).toEqual([2, 1, 0]);
    }
    expect(new Set(dealt.map(({ objectives }) => objectives.join())).size).toBe(6);
  });

  it('brings seven mild cards after those of the track, not the same each time', () => {
    const decks = Array.from({ length: 20 }, (_, index) => opened(3, `cards ${index}`).state.evolution.deck.slice(-7));
    for (const card of decks.flat()) {
      const { domestic, export: exports } = cardOf(box, card).back;
      expect([domestic.red, exports.red, domestic.kind]).toEqual([false, false, 'crisis']);
      expect(domestic.kind === 'crisis' && domestic.amount).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(20);
  });

  it('shows the same to everybody whatever the secret part of the seed', () => {
    const shown = ['one', 'two'].map((secret) => {
      const state = game.setup(optionsFor(3), withSecret('same', secret), () => undefined);
      return game.view(state, 'public');
    });
    expect(shown[0]).toEqual(shown[1]);
  });

  it('is refused with two players, another length, a variant or other tiles', () => {
    const refused = (options: Options) => game.optionsRefusal(options)?.code;
    expect(refused(optionsFor(2))).toBe('laid-otherwise');
    expect(refused({ ...optionsFor(3), length: 'short' })).toBe('laid-otherwise');
    expect(refused({ ...optionsFor(3), variants: ['desert'] })).toBe('laid-otherwise');
    expect(refused(optionsFor(3))).toBeUndefined();
    const [tile] = FIRST_VOYAGE.next;
    const other = archipelago({
      ...BASE_PACK,
      hexes: BASE_PACK.hexes.map((hex) => {
        const [one, two] = hex.sides;
        return one.id === tile ? { ...hex, sides: [{ ...one, huts: one.huts + 1 }, two] } : hex;
      }),
    });
    expect(other.optionsRefusal(optionsFor(3))?.code).toBe('laid-other-pack');
    expect(() => other.setup(optionsFor(3), 'any', () => undefined)).toThrow();
  });
});

test.each([3, 5])('random games of %i on the laid table keep the whole contract', (players) => {
  const options = optionsFor(players);
  const report = checkGame(game, { options, seed: `laid ${players}`, twin, reveals, surprises });
  expect(report.outcome).toBeDefined();
  expect(report.twinSteps).toBeGreaterThan(0);
});
