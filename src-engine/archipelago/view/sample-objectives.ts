import { shuffleWith, type Rng } from '../../kernel/rng.ts';
import { objectiveDeck, type Box } from '../box.ts';
import { objectivesEach } from '../figures/objectives.ts';
import type { View } from './view-schema.ts';

/** Objectives held and put back, by seat. */
type Dealt = { objectives: string[][]; discarded: string[][] };

/**
 * Deals the objectives a viewer has not seen: each seat keeps those it has shown and those the viewer has looked at, and
 * gets the rest from what may still be in play. What was met and shown by nobody was dealt to nobody, or put back.
 */
export function sampleObjectives(box: Box, view: View, rng: Rng): Dealt {
  if (view.revealed !== undefined) return view.revealed;
  const own = view.own;
  if (own === undefined || own.objectives.length === 0) {
    return { objectives: view.order.map(() => []), discarded: view.order.map(() => []) };
  }
  const known = view.order.map((_, seat) => knownOf(view, seat));
  const taken = [...own.objectives, ...own.discarded, ...known.flat()];
  const left = objectiveDeck(box, view.options)
    .map(({ id }) => id)
    .filter((id) => !taken.includes(id));
  shuffleWith(rng, left);
  const inPlay = left.filter((id) => !view.crossed.includes(id));
  const isOwn = (seat: number) => seat === view.viewer;
  const objectives = known.map((shown, seat) =>
    isOwn(seat) ? own.objectives : [...shown, ...inPlay.splice(0, heldBy(view, seat) - shown.length)],
  );
  const back = left.filter((id) => inPlay.includes(id) || view.crossed.includes(id));
  const discarded = view.order.map((_, seat) =>
    isOwn(seat) ? own.discarded : back.splice(0, hasPutBack(view, seat) ? 1 : 0),
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
