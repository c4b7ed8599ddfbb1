import { refuse } from '#engine/kernel/refusal.ts';
import { shuffle } from '#engine/kernel/rng.ts';
import { chancesOf } from '#engine/kernel/seed.ts';
import type { Game } from '#engine/kernel/game.ts';
import { flow, type Flow } from '#engine/kernel/steps.ts';
import { toyData, type ToyData } from './data.ts';
import { offers, windows } from './deals.ts';
import { end, outcome, score } from './ending.ts';
import { invariants } from './invariants.ts';
import { allSeats, draw } from './lake.ts';
import { information, pack, plenty, sample, view } from './screens.ts';
import { answer } from './steps/answer.ts';
import { build } from './steps/build.ts';
import { commit } from './steps/commit.ts';
import { guard } from './steps/guard.ts';
import { round } from './steps/round.ts';
import { turn } from './steps/turn.ts';
import {
  eventSchema,
  moveSchema,
  optionsSchema,
  stateSchema,
  viewSchema,
  type ToyEmit,
  type ToyEvent,
  type ToyFrame,
  type ToyMove,
  type ToyOptions,
  type ToyState,
  type ToyTypes,
} from './types.ts';

export type { ToyTypes } from './types.ts';

/** The steps of the toy, one for each kind of frame. */
export const toySteps = { round, commit, turn, answer, build, guard };

/** The toy over `steps`: tests put a broken one in the place of a good one. */
export function makeToy(steps: typeof toySteps = toySteps, data: ToyData = toyData): Game<ToyTypes> {
  const rules: Flow<ToyData, ToyState, ToyMove, ToyEvent> = flow<ToyData, ToyFrame, ToyState, ToyMove, ToyEvent>(
    steps,
    (_, state, emit) => {
      if (state.water >= data.flood && state.ended === null) end(state, 'flood', emit);
    },
  );
  return {
    id: 'toy',
    version: 1,
    pack,
    schema: { options: optionsSchema, move: moveSchema, state: stateSchema, view: viewSchema, event: eventSchema },
    upgraders: [],
    players: { from: data.seats, to: data.seats },
    fields: { all: [{ key: 'rounds', kind: 'number', from: 1, to: data.rounds, usual: data.rounds }], seat: [] },
    hides: true,
    depths: ['stock', 'objective'],
    turnEvent: 'revealed',
    deals: {
      windows: (state) => windows(view(state, 'public')),
      offers: (info, rng) => offers(data, info, rng),
    },
    optionsRefusal: (options) => optionsRefusal(data, options),
    seats: () => data.seats,
    setup(options, seed, emit) {
      const state = lay(data, options, seed, emit);
      rules.settle(data, state, emit);
      return state;
    },
    deciders: (state) => rules.deciders(data, state),
    secret: (state) => state.frames.at(-1)?.kind === 'commit',
    legalMoves: (state, seat) => rules.legalMoves(data, state, seat),
    publicMoves: (seen, seat) => rules.openMoves(data, plenty(data, seen), seat),
    assume: (seen) => JSON.parse(JSON.stringify(plenty(data, seen))) as ToyState,
    refusal: (state, seat, move) => rules.refusal(data, state, seat, move),
    apply: (state, seat, move, emit) => rules.apply(data, state, seat, move, emit),
    view,
    own: ({ seats }) => ({ hand: seats.flatMap(({ hand }) => hand ?? []) }),
    information,
    sample: (info, rng) => sample(data, info, rng),
    faded,
    summary: (seen) => ({ round: seen.round, rounds: seen.rounds, water: seen.water }),
    outcome: (state) => outcome(data, state),
    score: (state) => score(data, state),
    invariants: (state) => invariants(data, state),
    copy: (state) => structuredClone(state),
  };
}

/** The toy as the tests of the engine, the host and the store play it. */
export const toyGame: Game<ToyTypes> = makeToy();

function optionsRefusal(data: ToyData, { rounds }: ToyOptions) {
  return rounds > data.rounds ? refuse('set-up', 'too-many-rounds', { rounds, most: data.rounds }) : undefined;
}

/** The table before the first round: the deck shuffled, the hands dealt. @throws Error on refused options. */
function lay(data: ToyData, options: ToyOptions, seed: string, emit: ToyEmit): ToyState {
  const refused = optionsRefusal(data, options);
  if (refused) throw new Error(`refused options: ${refused.code}`);
  const state: ToyState = {
    pack,
    rounds: options.rounds,
    round: 0,
    rng: chancesOf(seed).hidden,
    deck: data.cards.map((_, card) => card),
    discard: [],
    seats: allSeats(data).map(() => ({ points: 0, supply: data.tokens, hand: [], known: [] })),
    spots: data.spots.map(() => null),
    water: 0,
    frames: [{ kind: 'round' }],
    ended: null,
  };
  shuffle(state.rng, state.deck);
  for (let dealt = 0; dealt < data.hand; dealt++) for (const seat of allSeats(data)) draw(state, seat, emit);
  return state;
}

/** What was paid, and what was drawn, is forgotten by a table log. */
function faded(event: ToyEvent): ToyEvent {
  if (event.type === 'drawn') return { type: 'drawn', seat: event.seat, barrier: event.barrier };
  if (event.type === 'traded') return { ...event, points: undefined };
  return event;
}
