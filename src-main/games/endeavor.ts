import { gentle } from '#engine/endeavor/bots/gentle.ts';
import { greedy } from '#engine/endeavor/bots/greedy.ts';
import { stewards } from '#engine/endeavor/bots/steward.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { packFromText, packToText } from '#engine/endeavor/data/exchange.ts';
import type { Pack } from '#engine/endeavor/data/schema.ts';
import { validatePack } from '#engine/endeavor/data/validate.ts';
import { endeavor } from '#engine/endeavor/endeavor.ts';
import { fitPlan } from '#engine/endeavor/mind/fit-plan.ts';
import { endeavorMind } from '#engine/endeavor/mind/mind.ts';
import { thumbnailOf } from '#engine/endeavor/view/thumbnail.ts';
import { searchers } from '#engine/bots/levels.ts';
import { randomBot } from '#engine/bots/random.ts';
import { byLevel, onceForEach, PackError, type AnyGame, type Bots, type ListedGame } from '#main/listed-game.ts';

/** The validated pack. @throws PackError */
function checked(pack: unknown): Pack {
  const verdict = validatePack(pack);
  if (verdict.ok) return verdict.pack;
  throw new PackError(verdict.problems.map((problem) => problem.path));
}

/** Endeavor for the list of games. */
export const listedEndeavor: ListedGame = {
  id: 'endeavor',
  basePack: BASE_PACK,
  make: onceForEach(checked, (pack): AnyGame => endeavor(pack)),
  thumbnail: thumbnailOf,
  bots: onceForEach(checked, (pack): Bots =>
    byLevel([randomBot, ...stewards(pack), ...searchers(endeavorMind(pack)), greedy(pack), gentle(pack)]),
  ),
  adviser: 'steward',
  fit: { plan: onceForEach(checked, fitPlan), file: 'src-engine/endeavor/mind/fitted.json' },
  coach: 'admiral',
  packText: (pack = BASE_PACK) => packToText(checked(pack)),
  packTitle: (pack) => checked(pack).title,
  readPack: packFromText,
};
