import { RESOURCES } from '#engine/archipelago/data/schema-common.ts';
import type { ChartSeries, GameChart, GameCharts, ReviewColumn } from '../../../window/charts.ts';
import type { Picture } from '../choices/choice.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { t, tCode } from '../words/t.ts';

type Series = ChartSeries<ArchipelagoTypes>;
type Icon = Extract<Picture, { of: 'icon' }>['icon'];

const series = (id: string, label: string, icon: Icon, colour?: string): Series => ({
  id,
  label,
  picture: { of: 'icon', icon },
  ...(colour !== undefined && { colour }),
});

/** The charts of Archipelago: markers, stocks, pieces, crises, promises and actions. */
export function charts(): GameCharts<ArchipelagoTypes> {
  return {
    turn: (turn) => t('charts.turn', { turn }),
    chapters: [markers(), goods(), pieces(), crises(), promises(), actions()],
  };
}

function markers(): GameChart<ArchipelagoTypes> {
  return {
    id: 'markers',
    kind: 'lines',
    tab: t('charts.markers'),
    about: t('charts.markers.why'),
    series: [
      series('population', t('charts.population'), 'population', 'var(--population)'),
      series('rebellion', t('charts.rebellion'), 'rebellion', 'var(--rebellion)'),
      series('surplus', t('charts.surplus'), 'surplus', 'var(--surplus)'),
    ],
  };
}

function goods(): GameChart<ArchipelagoTypes> {
  return {
    id: 'goods',
    kind: 'seats',
    tab: t('charts.goods'),
    about: t('charts.goods.why'),
    series: [
      series('florins', t('charts.florins'), 'florin'),
      { id: 'goods', label: t('charts.every-good') },
      series('tokens', t('charts.tokens'), 'token'),
      ...RESOURCES.map((id) => series(id, tCode('resource', id), id)),
    ],
  };
}

function pieces(): GameChart<ArchipelagoTypes> {
  return {
    id: 'pieces',
    kind: 'seats',
    tab: t('charts.in-play'),
    about: t('charts.in-play.why'),
    series: [
      series('citizen', t('charts.citizens'), 'citizen'),
      series('ship', t('charts.ships'), 'ship'),
      series('town', t('charts.towns'), 'town'),
      series('temple', t('charts.temples'), 'temple'),
      series('market', t('charts.markets'), 'market'),
      series('port', t('charts.ports'), 'port'),
      { id: 'cards', label: t('charts.cards') },
    ],
  };
}

function crises(): GameChart<ArchipelagoTypes> {
  return {
    id: 'crises',
    kind: 'columns',
    tab: t('charts.crises'),
    about: t('charts.crises.why'),
    counter: 'crisis',
    code: 'given',
    others: [
      { id: 'market', label: t('charts.market'), colour: 'var(--flax)' },
      series('lacking', t('charts.lacking'), 'rebellion', 'var(--rebellion)'),
    ],
    column: ({ turn, opens, params }: ReviewColumn) =>
      t('charts.crisis', { turn, half: opens, resource: tCode('resource', String(params['resource'])) }),
  };
}

function promises(): GameChart<ArchipelagoTypes> {
  return {
    id: 'promises',
    kind: 'sums',
    tab: t('charts.promises'),
    about: t('charts.promises.why'),
    series: [
      { id: 'kept', label: t('charts.kept'), colour: 'var(--moss)' },
      { id: 'broken', label: t('charts.broken'), colour: 'var(--rebellion)' },
      { id: 'open', label: t('charts.open'), colour: 'var(--flax)' },
    ],
  };
}

function actions(): GameChart<ArchipelagoTypes> {
  return {
    id: 'actions',
    kind: 'shares',
    tab: t('charts.actions'),
    about: t('charts.actions.why'),
    counter: 'action',
    series: [
      series('harvest', t('charts.harvest'), 'harvest-wood', 'var(--moss)'),
      ...(
        ['transaction', 'construction', 'migration', 'exploration', 'recruitment', 'reproduction', 'taxes'] as const
      ).map((id, index) => series(id, tCode('action', id), id, INKS[index])),
      { id: 'building', label: t('charts.building'), colour: 'var(--chart-plum)' },
      { id: 'card', label: t('charts.card'), colour: 'var(--chart-mauve)' },
    ],
  };
}

/** Inks of the actions after the harvest. */
const INKS = [
  'var(--brass)',
  'var(--slate)',
  'var(--sea)',
  'var(--chart-teal)',
  'var(--surplus)',
  'var(--population)',
  'var(--chart-rust)',
] as const;
