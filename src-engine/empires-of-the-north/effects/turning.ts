import type { Location } from '../state.ts';
import type { MoveContext } from '../rules/context.ts';
import { happened } from './specials.ts';

/** An own Action Location is exhausted; Specials answer. */
export function exhaust(context: MoveContext, location: Location, chain?: readonly number[]): void {
  turn(context, location, 'exhaust', chain);
}

/** An own exhausted Action Location is readied; Specials answer. */
export function ready(context: MoveContext, location: Location, chain?: readonly number[]): void {
  turn(context, location, 'ready', chain);
}

function turn(context: MoveContext, location: Location, on: 'exhaust' | 'ready', chain: readonly number[] = []): void {
  const { seat, emit } = context;
  const { id, card } = location;
  location.ready = on === 'ready';
  emit({ type: on === 'ready' ? 'readied' : 'exhausted', seat, location: id, card });
  happened(context, { seat, on, location: id, card, chain });
}
