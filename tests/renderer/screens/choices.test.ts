import { describe, expect, it } from 'vitest';
import type { Frame } from '#engine/archipelago/frames.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { PAGES } from './made-up/pages.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { follow, movesOf } from '#renderer/window/choice.ts';
import type { Choice, Picture } from '#renderer/games/archipelago/choices/choice.ts';
import { choicesFrom } from '#renderer/games/archipelago/choices/choices.ts';
import { DecisionState } from '#renderer/window/decision.svelte.ts';
import { keyOf } from '#renderer/window/sort.ts';
import { playsInto, readPage, tableAt } from './table.ts';

/** The moves below a choice that are played with nothing after them. */
function playedAlone({ move, then, children = [] }: Choice): Move[] {
  if (move === undefined) return children.flatMap(playedAlone);
  return then === undefined ? [move] : [];
}

const sorted = (moves: readonly Move[]): string[] => moves.map(keyOf).sort();

describe('choices', () => {
  it.each(Object.keys(PAGES))('lead to every move of the page “%s”, none twice by itself', (name) => {
    const page = readPage(PAGES[name]?.());
    for (const { seat, moves } of page.moves) {
      const { choices, endings } = choicesFrom({ seats: page.seats, view: page.view, pack: BASE_PACK }, seat, moves);
      expect([...new Set(sorted([...choices, ...endings].flatMap(movesOf)))]).toEqual(sorted(moves));
      const alone = [...choices, ...endings].flatMap(playedAlone).map(keyOf);
      expect(new Set(alone).size).toBe(alone.length);
    }
  });

  it('ask nothing where there is only one way', () => {
    const move: Move = { type: 'discover', side: 'h03a', q: 0, r: -1, turn: 2 };
    const { choices } = choicesFrom(tableAt('discover'), 1, [move]);
    expect(choices).toHaveLength(1);
    expect(choices[0] && follow(choices[0]).move).toEqual(move);
  });
});

describe('a decision', () => {
  const migrate = (to: number): Move => ({
    type: 'migrate',
    kind: 'citizen',
    from: { region: 1, part: 0, place: 'ground' },
    to: { region: to, part: 0, place: 'ground' },
  });
  const start = (
    kind: Frame['kind'],
    moves: Move[],
  ): { state: DecisionState<Move, Picture>; played: Move[]; turn: (next: Move[]) => void } => {
    const played: Move[] = [];
    let choices = choicesFrom(tableAt(kind), 1, moves);
    const state = new DecisionState<Move, Picture>(() => choices, playsInto(played));
    const turn = (next: Move[]): void => void (choices = choicesFrom(tableAt(kind), 1, next));
    return { state, played, turn };
  };

  it('goes from the unit to where it goes, by clicks on the map alone', () => {
    const { state, played } = start('migration', [migrate(2), migrate(3), { type: 'done' }]);
    expect(state.targets).toHaveLength(1);
    state.pick(state.targets[0] ?? { place: '' });
    expect(state.targets.map(({ place }) => place)).toEqual(['2.land.0.ground', '3.land.0.ground']);
    state.pick(state.targets[1] ?? { place: '' });
    expect(played).toEqual([migrate(3)]);
  });

  it('shows a tile once more before it is laid, and takes it back on request', () => {
    const lay = (turn: number): Move => ({ type: 'discover', side: 'h03a', q: 0, r: -1, turn });
    const { state, played } = start('discover', [lay(0), lay(3)]);
    const [side] = state.here;
    if (side) state.choose(side);
    expect(state.here.map(({ id }) => id)).toEqual(['turn:0', 'turn:3']);
    const [first] = state.here;
    if (first) state.choose(first);
    expect(played).toEqual([]);
    expect(state.ghost).toEqual(lay(0));
    state.back();
    expect(state.toConfirm).toBeNull();
    state.back();
    expect(state.trail).toEqual([]);
    if (side) state.choose(side);
    if (first) state.choose(first);
    state.confirm();
    expect(played).toEqual([lay(0)]);
  });

  it('narrows the list to one place where several moves share it', () => {
    const stand = (by: 'cube' | 'temple'): Move => ({
      type: 'stand',
      owner: 1,
      spot: { region: 2, part: 0, place: 'ground' },
      by,
    });
    const { state } = start('domestic-crisis', [stand('cube'), stand('temple')]);
    expect(state.here).toHaveLength(2);
    expect(state.targets).toHaveLength(1);
    const [there] = state.targets;
    if (there) state.pick(there);
    expect(state.here.map(({ move }) => move)).toEqual([stand('cube'), stand('temple')]);
  });

  it('starts afresh with a new page', () => {
    const { state, turn } = start('migration', [migrate(2), migrate(3)]);
    const [unit] = state.here;
    if (unit) state.choose(unit);
    expect(state.canGoBack).toBe(true);
    turn([migrate(2)]);
    expect(state.canGoBack).toBe(false);
  });

  describe('whose choices are made anew', () => {
    /** A decision with a name of its own; `anew` makes its choices again, under another name for another decision. */
    const named = (moves: Move[]) => {
      const played: Move[] = [];
      let asked = {};
      let choices = choicesFrom(tableAt('discover'), 1, moves);
      const state = new DecisionState<Move, Picture>(
        () => choices,
        playsInto(played),
        () => asked,
      );
      const anew = (next: Move[], name = asked): void => {
        asked = name;
        choices = choicesFrom(tableAt('discover'), 1, next);
      };
      return { state, played, anew };
    };
    const lay = (turn: number): Move => ({ type: 'discover', side: 'h03a', q: 0, r: -1, turn });

    it('goes on where somebody was, and plays what they have chosen', () => {
      const { state, played, anew } = named([lay(0), lay(3)]);
      state.choose(elementAt(state.here, 0));
      state.point(elementAt(state.here, 1));
      anew([lay(0), lay(3)]);
      expect([state.canGoBack, state.pointed?.id]).toEqual([true, 'turn:3']);
      state.choose(elementAt(state.here, 1));
      anew([lay(0), lay(3)]);
      expect(state.toConfirm?.move).toEqual(lay(3));
      state.confirm();
      expect(played).toEqual([lay(3)]);
    });

    it('goes on as far as there are the same choices', () => {
      const { state, anew } = named([lay(0), lay(3), { type: 'done' }]);
      state.choose(elementAt(state.here, 0));
      state.choose(elementAt(state.here, 1));
      anew([lay(0), lay(1)]);
      expect([state.toConfirm, state.here.map(({ id }) => id)]).toEqual([null, ['turn:0', 'turn:1']]);
      anew([{ type: 'done' }]);
      expect(state.canGoBack).toBe(false);
    });

    it('starts afresh with another decision, whatever its choices are', () => {
      const { state, anew } = named([lay(0), lay(3)]);
      state.choose(elementAt(state.here, 0));
      anew([lay(0), lay(3)], {});
      expect(state.canGoBack).toBe(false);
    });
  });
});
