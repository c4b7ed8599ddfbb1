import { pop, push } from '../../kernel/frames.ts';
import { automatic } from '../../kernel/steps.ts';

import { moveMarker } from './markers.ts';
import type { RunContext } from './context.ts';
import { openTalk } from './deals/windows.ts';
import { layEverybody } from './domestic-crisis.ts';
import { endIfDue } from './end.ts';
import type { GameStep } from './step.ts';
import { topBack } from '../figures/deck.ts';
import { eventDistance } from '../figures/distances.ts';
import type { Zone } from '../data/schema-cards.ts';
import type { MarketId } from '../figures/markets.ts';

const HALVES: readonly MarketId[] = ['domestic', 'export'];

/**
 * The upper, then the lower half of the card on top (rulebook 2.0, p. 7; ruling 27). Phase 4 resolves what is not red;
 * a card uncovered in phase 6 what is (p. 13). In phase 4 the game may end after each half (ruling 116).
 */
export const balanceStep: GameStep<'balance'> = automatic('balance', (context) => {
  const { box, state, frame, emit } = context;
  if (!frame.red && endIfDue(state, emit)) return;
  const half = HALVES[frame.half];
  const back = topBack(box, state);
  if (half === undefined || back === null) {
    pop(state);
    return;
  }
  frame.half++;
  const zone = back[half];
  if (zone.red === frame.red) resolve(context, half, zone);
});

function resolve(context: RunContext, half: MarketId, zone: Zone): void {
  const { state, emit } = context;
  if (zone.kind === 'event') {
    const by = eventDistance(state, zone);
    emit({ type: 'zone-event', half, marker: zone.marker, by });
    if (by !== 0) moveMarker(context, zone.marker, by, 'event');
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
