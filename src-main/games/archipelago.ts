import { archipelago } from '#engine/archipelago/archipelago.ts';
import { gentle } from '#engine/archipelago/bots/gentle.ts';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { packFromText, packToText } from '#engine/archipelago/data/exchange.ts';
import type { Pack } from '#engine/archipelago/data/schema.ts';
import { validatePack } from '#engine/archipelago/data/validate.ts';
import { fitPlan } from '#engine/archipelago/mind/fit-plan.ts';
import { kindOfGame } from '#engine/archipelago/mind/kind.ts';
import type { State } from '#engine/archipelago/state.ts';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import { thumbnailOf } from '#engine/archipelago/view/thumbnail.ts';
import { searchers } from '#engine/bots/levels.ts';
import { randomBot } from '#engine/bots/random.ts';
import { byLevel, onceForEach, PackError, type AnyGame, type Bots, type ListedGame } from '#main/listed-game.ts';

/** The validated pack. @throws PackError */
function checked(pack: unknown): Pack {
  const verdict = validatePack(pack);
  if (verdict.ok) return verdict.pack;
  throw new PackError(verdict.problems.map((problem) => problem.path));
}

/** The same, checked only once. */
const packOf = onceForEach(checked, (pack) => pack);

/** Archipelago for the list of games. */
export const listedArchipelago: ListedGame = {
  id: 'archipelago',
  basePack: BASE_PACK,
  make: onceForEach(checked, (pack): AnyGame => archipelago(pack)),
  thumbnail: thumbnailOf,
  bots: onceForEach(checked, (pack): Bots =>
    byLevel([randomBot, ...stewards(pack), ...searchers(archipelagoMind(pack)), gentle(pack)]),
  ),
  adviser: 'steward',
  // The host gives a state of the same game back to it.
  kindOf: (pack, state) => kindOfGame(packOf(pack), state as State),
  coach: 'admiral',
  fit: { plan: onceForEach(checked, fitPlan), file: 'src-engine/archipelago/mind/fitted.json' },
  packText: (pack = BASE_PACK) => packToText(checked(pack)),
  packTitle: (pack) => checked(pack).title,
  readPack: packFromText,
  clashes: {
    'variant-twice': ({ one }) => `the variant ${String(one)} is named twice`,
    'variants-clash': ({ one, other }) => `the variants ${String(one)} and ${String(other)} exclude each other`,
    'laid-otherwise': () => 'the first voyage is laid for three to five players, medium length, no variants',
    'laid-other-pack': () => 'the first voyage is laid with the pack of the game',
    'too-few-objectives': ({ one, other }) =>
      `the variants ${String(one)} and ${String(other)} need more objectives than there are for so many players`,
  },
};
