import type { EndToEnd } from '../check.ts';

/** What the desktop shell alone has. On the stand-in in every run; on Electron's binary with `--electron`. */
export const desktopTests: readonly EndToEnd[] = [];
