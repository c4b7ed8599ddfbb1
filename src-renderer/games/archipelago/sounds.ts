import type { Event } from '#engine/archipelago/events.ts';
import type { EventSounds } from '../../sound/event-sounds.ts';

/** What is heard of the map and of what stands on it. */
const MAP = {
  'hexes-dealt': 'tile-turn',
  region: 'tile-lay',
  moved: ({ kind }) => (kind === 'ship' ? 'ship-sail' : 'pawn-stand'),
  'token-found': 'disc-set',
  'disc-gained': 'disc-set',
  disembarked: 'pawn-stand',
  'hex-taken': 'tile-turn',
  'hex-refused': 'tile-turn',
  'hex-discarded': 'tile-lay',
  born: 'pawn-stand',
  recruited: 'pawn-stand',
  expelled: 'pawn-lie',
  'ship-launched': 'ship-set',
  'ship-built': 'ship-set',
  'ship-sunk': 'water',
  'roads-open': 'wood-slide',
} satisfies Partial<EventSounds<Event>>;

/** What is heard of actions and of trade. */
const ROUNDS = {
  acted: 'disc-set',
  taxes: 'coins',
  harvested: ({ resource }) => (resource === 'fish' ? 'fish' : 'harvest'),
  'harvest-given-up': null,
  'harvest-doubled': 'harvest',
  'leave-asked': null,
  'leave-given': 'paper',
  'leave-refused': null,
  'leave-standing': 'paper',
  'building-used': 'wood-set',
  built: 'hammer',
  pillaged: 'axe',
  'round-over': null,
  'cube-sent': 'cube-set',
  'cube-found': 'cube-set',
  'cube-paid': 'cube-set',
  'cube-given': 'cube-set',
  earned: 'coins',
  'florins-taken': 'coins',
  paid: 'coin',
  traded: 'coin',
  offered: 'paper',
  withdrawn: null,
  accepted: 'seal',
  declined: null,
  'promise-settled': ({ kept }) => (kept ? 'seal' : 'paper'),
} satisfies Partial<EventSounds<Event>>;

/** What is heard of the boards in the middle, and of unrest. */
const BOARDS = {
  turn: 'bell-round',
  phase: 'bell-phase',
  order: 'disc-set',
  bids: 'coins',
  marker: ({ marker, from, to }) => {
    if (marker !== 'rebellion' || from === to) return 'wood-slide';
    return to > from ? 'unrest' : 'calm';
  },
  crisis: 'crisis',
  'zone-event': ({ marker }) => (marker === 'rebellion' ? 'unrest' : 'wood-slide'),
  consumed: 'cube-set',
  supplied: 'cube-set',
  stood: 'pawn-stand',
  'stood-all': 'pawn-stand',
  'crisis-over': ({ rebels }) => (rebels > 0 ? 'unrest' : 'calm'),
  threshold: null,
  'objective-met': 'seal',
  independence: 'independence',
  // What is lost ends with the sound of that.
  over: ({ code }) => (code === 'independence' ? null : 'chord-end'),
} satisfies Partial<EventSounds<Event>>;

/** What is heard of cards. */
const CARDS = {
  trend: 'card-turn',
  'trend-named': 'card-lay',
  'common-objectives': 'card-turn',
  'card-turned-up': 'card-turn',
  'card-used': 'card-lay',
  'card-idle': null,
  'wonder-built': 'hammer',
  'wonder-manned': 'pawn-stand',
  'cards-searched': 'card-deal',
  'card-found': 'card-turn',
  'cards-discarded': 'card-lay',
  bought: 'card-deal',
  rotated: 'card-turn',
  skull: 'axe',
  reshuffled: 'card-deal',
} satisfies Partial<EventSounds<Event>>;

/** What happens behind a screen or a curtain, what is for one person alone, and what was heard before it faded. */
const PRIVATE = {
  'bid-closed': null,
  objectives: null,
  'objective-discarded': null,
  spied: null,
  'screen-lifted': null,
  'fists-closed': null,
  'fist-opened': 'fist',
  faded: null,
} satisfies Partial<EventSounds<Event>>;

/** What is heard of everything that happens. */
export const sounds: EventSounds<Event> = { ...MAP, ...ROUNDS, ...BOARDS, ...CARDS, ...PRIVATE };
