import { lying } from '#engine/archipelago/figures/crisis.ts';
import { told } from '../../../window/moments.ts';
import { thing } from '../things/names.ts';
import { choosesAction, decidesAt, pending, type OurLesson, type OurMoment } from './moment.ts';

/** Whether a newcomer may give now: nobody who is fed already has still to stand up. */
const mayGive = (moment: OurMoment): boolean =>
  decidesAt('domestic-crisis')(moment) && pending(moment, 'domestic-crisis')?.owed === 0;

/** How the islands settle accounts in the third phase, from turn 2 on. */
export const crisis: readonly OurLesson[] = [
  {
    id: 'crisis',
    rule: 'balance/domestic-crisis',
    to: 'newcomer',
    core: true,
    when: mayGive,
    holds: mayGive,
    show: () => ({ move: ({ type }) => type === 'consume' }),
  },
  {
    id: 'demand',
    rule: 'balance/export-crisis',
    to: 'newcomer',
    core: true,
    when: decidesAt('export-crisis'),
    holds: decidesAt('export-crisis'),
    show: () => ({ move: ({ type }) => type === 'supply' }),
  },
  {
    id: 'crisis-over',
    rule: 'balance/domestic-crisis/rebels',
    to: 'table',
    core: true,
    when: (moment) => told(moment, 'crisis-over')?.half === 'domestic',
    holds: choosesAction,
    values: ({ table }) => ({ rebels: lying(table.view) }),
  },
  {
    id: 'balance',
    rule: 'population-effects',
    to: 'table',
    core: true,
    when: (moment) => moment.table.view.turn >= 2 && choosesAction(moment),
    holds: (moment) => moment.table.view.turn >= 2 && choosesAction(moment),
    show: () => ({ inspect: thing('stability', '') }),
  },
];
