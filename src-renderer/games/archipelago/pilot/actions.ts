import type { Action } from '#engine/archipelago/state.ts';
import { hasTold, told } from '../../../window/moments.ts';
import { thing } from '../things/names.ts';
import { choosesAction, decidesAt, showAction, type OurLesson, type OurMoment } from './moment.ts';

const LIMITED: ReadonlySet<Action | undefined> = new Set(['taxes', 'exploration', 'reproduction'] as const);

/** Whether the newcomer has placed a disc this turn already and is to choose again. */
function choosesAgain(moment: OurMoment): boolean {
  const { view } = moment.table;
  return choosesAction(moment) && view.wheel.some(({ seat }) => seat === moment.newcomer);
}

/** What people do with discs, and with florins in the last phase. */
export const actions: readonly OurLesson[] = [
  {
    id: 'taxes',
    rule: 'actions/taxes',
    to: 'newcomer',
    core: true,
    when: ({ newcomer, pointed }) => newcomer !== undefined && pointed?.type === 'act' && pointed.action === 'taxes',
    holds: choosesAction,
    show: showAction('taxes'),
  },
  {
    id: 'towns',
    rule: 'buildings',
    to: 'newcomer',
    core: true,
    when: (moment) => moment.table.view.turn === 2 && choosesAgain(moment),
    holds: choosesAction,
    show: () => ({ inspect: thing('building', 'town') }),
  },
  {
    id: 'harvest',
    rule: 'actions/harvest/engaged',
    to: 'table',
    core: true,
    when: hasTold('harvested'),
    holds: (moment) => decidesAt('round', 'harvest')(moment) && moment.table.view.units.some(({ engaged }) => engaged),
  },
  {
    id: 'circles',
    rule: 'actions/limited',
    to: 'table',
    core: true,
    when: (moment) => LIMITED.has(told(moment, 'acted')?.action),
    holds: choosesAction,
  },
  {
    id: 'trade',
    rule: 'markets',
    to: 'table',
    core: true,
    when: hasTold('traded'),
    holds: decidesAt('round', 'transaction'),
    show: () => ({ inspect: thing('domestic-market', 'fish') }),
  },
  {
    id: 'purchase',
    rule: 'purchase',
    to: 'newcomer',
    core: true,
    when: decidesAt('purchase'),
    holds: decidesAt('purchase'),
    show: () => ({ move: ({ type }) => type === 'buy' || type === 'rotate' }),
  },
  {
    id: 'offer',
    rule: 'negotiation/binding',
    to: 'newcomer',
    core: true,
    when: decidesAt('offer'),
    holds: decidesAt('offer'),
    show: () => ({ move: ({ type }) => type === 'accept' }),
  },
];
