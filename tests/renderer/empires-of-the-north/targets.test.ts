import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import { isPlaceGroup, type PlaceId } from '#renderer/board/board.ts';
import { boxRound } from '#renderer/board/plane.ts';
import { boardModel } from '#renderer/games/empires-of-the-north/board/model.ts';
import { empirePlace, placeOf } from '#renderer/games/empires-of-the-north/board/place-ids.ts';
import { placesOf } from '#renderer/games/empires-of-the-north/board/places.ts';
import type { Choice } from '#renderer/games/empires-of-the-north/choices/choice.ts';
import { choicesFrom } from '#renderer/games/empires-of-the-north/choices/choices.ts';
import { shownCards } from '#renderer/games/empires-of-the-north/panels/hand.ts';
import { thing } from '#renderer/games/empires-of-the-north/things/names.ts';
import type { Picture } from '#renderer/games/empires-of-the-north/types.ts';
import { DecisionState } from '#renderer/window/decision.svelte.ts';
import { madeUpTable, SEATS } from './fixture.ts';
import { playedGame } from './rules/played.ts';

type Decided = { readonly decision: DecisionState<Move, Picture>; readonly played: Move[] };

/** Every decision of these clans that is made in the open, with what is played in it. */
const DECISIONS = [...playedGame('ulaf', 'panuk'), ...playedGame('heidel', 'nanurjuk', 'glenn', 'mackinnon')]
  .filter(({ game, state }) => !game.secret(state))
  .map(({ game, state }) => {
    const seat = game.deciders(state)[0] ?? 0;
    const moves = game.legalMoves(state, seat);
    return {
      moves,
      seat,
      hand: state.players[seat]?.hand ?? [],
      kind: state.frames.at(-1)?.kind,
      view: game.view(state, 'public'),
    };
  });

function decide({ view, seat, moves }: (typeof DECISIONS)[number]): Decided {
  const choices = choicesFrom({ seats: SEATS, pack: BASE_PACK, view }, seat, moves);
  const played: Move[] = [];
  const play = (move: Move): void => void played.push(move);
  const actions = { take: (_: unknown, move: Move) => play(move), play, explain: () => undefined };
  return { decision: new DecisionState<Move, Picture>(() => choices, actions), played };
}

/** What a way to play a card does with it, apart from what is paid. */
const whatFor = ({ move }: Choice): string =>
  move === undefined ? '' : `${move.type} ${move.type === 'field' ? String(move.under) : ''}`;

const press = ({ decision }: Decided, place: PlaceId): void => decision.pick({ place });

describe('a card that is chosen on itself', () => {
  it('goes where the table is pressed: into the own empire, under a field, as what is copied, or to the tile it boosts', () => {
    const met = new Set<string>();
    for (const one of DECISIONS) {
      const { choices } = decide(one).decision.choices;
      for (const card of choices.find(({ id }) => id === 'hand')?.children ?? []) {
        const ways = card.children ?? [];
        const firsts = ways.filter((way, at) => ways.findIndex((other) => whatFor(other) === whatFor(way)) === at);
        for (const way of firsts.filter(({ move }) => move !== undefined)) {
          expect(way.place, `${card.label}: ${way.label}`).toBeDefined();
          met.add(`${whatFor(way).split(' ')[0] ?? ''} ${placeOf(way.place ?? '')?.kind ?? ''}`);
        }
        const places = ways.flatMap(({ place }) => place ?? []);
        expect(new Set(places).size, card.label).toBe(places.length);
      }
    }
    expect([...met].sort()).toEqual([
      'boost tile',
      'construct empire',
      'construct location',
      'field empire',
      'field location',
      'place empire',
      'place location',
    ]);
  });

  it('is placed by a press on it, one on the empire and one more, for what the list asks first', () => {
    let placed = 0;
    for (const one of DECISIONS.filter(({ kind }) => kind === 'turn')) {
      const decided = decide(one);
      const move = one.moves.find(({ type }) => type === 'place');
      if (move?.type !== 'place' || move.of !== undefined) continue;
      decided.decision.takeThing(thing('card', move.card));
      expect(decided.decision.targets.map(({ place }) => place)).toEqual([empirePlace(one.seat)]);
      press(decided, empirePlace(one.seat));
      if (decided.played.length === 0) press(decided, empirePlace(one.seat));
      expect(decided.played).toEqual([move]);
      placed += 1;
    }
    expect(placed).toBeGreaterThan(20);
  });

  it('lies in sight: one of the hand, or one found in the deck while that is searched', () => {
    let found = 0;
    for (const one of DECISIONS) {
      const { decision } = decide(one);
      const shown = shownCards({ pack: BASE_PACK }, one.hand, decision).map(({ card }) => thing('card', card));
      expect(shown).toEqual(expect.arrayContaining([...decision.things]));
      if (decision.find('deck') === undefined) continue;
      expect([...shown].sort()).toEqual([...decision.things].sort());
      found += 1;
    }
    expect(found).toBeGreaterThan(0);
  });
});

it('the empire in front is a place as a whole where a card can go into it, else its tab alone', () => {
  const { view, pack } = madeUpTable(4, 8);
  const model = boardModel(view, pack);
  const wide = (wanted: readonly PlaceId[]): number => {
    const found = placesOf(model, wanted).find(({ id }) => id === empirePlace(0));
    if (found === undefined || !isPlaceGroup(found)) throw new Error('no empire lies in front');
    const { left, right } = boxRound(found.outline);
    return right - left;
  };
  expect(wide([])).toBeLessThan(1.1);
  expect(wide([empirePlace(0)])).toBeGreaterThan(10);
});
