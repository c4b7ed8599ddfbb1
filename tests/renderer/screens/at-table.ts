/** Panels of the house and of games at a table that no host stands behind. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { OpenTable } from '#renderer/panels/table/open-table.svelte.ts';
import type { TableParts } from '#renderer/panels/table/laid-table.svelte.ts';
import { cardOf } from '#renderer/games/index.ts';
import { Session } from '#renderer/session/session.svelte.ts';
import AtTable from './AtTable.svelte';

/** An open table; its parts are read again whenever they change. */
export function openTable(parts: () => TableParts): OpenTable {
  const host = { ask: () => new Promise<never>(() => undefined), listen: () => () => undefined };
  return new OpenTable(new Session(host, cardOf), parts, 'decision');
}

/** What a panel at that table is drawn as. */
export function drawnAt<P extends Record<string, unknown>>(table: OpenTable, Panel: Component<P>, props?: P): string {
  const anyPanel = Panel as unknown as Component<Record<string, unknown>>;
  return render(AtTable, { props: { table, Panel: anyPanel, ...(props && { with: props }) } }).body;
}

/** The words of it. */
export const wordsOf = (body: string): string => body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
