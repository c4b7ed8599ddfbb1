import { eventsFor } from '#engine/kernel/events.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import type { Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Table } from './config.ts';
import { expectSame, expectThat } from './failure.ts';
import { oneOf } from './mutate.ts';
import { bytes } from './plain.ts';
import { recorder } from './play.ts';

/** The most paths of a decision that are all walked. */
const ALL = 4096;
/** How many pairs of random ones are compared where there are more. */
const PAIRS = 500;

/** One way through a secret decision: what was chosen, and what everybody was told by the end. */
type Path<T extends GameTypes> = { readonly moves: readonly T['move'][]; readonly told: readonly T['event'][] };
/** Somewhere on such a way. */
type Place<T extends GameTypes> = { readonly state: T['state']; readonly moves: readonly T['move'][] };

/** The seats whose decision has been walked and still runs, by game that is checked. */
const walked = new WeakMap<object, ReadonlySet<Seat>>();

/**
 * Walks every secret decision as it begins: whatever is chosen it takes as many moves, what everybody is told of it is the
 * same but for what it reveals at its end, and before that nothing is told and nothing seen: a step shows nowhere.
 * @throws ContractFailure
 */
export function checkSecretPaths<T extends GameTypes>(table: Table<T>, rng: Rng): void {
  const { game, state } = table;
  const deciders = game.secret(state) ? game.deciders(state) : [];
  const before = walked.get(table) ?? new Set();
  for (const seat of deciders) if (!before.has(seat)) checkDecision(table, seat, rng);
  walked.set(table, new Set(deciders));
}

function checkDecision<T extends GameTypes>(table: Table<T>, seat: Seat, rng: Rng): void {
  const paths = allPaths(table, seat);
  const first = paths.next();
  if (first.done === true) return;
  let count = 1;
  for (const path of paths) {
    compare(table, seat, first.value, path);
    if (++count > ALL) break;
  }
  if (count <= ALL) return;
  for (let pair = 0; pair < PAIRS; pair++)
    compare(table, seat, randomPath(table, seat, rng), randomPath(table, seat, rng));
}

/** Every way through the decision of `seat`, the first choices first. */
function* allPaths<T extends GameTypes>(table: Table<T>, seat: Seat): Generator<Path<T>> {
  const open: Place<T>[] = [{ state: table.state, moves: [] }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const move of legal(table, seat, place.state)) {
      const next = step(table, seat, place, move);
      if ('told' in next) yield next;
      else open.push(next);
    }
  }
}

function randomPath<T extends GameTypes>(table: Table<T>, seat: Seat, rng: Rng): Path<T> {
  let place: Place<T> | Path<T> = { state: table.state, moves: [] };
  while (!('told' in place)) place = step(table, seat, place, oneOf(legal(table, seat, place.state), rng) as T['move']);
  return place;
}

function legal<T extends GameTypes>(table: Table<T>, seat: Seat, state: T['state']): T['move'][] {
  const moves = table.game.legalMoves(state, seat);
  expectThat(moves.length > 0, `seat ${seat} is stuck inside a secret decision`);
  return moves;
}

/** One more move on the way: where the decision goes on nobody else may notice. */
function step<T extends GameTypes>(table: Table<T>, seat: Seat, from: Place<T>, move: T['move']): Place<T> | Path<T> {
  const { game } = table;
  table.about = { seat, move };
  const state = game.copy(from.state);
  const { log, emit } = recorder<T['event']>();
  game.apply(state, seat, move, emit);
  const moves = [...from.moves, move];
  const told = eventsFor(log, 'public');
  const goesOn = game.secret(state) && game.deciders(state).includes(seat);
  if (!goesOn || told.some((event) => event.barrier !== undefined)) return { moves, told };
  expectThat(told.length === 0, () => `a step inside a secret decision is told to everybody: ${bytes(told)}`);
  const seen = [from.state, state].map((at) => bytes([game.deciders(at), game.view(at, 'public')]));
  expectSame(seen[1] ?? '', seen[0] ?? '', 'a step inside a secret decision is seen by everybody');
  return { state, moves };
}

function compare<T extends GameTypes>(table: Table<T>, seat: Seat, one: Path<T>, other: Path<T>): void {
  const ways = () => `${bytes(one.moves)} and ${bytes(other.moves)}`;
  expectThat(
    one.moves.length === other.moves.length,
    () => `a secret decision of seat ${seat} takes ${one.moves.length} or ${other.moves.length} moves: ${ways()}`,
  );
  const { reveals = (event: T['event']) => event.barrier !== undefined, surprises = () => false } = table.check;
  for (let index = 0; index < Math.max(one.told.length, other.told.length); index++) {
    const [mine, theirs] = [one.told[index], other.told[index]];
    if (bytes(mine) === bytes(theirs)) continue;
    const shown = [mine, theirs].some((event) => event !== undefined && surprises(event));
    if (shown || (mine !== undefined && mine.type === theirs?.type && reveals(mine, 'public'))) return;
    expectThat(false, () => `a secret decision of seat ${seat} is told in other ways: ${ways()}`);
  }
}
