import { defined } from '../../kernel/defined.ts';
import { happened } from '../effects/specials.ts';
import { locationOf } from '../figures/faces.ts';
import { AT } from '../state.ts';
import type { MoveContext } from './context.ts';
import type { RaidTarget } from './raid.ts';

/**
 * Exhausts a raid target, and lets Specials answer: those for "raid" of `seat`, those for "raided" of its owner.
 * @param token whether a raze token of the raider is spent for it; an effect needs none
 */
export function raidNow(context: MoveContext, target: RaidTarget, token: boolean, chain: readonly number[] = []): void {
  const { state, seat, emit } = context;
  const location = defined(locationOf(state, target.seat, target.location));
  const { goods } = defined(state.players[seat]);
  if (token) goods[AT.raze] = defined(goods[AT.raze]) - 1;
  location.ready = false;
  emit({ type: 'raided', seat: target.seat, location: location.id, card: location.card, by: seat, token });
  const about = { location: location.id, card: location.card, chain };
  happened(context, { seat: target.seat, on: 'raided', ...about });
  happened(context, { seat, on: 'raid', ...about });
}
