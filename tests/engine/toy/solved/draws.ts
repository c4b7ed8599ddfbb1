import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { pick, seedRng, type RngState } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { ToyData } from '../data.ts';
import type { Toy } from '../broken.ts';
import type { OpenToyTypes } from '../toy.ts';
import type { Game } from '#engine/kernel/game.ts';
import type { ToyMove, ToyState } from '../types.ts';

/** A toy that any state can be played on with. */
export type Rules = Pick<Toy | Game<OpenToyTypes>, 'copy' | 'apply' | 'deciders' | 'legalMoves' | 'outcome'>;

/** One of the states that may come of something, and how likely it is. */
export type Weighted = { readonly state: ToyState; readonly weight: number };

/** Generators by the number of cards and the one that they draw first. */
const generators = new Map<string, RngState>();

/** A generator that draws `wanted` out of the numbers below `below`. */
function drawing(wanted: number, below: number): RngState {
  const name = `${wanted} of ${below}`;
  let state = generators.get(name);
  for (let seed = 0; state === undefined; seed++) {
    const tried = seedRng(`${name} ${seed}`);
    if (pick(xoroshiro128plusFromState([...tried]), below) === wanted) state = tried;
  }
  generators.set(name, state);
  return state;
}

/** The states that may come of a move, each with its chance: whatever card is drawn, wherever it lies. */
export function after(data: ToyData, rules: Rules, state: ToyState, seat: Seat, move: ToyMove): Weighted[] {
  const starts = move.type === 'draw' ? beforeDrawing(data, rules, state) : [{ state: rules.copy(state), weight: 1 }];
  for (const start of starts) rules.apply(start.state, seat, move, () => undefined);
  return starts;
}

/** The state once for each value of a card that may be drawn, arranged so that it is drawn. */
function beforeDrawing(data: ToyData, rules: Rules, state: ToyState): Weighted[] {
  const made = rules.copy(state);
  if (made.deck.length === 0) made.deck = made.discard.splice(0).sort((one, other) => one - other);
  const values = made.deck.map((card) => data.cards[card] ?? 0);
  return [...new Set(values)].map((value) => {
    const start = rules.copy(made);
    const place = values.indexOf(value);
    if (data.hides === 'nothing') start.rng = [...drawing(place, values.length)];
    else start.deck.push(...start.deck.splice(place, 1));
    return { state: start, weight: values.filter((other) => other === value).length / values.length };
  });
}

/** What a move is for the rest of the game: cards of one value are alike. */
export function kindOf(data: ToyData, move: ToyMove): string {
  return JSON.stringify('card' in move ? { ...move, card: data.cards[move.card] } : move);
}

/** One of each kind of the legal moves of `seat`. */
export function kinds(data: ToyData, rules: Rules, state: ToyState, seat: Seat): ToyMove[] {
  const byKind = new Map(rules.legalMoves(state, seat).map((move) => [kindOf(data, move), move]));
  return [...byKind.values()];
}

/** The same text for states that differ in nothing that matters: cards by their value, the deck in no order. */
export function stateKey(data: ToyData, state: ToyState): string {
  const worth = (cards: readonly number[]) => cards.map((card) => data.cards[card]).sort();
  return JSON.stringify([
    [state.rounds, state.round, state.water, state.lake, state.ended, state.spots, state.frames],
    [worth(state.deck), worth(state.discard)],
    state.seats.map((place) => [place.clan, place.points, place.supply, place.purse, place.spent, worth(place.hand)]),
  ]);
}
