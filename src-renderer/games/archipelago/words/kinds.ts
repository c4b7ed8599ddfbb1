import { logKinds } from '../../../window/log-kinds.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { tCode } from './t.ts';

/**
 * By what the log of Archipelago is filtered, and which events belong to it.
 * What begins a turn or ends the game belongs to none: it is always told. An event that faded stays what it was.
 */
export const kinds = logKinds<ArchipelagoTypes>(
  {
    map: [
      ...['region', 'moved', 'token-found', 'disembarked', 'hexes-dealt', 'hex-taken', 'hex-refused', 'hex-discarded'],
      ...['ship-launched', 'ship-built', 'ship-sunk', 'born', 'recruited', 'roads-open', 'expelled'],
    ],
    rounds: [
      ...['acted', 'taxes', 'harvested', 'harvest-given-up', 'harvest-doubled', 'building-used', 'built', 'pillaged'],
      ...['leave-asked', 'leave-given', 'leave-refused', 'leave-standing', 'round-over', 'cube-sent', 'cube-found'],
    ],
    trade: [
      ...['traded', 'paid', 'cube-paid', 'earned', 'cube-given', 'florins-taken', 'offered', 'withdrawn', 'accepted'],
      ...['declined', 'promise-settled', 'fists-closed', 'fist-opened', 'screen-lifted'],
    ],
    unrest: [
      ...['marker', 'crisis', 'zone-event', 'consumed', 'stood', 'stood-all', 'supplied', 'crisis-over'],
      ...['disc-gained', 'threshold', 'objective-met', 'independence'],
    ],
    cards: [
      ...['card-turned-up', 'card-used', 'wonder-built', 'wonder-manned', 'card-idle', 'cards-searched', 'card-found'],
      ...['cards-discarded', 'bought', 'rotated', 'skull', 'reshuffled', 'spied', 'objective-discarded', 'objectives'],
    ],
    order: ['order', 'bids', 'trend', 'trend-named', 'common-objectives'],
  } as const,
  (kind) => tCode('kind', kind),
  (event) => (event.type === 'faded' ? event.was : event.type),
);
