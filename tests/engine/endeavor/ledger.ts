/**
 * A state as a ledger of named entries, and the difference of two ledgers: what a test does not name must not have changed.
 * Numbers differ by an amount, lists by what came (`+theatre`) and what went (`-politics`).
 */
import type { Box } from '#engine/endeavor/box.ts';
import type { State } from '#engine/endeavor/state.ts';
import { TRACKS } from '#engine/endeavor/data/schema.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { LETTER } from './arrange.ts';

/** The names of the colours by seat; with two players the third is the neutral one. */
const COLOURS = ['green', 'violet', 'white', 'black', 'red'];

type Entry = number | readonly string[];
/** What has changed, entry by entry. */
export type Change = Readonly<Record<string, number | string>>;

/** The name of a colour. */
export function colourName({ neutral }: State, colour: number): string {
  return neutral !== null && colour === 2 ? 'neutral' : elementAt(COLOURS, colour);
}

/** Every entry of a state; the pending frames and the generator are none. */
export function ledgerOf(box: Box, state: State): Map<string, Entry> {
  const { round, first, abolished, ended, neutral, tiles, removed, spent } = state;
  const ledger = new Map<string, Entry>([
    ['round', round],
    ['crown', [colourName(state, first)]],
    ['abolished', Number(abolished)],
    ['ended', Number(ended)],
    ['neutral discs', neutral ?? 0],
    ['out', removed],
    ['spent', tokensOf(box, spent)],
  ]);
  box.pack.buildings.forEach(({ id }, kind) => ledger.set(`supply of ${id}`, elementAt(tiles, kind)));
  addMap(box, state, ledger);
  state.players.forEach((_, seat) => addBoard(box, state, seat, ledger));
  return ledger;
}

const tokensOf = (box: Box, counts: readonly number[]): string[] =>
  box.tokens.flatMap(({ id }, kind) => Array.from({ length: counts[kind] ?? 0 }, () => id));

function addMap(box: Box, state: State, ledger: Map<string, Entry>): void {
  const on = (space: number): string[] => {
    const kind = elementAt(state.spaces, space);
    return kind < 0 ? [] : [elementAt(box.tokens, kind).id];
  };
  const owner = (colour: number): string[] => (colour < 0 ? [] : [colourName(state, colour)]);
  for (const { id, index, berths, firstSpace } of box.regions) {
    ledger.set(
      `${id} ships`,
      elementAt(state.ships, index).map((colour) => colourName(state, colour)),
    );
    for (let at = 0; at < berths; at++) ledger.set(`on ${id} ${at + 1}`, on(firstSpace + at));
  }
  box.cities.forEach(({ id, space }, at) => {
    ledger.set(id, owner(elementAt(state.cities, at)));
    ledger.set(`on ${id}`, on(space));
  });
  for (const { id, space } of box.routes) ledger.set(`on ${id}`, on(space));
  box.stacks.forEach(({ id }, at) => ledger.set(`stack ${id}`, elementAt(state.stacks, at)));
}

function addBoard(box: Box, state: State, seat: number, ledger: Map<string, Entry>): void {
  const player = elementAt(state.players, seat);
  const put = (name: string, entry: Entry): unknown => ledger.set(`${colourName(state, seat)} ${name}`, entry);
  for (const track of TRACKS) put(LETTER[track], player.status[track]);
  put('harbour', player.harbour);
  put('supply', player.supply);
  put('tokens', tokensOf(box, player.tokens));
  put('cards', player.cards);
  put('face down', player.faceDown);
  put('passed', Number(player.passed));
  put(
    'buildings',
    player.buildings.map(({ building }) => building),
  );
  put(
    'activated',
    player.buildings.flatMap(({ building, disc }) => (disc ? [building] : [])),
  );
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

/** The difference of two ledgers of one game. */
export function changeBetween(before: ReadonlyMap<string, Entry>, after: ReadonlyMap<string, Entry>): Change {
  const change: Record<string, number | string> = {};
  for (const [name, now] of after) {
    const then = before.get(name) ?? [];
    if (typeof now === 'number') {
      if (now !== then) change[name] = now - (typeof then === 'number' ? then : 0);
      continue;
    }
    const old = typeof then === 'number' ? [] : then;
    const parts = [...without(now, old).map((item) => `+${item}`), ...without(old, now).map((item) => `-${item}`)];
    if (parts.length > 0) change[name] = parts.join(' ');
  }
  return change;
}
