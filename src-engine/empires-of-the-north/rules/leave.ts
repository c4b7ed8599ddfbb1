import { defined } from '../../kernel/defined.ts';
import { happened } from '../effects/specials.ts';
import { cardOf } from '../pack-index.ts';
import type { MoveContext } from './context.ts';
import { takeOpenly } from './draw.ts';

/**
 * A Location leaves the empire of the seat, its upgrades with it (ruling 43). What was assigned is lost, workers go to the clan
 * tile (ruling 54); an island goes to the discard of its pile (ruling 49); Copies of it stay and are empty (ruling 55). Specials
 * answer after it has gone: the event names its card and its former id.
 */
export function leave(context: MoveContext, id: number, to: 'hand' | 'discard', chain: readonly number[] = []): void {
  const { box, state, seat, emit } = context;
  const player = defined(state.players[seat]);
  const at = player.empire.findIndex((location) => location.id === id);
  const { card, under, workers } = defined(player.empire[at]);
  const upgrades = [...under];
  player.empire.splice(at, 1);
  player.resting += workers;
  for (const { empire } of state.players) {
    for (const copy of empire) {
      if (copy.copies !== id) continue;
      copy.copies = null;
      copy.ready = true;
    }
  }
  const { origin } = cardOf(box, card);
  if (origin === 'near' || origin === 'far') state[origin].discard.push(card);
  else if (to === 'discard') player.discard.push(card);
  else takeOpenly(context, seat, card);
  for (const upgrade of upgrades) {
    if (to === 'discard') player.discard.push(upgrade);
    else takeOpenly(context, seat, upgrade);
  }
  emit({ type: 'left', seat, location: id, card, to, upgrades });
  happened(context, { seat, on: 'leave', location: id, card, chain });
}
