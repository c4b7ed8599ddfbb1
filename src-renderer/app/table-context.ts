import { getContext, setContext } from 'svelte';
import type { TableOf, Types } from '../games/window.ts';

/** What every part of an open table may ask for. Read its members where they are used: they change. */
export type TableContext<T extends Types = Types> = {
  readonly table: TableOf<T>;
};

const KEY = Symbol('table');

/** Lays the table for everything below the component that calls it. */
export function provideTable(context: TableContext): void {
  setContext(KEY, context);
}

/** The table this component belongs to. A game's own parts name their types: what they are given is what their window read. */
export function useTable<T extends Types = Types>(): TableContext<T> {
  return getContext<TableContext<T>>(KEY);
}
