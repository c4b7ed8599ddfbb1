import { archipelago } from '#engine/archipelago/archipelago.ts';
import { gentle } from '#engine/archipelago/bots/gentle.ts';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { packFromText, packToText } from '#engine/archipelago/data/exchange.ts';
import { validatePack } from '#engine/archipelago/data/validate.ts';
import { fitPlan } from '#engine/archipelago/mind/fit-plan.ts';
import { kindOfGame } from '#engine/archipelago/mind/kind.ts';
import type { State } from '#engine/archipelago/state.ts';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import { thumbnailOf } from '#engine/archipelago/view/thumbnail.ts';
import { listGame } from '#main/listed-game.ts';

/** Archipelago for the list of games. */
export const listedArchipelago = listGame({
  id: 'archipelago',
  basePack: BASE_PACK,
  validate: validatePack,
  make: archipelago,
  thumbnail: thumbnailOf,
  quick: stewards,
  adviser: 'steward',
  mind: archipelagoMind,
  others: (pack) => [gentle(pack)],
  // The host gives a state of the same game back to it.
  kindOf: (pack, state) => kindOfGame(pack, state as State),
  fitPlan,
  packToText,
  packFromText,
  clashes: {
    'variant-twice': ({ one }) => `the variant ${String(one)} is named twice`,
    'variants-clash': ({ one, other }) => `the variants ${String(one)} and ${String(other)} exclude each other`,
    'laid-otherwise': () => 'the first voyage is laid for three to five players, medium length, no variants',
    'laid-other-pack': () => 'the first voyage is laid with the pack of the game',
    'too-few-objectives': ({ one, other }) =>
      `the variants ${String(one)} and ${String(other)} need more objectives than there are for so many players`,
  },
});
