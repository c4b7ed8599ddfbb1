import { expect, test } from 'vitest';
import type { TablePage } from '#renderer/window/pages.ts';
import { panelAfter } from '#renderer/panels/right/right-panels.ts';
import { RightColumnState } from '#renderer/panels/right/right-column.svelte.ts';
import { PAGES } from './made-up/pages.ts';
import { readPage } from './table.ts';

test('what somebody reads stays while bots move, and for their own next decision', () => {
  expect(panelAfter('goals', 0, undefined)).toBe('goals');
  expect(panelAfter('goals', 0, 0)).toBe('goals');
  expect(panelAfter('agreements', 0, 0)).toBe('agreements');
});

test('another person begins with the decision', () => {
  expect(panelAfter('goals', 0, 1)).toBe('decision');
  expect(panelAfter('agreements', 1, 0)).toBe('decision');
  expect(panelAfter('recap', undefined, 2)).toBe('decision');
});

test('giving up, and who sits where, are shut by people alone', () => {
  for (const next of [undefined, 0, 1]) {
    expect(panelAfter('give-up', 0, next)).toBe('give-up');
    expect(panelAfter('people', 0, next)).toBe('people');
  }
});

/** A right column that shows a page for the first time, and the way to show others. */
function columnAt(first: 'decision' | 'history') {
  const closed: string[] = [];
  const column = new RightColumnState(first, () => closed.push('history'));
  const page = (): TablePage => readPage(PAGES['table']?.());
  const show = (now: TablePage, person: number | undefined, coverCount = 0): void =>
    column.keepUpWith({ now, shown: now, coverCount, person });
  return { column, closed, page, show };
}

test('what lies in the right column at the beginning stays there', () => {
  const { column, page, show } = columnAt('history');
  show(page(), undefined);
  expect(column.panel).toBe('history');
});

test('the history ends with its page and with a cover, and says so', () => {
  const { column, closed, page, show } = columnAt('decision');
  const now = page();
  show(now, 1);
  column.panel = 'history';
  show(now, 1, 1);
  expect([column.panel, closed]).toEqual(['decision', ['history']]);
  column.panel = 'history';
  show(page(), 1, 1);
  expect([column.panel, closed]).toEqual(['decision', ['history', 'history']]);
});

test('an offer ends with the page it was begun on, and what is read stays', () => {
  const { column, page, show } = columnAt('decision');
  const now = page();
  show(now, 1);
  column.panel = 'agreements';
  column.dealing = true;
  show(now, 1, 1);
  expect([column.panel, column.dealing]).toEqual(['agreements', true]);
  show(page(), undefined, 1);
  expect([column.panel, column.dealing]).toEqual(['agreements', false]);
  show(page(), 2, 1);
  expect(column.panel).toBe('decision');
});

test('each opening of a panel or an offer counts, and what closes by itself does not', () => {
  const { column, page, show } = columnAt('decision');
  show(page(), 1);
  const before = column.opened;
  for (const panel of ['recap', 'recap', 'decision']) column.panel = panel;
  expect(column.opened - before).toBe(2);
  column.deal();
  expect(column.opened - before).toBe(3);
  column.panel = 'agreements';
  show(page(), 2);
  expect(column.opened - before).toBe(4);
});
