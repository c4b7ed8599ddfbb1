import { gentle } from '#engine/archipelago/bots/gentle.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { listedArchipelago } from '#main/games/archipelago.ts';
import { archipelagoPilot } from '#renderer/games/archipelago/pilot/pilot.ts';
import type { PilotPart } from '#renderer/window/lessons.ts';
import type { Course } from '../pilot/sail.ts';

// The window of a game forgets its types: see `defineWindow`.
export const pilot = archipelagoPilot as unknown as PilotPart;
export const game = listedArchipelago.make(BASE_PACK);

/** A first voyage of this game with one newcomer, changed as `more` says. */
export const course = (more: Partial<Course>): Course => ({
  game,
  pack: BASE_PACK,
  pilot,
  options: { players: 3, length: 'medium', variants: [], laid: 'first-voyage' },
  seats: 3,
  newcomers: 1,
  seed: 'pilot',
  bot: gentle(BASE_PACK) as never,
  policy: 'bot',
  ...more,
});
