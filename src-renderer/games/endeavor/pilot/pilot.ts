import type { PilotPart } from '../../../window/lessons.ts';
import { thing } from '../things/names.ts';
import type { EndeavorTypes } from '../types.ts';
import { tCode, tKnown } from '../words/t.ts';
import { hasTold, showMoves, told } from '../../../window/moments.ts';
import { atTurn, decidesAt, isSlavery, mayDo, offersSlavery, type OurLesson } from './moment.ts';

/** What is told with the first offer of it, before anything else. */
const offers: readonly OurLesson[] = [
  {
    id: 'slavery',
    rule: 'slavery',
    to: 'newcomer',
    core: true,
    when: offersSlavery,
    holds: offersSlavery,
    show: ({ table }) => ({ move: (move) => isSlavery(table.pack, move) }),
  },
  {
    id: 'attack',
    rule: 'actions/attack',
    to: 'newcomer',
    core: false,
    when: mayDo('attack'),
    holds: mayDo('attack'),
    show: showMoves('attack'),
  },
  {
    id: 'pay',
    rule: 'actions/pay',
    to: 'newcomer',
    core: false,
    when: mayDo('pay'),
    holds: mayDo('pay'),
    show: showMoves('pay'),
  },
];

/** How a round goes, and after which people may stop for now. */
const rounds: readonly OurLesson[] = [
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
    id: 'cycle',
    rule: 'rounds',
    to: 'newcomer',
    core: false,
    rests: true,
    after: ['salaries'],
    when: (moment) => moment.table.view.round === 3 && decidesAt('build')(moment),
    holds: (moment) => moment.table.view.round === 3 && decidesAt('build')(moment),
  },
  {
    id: 'limit',
    rule: 'pass/limit',
    to: 'newcomer',
    core: false,
    when: decidesAt('discard'),
    holds: decidesAt('discard'),
  },
  {
    id: 'salaries',
    rule: 'phases/salaries',
    to: 'table',
    core: true,
    when: hasTold('salaries'),
    holds: decidesAt('turn', 'returns'),
    show: () => ({ inspect: thing('track', 'finance') }),
  },
  { id: 'score', rule: 'score', to: 'table', core: true, when: ({ over }) => over, holds: ({ over }) => over },
];

/** What is done in a turn, and what follows from it. */
const turns: readonly OurLesson[] = [
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
    id: 'draw',
    rule: 'actions/draw/discs',
    to: 'newcomer',
    core: true,
    when: mayDo('draw'),
    holds: mayDo('draw'),
    show: showMoves('draw'),
  },
  {
    id: 'growth',
    rule: 'phases/growth',
    to: 'table',
    core: true,
    when: hasTold('grew'),
    holds: decidesAt('build', 'turn'),
    show: () => ({ inspect: thing('track', 'culture') }),
  },
  {
    id: 'routes',
    rule: 'routes',
    to: 'table',
    core: true,
    when: (moment) => told(moment, 'token')?.from === 'route',
    holds: atTurn,
  },
  { id: 'opening', rule: 'opening', to: 'table', core: true, when: hasTold('opened'), holds: atTurn },
];

/** What newcomers to Endeavor are told. */
export const endeavorPilot: PilotPart<EndeavorTypes> = {
  aim: { id: 'aim', rule: 'game', values: ({ table }) => ({ rounds: table.pack.supply.rounds }) },
  lessons: [...offers, ...rounds, ...turns],
  words: (id, values) => tCode('pilot', id, values),
  again: (id, values) => tKnown('pilot.again', id, values),
};
