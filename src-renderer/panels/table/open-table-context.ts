import { getContext, setContext } from 'svelte';
import { provideTable } from '../../window/table-context.ts';
import type { OpenTable } from './open-table.svelte.ts';

const OPEN_TABLE = Symbol('open table');

/** Offers the table to everything below the component that calls it: all of it to the house, the game's part to the game. */
export function provideOpenTable(table: OpenTable): void {
  setContext(OPEN_TABLE, table);
  provideTable(table);
}

/** The table this panel of the house belongs to. */
export function useOpenTable(): OpenTable {
  return getContext<OpenTable>(OPEN_TABLE);
}
