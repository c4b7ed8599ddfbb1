import { thing } from '../things/names.ts';
import { tCode } from '../words/t.ts';
import { didNew, showMoves } from '../../../window/moments.ts';
import { choosesAction, decidesAt, pending, type OurLesson, type OurMoment } from './moment.ts';

/** Whether the newcomer chooses what to do while a trend lies open. */
const hasTrend = (moment: OurMoment): boolean => choosesAction(moment) && moment.table.view.trends.length > 0;

/** Whether the newcomer chooses what to do with the last disc of the turn. */
function hasLastDisc(moment: OurMoment): boolean {
  const { newcomer, table } = moment;
  if (newcomer === undefined || !choosesAction(moment) || pending(moment, 'round')?.disc === true) return false;
  const placed = table.view.wheel.filter(({ seat }) => seat === newcomer).length;
  return placed === (table.view.discs[newcomer] ?? 0) - 1;
}

/** Turn 0, the first bid and the first round: what is said at the only decision at which it can be. */
export const opening: readonly OurLesson[] = [
  {
    id: 'first-tile',
    rule: 'discovery/laying',
    to: 'newcomer',
    core: true,
    when: decidesAt('discover'),
    holds: decidesAt('discover'),
    show: showMoves('discover'),
  },
  {
    id: 'cube',
    rule: 'discovery/finds',
    to: 'newcomer',
    core: true,
    when: decidesAt('finds'),
    holds: decidesAt('finds'),
  },
  {
    id: 'objective',
    rule: 'objectives',
    to: 'private',
    core: true,
    when: (moment) => pending(moment, 'objectives') !== undefined,
    holds: (moment) => pending(moment, 'objectives') !== undefined,
  },
  {
    id: 'bid',
    rule: 'order-of-play/bids',
    to: 'private',
    core: true,
    when: (moment) => pending(moment, 'bids') !== undefined,
    holds: (moment) => pending(moment, 'bids') !== undefined,
  },
  {
    id: 'round',
    rule: 'actions/round',
    to: 'newcomer',
    core: true,
    when: decidesAt('round'),
    holds: decidesAt('round'),
    values: ({ table, newcomer }) => ({ discs: table.view.discs[newcomer ?? 0] ?? 0 }),
    show: showMoves('act'),
  },
  {
    id: 'last-disc',
    rule: 'actions/discs',
    to: 'newcomer',
    core: true,
    when: hasLastDisc,
    holds: hasLastDisc,
    show: showMoves('act'),
  },
];

/** What lies on the table from turn 0 on. */
export const lying: readonly OurLesson[] = [
  {
    id: 'trend',
    rule: 'trend',
    to: 'table',
    core: true,
    after: ['round'],
    when: hasTrend,
    holds: hasTrend,
    values: ({ table }) => ({ trend: tCode('trend', table.view.trends[0] ?? 'title') }),
    show: () => ({ control: 'goals-open' }),
  },
  {
    id: 'kept',
    rule: 'caravel/drawer',
    to: 'newcomer',
    core: true,
    when: didNew('cube-found'),
    holds: choosesAction,
    values: ({ newcomer, alone }) => ({ key: (newcomer ?? 0) + 1, alone: alone ? 'yes' : 'no' }),
    show: ({ newcomer }) => ({ inspect: thing('seat', newcomer ?? 0) }),
  },
];
