import { TILES } from '#engine/empires-of-the-north/data/schema.ts';
import type { ChartSeries, GameCharts } from '../../../window/charts.ts';
import type { IconName } from '../icons/icons.ts';
import type { EmpiresTypes } from '../types.ts';
import { t as words } from '../words/t.ts';
import { t } from './t.ts';

/** Inks of shares, in the order of what is counted. */
const INKS = ['var(--sea)', 'var(--moss)', 'var(--brick)', 'var(--brass)', 'var(--slate)'] as const;

const series = (id: string, label: string, icon: IconName, ink?: number): ChartSeries<EmpiresTypes> => {
  const colour = ink === undefined ? undefined : INKS[ink];
  return { id, label, picture: { of: 'icon', icon }, ...(colour !== undefined && { colour }) };
};

/** The charts of Empires of the North: what each had, what each did, and what became of their voyages. */
export function charts(): GameCharts<EmpiresTypes> {
  return {
    turn: (round) => t('charts.round', { round }),
    chapters: [
      {
        id: 'empire',
        kind: 'seats',
        tab: t('charts.empire'),
        about: t('charts.empire.why'),
        series: [
          series('score', t('charts.score'), 'points'),
          series('cards', t('charts.cards'), 'plain'),
          series('islands', t('charts.islands'), 'island'),
          series('hand', t('charts.hand'), 'hand'),
          series('workers', t('charts.workers'), 'worker'),
          series('resources', t('charts.resources'), 'any'),
          series('gold', t('charts.gold'), 'gold'),
          series('raze', t('charts.raze'), 'raze'),
        ],
      },
      {
        id: 'actions',
        kind: 'shares',
        tab: t('charts.actions'),
        about: t('charts.actions.why'),
        counter: 'action',
        series: [
          series('place', t('charts.action.place'), 'plain', 0),
          series('field', t('charts.action.field'), 'field', 1),
          series('boost', t('charts.action.boost'), 'boost', 2),
          series('use', t('charts.action.use'), 'action', 3),
          series('raid', t('charts.action.raid'), 'raze', 4),
        ],
      },
      {
        id: 'tiles',
        kind: 'shares',
        tab: t('charts.tiles'),
        about: t('charts.tiles.why'),
        counter: 'tile',
        series: TILES.map((tile, at) => series(tile, words(`tile.${tile}`), tile, at)),
      },
      {
        id: 'voyages',
        kind: 'shares',
        tab: t('charts.voyages'),
        about: t('charts.voyages.why'),
        counter: 'voyage',
        series: [
          series('pillage-near', t('charts.voyage.pillage-near'), 'pillage', 0),
          series('conquer-near', t('charts.voyage.conquer-near'), 'conquer', 1),
          series('pillage-far', t('charts.voyage.pillage-far'), 'far', 2),
          series('conquer-far', t('charts.voyage.conquer-far'), 'conquer', 3),
        ],
      },
    ],
  };
}
