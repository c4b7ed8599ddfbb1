import type { EventSounds } from '#renderer/sound/event-sounds.ts';
import type { ToyEvent } from '#tests/engine/toy/types.ts';

/** What is heard at the lake. */
export const sounds: EventSounds<ToyEvent> = {
  round: 'bell-round',
  committed: null,
  revealed: 'fist',
  rose: 'water',
  reshuffled: 'card-deal',
  drawn: 'card-deal',
  drained: 'water',
  claimed: 'card-lay',
  played: 'card-lay',
  put: 'pawn-stand',
  shed: 'pawn-lie',
  asked: null,
  allowed: 'paper',
  rested: 'cloth',
  building: null,
  built: 'hammer',
  forbade: 'card-turn',
  offered: 'paper',
  declined: null,
  traded: 'seal',
  ended: ({ code }) => (code === 'flood' ? 'crisis' : 'chord-end'),
};
