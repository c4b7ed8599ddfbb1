import type { Suite } from '../check.ts';
import { accessibilityTests } from './accessibility.ts';
import { campaignTests } from './campaign.ts';
import { dealTests } from './deals.ts';
import { levelTests } from './levels.ts';
import { modelBoardTests } from './model-board.ts';
import { noWebglTests } from './no-webgl.ts';
import { packTests } from './packs.ts';
import { wholeGame } from './whole-game.ts';

/** Archipelago, played through its interface. */
export const suite: Suite = {
  tests: [
    ...wholeGame,
    ...levelTests,
    ...dealTests,
    ...campaignTests,
    ...packTests,
    ...modelBoardTests,
    ...noWebglTests,
    ...accessibilityTests,
  ],
};
