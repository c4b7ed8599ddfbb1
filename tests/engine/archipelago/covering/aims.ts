/** How a table works for one of the things that are still missing. */
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';

import type { Move } from '#engine/archipelago/moves.ts';
import { occupant } from '#engine/archipelago/figures/buildings.ts';
import type { Options, State, Unit } from '#engine/archipelago/state.ts';
import { cubesIn } from '#engine/archipelago/stock.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { towards } from '../towards.ts';
import { game } from '../twin.ts';
import type { EndCondition, Objective } from '#engine/archipelago/data/schema-goals.ts';

/** What helps: the table to sit at, and the move to make, or undefined where none at hand brings it nearer. */
export type Aim = {
  readonly table?: Partial<Options>;
  readonly move?: (state: State, seat: Seat) => Move | undefined;
};

/** Cards that make somebody lift his screen who has no cube. */
const BEGGARS = ['thief', 'pirate'];

/** What works for something by the name `wanted` gives it; undefined for what comes by curiosity alone. */
export function aimAt(name: string): Aim | undefined {
  const [kind, what = ''] = name.split(' ');
  const objective = BASE_PACK.objectives.find(({ id }) => id === what);
  if (kind === 'card') return { move: (state, seat) => withCards(state, seat, [what]) };
  if (kind === 'trend') return { table: { variants: ['choose-trend'] }, move: voteFor(what) };
  if (kind === 'end' && objective !== undefined) return endBy(objective);
  if (kind === 'objective' && objective !== undefined) return holding(objective);
  if (name === 'event expelled') return { table: { players: 4 }, move: makeRebels };
  if (name === 'event screen-lifted') return { move: beg };
  return undefined;
}

function endBy({ deck: length, end }: Objective): Aim {
  return { table: { length, variants: [] }, move: (state, seat) => towards(state, seat, end) };
}

/** An objective counts once it is dealt; that of the Separatist once there is a revolution. */
function holding({ deck: length, victory }: Objective): Aim {
  const table = { length, variants: [] };
  return victory.kind === 'separatist' ? { table: { ...table, players: 5 }, move: revolt } : { table };
}

function voteFor(trend: string): NonNullable<Aim['move']> {
  return (state, seat) => legal(state, seat, (move) => move.type === 'vote-trend' && move.trend === trend);
}

function legal(state: State, seat: Seat, wanted: (move: Move) => boolean): Move | undefined {
  return game.legalMoves(state, seat).find(wanted);
}

/** Uses one of `cards`, or else buys it. */
function withCards(state: State, seat: Seat, cards: readonly string[]): Move | undefined {
  const { row } = state.evolution;
  return legal(state, seat, (move) => {
    if (move.type === 'buy') return cards.includes(row[move.slot]?.card ?? '');
    return (
      (move.type === 'use-card' || move.type === 'build-wonder' || move.type === 'take-card') &&
      cards.includes(move.card)
    );
  });
}

/** Gives nothing in a crisis, and raises taxes. */
function revolt(state: State, seat: Seat): Move | undefined {
  const kind = state.frames.at(-1)?.kind;
  if (kind === 'domestic-crisis' || kind === 'export-crisis') return legal(state, seat, ({ type }) => type === 'done');
  return legal(state, seat, (move) => move.type === 'act' && move.action === 'taxes');
}

/** Goes with a thief to who has no cube. */
function beg(state: State, seat: Seat): Move | undefined {
  const poor = (move: Move) => {
    const victim = move.type === 'target' ? move.seat : move.type === 'sink' ? move.owner : undefined;
    return victim !== undefined && cubesIn(elementAt(state.screens, victim).cubes) === 0;
  };
  return legal(state, seat, poor) ?? withCards(state, seat, BEGGARS);
}

const TOWN: EndCondition = { kind: 'buildings', building: 'town', counts: { 2: 1, 3: 1, 4: 1, 5: 1 } };
const MARKET: EndCondition = { ...TOWN, building: 'market' };

/**
 * Half of the table builds towns, the others markets. Once one stands in the town of another, only the mayor helps in a
 * crisis, and only himself up.
 */
function makeRebels(state: State, seat: Seat): Move | undefined {
  const expel = legal(state, seat, ({ type }) => type === 'expel');
  if (expel !== undefined) return expel;
  if (state.frames.at(-1)?.kind !== 'domestic-crisis') return towards(state, seat, seat % 2 === 0 ? TOWN : MARKET);
  const mayors = mayorsWithGuests(state);
  if (mayors.length === 0) return undefined;
  const done = legal(state, seat, ({ type }) => type === 'done');
  const lies = mayors.some(({ owner, down }) => owner === seat && down);
  if (!lies) return done;
  const himself = (move: Move) => move.type === 'stand' && move.owner === seat && move.spot.place === 'town';
  return legal(state, seat, himself) ?? legal(state, seat, ({ type }) => type === 'consume') ?? done;
}

/** Who stands on a town with somebody else on the port or market below it, up or lying. */
function mayorsWithGuests(state: State): Unit[] {
  return state.regions.flatMap((_, region) => {
    const mayor = occupant(state, region, 'town');
    const guests = [occupant(state, region, 'port'), occupant(state, region, 'market')];
    return mayor !== undefined && guests.some((guest) => guest !== undefined && guest.owner !== mayor.owner)
      ? [mayor]
      : [];
  });
}
