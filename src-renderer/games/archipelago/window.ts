import type { GameWindow } from '../window.ts';
import { ending } from './ending/ending.ts';

/** The window of Archipelago; so far what is shown once a campaign is over. */
export default ending as unknown as GameWindow;
