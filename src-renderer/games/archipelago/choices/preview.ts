import type { Markers } from '#engine/archipelago/figures/markers.ts';
import type { Event } from '#engine/archipelago/events.ts';
import type { MoveEffect } from '../../../window/window.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { t } from '../words/t.ts';
import type { Table } from '../words/words.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';

/** Where the markers stand. */
export function markersOf({ population, rebellion, surplus }: Markers): Markers {
  return { population, rebellion, surplus };
}

/** Where the markers would stand after a move, by the events of its preview. */
export function markersForetold(view: View, events: readonly Event[]): Markers {
  const then = { ...markersOf(view) };
  for (const event of events) if (event.type === 'marker') then[event.marker] = event.to;
  return then;
}

const NAMES = ['population', 'rebellion', 'surplus'] as const;
const COLOURS = {
  population: undefined,
  rebellion: 'var(--danger-on-parchment)',
  surplus: 'var(--surplus-on-parchment)',
} as const;

/** What a move would change about the markers, by the events of its preview. */
export function foretell({ view }: Table, events: readonly Event[]): readonly MarkerEffect[] {
  const [now, then] = [markersOf(view), markersForetold(view, events)];
  return NAMES.filter((name) => now[name] !== then[name]).map((name) => {
    const [words, colour] = [t(`ask.change.${name}`, { from: now[name], to: then[name] }), COLOURS[name]];
    return { name, words, to: then[name], picture: { of: 'icon', icon: name } as const, ...(colour && { colour }) };
  });
}

/** A marker that would move, and where to. */
type MarkerEffect = MoveEffect<ArchipelagoTypes> & { readonly to: number };

/** The markers as they would stand after some effects. */
export function markersIn(view: View, effects: readonly MoveEffect<ArchipelagoTypes>[]): Markers {
  const then = { ...markersOf(view) };
  for (const effect of effects)
    for (const name of NAMES) if (effect.name === name && isMarker(effect)) then[name] = effect.to;
  return then;
}

function isMarker(effect: MoveEffect<ArchipelagoTypes>): effect is MarkerEffect {
  return 'to' in effect && typeof effect.to === 'number';
}
