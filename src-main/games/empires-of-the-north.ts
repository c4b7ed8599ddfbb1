import { gentle } from '#engine/empires-of-the-north/bots/gentle.ts';
import { stewards } from '#engine/empires-of-the-north/bots/steward.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { packFromText, packToText } from '#engine/empires-of-the-north/data/exchange.ts';
import { validatePack } from '#engine/empires-of-the-north/data/validate.ts';
import { empiresOfTheNorth } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import { fitPlan } from '#engine/empires-of-the-north/mind/fit-plan.ts';
import { empiresMind } from '#engine/empires-of-the-north/mind/mind.ts';
import { thumbnailOf } from '#engine/empires-of-the-north/view/thumbnail.ts';
import { listGame } from '#main/listed-game.ts';

/** Empires of the North for the list of games. */
export const listedEmpiresOfTheNorth = listGame({
  id: 'empires-of-the-north',
  basePack: BASE_PACK,
  validate: validatePack,
  make: empiresOfTheNorth,
  thumbnail: thumbnailOf,
  quick: stewards,
  adviser: 'steward',
  mind: empiresMind,
  others: (pack) => [gentle(pack)],
  fitPlan,
  packToText,
  packFromText,
  clashes: {
    'laid-otherwise': () => 'the first voyage is laid for Ulaf and Glenn',
    'laid-other-pack': () => 'the first voyage is laid with the pack of the game',
    'clan-missing': ({ players }) => `each of the ${String(players)} seats needs a clan`,
    'clan-unknown': ({ clan }) => `there is no clan "${String(clan)}"`,
    'clan-taken': ({ clan }) => `two seats have the clan "${String(clan)}"`,
  },
});
