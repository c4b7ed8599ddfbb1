import { createContext } from 'svelte';
import { provideTable } from '../../window/table-context.ts';
import type { Decisions } from './decisions.svelte.ts';
import type { FullBoard } from './full-board.svelte.ts';
import type { LaidTable } from './laid-table.svelte.ts';
import type { OpenTable } from './open-table.svelte.ts';
import type { Playback } from './playback.svelte.ts';
import type { Privacy } from './privacy.svelte.ts';
import type { Reading } from './reading.svelte.ts';

const [laidTable, setLaidTable] = createContext<LaidTable>();
const [privacy, setPrivacy] = createContext<Privacy>();
const [decisions, setDecisions] = createContext<Decisions>();
const [reading, setReading] = createContext<Reading>();
const [playback, setPlayback] = createContext<Playback>();
const [fullBoard, setFullBoard] = createContext<FullBoard>();

/** Offers the table to everything below the component that calls it: its parts to the house, and what a game may ask for to the game. */
export function provideOpenTable(table: OpenTable): void {
  setLaidTable(table.laid);
  setPrivacy(table.privacy);
  setDecisions(table.decisions);
  setReading(table.reading);
  setPlayback(table.playback);
  setFullBoard(table.full);
  provideTable(table);
}

/** The table this panel of the house stands at: its campaign, its game and its page. */
export const useLaidTable = laidTable;

/** Who may see what at this table. */
export const usePrivacy = privacy;

/** What is decided at this table. */
export const useDecisions = decisions;

/** What is read at this table. */
export const useReading = reading;

/** What has happened at this table, shown once more. */
export const usePlayback = playback;

/** Whether the board has the whole window, and what lies over it then. */
export const useFullBoard = fullBoard;
