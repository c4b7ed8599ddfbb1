import type { Suite } from '../check.ts';
import { locks } from '../shells/locks.ts';
import { crashTests } from './crashes.ts';
import { folderTests } from './folders.ts';
import { gameTests } from './games.ts';
import { quitTests } from './quits.ts';
import { startTests } from './starts.ts';

/** What the desktop shell alone has. On the stand-in in every run; on Electron's binary with `--electron`. */
export const suite: Suite = {
  desktop: true,
  tests: [
    ...startTests,
    ...gameTests,
    ...crashTests,
    ...folderTests,
    ...quitTests,
    { name: 'desktop: the page cannot get out', run: locks },
  ],
};
