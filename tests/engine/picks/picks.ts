import { z } from 'zod';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Game } from '#engine/kernel/game.ts';
import { refuse } from '#engine/kernel/refusal.ts';
import { pick as anyBelow } from '#engine/kernel/rng.ts';
import type { Viewer } from '#engine/kernel/seat.ts';
import { setupRng } from '#engine/kernel/seed.ts';

/** Cards there are to pick from, and how many everybody picks in secret each round, one move a card. */
const CARDS = 3;
const PICKS = 3;

const whole = z.int().nonnegative();
const lists = z.array(z.array(whole));
const table = { pack: z.string(), rounds: whole, round: whole, points: z.array(whole), turn: whole.nullable() };
const stateSchema = z.strictObject({ ...table, rng: z.array(z.int()), picks: lists });
const viewSchema = z.strictObject({
  ...table,
  done: z.array(z.boolean()),
  own: z.strictObject({ seat: whole, picks: z.array(whole) }).nullable(),
  shown: lists,
});
const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pick'), card: whole.max(CARDS - 1) }),
  z.strictObject({ type: z.literal('tap') }),
]);
const none = z.undefined().optional();
const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('picked'), seat: whole, card: whole, barrier: none }),
  z.strictObject({ type: z.literal('chosen'), seat: whole, barrier: none }),
  z.strictObject({ type: z.literal('revealed'), picks: lists, barrier: z.literal('picks-revealed') }),
  z.strictObject({ type: z.literal('tapped'), seat: whole, barrier: none }),
]);

/** The types of the game of picks. */
export type PicksTypes = {
  options: { rounds: number; players: number };
  state: z.infer<typeof stateSchema>;
  move: z.infer<typeof moveSchema>;
  view: z.infer<typeof viewSchema>;
  information: { seat: number; view: z.infer<typeof viewSchema> };
  event: z.infer<typeof eventSchema>;
};
type State = PicksTypes['state'];
type View = PicksTypes['view'];
type Event = PicksTypes['event'];

const isOver = ({ round, rounds }: { round: number; rounds: number }): boolean => round >= rounds;
const seatsOf = ({ points }: { points: readonly unknown[] }): number[] => [...points.keys()];

/** Everybody picks three cards in secret, card by card; once all have, the picks are shown and everybody taps in turn. */
export const picks: Game<PicksTypes> = {
  id: 'picks',
  version: 1,
  pack: 'picks',
  schema: {
    options: z.strictObject({ rounds: z.int().positive().max(9), players: z.int().min(1).max(4) }),
    state: stateSchema,
    move: moveSchema,
    view: viewSchema,
    event: eventSchema,
  },
  upgraders: [],
  players: { from: 1, to: 4 },
  fields: { all: [{ key: 'rounds', kind: 'number', from: 1, to: 9, usual: 2 }], seat: [] },
  hides: true,
  depths: ['stock'],
  turnEvent: 'revealed',
  optionsRefusal: () => undefined,
  seats: ({ players }) => players,
  setup({ rounds, players }, seed) {
    const points = Array.from({ length: players }, () => 0);
    const { hidden } = setupRng(seed);
    return { pack: 'picks', rounds, round: 0, points, turn: null, rng: [...hidden], picks: points.map(() => []) };
  },
  deciders(state) {
    if (isOver(state)) return [];
    if (state.turn !== null) return [state.turn];
    return seatsOf(state).filter((seat) => elementAt(state.picks, seat).length < PICKS);
  },
  secret: (state) => !isOver(state) && state.turn === null,
  legalMoves: (state, seat) => (picks.deciders(state).includes(seat) ? movesIn(state.turn) : []),
  publicMoves(view, seat) {
    if (isOver(view)) return [];
    return (view.turn === null ? view.done[seat] === false : view.turn === seat) ? movesIn(view.turn) : [];
  },
  stateFromView: (view) => filled(view, () => 0),
  refusal(state, seat, move) {
    const { turn } = state;
    if (!picks.deciders(state).includes(seat)) return refuse('order', 'not-your-decision', { seat });
    return (move.type === 'pick') === (turn === null) ? undefined : refuse('order', 'not-asked-now', {});
  },
  apply(state, seat, move, emit) {
    if (move.type === 'tap') tap(state, seat, emit);
    else choose(state, seat, move.card, emit);
  },
  view(state, viewer) {
    const { pack, rounds, round, points, turn } = state;
    const done = state.picks.map((list) => list.length === PICKS);
    const shown = turn === null ? [] : state.picks.map((list) => [...list]);
    return { pack, rounds, round, points: [...points], turn, done, own: ownOf(state, viewer), shown };
  },
  own: ({ own }) => (own === null ? {} : { picks: own.picks }),
  information: (state, seat) => ({ seat, view: picks.view(state, seat) }),
  sample: ({ view }, rng) => filled(view, () => anyBelow(rng, CARDS)),
  drawnAnew: (state, rng) => filled(picks.view(state, 'public'), () => anyBelow(rng, CARDS)),
  redacted: (event) => event,
  summary: ({ round, rounds }) => ({ round, rounds }),
  outcome(state) {
    if (!isOver(state)) return undefined;
    const places = state.points.map((mine) => 1 + state.points.filter((points) => points > mine).length);
    const seats = places.map((place, seat) => ({ won: place === 1, place, points: elementAt(state.points, seat) }));
    return { code: 'counted', seats };
  },
  score: ({ points }) => points.map((value, seat) => ({ seat, code: 'picks', params: {}, points: value })),
  invariants: (state) => (state.picks.some((list) => list.length > PICKS) ? ['somebody holds too many picks'] : []),
  copy: (state) => structuredClone(state),
};

function movesIn(turn: number | null): PicksTypes['move'][] {
  return turn === null ? Array.from({ length: CARDS }, (_, card) => ({ type: 'pick', card })) : [{ type: 'tap' }];
}

function ownOf({ picks: all }: State, viewer: Viewer): View['own'] {
  return viewer === 'public' ? null : { seat: viewer, picks: [...elementAt(all, viewer)] };
}

/** A state that looks like `view`: what it does not show is drawn; of a choice that still runs nothing has been made. */
function filled({ own, shown, done, ...open }: View, draw: () => number): State {
  const drawn = done.map((all) => (all ? Array.from({ length: PICKS }, draw) : []));
  const held = open.turn === null ? drawn : shown.map((list) => [...list]);
  if (own !== null) held[own.seat] = [...own.picks];
  return structuredClone({ ...open, rng: [1, 2, 3, 4], picks: held });
}

function choose(state: State, seat: number, card: number, emit: (event: Event, to?: { only: number[] }) => void): void {
  const mine = elementAt(state.picks, seat);
  mine.push(card);
  emit({ type: 'picked', seat, card }, { only: [seat] });
  if (mine.length < PICKS) return;
  emit({ type: 'chosen', seat });
  if (state.picks.some((list) => list.length < PICKS)) return;
  emit({ type: 'revealed', picks: state.picks.map((list) => [...list]), barrier: 'picks-revealed' });
  for (const other of seatsOf(state))
    state.points[other] = elementAt(state.points, other) + new Set(state.picks[other]).size;
  state.turn = 0;
}

function tap(state: State, seat: number, emit: (event: Event) => void): void {
  emit({ type: 'tapped', seat });
  state.turn = seat + 1;
  if (state.turn < state.points.length) return;
  state.turn = null;
  state.round += 1;
  state.picks = state.points.map(() => []);
}
