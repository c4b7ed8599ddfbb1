import type { Event } from '#engine/endeavor/events.ts';
import type { EventSounds } from '../../sound/event-sounds.ts';

/** What is heard of everything that happens. */
export const sounds: EventSounds<Event> = {
  round: 'bell-round',
  built: 'hammer',
  grew: 'disc-set',
  salaries: 'coins',
  activated: 'disc-set',
  idled: null,
  spent: 'wood-set',
  shipped: 'ship-sail',
  opened: 'anchor-rope',
  governor: 'seal',
  occupied: 'disc-set',
  attacked: 'blade',
  paid: 'coin',
  drew: 'card-deal',
  token: 'wood-set',
  status: 'wood-slide',
  abolition: 'seal',
  'turned-down': 'card-turn',
  dropped: null,
  passed: 'cloth',
  discarded: 'card-lay',
  'neutral-shipped': 'ship-sail',
  'neutral-occupied': 'disc-set',
  'neutral-drew': 'card-deal',
  'neutral-governor': 'seal',
  'neutral-token': 'wood-set',
  ended: 'chord-end',
};
