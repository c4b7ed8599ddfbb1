import { describe, expect, it } from 'vitest';
import { evaluate } from '#engine/archipelago/bots/evaluation.ts';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { worthOf } from '#engine/archipelago/bots/worths.ts';
import { BUILDER } from '#engine/archipelago/bots/temperament.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { citizen, citizens, ship, SMALL_BOX, SMALL_GAME, table, type Table } from '../table.ts';
import { SMALL_PACK } from '../small-pack.ts';
import type { Situation } from '../situation.ts';
import { holding, use } from '../rules/cards/cards.ts';

const [STEWARD] = stewards(SMALL_PACK);

/** What a steward at seat 0 does, with chance standing still. */
function decides(game: Table): Move {
  const move = STEWARD?.decide(SMALL_GAME, SMALL_GAME.information(game.state, 0), 0, streamOf('cards'));
  if (move === undefined) throw new Error('no steward');
  return move;
}

/** What a move is worth to seat 0. */
function worth(game: Table, move: Move): number {
  const information = SMALL_GAME.information(game.state, 0);
  return worthOf(evaluate(SMALL_GAME, SMALL_BOX, SMALL_GAME.sample(information, streamOf('worth')), 0, BUILDER), move);
}

/** All seat 0 does in its round. */
function round(game: Table): Move[] {
  const moves: Move[] = [];
  while (elementAt(game.deciders(), 0) === 0 && moves.at(-1)?.type !== 'end-round') {
    const move = decides(game);
    moves.push(move);
    game.play(0, move);
  }
  return moves;
}

/** Three citizens in the grove, where wood grows, and a sawmill of `owner`. */
const sawmill = (owner: number, more: Situation = {}) =>
  table({
    map: [
      ['meadow', 'N'],
      ['plenty', 'SE'],
      ['bay', 'S'],
    ],
    units: [citizens(0, 3, 'plenty'), citizens(1, 2, 'meadow')],
    screens: [{ florins: 4 }],
    deck: ['wood'],
    cards: [{ card: 'sawmill', owner }],
    ...more,
  });

describe('a steward uses cards', () => {
  it.each([0, 1])(
    'that double a harvest before the disc of the round, then harvests that resource (card of seat %i)',
    (owner) => {
      const game = sawmill(owner, { otherTiles: 'discards' });
      const moves = round(game);
      expect(moves.slice(0, 2)).toEqual([use('sawmill'), { type: 'act', action: 'harvest-wood' }]);
      expect(game.screen(0).cubes.wood).toBeGreaterThanOrEqual(2);
    },
  );

  it('that double a harvest not after the disc, nor where it would bring nothing', () => {
    const idle = sawmill(0, { map: [['barren', 'N']], units: [citizens(0, 2, 'barren')], rebellion: 0 });
    expect(worth(idle, use('sawmill'))).toBeLessThan(0);
    const late = sawmill(0);
    late.play(0, { type: 'act', action: 'exploration' });
    while (late.frame() !== 'round') late.play(0, decides(late));
    expect(worth(late, use('sawmill'))).toBeLessThan(0);
  });

  it('that look at an objective when it has florins to spare, and not else', () => {
    const spy = (florins: number) => worth(holding(['spy'], { screens: [{ florins }] }), use('spy'));
    expect(spy(25)).toBeGreaterThan(0);
    expect(spy(6)).toBeLessThan(0);
  });

  it('that steal a cube when the disc has nothing better to do', () => {
    const thief = (more: Situation) =>
      worth(holding(['thief'], { screens: [{}, { cubes: { wood: 3 } }], ...more }), use('thief'));
    expect(thief({ rebellion: 0 })).toBeLessThan(0);
    const spare = [citizen(0, 'barren', { engaged: true }), citizens(1, 3, 'meadow'), citizens(2, 3, 'bay')];
    expect(thief({ units: spare, surplus: 16, otherTiles: 'discards' })).toBeGreaterThan(0);
  });
});

describe('wonders', () => {
  const calm: Situation = { rebellion: 0, surplus: 4 };

  it('a steward builds its wonder when the colony is calm, and not on the brink', () => {
    const build = (game: Table) =>
      ({ type: 'build-wonder', card: 'cathedral', from: game.spot('meadow', 'ground') }) as const;
    const quiet = holding(['cathedral'], calm);
    const brink = holding(['cathedral'], { rebellion: 7 });
    expect(worth(quiet, build(quiet))).toBeGreaterThan(worth(brink, build(brink)) + 2);
    expect(worth(quiet, build(quiet))).toBeGreaterThan(0);
  });

  it('it keeps the stones a wonder of its own asks for', () => {
    const stone = (cards: readonly string[]) =>
      worth(holding(cards, { ...calm, screens: [{ cubes: { stone: 3 } }] }), { type: 'keep', resource: 'stone' });
    expect(stone(['pyramid'])).toBeGreaterThan(stone([]) + 1);
  });
});

describe('room for workers', () => {
  it('a steward whose regions are full goes to new land while there are hands to hire', () => {
    const game = (surplus: number) =>
      table({
        map: [
          ['meadow', 'N'],
          ['grove', 'NE'],
          ['bay', 'S'],
        ],
        units: [citizens(0, 3, 'meadow'), ship(0, 'meadow'), citizens(1, 2, 'grove')],
        screens: [{ florins: 12 }],
        surplus,
        deck: ['quiet'],
      });
    const moving = { type: 'act', action: 'migration' } as const;
    expect(worth(game(9), moving)).toBeGreaterThan(worth(game(1), moving));
  });
});

describe('explorer tokens', () => {
  it('a steward explores rather when rebellion threatens: a token feeds any crisis', () => {
    const exploring = (rebellion: number) =>
      worth(holding([], { rebellion, surplus: 1 }), { type: 'act', action: 'exploration' });
    expect(exploring(6)).toBeGreaterThan(exploring(0) + 1);
  });
});
