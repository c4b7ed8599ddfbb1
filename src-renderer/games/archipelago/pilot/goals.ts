import { objectivesDealt } from './dealt.ts';
import { decidesAt, type OurLesson } from './moment.ts';

/** What decides the game, once the whole turn is known. */
export const goals: readonly OurLesson[] = [
  {
    id: 'cycle',
    rule: 'game-turn',
    to: 'newcomer',
    core: true,
    rests: true,
    when: ({ table, newcomer, secret }) => table.view.turn === 3 && newcomer !== undefined && !secret,
    holds: ({ table }) => table.view.turn === 3,
  },
  {
    id: 'goals',
    rule: 'objectives/end',
    to: 'newcomer',
    core: true,
    when: (moment) => moment.table.view.turn === 3 && decidesAt('round')(moment),
    holds: ({ table }) => table.view.turn >= 3,
    values: ({ table }) => ({ dealt: objectivesDealt(table.view) }),
    show: () => ({ control: 'goals-open' }),
  },
  {
    id: 'captain',
    rule: 'actions/round',
    to: 'newcomer',
    core: true,
    when: (moment) => moment.table.view.turn === 3 && decidesAt('round')(moment),
  },
  {
    id: 'end',
    rule: 'scoring',
    to: 'table',
    core: true,
    when: ({ over }) => over,
    holds: ({ over }) => over,
  },
];
