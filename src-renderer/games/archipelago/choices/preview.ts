import type { Move } from '#engine/archipelago/moves.ts';
import type { Pack } from '#engine/archipelago/data/schema.ts';
import type { LogEvent } from '../../../window/log-event.ts';
import type { MoveEffect } from '../../../window/window.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { t } from '../words/t.ts';
import type { Table } from '../words/words.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { fallenIn, stillMissing } from '../panels/crisis/forecast.ts';
import type { Markers } from './markers.ts';
import { markersOfCard } from './preview-cards.ts';

export type { Markers } from './markers.ts';

/** The markers as they stand. */
export function markersOf(view: View): Markers {
  return { population: view.population, rebellion: view.rebellion, surplus: view.surplus };
}

/** Where the markers would stand by what the host says of a move: its word counts before any forecast made here. */
export function markersForetold(view: View, events: readonly LogEvent[]): Markers {
  const then = { ...markersOf(view) };
  for (const { type, marker, to } of events) {
    if (type !== 'marker' || typeof to !== 'number') continue;
    if (marker === 'population' || marker === 'rebellion' || marker === 'surplus') then[marker] = to;
  }
  return then;
}

/** Steps the rebellion still has to go until it is past the population. */
export function stepsToIndependence(markers: Pick<Markers, 'population' | 'rebellion'>): number {
  return Math.max(0, markers.population - markers.rebellion + 1);
}

/**
 * Where the markers would stand after a move, as far as it follows from what lies open. Only what the move itself does:
 * the consequences of a crisis are counted where the last player of the order gives up.
 */
export function markersAfter(view: View, pack: Pack, seat: number, move: Move): Markers {
  const now = markersOf(view);
  switch (move.type) {
    case 'act':
      return move.action === 'taxes' ? { ...now, rebellion: now.rebellion + 1 } : now;
    case 'reproduce':
    case 'disembark':
      return { ...now, population: now.population + 1 };
    case 'recruit':
      return { ...now, population: now.population + 1, surplus: Math.max(0, now.surplus - 1) };
    case 'use-card':
    case 'build-wonder':
      return markersOfCard(view, pack, now, move);
    case 'done':
      return afterCrisis(view, seat, now);
    default:
      return now;
  }
}

function afterCrisis(view: View, seat: number, now: Markers): Markers {
  if (view.order.at(-1) !== seat) return now;
  const top = view.frames.at(-1);
  if (top?.kind === 'domestic-crisis') return { ...now, rebellion: now.rebellion + fallenIn(view) };
  if (top?.kind === 'export-crisis') return { ...now, rebellion: now.rebellion + stillMissing(view) };
  return now;
}

const NAMES = ['population', 'rebellion', 'surplus'] as const;
const COLOURS = {
  population: undefined,
  rebellion: 'var(--danger-on-parchment)',
  surplus: 'var(--surplus-on-parchment)',
} as const;

/** What a move would change about the markers: by the host's word once there is one, else by what lies open. */
export function foretell(
  { view, pack }: Table,
  seat: number,
  move: Move,
  events: readonly LogEvent[] | undefined,
): readonly MarkerEffect[] {
  const now = markersOf(view);
  const then = events === undefined ? markersAfter(view, pack, seat, move) : markersForetold(view, events);
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
