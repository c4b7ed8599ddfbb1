import { partsAt } from '../../kernel/own.ts';
import type { View } from './view-schema.ts';
import { lookOf } from './view.ts';

/** What a seat's own part shows: its hand, and the cards it looks at. There is one depth. */
export function ownPart(view: View, depth: string): Readonly<Record<string, unknown>> {
  const { viewer, players } = view;
  if (viewer === 'public') return {};
  return partsAt({ hand: players[viewer]?.hand ?? [], look: lookOf(view, viewer) }, depth, { hand: ['hand', 'look'] });
}
