import { defined } from '../../kernel/defined.ts';
import { payGoods } from '../effects/payment.ts';
import { cardOf } from '../pack-index.ts';
import type { Location } from '../state.ts';
import type { MoveContext } from './context.ts';
import { dropFromHand } from './draw.ts';
import { enter } from './enter.ts';
import { workersFor, type Placed, type Placing } from './place.ts';

/** Pays for a Location of the hand and places it, as `placeRefusal` has allowed; `kind` says what places it. */
export function placeNow(
  context: MoveContext,
  { card, pay, of }: Placed,
  how: Placing & { readonly kind: 'turn' | 'construct' | 'effect' },
  chain?: readonly number[],
): Location {
  const { box, state, seat } = context;
  const player = defined(state.players[seat]);
  const workers = workersFor(cardOf(box, card), how);
  dropFromHand(context, seat, card);
  payGoods(player, pay);
  player.workers -= workers;
  player.resting += workers;
  return enter(context, card, { how: how.kind, pay, workers, of }, chain);
}
