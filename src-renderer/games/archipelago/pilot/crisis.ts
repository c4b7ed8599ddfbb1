import { cubesToStand, lying } from '#engine/archipelago/figures/crisis.ts';
import { resource } from '../words/words.ts';
import { told } from '../../../window/moments.ts';
import { decidesAt, pending, type OurLesson, type OurMoment } from './moment.ts';

/** Whether a newcomer may give now: nobody who is fed already has still to stand up. */
const mayGive = (moment: OurMoment): boolean =>
  decidesAt('domestic-crisis')(moment) && pending(moment, 'domestic-crisis')?.owed === 0;

/** How the islands settle accounts in the third phase, from turn 2 on. */
export const crisis: readonly OurLesson[] = [
  {
    id: 'balance',
    rule: 'population-effects',
    to: 'table',
    core: true,
    when: ({ table }) => table.view.turn === 2 && ['population', 'balance'].includes(table.view.phase),
    holds: ({ table }) => ['order', 'population', 'balance'].includes(table.view.phase),
    show: () => ({ inspect: 'stability' }),
  },
  {
    id: 'crisis',
    rule: 'balance/domestic-crisis',
    to: 'table',
    core: true,
    when: (moment) => pending(moment, 'domestic-crisis') !== undefined,
    holds: (moment) => pending(moment, 'domestic-crisis') !== undefined,
  },
  {
    id: 'crisis-own',
    rule: 'balance/domestic-crisis/giving',
    to: 'newcomer',
    core: true,
    when: mayGive,
    holds: mayGive,
    values(moment) {
      const { view } = moment.table;
      const frame = pending(moment, 'domestic-crisis');
      if (frame === undefined) return { missing: 0, resource: '', market: 0 };
      const missing = cubesToStand(lying(view), frame.amount);
      return { missing, resource: resource(frame.resource), market: view.domestic[frame.resource] };
    },
    show: () => ({ move: ({ type }) => type === 'consume' }),
  },
  {
    id: 'crisis-over',
    rule: 'balance/domestic-crisis/rebels',
    to: 'table',
    core: true,
    when: (moment) => told(moment, 'crisis-over')?.['half'] === 'domestic',
    holds: ({ table }) => table.view.phase === 'balance' || table.view.phase === 'actions',
    values: ({ table }) => ({ rebels: lying(table.view) }),
  },
];
