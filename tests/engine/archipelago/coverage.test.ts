/** Curious play: games go on until everything the box holds has changed a state three times. */
import { expect, it } from 'vitest';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { EndCondition } from '#engine/archipelago/data/schema.ts';
import { eventSchema, type Event } from '#engine/archipelago/events.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { ACTIONS, lengthSchema, VARIANTS, type Options, type State } from '#engine/archipelago/state.ts';
import { at } from '#engine/kernel/at.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { towards } from './towards.ts';
import { game } from './twin.ts';

const TIMES = 3;
/** The long run goes on until nothing is missing; every test run looks for what comes in a few games. */
const LONG = process.env['CARAVEL_LONG'] !== undefined;
const MOST_GAMES = LONG ? 1500 : 60;
const SOON = /^(action|crisis|zone) /;
/** One decision in so many is made out of curiosity, by turns in every game, and hardly ever in driven ones. */
const CURIOUS = [3, 25] as const;
/** The first is never emitted; the second comes too seldom to wait for, and is shown in `rules/expulsion.test.ts`. */
const ELSEWHERE = ['event faded', 'event expelled'];
const steward = at(stewards(BASE_PACK), 0);

/** Everything that must have happened, by name. */
function wanted(): string[] {
  const zones = BASE_PACK.cards.flatMap(({ back }) => [zone('domestic', back.domestic), zone('export', back.export)]);
  return [
    ...BASE_PACK.cards.map(({ id }) => `card ${id}`),
    ...ACTIONS.map((action) => `action ${action}`),
    ...BASE_PACK.objectives.flatMap(({ id }) => [`end ${id}`, `objective ${id}`]),
    ...BASE_PACK.trends.map(({ id }) => `trend ${id}`),
    ...new Set(zones),
    ...eventSchema.options.map(({ shape }) => `event ${shape.type.value}`).filter((name) => !ELSEWHERE.includes(name)),
  ];
}

function zone(half: string, back: (typeof BASE_PACK.cards)[number]['back']['domestic']): string {
  return back.kind === 'event' ? `zone ${half} ${back.marker}` : `crisis ${half} ${back.resource}`;
}

/** What an event shows to have happened. */
function shown(event: Event): string[] {
  const name = `event ${event.type}`;
  switch (event.type) {
    case 'card-used':
    case 'wonder-built':
      return [name, `card ${event.card}`];
    case 'acted':
      return [name, `action ${event.action}`];
    case 'threshold':
      return [name, `end ${event.objective}`];
    case 'crisis':
      return [name, `crisis ${event.half} ${event.resource}`];
    case 'zone-event':
      return [name, `zone ${event.half} ${event.marker}`];
    default:
      return [name];
  }
}

/** A move by what is special in it, so that the rarest can be picked. */
function kindOf(move: Move, { evolution }: State): string {
  if (move.type === 'buy' || move.type === 'rotate') return `${move.type} ${evolution.row[move.slot]?.card ?? ''}`;
  const { type, ...rest } = move;
  const words = Object.values(rest).filter((value) => typeof value === 'string');
  return [type, ...words].join(' ');
}

type Counts = Map<string, number>;
const count = (counts: Counts, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

/** The rarest of the moves and offers a seat may make. */
function rarest(state: State, seat: Seat, tried: Counts, rng: Rng): Move {
  const offers = pick(rng, 4) === 0 ? game.offers(game.information(state, seat), rng) : [];
  const standing: Move = { type: 'standing', to: (seat + 1) % state.options.players, leave: 'price', price: 1 };
  const said: Move[] = [
    ...offers,
    ...state.promises.map((_, promise): Move => ({ type: 'settle', promise, kept: pick(rng, 2) === 0 })),
    standing,
  ];
  const talk = said.filter((move) => pick(rng, 3) === 0 && game.refusal(state, seat, move) === undefined);
  const moves = [...game.legalMoves(state, seat), ...talk];
  const seen = moves.map((move) => tried.get(kindOf(move, state)) ?? 0);
  const least = Math.min(...seen);
  const best = moves.filter((_, index) => seen[index] === least);
  return at(best, pick(rng, best.length));
}

/** Plays one game; with `goal` everybody works for that end condition. */
function playCuriously(options: Options, seed: string, happened: Counts, tried: Counts, goal?: EndCondition): void {
  const rng = streamOf(seed);
  const rare = goal === undefined ? CURIOUS[0] : CURIOUS[1];
  const emit = (event: Event) => shown(event).forEach((name) => count(happened, name));
  const state = game.setup(options, seed, emit);
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const top = state.frames.at(-1);
    if (top?.kind === 'offer' && pick(rng, 6) === 0) {
      game.apply(state, top.from, { type: 'withdraw', offer: top.offer }, emit);
      continue;
    }
    const seat = at(seats, 0);
    const move =
      pick(rng, rare) === 0
        ? rarest(state, seat, tried, rng)
        : (towards(state, seat, goal) ?? steward.decide(game, game.information(state, seat), seat, rng));
    count(tried, kindOf(move, state));
    game.apply(state, seat, move, emit);
  }
  for (const { code, params, points } of game.score(state)) {
    if (points === 0) continue;
    if (code === 'trend') count(happened, `trend ${String(params['id'])}`);
    else if (code !== 'medals') count(happened, `objective ${String(params['id'])}`);
  }
  const outcome = game.outcome(state);
  if (outcome?.code !== 'independence') return;
  state.objectives.forEach((held, seat) => {
    if (outcome.seats[seat]?.won === true) held.forEach((id) => count(happened, `objective ${id}`));
  });
}

it(`${LONG ? 'everything in the box' : 'every action, crisis and event of a card back'} changes a state ${TIMES} times`, () => {
  const happened: Counts = new Map();
  const tried: Counts = new Map();
  const asked = wanted().filter((name) => LONG || SOON.test(name));
  const missing = () => asked.filter((name) => (happened.get(name) ?? 0) < TIMES);
  for (let number = 0; number < MOST_GAMES && missing().length > 0; number++) {
    const variant = at(VARIANTS, Math.floor(number / 2) % VARIANTS.length);
    const ends = BASE_PACK.objectives.filter(({ id }) => missing().includes(`end ${id}`));
    const driven = number % 2 === 1 ? ends[number % Math.max(1, ends.length)] : undefined;
    const options: Options = {
      players: 2 + (number % 4),
      length: driven?.deck ?? at(lengthSchema.options, Math.floor(number / 4) % 3),
      variants: driven === undefined ? [variant] : [],
    };
    playCuriously(options, `curious ${number}`, happened, tried, driven?.end);
  }
  expect(missing()).toEqual([]);
});
