/** Plays games until everything a pack has has changed a state often enough. */
import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { anyOf } from '#engine/bots/random.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Played } from '../laid/arrange.ts';
import { coveredBy, leadsTo, wantedOf } from './wanted.ts';

/** How often each thing is wanted, in how many games at most, and what chance is made from. */
export type Cover = { readonly times: number; readonly games: number; readonly seed: string };
/** How often each thing happened, what did not often enough, and in how many games. */
export type Covered = {
  readonly counts: ReadonlyMap<string, number>;
  readonly missing: string[];
  readonly games: number;
};

type Choosing = { readonly state: State; readonly seat: number; readonly moves: readonly Move[]; readonly rng: Rng };

/**
 * Mostly what leads to something that is still wanted; else a kind of move first, so that rare kinds are played too, and ships with all
 * they can carry. Passing and leaving things only where there is nothing else.
 */
function choose({ state, seat, moves, rng }: Choosing, wanted: (one: string) => boolean): Move {
  const busy = moves.filter(({ type }) => type !== 'pass' && type !== 'done');
  const useful = busy.length > 0 ? busy : moves;
  const leading = useful.filter((move) => leadsTo(state, seat, move).some(wanted));
  if (leading.length > 0 && pick(rng, 4) > 0) return anyOf(leading, rng);
  const type = anyOf([...new Set(useful.map((move) => move.type))], rng);
  const ofType = useful.filter((move) => move.type === type);
  return type === 'sail' ? elementAt(ofType, ofType.length - 1) : anyOf(ofType, rng);
}

/** Plays games of two, three and four clans in turn until everything has happened often enough, or there were too many games. */
export function cover({ box, game }: Played, { times, games: most, seed: from }: Cover): Covered {
  const clans = box.pack.clans.map(({ id }) => id);
  const counts = new Map([...wantedOf(box)].map((wanted) => [wanted, 0]));
  const wanted = (one: string): boolean => (counts.get(one) ?? times) < times;
  const missing = (): string[] => [...counts.keys()].filter(wanted);
  const emit = (event: Event): void => {
    for (const one of coveredBy(box, event)) {
      const count = counts.get(one);
      if (count !== undefined) counts.set(one, count + 1);
    }
  };
  let games = 0;
  for (; games < most && missing().length > 0; games++) {
    const players = 2 + (games % 3);
    const seats = Array.from({ length: players }, (_, at) => ({ clan: elementAt(clans, (games + at) % clans.length) }));
    const rng = streamOf(`${seed(from, games)} play`);
    const state = game.setup({ players, seats }, seed(from, games), emit);
    for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0])
      game.apply(state, seat, choose({ state, seat, moves: game.legalMoves(state, seat), rng }, wanted), emit);
  }
  return { counts, missing: missing(), games };
}

const seed = (from: string, number: number): string => `${from} ${number}`;
