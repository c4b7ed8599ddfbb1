import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { EventSounds } from '../../sound/event-sounds.ts';

/** What is heard of rounds, turns and the end. */
const ROUNDS = {
  round: 'bell-round',
  phase: 'bell-phase',
  turn: 'bell-turn',
  // What somebody looks at and keeps is theirs alone until all have chosen.
  looked: null,
  chosen: null,
  observed: 'card-lay',
  passed: 'cloth',
  'last-round': 'bell-round',
  'cleaned-up': 'cloth',
  ended: 'chord-end',
} satisfies Partial<EventSounds<Event>>;

/** What is heard of cards and of goods. */
const TABLE = {
  reshuffled: 'card-deal',
  drew: 'card-deal',
  searched: 'card-turn',
  placed: 'card-lay',
  left: 'card-lay',
  boosted: 'card-lay',
  field: 'card-lay',
  exhausted: 'card-turn',
  readied: 'card-turn',
  pawn: 'pawn-stand',
  moved: 'wood-slide',
  declared: null,
  undone: null,
  used: 'wood-set',
  bought: 'coin',
  fired: 'cube-set',
  'paid-out': 'cube-pour',
  gained: 'cube-pour',
  points: 'wood-slide',
  assigned: 'cube-set',
  released: 'cube-set',
  recovered: 'pawn-stand',
  harvested: 'harvest',
  raided: 'axe',
} satisfies Partial<EventSounds<Event>>;

/** What is heard of ships and islands. */
const SEA = {
  sailed: 'ship-sail',
  'ship-gained': 'ship-set',
  advanced: 'ship-sail',
  voyage: 'anchor-rope',
  found: 'card-turn',
  islands: 'card-turn',
  pillaged: 'blade',
  conquered: 'hammer',
  returned: 'water',
} satisfies Partial<EventSounds<Event>>;

/** What is heard of everything that happens. */
export const sounds: EventSounds<Event> = { ...ROUNDS, ...TABLE, ...SEA };
