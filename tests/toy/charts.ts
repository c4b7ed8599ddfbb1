import type { GameCharts } from '#renderer/window/charts.ts';
import { t, tCode } from './t.ts';
import type { WindowTypes } from './window/read.ts';

/** The water, and what each did with its turns. */
export const charts = (): GameCharts<WindowTypes> => ({
  turn: (round) => t('round', { round }),
  chapters: [
    {
      id: 'water',
      kind: 'lines',
      tab: t('chart.water'),
      about: t('chart.water.about'),
      series: [{ id: 'water', label: t('chart.water') }],
    },
    {
      id: 'turns',
      kind: 'shares',
      tab: t('chart.turns'),
      about: t('chart.turns.about'),
      counter: 'turns',
      series: ['rested', 'building'].map((id) => ({ id, label: tCode('chart', id) })),
    },
  ],
});
