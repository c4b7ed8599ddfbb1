/**
 * A state as a ledger of named entries, and the difference of two ledgers: what a test does not name must not have changed.
 * Numbers differ by an amount, lists by what came (`+whetstone`) and what went (`-whetstone`), and what has an order or is one
 * thing of several is told as it is now.
 */
import { GOODS } from '#engine/empires-of-the-north/data/goods.ts';
import type { Location, Pile, State } from '#engine/empires-of-the-north/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { clanOf, goodsNamed, nameById, nameOf, shipName } from './names.ts';

type Entry = number | readonly string[] | { readonly now: string };
/** What has changed, entry by entry. */
export type Change = Readonly<Record<string, number | string>>;

/** Every entry of a state; pending frames, the generator, and which Special has fired are none. */
export function ledgerOf(state: State): Map<string, Entry> {
  const ledger = new Map<string, Entry>([
    ['round', state.round],
    ['first', { now: clanOf(state, state.first) }],
    ['last', Number(state.last)],
    ['ended', Number(state.ended)],
    ['ring', { now: state.ring.join(' ') }],
    ['queue', { now: state.queue.map((ship) => shipName(state, ship)).join(', ') }],
  ]);
  addPile(ledger, 'near', state.near);
  addPile(ledger, 'far', state.far);
  state.players.forEach((_, seat) => addPlayer(ledger, state, seat));
  return ledger;
}

function addPile(ledger: Map<string, Entry>, name: string, { deck, open, discard }: Pile): void {
  ledger.set(`${name} deck`, deck);
  ledger.set(
    `${name} open`,
    open.map((id) => id ?? 'none'),
  );
  ledger.set(`${name} discard`, discard);
}

function addPlayer(ledger: Map<string, Entry>, state: State, seat: number): void {
  const player = elementAt(state.players, seat);
  const put = (name: string, entry: Entry): unknown => ledger.set(`${player.clan} ${name}`, entry);
  put('score', player.score);
  GOODS.forEach((good, at) => put(good, elementAt(player.goods, at)));
  put('workers', player.workers);
  put('resting', player.resting);
  put('ships', player.ships.clan);
  put('common ships', player.ships.common);
  player.pawns.forEach((pawn, at) => put(`pawn ${at}`, { now: [pawn.state, pawn.tile ?? []].flat().join(' ') }));
  put('hand', player.hand);
  put('deck', player.deck);
  put('discard', player.discard);
  put('looked', lookedAt(state, seat));
  put('passed', Number(player.passed));
  const name = (location: Location): string => nameOf(player.empire, location);
  put(
    'empire',
    player.empire.map(({ card }) => card),
  );
  put('exhausted', player.empire.filter(({ ready }) => !ready).map(name));
  for (const location of player.empire) addLocation(put, state, location, name(location));
}

/** The cards a seat looks at in the opening or the Observation. */
function lookedAt({ frames }: State, seat: number): readonly string[] {
  const frame = frames.at(-1);
  return frame?.kind === 'opening' || frame?.kind === 'observation' ? elementAt(frame.looks, seat) : [];
}

function addLocation(
  put: (name: string, entry: Entry) => unknown,
  state: State,
  { under, goods, workers, copies }: Location,
  name: string,
): void {
  put(`under ${name}`, under);
  put(`on ${name}`, [...goodsNamed(goods), ...Array.from({ length: workers }, () => 'worker')]);
  if (copies !== undefined) put(`${name} copies`, { now: copies === null ? 'nothing' : nameById(state, copies) });
}

/** What of `one` is not in `other`, copies counted. */
function without(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const listOf = (entry: Entry | undefined): readonly string[] => (Array.isArray(entry) ? entry : []);
const nowOf = (entry: Entry | undefined): string => (typeof entry === 'object' && 'now' in entry ? entry.now : '');

/** The difference of two ledgers of one game. */
export function changeBetween(before: ReadonlyMap<string, Entry>, after: ReadonlyMap<string, Entry>): Change {
  const change: Record<string, number | string> = {};
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const then = before.get(name);
    const now = after.get(name);
    if (typeof now === 'number') {
      if (now !== then) change[name] = now - (typeof then === 'number' ? then : 0);
    } else if (nowOf(now) !== nowOf(then)) {
      if (now !== undefined) change[name] = nowOf(now);
    } else {
      const parts = [
        ...without(listOf(now), listOf(then)).map((item) => `+${item}`),
        ...without(listOf(then), listOf(now)).map((item) => `-${item}`),
      ];
      if (parts.length > 0) change[name] = parts.sort().join(' ');
    }
  }
  return change;
}
