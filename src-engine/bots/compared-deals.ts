import { defined } from '../kernel/defined.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import { streamOf, type Rng } from '../kernel/rng.ts';
import type { Seat } from '../kernel/seat.ts';
import {
  withDefaults,
  type Bargaining,
  type Chances,
  type FullMind,
  type Mind,
  type Turn,
  type Verdict,
} from './mind.ts';
import { finish } from './playout.ts';
import { deal, difference, type Effort, type Position } from './search.ts';

/** By how many standard errors of the paired difference a deal must be better than none. */
const CAUTION = 1;
/**
 * The least part of what the partner gains that a seat must gain itself, up to a stake; of what is beyond it the seat must gain as much:
 * whoever gives more away than that is milked.
 */
const SHARE = 0.45;
const STAKE = 0.02;
/** The least chance that a deal must add to be worth the talk, where the partner gains by it. */
const LEAST = 0.002;
/** Deals of what is hidden on which an offer is tried: a part of the effort of a search, for only few things differ. */
const PART = 0.5;
/**
 * At least so many are tried, whatever the effort: of one's own offers, and of what others offer, who may have chosen it for looking better
 * than it is.
 */
const FEWEST = { own: 6, other: 16 } as const;
/** So many must have been tried before anything is agreed to by one who was told to stop. */
const KNOWN = 4;

/** Moves that are played one after the other before the fast policy plays on; none where the deal is not possible. */
export type Opening<T extends GameTypes> = (state: T['state']) => readonly Turn<T['move']>[];

/** A state that agrees with what the seat knows, and everybody's chances in it if nothing is agreed. */
type World<T extends GameTypes> = { readonly state: T['state']; readonly without: Chances };

/** What a seat thinks about in one bargain. */
export type Talk<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly mind: FullMind<T>;
  readonly bargain: Bargaining<T>;
  readonly position: Position<T>;
  /** Deals of what is hidden on which all is compared that is compared to the end. */
  readonly deals: number;
  /** Whether lines lead on to where the seat decides again (`Effort`). */
  readonly far: boolean;
  readonly seed: string;
  /** What is done where nothing is agreed. */
  readonly instead: Opening<T>;
  readonly worlds: World<T>[];
  /** Whether to stop, asked before anything more is tried; and whether that was ever so. */
  readonly isToStop: () => boolean;
  readonly wasStopped: () => boolean;
};

/** A deal with a partner, and by how much it has changed the chances of both on each world so far. */
export type Idea<T extends GameTypes> = {
  readonly opening: Opening<T>;
  readonly partner: Seat;
  readonly own: number[];
  readonly gained: number[];
};

/** How a deal compares with none, and whether it is surely better. */
export type Compared = Verdict & { readonly sure: boolean };

/** Whose offer is thought about and how much, what is done where nothing is agreed, and who may end it. */
type About<T extends GameTypes> = {
  readonly effort: Effort;
  readonly whose: keyof typeof FEWEST;
  readonly instead: Opening<T>;
  readonly stop?: () => boolean;
};

/** Begins to think about deals; undefined where the mind knows none. `stop` is asked between worlds. */
export function beginTalk<T extends GameTypes>(
  game: Game<T>,
  given: Mind<T>,
  position: Position<T>,
  rng: Rng,
  { effort, whose, instead, stop }: About<T>,
): Talk<T> | undefined {
  const { bargain } = given;
  if (bargain === undefined) return undefined;
  let stopped = false;
  return {
    game,
    mind: withDefaults(game, given),
    bargain,
    position,
    deals: Math.max(FEWEST[whose], Math.ceil(effort.deals * PART)),
    far: effort.far === true,
    seed: String(rng.next()),
    instead,
    worlds: [],
    isToStop: () => (stopped ||= stop?.() === true),
    wasStopped: () => stopped,
  };
}

/** A deal that nothing is known about yet. */
export const ideaOf = <T extends GameTypes>(opening: Opening<T>, partner: Seat): Idea<T> => ({
  opening,
  partner,
  own: [],
  gained: [],
});

/** Tries a deal on the worlds up to `until` that it was not tried on yet, or until the talk is stopped. */
export function tryOn<T extends GameTypes>(
  talk: Talk<T>,
  { opening, partner, own, gained }: Idea<T>,
  until: number,
): void {
  const { seat } = talk.position;
  while (own.length < until && !talk.isToStop()) {
    const number = own.length;
    const world = worldAt(talk, number);
    const moves = opening(world.state);
    const after = moves.length === 0 ? world.without : played(talk, world.state, moves, number);
    own.push(defined(after[seat]) - defined(world.without[seat]));
    gained.push(defined(after[partner]) - defined(world.without[partner]));
  }
}

/** What is known of a deal so far. Of a talk that was stopped, nothing is sure that was hardly looked at. */
export function comparedOf<T extends GameTypes>({ own, gained }: Idea<T>): Compared {
  const { mean, error } = gapOf(own);
  return { own: mean, partner: gapOf(gained).mean, sure: own.length >= KNOWN && mean > CAUTION * error };
}

/** Whether the seat agrees to a deal: it surely gains, enough to talk about it, and enough of what its partner gains. */
export const isGood = ({ own, partner, sure }: Compared): boolean => sure && own >= fairShare(partner);

/** Whether the partner is expected to agree, by the same rule. */
export function isWanted<T extends GameTypes>({ own, gained }: Idea<T>): boolean {
  const { mean, error } = gapOf(gained);
  return mean > CAUTION * error && mean >= fairShare(gapOf(own).mean);
}

/** The least a seat agrees to where its partner gains so much; what is given to it for nothing is never too little. */
const fairShare = (partner: number): number =>
  partner > 0 ? Math.max(LEAST, SHARE * Math.min(partner, STAKE) + Math.max(0, partner - STAKE)) : 0;

/** Mean and standard error of how much more a deal brings than none. */
function gapOf(gaps: readonly number[]): { mean: number; error: number } {
  if (gaps.length === 0) return { mean: 0, error: 0 };
  return difference({ results: gaps }, { results: gaps.map(() => 0) });
}

function worldAt<T extends GameTypes>(talk: Talk<T>, number: number): World<T> {
  const { game, mind, position, seed, instead, worlds } = talk;
  const known = worlds[number];
  if (known !== undefined) return known;
  const state = deal(game, mind, position, streamOf(`${seed} deal ${number}`));
  const world = { state, without: played(talk, state, instead(state), number, true) };
  worlds[number] = world;
  return world;
}

/** Everybody's chances after some moves, played on with the random numbers of that world. */
function played<T extends GameTypes>(
  { game, mind, bargain, position: { seat }, far, seed }: Talk<T>,
  world: T['state'],
  opening: readonly Turn<T['move']>[],
  number: number,
  withoutDeal = false,
): Chances {
  const state = game.copy(world);
  for (const turn of opening) game.apply(state, turn.seat, turn.move, ignore);
  if (withoutDeal) for (const turn of bargain.refused?.(state) ?? []) game.apply(state, turn.seat, turn.move, ignore);
  bargain.believe?.(state, seat);
  return finish(game, mind, state, { start: world, seat, rng: streamOf(`${seed} play ${number}`), far });
}

const ignore = (): void => undefined;
