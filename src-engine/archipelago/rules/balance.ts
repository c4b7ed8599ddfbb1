import type { Emit } from '../../kernel/events.ts';
import { pop, push } from '../../kernel/frames.ts';
import { automatic } from '../../kernel/steps.ts';
import { type Box } from '../box.ts';
import type { Zone } from '../data/schema.ts';
import type { Event } from '../events.ts';
import { topBack } from '../figures/deck.ts';
import { eventDistance } from '../figures/distances.ts';
import type { MarketId } from '../figures/markets.ts';
import { moveMarker } from '../pieces/markers.ts';
import type { State } from '../state.ts';
import { openTalk } from './deals/windows.ts';
import { layEverybody } from './domestic-crisis.ts';
import { endIfDue } from './end.ts';
import type { GameStep } from './step.ts';

const HALVES: readonly MarketId[] = ['domestic', 'export'];

/**
 * The upper, then the lower half of the card on top (rulebook 2.0, p. 7; ruling 27). Phase 4 resolves what is not red;
 * a card uncovered in phase 6 what is (p. 13). In phase 4 the game may end after each half (ruling 116).
 */
export const balance: GameStep<'balance'> = automatic('balance', (box, state, frame, emit) => {
  if (!frame.red && endIfDue(state, emit)) return;
  const half = HALVES[frame.half];
  const back = topBack(box, state);
  if (half === undefined || back === null) {
    pop(state);
    return;
  }
  frame.half++;
  const zone = back[half];
  if (zone.red === frame.red) resolve(box, state, half, zone, emit);
});

function resolve(box: Box, state: State, half: MarketId, zone: Zone, emit: Emit<Event>): void {
  if (zone.kind === 'event') {
    const by = eventDistance(state, zone);
    emit({ type: 'zone-event', half, marker: zone.marker, by });
    if (by !== 0) moveMarker(box, state, zone.marker, by, 'event', emit);
    return;
  }
  openTalk(state);
  const { resource, amount } = zone;
  if (half === 'export') {
    emit({ type: 'crisis', half, resource, amount, lying: 0 });
    push(state, { kind: 'export-crisis', resource, missing: amount, next: 0 });
    return;
  }
  const lying = layEverybody(state);
  emit({ type: 'crisis', half, resource, amount, lying });
  push(state, { kind: 'domestic-crisis', resource, amount, next: 0, owed: 0, bound: [] });
}
