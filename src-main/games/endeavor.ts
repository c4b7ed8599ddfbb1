import { gentle } from '#engine/endeavor/bots/gentle.ts';
import { greedy } from '#engine/endeavor/bots/greedy.ts';
import { stewards } from '#engine/endeavor/bots/steward.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { packFromText, packToText } from '#engine/endeavor/data/exchange.ts';
import { validatePack } from '#engine/endeavor/data/validate.ts';
import { endeavor } from '#engine/endeavor/endeavor.ts';
import { fitPlan } from '#engine/endeavor/mind/fit-plan.ts';
import { endeavorMind } from '#engine/endeavor/mind/mind.ts';
import { thumbnailOf } from '#engine/endeavor/view/thumbnail.ts';
import { listGame } from '#main/listed-game.ts';

/** Endeavor for the list of games. */
export const listedEndeavor = listGame({
  id: 'endeavor',
  basePack: BASE_PACK,
  validate: validatePack,
  make: endeavor,
  thumbnail: thumbnailOf,
  quick: stewards,
  adviser: 'steward',
  mind: endeavorMind,
  others: (pack) => [greedy(pack), gentle(pack)],
  fitPlan,
  packToText,
  packFromText,
});
