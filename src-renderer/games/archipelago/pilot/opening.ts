import { tCode } from '../words/t.ts';
import { showMoves, told } from '../../../window/moments.ts';
import { decidesAt, inActions, pending, type OurLesson } from './moment.ts';

/** Turn 0, the goals, the first bid and the first round. What a newcomer is to do comes before what is told to all. */
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
    id: 'settle',
    rule: 'game',
    to: 'table',
    core: true,
    when: ({ table }) => table.view.phase === 'discovery',
    holds: ({ table }) => table.view.phase === 'discovery',
  },
  {
    id: 'edges',
    rule: 'map/edges',
    to: 'table',
    core: true,
    when: (moment) => told(moment, 'region') !== undefined,
    holds: ({ table }) => table.view.frames.some(({ kind }) => kind === 'discover' || kind === 'discovery'),
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
    id: 'kept',
    rule: 'caravel/drawer',
    to: 'newcomer',
    core: true,
    when: (moment) => told(moment, 'cube-found') !== undefined,
    holds: ({ newcomer, secret }) => newcomer !== undefined && !secret,
    values: ({ newcomer, alone }) => ({ key: (newcomer ?? 0) + 1, alone: alone ? 'yes' : 'no' }),
    show: ({ newcomer }) => ({ inspect: `seat:${newcomer ?? 0}` }),
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
    id: 'trend',
    rule: 'trend',
    to: 'table',
    core: true,
    when: (moment) => told(moment, 'trend') !== undefined,
    values: ({ table }) => ({ trend: tCode('trend', table.view.trends[0] ?? 'title') }),
    show: () => ({ control: 'goals-open' }),
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
    when: ({ table: { view }, newcomer }) =>
      newcomer !== undefined &&
      view.phase === 'actions' &&
      view.wheel.filter(({ seat }) => seat === newcomer).length >= (view.discs[newcomer] ?? 0),
    holds: inActions,
  },
];
