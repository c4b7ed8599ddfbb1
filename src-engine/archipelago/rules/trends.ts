import type { Emit } from '../../kernel/events.ts';
import { shuffle } from '../../kernel/rng.ts';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { laidTable } from '../pieces/laid.ts';
import type { State } from '../state.ts';
import type { RunContext } from './context.ts';

/** The Benefactor among the trends, where the variant lays it for sure. */
function benefactorLaid({ pack }: Box, { options }: State): string | undefined {
  if (!options.variants.includes('benefactor')) return undefined;
  return pack.trends.find(({ criterion }) => criterion.kind === 'benefactor')?.id;
}

/** Trends that can still be chosen or drawn: those that neither lie open nor will for sure. */
export function trendsLeft(box: Box, state: State): string[] {
  const taken = [...state.trends, benefactorLaid(box, state)];
  return box.pack.trends.map(({ id }) => id).filter((id) => !taken.includes(id));
}

/** Lays a trend open for everybody. */
export function layTrend(state: State, trend: string, emit: Emit<Event>): void {
  state.trends.push(trend);
  emit({ type: 'trend', trend });
}

/**
 * Draws what is missing after the first five cards (rulebook 2.0, p. 4): one trend, two with more-control or beside the
 * Benefactor, none with no-secrets (p. 16). One that was chosen before turn 0 counts. Two are drawn where one is (our ruling H).
 */
export function drawTrends({ box, state, emit }: RunContext): void {
  const { variants } = state.options;
  if (variants.includes('no-secrets')) return;
  const left = trendsLeft(box, state);
  const benefactor = benefactorLaid(box, state);
  if (benefactor !== undefined) layTrend(state, benefactor, emit);
  shuffle(state.rng, left);
  const laid = laidTable(state.options)?.trend;
  if (laid !== undefined) left.sort((one, other) => Number(other === laid) - Number(one === laid));
  const wanted = benefactor !== undefined || variants.includes('more-control') ? 2 : 1;
  for (const trend of left.slice(0, wanted - state.trends.length)) layTrend(state, trend, emit);
}
