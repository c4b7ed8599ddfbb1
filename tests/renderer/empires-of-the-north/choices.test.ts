import { describe, expect, it, test } from 'vitest';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { HIDDEN_MOVES, type Move } from '#engine/empires-of-the-north/moves.ts';
import { choicesFrom } from '#renderer/games/empires-of-the-north/choices/choices.ts';
import type { Choice } from '#renderer/games/empires-of-the-north/choices/choice.ts';
import { effectsOf } from '#renderer/games/empires-of-the-north/choices/effects.ts';
import { keepMove, keepRange } from '#renderer/games/empires-of-the-north/panels/secret/keep.ts';
import { sortedHand, triedMove } from '#renderer/games/empires-of-the-north/panels/hand.ts';
import type { Table } from '#renderer/games/empires-of-the-north/types.ts';
import { words } from '#renderer/games/empires-of-the-north/words/log.ts';
import { SEATS } from './fixture.ts';
import { playedGame, type Position } from './rules/played.ts';

const GAMES = [
  ['ulaf', 'panuk'],
  ['heidel', 'nanurjuk', 'glenn', 'mackinnon'],
] as const;
const HIDDEN: ReadonlySet<string> = new Set(HIDDEN_MOVES);

const tableOf = ({ game, state }: Position): Table => ({
  seats: SEATS,
  view: game.view(state, 'public'),
  pack: BASE_PACK,
});
const key = (move: Move): string => JSON.stringify(move);

/** Every choice below some, leaves and all. */
const all = (choices: readonly Choice[]): Choice[] =>
  choices.flatMap((choice) => [choice, ...all(choice.children ?? [])]);

describe.each(GAMES.map((clans) => [clans.join(' and '), clans] as const))(
  'the choices of a game of %s',
  (_, clans) => {
    const positions = playedGame(...clans).filter(({ game, state }) => !game.secret(state));

    it('reach every move, in the open as with the hand, and no other', () => {
      for (const position of positions) {
        const { game, state } = position;
        const table = tableOf(position);
        const seat = game.deciders(state)[0] ?? 0;
        const lists = [game.publicMoves(table.view, seat), game.legalMoves(state, seat)];
        for (const [at, moves] of lists.entries()) {
          const own = at === 0 ? undefined : { hand: state.players[seat]?.hand ?? [] };
          const { choices, endings } = choicesFrom(table, seat, moves);
          void own;
          const offered = [...choices, ...endings].flatMap((choice) => all([choice])).flatMap(({ move }) => move ?? []);
          expect(new Set(offered.map(key))).toEqual(new Set(moves.map(key)));
        }
      }
    });

    it('have names of their own, words, and at most one move at the end of a way', () => {
      for (const position of positions) {
        const { game, state } = position;
        const table = tableOf(position);
        const seat = game.deciders(state)[0] ?? 0;
        const { choices, endings } = choicesFrom(table, seat, game.legalMoves(state, seat));
        const every = all([...choices, ...endings]);
        const ids = every.map(({ id }) => id);
        expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
        for (const { label, note = '', move, children, impossible } of every) {
          expect(label + note).not.toMatch(/undefined|NaN|[{}⟦]/);
          expect(label).not.toBe('');
          expect([move, children, impossible].filter((one) => one !== undefined).length).toBe(1);
        }
      }
    });

    it('name nothing hidden in the open', () => {
      for (const position of positions) {
        const { game, state } = position;
        const table = tableOf(position);
        const seat = game.deciders(state)[0] ?? 0;
        const { choices } = choicesFrom(table, seat, game.publicMoves(table.view, seat));
        const moves = all(choices).flatMap(({ move, then = [], impossible }) =>
          [move ?? [], ...then, impossible ?? []].flat(),
        );
        expect(moves.filter(({ type }) => HIDDEN.has(type))).toEqual([]);
      }
    });

    it('play a pawn and its tile with one press, where nothing comes between', () => {
      let pressed = 0;
      for (const position of positions.filter(({ state }) => state.frames.at(-1)?.kind === 'turn')) {
        const { game, state } = position;
        const seat = game.deciders(state)[0] ?? 0;
        const { choices } = choicesFrom(tableOf(position), seat, game.legalMoves(state, seat));
        for (const { move, then } of all(choices)) {
          const [next] = then ?? [];
          if (move === undefined || next === undefined) continue;
          const after = game.copy(state);
          game.apply(after, seat, move, () => undefined);
          // A Special may ask something first: then nothing is played, and the way step by step is offered beside it.
          if (after.frames.at(-1)?.kind !== 'tile') continue;
          expect(game.refusal(after, seat, next)).toBeUndefined();
          pressed += 1;
        }
      }
      expect(pressed).toBeGreaterThan(100);
    });

    it('tell every event in words, and of each move what it changes', () => {
      const said = new Set<string>();
      for (const position of positions) {
        const { game, state } = position;
        const table = tableOf(position);
        const seat = game.deciders(state)[0] ?? 0;
        for (const move of game.legalMoves(state, seat).slice(0, 3)) {
          const events: Event[] = [];
          game.apply(game.copy(state), seat, move, (event) => void events.push(event));
          for (const event of events) {
            const sentence = words.event(table, event);
            expect(sentence, event.type).toMatch(/^[A-Z].*\.$/);
            expect(sentence).not.toMatch(/undefined|NaN|[{}⟦]| {2}/);
            said.add(event.type);
          }
          for (const { words: told } of effectsOf(table, events)) expect(told).not.toMatch(/undefined|NaN|[{}⟦]/);
        }
      }
      expect(said.size).toBeGreaterThan(20);
    });
  },
);

