import { gentle } from '#engine/empires-of-the-north/bots/gentle.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { listedEmpiresOfTheNorth } from '#main/games/empires-of-the-north.ts';
import { empiresPilot } from '#renderer/games/empires-of-the-north/pilot/pilot.ts';
import type { PilotPart } from '#renderer/window/lessons.ts';
import type { Course } from '../pilot/sail.ts';

// The window of a game forgets its types: see `defineWindow`.
export const pilot = empiresPilot as unknown as PilotPart;
export const game = listedEmpiresOfTheNorth.make(BASE_PACK);
/** The first voyage: the laid table, with a partner who leaves room to learn. */
const FIRST_VOYAGE = { players: 2, seats: [{ clan: 'ulaf' }, { clan: 'glenn' }], laid: 'first-voyage' };

/** A first voyage of this game with one newcomer, changed as `more` says. */
export const course = (more: Partial<Course>): Course => ({
  game,
  pack: BASE_PACK,
  pilot,
  options: FIRST_VOYAGE,
  seats: 2,
  newcomers: 1,
  seed: 'pilot',
  bot: gentle(BASE_PACK) as never,
  policy: 'bot',
  ...more,
});
