import { TRACKS } from '#engine/endeavor/data/schema.ts';
import type { ChartSeries, GameCharts } from '../../../window/charts.ts';
import type { IconName } from '../icons/icons.ts';
import type { EndeavorTypes } from '../types.ts';
import { t, tCode } from '../words/t.ts';

const ACTIONS = ['ship', 'occupy', 'attack', 'draw', 'pay'] as const;
/** Inks of the actions, in their order. */
const INKS = ['var(--sea)', 'var(--moss)', 'var(--brick)', 'var(--brass)', 'var(--slate)'] as const;

const series = (id: string, label: string, icon: IconName): ChartSeries<EndeavorTypes> => ({
  id,
  label,
  picture: { of: 'icon', icon },
});

/** The charts of Endeavor: the tracks, what each held, and what each did. */
export function charts(): GameCharts<EndeavorTypes> {
  return {
    turn: (round) => t('charts.round', { round }),
    chapters: [
      {
        id: 'tracks',
        kind: 'seats',
        tab: t('charts.tracks'),
        about: t('charts.tracks.why'),
        series: TRACKS.map((track) => series(track, tCode('track', track), track)),
      },
      {
        id: 'holdings',
        kind: 'seats',
        tab: t('charts.held'),
        about: t('charts.held.why'),
        series: [
          series('cities', t('charts.cities'), 'occupy'),
          series('routes', t('charts.routes'), 'route'),
          series('cards', t('charts.cards'), 'cards'),
          series('governors', t('charts.governors'), 'governor'),
          series('buildings', t('charts.buildings'), 'university'),
          series('harbour', t('charts.harbour'), 'anchor'),
        ],
      },
      {
        id: 'actions',
        kind: 'shares',
        tab: t('charts.actions'),
        about: t('charts.actions.why'),
        counter: 'action',
        series: ACTIONS.map((id, index) => ({
          ...series(id, tCode('action', id), id),
          ...(INKS[index] !== undefined && { colour: INKS[index] }),
        })),
      },
    ],
  };
}
