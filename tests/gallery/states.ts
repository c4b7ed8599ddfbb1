import type { Page } from '@playwright/test';
import type { People } from './positions.ts';

/** What lies beside a decision besides the question: a line of the pilot, advice, an offer being put together, and one refused. */
export const STATES = ['pilot', 'advice', 'offer', 'refusal'] as const;
/** One of them. */
export type State = (typeof STATES)[number];

/** Who sits at a table where that can be: a newcomer, or one person among bots. */
export const PEOPLE: Readonly<Record<State, People>> = {
  pilot: { newcomers: true },
  advice: { alone: 'decider' },
  offer: {},
  refusal: {},
};

/** What shows that somebody is there already, as in the size of the window before. */
const THERE: Readonly<Record<State, string>> = {
  pilot: 'pilot',
  advice: 'advice-slip',
  offer: 'deal',
  refusal: 'refusal',
};

/** Presses what leads there, in a window of any size. Gives false where the position has no such thing. */
export async function enterState(page: Page, state: State): Promise<boolean> {
  const tab = page.getByTestId('tab-decision');
  if (await tab.isVisible()) await tab.click();
  if (await page.getByTestId(THERE[state]).first().isVisible()) return true;
  if (state === 'pilot') return appears(page, 'pilot');
  if (state === 'advice') return (await pressed(page, 'advice-ask')) && appears(page, 'advice-slip');
  if (!(await pressed(page, 'deal-open'))) return false;
  return state === 'offer' || ((await pressed(page, 'deal-send')) && appears(page, 'refusal'));
}

/** Presses a button, where it is in sight. */
async function pressed(page: Page, testid: string): Promise<boolean> {
  const button = page.getByTestId(testid).first();
  if (!(await button.isVisible())) return false;
  await button.click();
  return true;
}

/** Milliseconds that advice may take. */
const PATIENCE = 10_000;

/** Waits for something; false where it does not come. */
const appears = (page: Page, testid: string): Promise<boolean> =>
  page
    .getByTestId(testid)
    .first()
    .waitFor({ state: 'attached', timeout: PATIENCE })
    .then(
      () => true,
      () => false,
    );
