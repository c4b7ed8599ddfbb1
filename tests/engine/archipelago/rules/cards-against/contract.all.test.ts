import { expect, test } from 'vitest';
import { archipelago, type ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { openBox } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Pack } from '#engine/archipelago/data/schema.ts';
import { gainCard } from '#engine/archipelago/pieces/in-play.ts';
import { optionsSchema } from '#engine/archipelago/state.ts';
import type { Game } from '#engine/kernel/game.ts';
import { checkGame } from '../../../contract/check-game.ts';
import { reveals, surprises, twinIn } from '../../twin.ts';
import { checkSecrets } from './against.ts';

/** The cards of this folder. */
const AGAINST = ['researcher', 'head-hunter', 'spy', 'thief', 'pirate', 'privateer', 'barbarian'];

/** What they put on the stack. */
const FRAMES = ['search', 'target', 'spy', 'sink', 'give', 'fists', 'pillage'];

/** The base pack, with these cards free for everybody to use. */
const PACK: Pack = {
  ...BASE_PACK,
  cards: BASE_PACK.cards.map((card) =>
    AGAINST.includes(card.id) ? { ...card, user: 'anyone', cost: { discs: 0, florins: 0, cubes: {} } } : card,
  ),
};
const BOX = openBox(PACK);
const game = archipelago(PACK);

/** The same game with those cards before the first player from the start. */
const armed: Game<ArchipelagoTypes> = {
  ...game,
  setup(options, seed, emit) {
    const state = game.setup(options, seed, emit);
    state.evolution.deck = state.evolution.deck.filter((card) => !AGAINST.includes(card));
    for (const card of AGAINST) gainCard(BOX, state, 0, card);
    return state;
  },
};

test.each([2, 4])('games of %i full of thieves, spies and pirates keep the whole contract', (players) => {
  const options = optionsSchema.parse({ players, length: 'long', variants: players === 4 ? ['more-spice'] : [] });
  const twin = twinIn(BOX);
  const seen = new Set<string>();
  for (const seed of ['a', 'b']) {
    checkGame(armed, {
      options,
      seed,
      twin,
      reveals,
      surprises,
      watch(_played, _events, state) {
        const frame = state.frames.at(-1)?.kind ?? 'none';
        if (!FRAMES.includes(frame)) return;
        seen.add(frame);
        checkSecrets(state, 1, armed, twin);
      },
    });
  }
  expect(seen.size).toBeGreaterThanOrEqual(4);
});
