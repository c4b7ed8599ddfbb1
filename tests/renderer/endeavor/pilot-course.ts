import { gentle } from '#engine/endeavor/bots/gentle.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { listedEndeavor } from '#main/games/endeavor.ts';
import { endeavorPilot } from '#renderer/games/endeavor/pilot/pilot.ts';
import type { PilotPart } from '#renderer/window/lessons.ts';
import type { Course } from '../pilot/sail.ts';

// The window of a game forgets its types: see `defineWindow`.
export const pilot = endeavorPilot as unknown as PilotPart;
export const game = listedEndeavor.make(BASE_PACK);

/** A first voyage of this game with one newcomer, changed as `more` says. */
export const course = (more: Partial<Course>): Course => ({
  game,
  pack: BASE_PACK,
  pilot,
  options: { players: 3, phases: 'one-by-one', laid: 'first-voyage' },
  seats: 3,
  newcomers: 1,
  seed: 'pilot',
  bot: gentle(BASE_PACK) as never,
  policy: 'bot',
  ...more,
});
