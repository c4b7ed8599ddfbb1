import type { GameTypes } from '#engine/kernel/game.ts';
import { askAround, type Inquiry } from '../engine/bots/blunders.ts';
import type { Part } from './part.ts';

/** Share of its occasions from which on a blunder is a failure, and how many occasions that takes. */
const MOST = { share: 0.01, occasions: 200 };

const shareOf = ({ made, occasions }: { readonly made: number; readonly occasions: number }): string =>
  occasions === 0 ? '–' : `${((100 * made) / occasions).toFixed(1)} % of ${occasions}`;

/** Counts the visible blunders of the first of `inquiry.bots`, and those of the others to compare. */
export function blundersOf<T extends GameTypes>(title: string, inquiry: Omit<Inquiry<T>, 'occasions'>): Part {
  const counts = askAround({ ...inquiry, occasions: MOST.occasions });
  const none = { made: 0, occasions: 0 };
  const rows = inquiry.blunders.map(({ id }) => ({ id, found: counts.map(({ tallies }) => tallies.get(id) ?? none) }));
  const lines = rows.map(({ id, found }) => `| ${[id, ...found.map(shareOf)].join(' | ')} |`);
  const failures = rows.filter(({ found: [first = none] }) => {
    return first.occasions < MOST.occasions || first.made >= MOST.share * first.occasions;
  }).length;
  const head = `| Blunder | ${inquiry.bots.map(({ level }) => level).join(' | ')} |`;
  return { title, lines: [head, `|---|${inquiry.bots.map(() => '---|').join('')}`, ...lines], failures };
}