test('what a move changes is what comes of it', () => {
  for (const position of playedGame('ulaf', 'panuk')) {
    const { game, state } = position;
    if (game.secret(state)) continue;
    const table = tableOf(position);
    const seat = game.deciders(state)[0] ?? 0;
    const move = game.legalMoves(state, seat)[0];
    if (move === undefined) continue;
    const events: Event[] = [];
    const after = game.copy(state);
    game.apply(after, seat, move, (event) => void events.push(event));
    // What the Expedition and the Cleanup bring is not foretold of the move that ends the Actions.
    if (events.some(({ type }) => type === 'phase' || type === 'reshuffled')) continue;
    const told = effectsOf(table, events).map(({ words: one }) => one);
    for (const [of, { score }] of after.players.entries()) {
      const before = state.players[of]?.score ?? 0;
      if (score !== before) expect(told.join('; ')).toContain(`${before} → ${score} points`);
    }
    for (const [of, { goods }] of after.players.entries())
      for (const [at, n] of goods.entries()) {
        const before = state.players[of]?.goods[at] ?? 0;
        if (n !== before) expect(told.join('; ')).toContain(`${before} → ${n}`);
      }
  }
});

describe('what is kept behind the curtain', () => {
  const moves: Move[] = [[], ['a'], ['b'], ['a', 'b'], ['a', 'a']].map((cards) => ({ type: 'keep', cards }));

  it('is at least and at most what the moves tell', () => {
    expect(keepRange(moves)).toEqual({ least: 0, most: 2 });
    expect(keepRange([])).toMatchObject({ most: 0 });
  });

  it('is found by the cards that were chosen, copies alike', () => {
    expect(keepMove(['a', 'b', 'a'], [2], moves)).toEqual({ type: 'keep', cards: ['a'] });
    expect(keepMove(['a', 'b', 'a'], [1, 2], moves)).toEqual({ type: 'keep', cards: ['a', 'b'] });
    expect(keepMove(['a', 'b', 'a'], [0, 1, 2], moves)).toBeUndefined();
  });

  it('is every choice a seat has', () => {
    for (const { game, state } of playedGame('ulaf', 'panuk').filter((one) => one.game.secret(one.state))) {
      const seat = game.deciders(state)[0] ?? 0;
      const frame = state.frames.at(-1);
      const look = frame !== undefined && 'looks' in frame ? (frame.looks[seat] ?? []) : [];
      for (const move of game.legalMoves(state, seat)) {
        if (move.type !== 'keep') continue;
        const rest = look.map((card, at) => ({ card, at }));
        const chosen = move.cards.map(
          (card) =>
            rest.splice(
              rest.findIndex((one) => one.card === card),
              1,
            )[0]?.at ?? -1,
        );
        expect(keepMove(look, chosen, game.legalMoves(state, seat))).toEqual(move);
      }
    }
  });
});

describe('a hand', () => {
  it('is sorted by kind, copies together', () => {
    const hand = sortedHand({ pack: BASE_PACK }, ['red-sail', 'war-council', 'ore-bog', 'war-council']);
    expect(hand).toEqual([
      { card: 'war-council', n: 2 },
      { card: 'ore-bog', n: 1 },
      { card: 'red-sail', n: 1 },
    ]);
  });

  it('says of every card that cannot be played why not', () => {
    let asked = 0;
    for (const position of playedGame('heidel', 'nanurjuk', 'glenn', 'mackinnon')) {
      const { game, state } = position;
      const kind = state.frames.at(-1)?.kind;
      if (kind !== 'turn' && kind !== 'tile') continue;
      const seat = game.deciders(state)[0] ?? 0;
      const legal = new Set(game.legalMoves(state, seat).flatMap((move) => ('card' in move ? [move.card] : [])));
      for (const card of state.players[seat]?.hand ?? []) {
        if (legal.has(card)) continue;
        const move = triedMove(tableOf(position), card);
        const refusal = move && game.refusal(state, seat, move);
        expect(refusal, `${kind} ${card}`).toBeDefined();
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(100);
  });
});
