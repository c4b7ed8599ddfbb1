/** Positions in which the blunders of Archipelago come up: those of whole games, and others made of them. */
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { noGoods } from '#engine/archipelago/figures/goods.ts';
import { RESOURCES } from '#engine/archipelago/data/schema.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Asked as AskedOf } from '../../../bots/blunders.ts';
import type { Moment } from '../../../bots/wander.ts';
import { game } from '../../twin.ts';
import { wandering } from '../positions.ts';
import { crisisAt, spares } from './crises.ts';
import { after } from './knowing.ts';

type Asked = AskedOf<ArchipelagoTypes>;
type Making = (moment: Moment<ArchipelagoTypes>) => Asked | undefined;

/** One decision in so many is looked at. */
const EVERY = 6;

/** Positions without end, the same with the same seed. */
export function* positions(seed: string): Generator<Asked> {
  for (const moment of wandering(seed)) {
    yield* atItsEnd(moment);
    if (pick(moment.rng, EVERY) > 0) continue;
    yield moment;
    for (const make of MAKINGS) {
      const made = make(moment);
      if (made !== undefined) yield made;
    }
  }
}

/** Steps in which no move ends a game, or only by chance. */
const NEVER_ENDING = ['round', 'bids', 'order', 'domestic-crisis', 'export-crisis', 'expulsion', 'objectives', 'offer'];

/**
 * The seat holds an objective whose end one of its moves brings about; whoever held it holds what the seat had. It is as well off as it
 * was, or better, or worse.
 */
function atItsEnd(moment: Moment<ArchipelagoTypes>): Asked[] {
  const { state, seat } = moment;
  const held = state.objectives[seat]?.[0];
  const top = state.frames.at(-1)?.kind ?? 'round';
  if (held === undefined || state.met.length > 0 || NEVER_ENDING.includes(top)) return [];
  const ended = endedBy(moment);
  if (ended === undefined) return [];
  return [0, 1, -1].map((fortune) => {
    const next = game.copy(state);
    next.objectives = state.objectives.map((own, other) =>
      own.map((id, index) => (other === seat && index === 0 ? ended : id === ended ? held : id)),
    );
    next.seen = [];
    if (fortune !== 0) enrich(next, seat, fortune);
    return { state: next, seat };
  });
}

/** An objective whose end holds after a move of the seat and not before. */
function endedBy({ state, seat }: Moment<ArchipelagoTypes>): string | undefined {
  for (const one of game.legalMoves(state, seat)) {
    const next = after(state, seat, [one]);
    const crossed = next?.crossed.find((id) => !state.crossed.includes(id));
    if (crossed !== undefined) return crossed;
  }
  return undefined;
}

/** Cubes of each type and florins that a seat gets from the bank, if it has them to spare, or that it keeps. */
const FORTUNE = { cubes: 4, florins: 25, left: 2 };

/** Makes a seat rich from the bank, or poor for it. */
function enrich({ bank, screens }: State, seat: Seat, sign: number): void {
  const screen = defined(screens[seat]);
  const shift = (held: number, banked: number, by: number): number =>
    sign > 0 ? Math.min(by, Math.max(0, banked - FORTUNE.left)) : -Math.max(0, held - FORTUNE.left);
  for (const resource of RESOURCES) {
    const by = shift(screen.cubes[resource], bank.cubes[resource], FORTUNE.cubes);
    screen.cubes[resource] += by;
    bank.cubes[resource] -= by;
  }
  const by = shift(screen.florins, bank.florins, FORTUNE.florins);
  screen.florins += by;
  bank.florins -= by;
}

/**
 * The seat is the last to give in the crisis that runs, nothing lies on the market, it has a cube, and rebellion stands so that with
 * what it has the colony lives and without it does not.
 */
function onTheBrink({ state, seat, rng }: Moment<ArchipelagoTypes>): Asked | undefined {
  const found = crisisAt(state);
  if (found === undefined || found.steps === 0) return undefined;
  const { market, resource } = found;
  const next = game.copy(state);
  const screen = defined(next.screens[seat]);
  next.bank.cubes[resource] += next[market][resource];
  next[market][resource] = 0;
  if (screen.cubes[resource] === 0 && next.bank.cubes[resource] > 0) {
    next.bank.cubes[resource]--;
    screen.cubes[resource]++;
  }
  next.order = [...state.order.filter((other) => other !== seat), seat];
  const top = next.frames.at(-1);
  if (top?.kind !== 'domestic-crisis' && top?.kind !== 'export-crisis') return undefined;
  top.next = next.order.length - 1;
  const spared = Math.min(found.steps, spares(next, found, seat));
  next.rebellion = next.population - found.steps + 1 + pick(rng, Math.max(1, spared));
  return spared === 0 || next.rebellion < 0 || next.rebellion > next.population ? undefined : { state: next, seat };
}

/** The round goes on with one action, if it is possible. */
function acting({ state, seat }: Moment<ArchipelagoTypes>, move: Move): State | undefined {
  return state.frames.at(-1)?.kind === 'round' ? after(state, seat, [move]) : undefined;
}

/** The seat has laid its disc on trade. */
function trading(moment: Moment<ArchipelagoTypes>): Asked | undefined {
  const state = acting(moment, { type: 'act', action: 'transaction' });
  return state && { state, seat: moment.seat };
}

/** The seat has begun a harvest that need not be made, as a card gives it. */
function harvesting(moment: Moment<ArchipelagoTypes>): Asked | undefined {
  const resource = elementAt(RESOURCES, pick(moment.rng, RESOURCES.length));
  const state = acting(moment, { type: 'act', action: `harvest-${resource}` });
  const top = state?.frames.at(-1);
  if (state === undefined || top?.kind !== 'harvest') return undefined;
  top.disc = false;
  return { state, seat: moment.seat };
}

/** Another seat is offered a little for a cube. */
function lowOffer({ state, seat, rng }: Moment<ArchipelagoTypes>): Asked | undefined {
  if (state.frames.at(-1)?.kind !== 'round') return undefined;
  const to = (seat + 1 + pick(rng, state.options.players - 1)) % state.options.players;
  const take = { ...noGoods(), cubes: { ...noGoods().cubes, [resourceOf(rng)]: 1 } };
  const give = pick(rng, 3) === 0 ? { ...noGoods(), cubes: { ...noGoods().cubes, [resourceOf(rng)]: 1 } } : coins(rng);
  const offered = after(state, seat, [{ type: 'offer', to, give, take, promises: [] }]);
  return offered && { state: offered, seat: to };
}

const resourceOf = (rng: Rng) => elementAt(RESOURCES, pick(rng, RESOURCES.length));
const coins = (rng: Rng) => ({ ...noGoods(), florins: pick(rng, 3) });

const MAKINGS: readonly Making[] = [onTheBrink, trading, harvesting, lowOffer];
