import type { Pack } from '#engine/archipelago/data/schema.ts';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import type { Markers } from './markers.ts';
import type { Card, Effect, SimpleEffect } from '#engine/archipelago/data/schema-cards.ts';

type Marking = Extract<SimpleEffect, { do: 'rebellion' | 'surplus' }>;

/** Where a card moves the markers, as far as its print tells: choices still to be made are left out. */
export function markersOfCard(
  view: View,
  pack: Pack,
  now: Markers,
  move: MoveOf<'use-card'> | MoveOf<'build-wonder'>,
): Markers {
  const card = pack.cards.find(({ id }) => id === move.card);
  if (card === undefined) return now;
  const after = { ...now };
  for (const effect of effectsOf(card, move)) {
    if (effect.do === 'rebellion' || effect.do === 'surplus')
      after[effect.do] = Math.max(0, after[effect.do] + steps(view, effect));
    if (effect.do === 'action' && effect.action === 'taxes') after.rebellion += 1;
  }
  if (move.type === 'build-wonder') after.population -= 1;
  return after;
}

function effectsOf(card: Card, move: MoveOf<'use-card'> | MoveOf<'build-wonder'>): readonly SimpleEffect[] {
  const paid = move.type === 'use-card' ? move.choice : 0;
  return card.effect.flatMap((effect: Effect): readonly SimpleEffect[] => {
    if (effect.do !== 'choose') return [effect];
    return effect.matches === 'cost' ? (effect.of[paid] ?? []) : [];
  });
}

/** What the print counts is counted on the whole map, whoever controls it. */
function steps(view: View, { by, per, steps: stairs }: Marking): number {
  if (per === undefined) return by;
  const count =
    per === 'engaged-citizen'
      ? view.units.filter(({ kind, region, engaged }) => kind === 'citizen' && region >= 0 && engaged).length
      : view.regions.filter((region) => region[per] >= 0).length;
  return stairs === undefined ? by * count : (stairs.findLast(({ from }) => count >= from)?.by ?? by);
}
