import type { PilotPart } from '../../../window/lessons.ts';
import { inspectTrack } from '../inspect/ids.ts';
import type { EndeavorTypes } from '../types.ts';
import { has, tCode } from '../words/t.ts';
import { hasTold, showMoves, told } from '../../../window/moments.ts';
import { decidesAt, mayDo, pending, type OurLesson } from './moment.ts';

/** The ten lines of a first game, and one after which people may stop for now. */
const lessons: readonly OurLesson[] = [
  {
    id: 'build',
    rule: 'phases/build',
    to: 'newcomer',
    core: true,
    when: decidesAt('build'),
    holds: decidesAt('build'),
    show: showMoves('build'),
  },
  {
    id: 'growth',
    rule: 'phases/growth',
    to: 'table',
    core: true,
    when: hasTold('grew'),
    show: () => ({ inspect: inspectTrack('culture') }),
  },
  {
    id: 'salaries',
    rule: 'phases/salaries',
    to: 'table',
    core: true,
    when: hasTold('salaries'),
    show: () => ({ inspect: inspectTrack('finance') }),
  },
  {
    id: 'ship',
    rule: 'actions/ship',
    to: 'newcomer',
    core: true,
    when: mayDo('ship'),
    holds: mayDo('ship'),
    show: showMoves('ship'),
  },
  {
    id: 'occupy',
    rule: 'actions/occupy',
    to: 'newcomer',
    core: true,
    when: mayDo('occupy'),
    holds: mayDo('occupy'),
    show: showMoves('occupy'),
  },
  {
    id: 'routes',
    rule: 'routes',
    to: 'table',
    core: true,
    when: (moment) => told(moment, 'token')?.['from'] === 'route',
  },
  {
    id: 'draw',
    rule: 'actions/draw/discs',
    to: 'newcomer',
    core: true,
    when: mayDo('draw'),
    holds: mayDo('draw'),
    show: showMoves('draw'),
  },
  {
    id: 'slavery',
    rule: 'slavery',
    to: 'table',
    core: true,
    when: ({ events, moves, newcomer }) =>
      events.some((event) => event.type === 'drew' && String(event['card']).startsWith('slavery')) ||
      (newcomer !== undefined && moves.some((move) => move.type === 'draw' && move.at === 'slavery')),
    holds: ({ table }) => !table.view.abolished,
    show: () => ({ move: (move) => move.type === 'draw' && move.at === 'slavery' }),
  },
  { id: 'opening', rule: 'opening', to: 'table', core: true, when: hasTold('opened') },
  {
    id: 'cycle',
    rule: 'rounds',
    to: 'newcomer',
    core: false,
    rests: true,
    when: ({ table, newcomer }) => table.view.round === 3 && newcomer !== undefined,
    holds: ({ table }) => table.view.round === 3,
  },
  {
    id: 'limit',
    rule: 'pass/limit',
    to: 'newcomer',
    core: false,
    when: (moment) => moment.newcomer !== undefined && pending(moment, 'discard') !== undefined,
    holds: decidesAt('discard'),
  },
  { id: 'score', rule: 'score', to: 'table', core: true, when: ({ over }) => over, holds: ({ over }) => over },
];

/** What newcomers to Endeavor are told. */
export const endeavorPilot: PilotPart<EndeavorTypes> = {
  lessons,
  words: (id, values) => tCode('pilot', id, values),
  again: (id, values) => (has(`pilot.again.${id}`) ? tCode('pilot.again', id, values) : undefined),
};
