import { describe, expect, it } from 'vitest';
import { evaluate } from '#engine/empires-of-the-north/bots/evaluate.ts';
import type { Evaluation } from '#engine/empires-of-the-north/bots/evaluation.ts';
import { goodsWorth } from '#engine/empires-of-the-north/bots/goods.ts';
import { landingWorth } from '#engine/empires-of-the-north/bots/islands.ts';
import { placedWorth } from '#engine/empires-of-the-north/bots/placing.ts';
import { roundsLeft } from '#engine/empires-of-the-north/bots/rounds-left.ts';
import { BUILDER, SEA } from '#engine/empires-of-the-north/bots/temperament.ts';
import { sailWorth } from '#engine/empires-of-the-north/bots/voyages.ts';
import { openBox } from '#engine/empires-of-the-north/box.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { cardOf } from '#engine/empires-of-the-north/pack-index.ts';
import { AT, type State } from '#engine/empires-of-the-north/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { GAME } from './company.ts';

const BOX = openBox(BASE_PACK);

/** A first turn of two clans, changed by `change`. */
function laid(clans: readonly string[], change: (state: State) => void): State {
  const state = GAME.setup({ players: 2, seats: clans.map((clan) => ({ clan })) }, 'worths', () => undefined);
  while (state.frames.at(-1)?.kind !== 'turn') {
    const seat = elementAt(GAME.deciders(state), 0);
    GAME.apply(state, seat, elementAt(GAME.legalMoves(state, seat), 0), () => undefined);
  }
  change(state);
  return state;
}

const asked = (clan: string, change: (state: State) => void, temper = BUILDER): Evaluation =>
  evaluate(BOX, laid([clan, clan === 'glenn' ? 'ulaf' : 'glenn'], change), 0, temper);

describe('a steward values', () => {
  it('a bank by the Lookouts in which it will pay', () => {
    const worth = (last: boolean): number => {
      const evaluation = asked('mackinnon', (state) => {
        state.last = last;
        elementAt(state.players, 0).goods[AT.gold] = 2;
      });
      return placedWorth(evaluation, cardOf(BOX, 'gold-ledger'));
    };
    expect(worth(false)).toBeGreaterThan(worth(true) + 2);
    expect(worth(true)).toBeCloseTo(1, 6);
  });

  it('the first of a good that it wants more than the tenth, and at the end what is counted', () => {
    const worth = (wood: number, last = false): number => {
      const evaluation = asked('ulaf', (state) => {
        state.last = last;
        elementAt(state.players, 0).goods[AT.wood] = wood;
        if (last) elementAt(state.players, 0).passed = true;
      });
      return goodsWorth(evaluation, { wood: 1 });
    };
    expect(worth(0)).toBeGreaterThan(worth(9));
    expect(worth(0, true)).toBeCloseTo(0.5, 6);
  });

  it('an island that it can conquer no less than one that it can only pillage', () => {
    const evaluation = asked('ulaf', () => undefined);
    for (const { id, pile } of BASE_PACK.islands) {
      expect(landingWorth(evaluation, pile, id, true)).toBeGreaterThanOrEqual(
        landingWorth(evaluation, pile, id, false),
      );
    }
  });

  it('ships more if it likes the sea', () => {
    const empty = { fish: false, raze: false };
    expect(
      sailWorth(
        asked('ulaf', () => undefined, SEA),
        empty,
      ),
    ).toBeGreaterThan(
      sailWorth(
        asked('ulaf', () => undefined),
        empty,
      ),
    );
  });
});

describe('the rounds that are left', () => {
  it('are none once the round is the last, and fewer the further the leader is', () => {
    const left = (score: number, last = false): number =>
      roundsLeft(
        BOX,
        laid(['ulaf', 'glenn'], (state) => {
          elementAt(state.players, 1).score = score;
          state.last = last;
        }),
      );
    expect(left(0, true)).toBe(0);
    expect(left(0)).toBeGreaterThan(left(10));
    expect(left(10)).toBeGreaterThan(left(20));
  });
});
