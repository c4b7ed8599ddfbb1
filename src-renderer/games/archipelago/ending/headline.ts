import type { GameEnding } from '../../../window/ending.ts';
import { t as house } from '../../../i18n/t.ts';
import { endSentence, objectiveOf } from '../panels/goals/goals.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { list, t } from '../words/t.ts';
import { seatName, type Table } from '../words/words.ts';

/** How it ended: who won, and what ended it. */
export const headline: GameEnding<ArchipelagoTypes>['headline'] = (table, outcome) => {
  if (outcome === undefined) {
    const { turn, population, rebellion } = table.view;
    const why = t('score.abandoned.why', { turn, population, rebellion });
    return { title: t('score.abandoned'), why, tone: 'plain' };
  }
  const { code, winners } = outcome;
  const names = list(winners.map((seat) => seatName(table.seats, seat)));
  if (code === 'independence') {
    const why = winners.length > 0 ? t('score.independence.won', { winner: names }) : t('score.independence.lost');
    return { title: t('score.independence'), why, tone: 'danger' };
  }
  const title = winners.length === 0 ? house('score.title') : t('score.winner', { winners: names, n: winners.length });
  return { title, why: whyMet(table, code), tone: 'plain' };
};

/** Whose objective ended it. */
function whyMet({ seats, view, pack }: Table, code: string): string {
  const met = objectiveOf(pack, code);
  if (met === undefined) return '';
  const end = endSentence(met.end, seats.length);
  const held = view.revealed?.objectives ?? [];
  const holders = held.flatMap((ids, seat) => (ids.includes(met.id) ? [seatName(seats, seat)] : []));
  return holders.length === 0 ? t('score.met.open', { end }) : t('score.met', { end, seats: list(holders) });
}
