import type { RightPanel } from '../../window/window.ts';

/** The panels of the house, by name; `decision` for none. Those of a game have names of their own. */
export type HousePanelName = 'decision' | 'people' | 'give-up' | 'recap' | 'history' | 'pilot' | 'log';

/** What opens each panel of the house, by its `data-testid`: there the focus goes when the panel is closed. */
const OPENERS: Readonly<Record<Exclude<HousePanelName, 'decision'>, string>> = {
  people: 'menu',
  'give-up': 'menu',
  recap: 'recap-open',
  history: 'menu',
  pilot: 'menu',
  log: 'decision-title',
};

/** Where the focus goes when a panel is closed. */
export function openerOf(panel: string, ofGame: Readonly<Record<string, RightPanel>> = {}): string {
  return ofGame[panel]?.opener ?? OPENERS[panel as keyof typeof OPENERS] ?? 'menu';
}

/** Panels about the campaign: they stay open whoever decides next. */
const LASTING: readonly string[] = ['people', 'give-up'];

/** Panels that belong to the page on which they were opened. */
const OF_ONE_PAGE: readonly string[] = ['history', 'recap'];

/**
 * The panel once `next` has to decide at the open table, where `last` did before. What is read stays open while bots move;
 * another person starts with the decision.
 */
export function panelAfter(panel: string, last: number | undefined, next: number | undefined): string {
  const stays = next === undefined || next === last || LASTING.includes(panel);
  return stays ? panel : 'decision';
}

/** The panel once the page has turned, or whatever is private was covered. */
export function panelOnNewPage(panel: string): string {
  return OF_ONE_PAGE.includes(panel) ? 'decision' : panel;
}
