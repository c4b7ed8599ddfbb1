import { defined } from '../../kernel/defined.ts';
import { shuffleWith, type Rng } from '../../kernel/rng.ts';
import { objectiveDeck, type Box } from '../box.ts';
import { objectivesEach } from '../figures/objectives.ts';
import type { View } from './view-schema.ts';

/** Objectives held and put back, by seat. */
type Dealt = { objectives: string[][]; discarded: string[][] };

/** What a viewer can say of the objectives of all seats. */
export type KnownObjectives = {
  /** By seat: those the viewer knows to be there; of its own seat, all. */
  readonly known: readonly (readonly string[])[];
  /** By seat: how many more it holds. */
  readonly missing: readonly number[];
  /** Those of the deck nobody is known to hold or to have put back. */
  readonly left: readonly string[];
  /** Of these, those that may be held: what was met and shown by nobody was dealt to nobody, or put back. */
  readonly inPlay: readonly string[];
};

/** What the viewer can say of the objectives dealt; undefined before they are dealt, and where nothing of them is secret. */
export function knownObjectives(box: Box, view: View): KnownObjectives | undefined {
  const own = view.own;
  if (view.revealed !== undefined || own === undefined || own.objectives.length === 0) return undefined;
  const isOwn = (seat: number) => seat === view.viewer;
  const known = view.order.map((_, seat) => (isOwn(seat) ? own.objectives : knownOf(view, seat)));
  const taken = [...own.discarded, ...known.flat()];
  const left = objectiveDeck(box, view.options)
    .map(({ id }) => id)
    .filter((id) => !taken.includes(id));
  const missing = known.map((ids, seat) => (isOwn(seat) ? 0 : heldBy(view, seat) - ids.length));
  return { known, missing, left, inPlay: left.filter((id) => !view.crossed.includes(id)) };
}

/**
 * Deals the objectives a viewer has not seen: each seat keeps those it has shown and those the viewer has looked at, and
 * gets the rest from what may still be in play, or as `held` says by seat.
 */
export function sampleObjectives(box: Box, view: View, rng: Rng, held?: readonly (readonly string[])[]): Dealt {
  if (view.revealed !== undefined) return view.revealed;
  const { own } = view;
  const about = knownObjectives(box, view);
  if (own === undefined || about === undefined) {
    return { objectives: view.order.map(() => []), discarded: view.order.map(() => []) };
  }
  const left = [...about.left];
  shuffleWith(rng, left);
  const inPlay = left.filter((id) => about.inPlay.includes(id));
  const objectives =
    held?.map((ids) => [...ids]) ??
    about.known.map((ids, seat) => [...ids, ...inPlay.splice(0, defined(about.missing[seat]))]);
  const dealt = objectives.flat();
  const back = left.filter((id) => !dealt.includes(id));
  const discarded = view.order.map((_, seat) =>
    seat === view.viewer ? own.discarded : back.splice(0, hasPutBack(view, seat) ? 1 : 0),
  );
  return { objectives, discarded };
}

/** Objectives of a seat that the viewer knows to be there. */
function knownOf(view: View, seat: number): string[] {
  const met = view.met.filter(({ seats }) => seats.includes(seat)).map(({ objective }) => objective);
  const looked = (view.own?.seen ?? []).filter(({ of }) => of === seat).map(({ objective }) => objective);
  return [...new Set([...met, ...looked])];
}

/** Whether a seat still has to put one of its objectives back. */
function mustPutBack({ frames }: View, seat: number): boolean {
  return frames.some((frame) => frame.kind === 'objectives' && frame.spare && frame.read[seat] === false);
}

function heldBy(view: View, seat: number): number {
  return objectivesEach(view.options) + (mustPutBack(view, seat) ? 1 : 0);
}

function hasPutBack(view: View, seat: number): boolean {
  return view.options.variants.includes('more-spice') && !mustPutBack(view, seat);
}
