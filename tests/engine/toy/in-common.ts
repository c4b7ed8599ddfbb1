import { featsFound } from '#engine/kernel/feats.ts';
import type { Game } from '#engine/kernel/game.ts';
import { refuse, type Refusal } from '#engine/kernel/refusal.ts';
import { shuffle, draws } from '#engine/kernel/rng.ts';
import { setupRng } from '#engine/kernel/seed.ts';
import { flow, type Flow } from '#engine/kernel/steps.ts';
import { copyOf } from './copy.ts';
import { CLANS, LAKES, toyData, type ToyData, type ToyForm } from './data.ts';
import { end, outcome, review, score } from './ending.ts';
import { FEATS } from './feats.ts';
import { invariants } from './invariants.ts';
import { draw, tokensOf } from './lake.ts';
import { pack } from './screens.ts';
import { answer } from './steps/answer.ts';
import { build } from './steps/build.ts';
import { claim } from './steps/claim.ts';
import { commit } from './steps/commit.ts';
import { guard } from './steps/guard.ts';
import { round } from './steps/round.ts';
import { turn } from './steps/turn.ts';
import {
  eventSchema,
  moveSchema,
  optionsSchema,
  stateSchema,
  type ToyEmit,
  type ToyEvent,
  type ToyFrame,
  type ToyMove,
  type ToyOptions,
  type ToyState,
  type ToyTypes,
} from './types.ts';

/** The steps of the toy, one for each kind of frame. */
export const toySteps = { round, commit, turn, claim, answer, build, guard };
export type Rules = typeof toySteps;

const IDS = { stock: 'toy', hand: 'toy-hand', nothing: 'toy-open' };

/** The members that tell secrets, or are made for them: each form has its own. */
type Secrecy =
  | 'hides'
  | 'depths'
  | 'deals'
  | 'publicMoves'
  | 'closing'
  | 'stateFromView'
  | 'view'
  | 'own'
  | 'information'
  | 'sample'
  | 'drawnAnew';
type InCommon = Omit<Game<ToyTypes>, Secrecy | 'schema' | 'summary'> & {
  readonly schema: Omit<Game<ToyTypes>['schema'], 'view'>;
  summary(view: Pick<ToyState, 'round' | 'rounds' | 'water'>): Readonly<Record<string, number>>;
};

/**
 * What all forms of the toy have in common: the rules, whatever lies open.
 * @param form which form, and any data in which the table differs from the usual one
 */
export function inCommon(
  form: ToyForm & Partial<ToyData>,
  steps: Rules = toySteps,
): { data: ToyData; flow: ToyFlow; game: InCommon } {
  const data: ToyData = { ...toyData, ...form };
  const rules: ToyFlow = flow<ToyData, ToyFrame, ToyState, ToyMove, ToyEvent>(steps, ({ state, emit }) => {
    if (state.water >= data.flood[state.lake] && state.ended === null) end(state, 'flood', emit);
  });
  const game: InCommon = {
    id: IDS[form.hides],
    version: 1,
    pack,
    schema: { options: optionsSchema, move: moveSchema, state: stateSchema, event: eventSchema },
    upgraders: [],
    players: data.players,
    fields: {
      all: [
        { key: 'rounds', kind: 'number', from: 1, to: data.rounds, usual: data.rounds },
        { key: 'lake', kind: 'choice', values: LAKES, usual: 'wide' },
      ],
      seat: [{ key: 'clan', kind: 'choice', values: CLANS, usual: 'otter', unique: true }],
    },
    turnEvent: 'round',
    review,
    feats: (known) => featsFound(FEATS, known),
    record: ({ rounds }) => ({ length: rounds === 1 ? 'short' : 'long' }),
    optionsRefusal: (options) => optionsRefusal(data, options),
    seats: ({ players }) => players ?? data.seats,
    setup(options, seed, emit) {
      const state = lay(data, options, seed, emit);
      rules.settle(data, state, emit);
      return state;
    },
    deciders: (state) => rules.deciders(data, state),
    secret: (state) => state.frames.at(-1)?.kind === 'commit',
    legalMoves: (state, seat) => rules.legalMoves(data, state, seat),
    refusal: (state, seat, move) => rules.refusal(data, state, seat, move),
    apply: (state, seat, move, emit, between) => rules.apply(data, state, seat, move, emit, between),
    redacted,
    summary: (seen) => ({ round: seen.round, rounds: seen.rounds, water: seen.water }),
    outcome: (state) => outcome(data, state),
    score: (state) => score(data, state),
    invariants: (state) => invariants(data, state),
    copy: copyOf,
  };
  return { data, flow: rules, game };
}

type ToyFlow = Flow<ToyData, ToyState, ToyMove, ToyEvent>;

function optionsRefusal(data: ToyData, options: ToyOptions): Refusal | undefined {
  const { rounds, players = data.seats, seats = [] } = options;
  const { from, to } = data.players;
  if (rounds > data.rounds) return refuse('set-up', 'too-many-rounds', { rounds, most: data.rounds });
  if (players < from || players > to) return refuse('set-up', 'wrong-number', { players, from, to });
  if (seats.length > 0 && seats.length !== players) return refuse('set-up', 'clan-missing');
  const clans = seats.map(({ clan }) => clan);
  return new Set(clans).size === clans.length ? undefined : refuse('set-up', 'clan-taken');
}

/** The table before the first round: the deck shuffled, the hands dealt. @throws Error on refused options. */
function lay(data: ToyData, options: ToyOptions, seed: string, emit: ToyEmit): ToyState {
  const refused = optionsRefusal(data, options);
  if (refused) throw new Error(`refused options: ${refused.code}`);
  const { open, hidden } = setupRng(seed);
  const players = options.players ?? data.seats;
  const clans = Array.from({ length: players }, (_, seat) => options.seats?.[seat]?.clan ?? null);
  const state: ToyState = {
    pack,
    lake: options.lake ?? 'wide',
    rounds: options.rounds,
    round: 0,
    // Hands that lie open may tell nothing of what is drawn later.
    rng: data.hides === 'nothing' ? open : hidden,
    deck: data.cards.map((_, card) => card),
    discard: [],
    seats: clans.map((clan) => ({
      clan,
      points: clan === 'otter' ? 1 : 0,
      supply: tokensOf(data, clan),
      hand: [],
      purse: 0,
      spent: 0,
      known: [],
    })),
    spots: data.spots.map(() => null),
    water: 0,
    frames: [{ kind: 'round' }],
    ended: null,
  };
  deal(data, state, emit);
  state.rng = hidden;
  return state;
}

/** Deals the hands, and fills the purses. */
function deal(data: ToyData, state: ToyState, emit: ToyEmit): void {
  if (data.hides !== 'nothing') shuffle(state.rng, state.deck);
  const each = data.hand - (state.seats.length > 3 ? 1 : 0);
  for (let dealt = 0; dealt < each; dealt++) state.seats.forEach((_, seat) => draw(data, state, seat, emit));
  state.seats.forEach(({ clan }, seat) => {
    if (clan === 'heron') draw(data, state, seat, emit);
  });
  if (data.hides !== 'stock') return;
  const purses = draws(state.rng, data.purse + 1, state.seats.length);
  state.seats.forEach((place, seat) => (place.purse = purses[seat] ?? 0));
}

/** What was paid, and what was drawn, is forgotten by a table log. */
function redacted(event: ToyEvent): ToyEvent {
  if (event.type === 'drawn') return { type: 'drawn', seat: event.seat, barrier: event.barrier };
  if (event.type === 'traded') return { ...event, points: undefined };
  if (event.type === 'drained') return { ...event, amount: undefined };
  return event;
}
