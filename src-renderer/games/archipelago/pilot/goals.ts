import { objectivesDealt } from './dealt.ts';
import { choosesAction, type OurLesson } from './moment.ts';

/** After a whole turn people may stop for now. */
export const cycle: readonly OurLesson[] = [
  {
    id: 'cycle',
    rule: 'game-turn',
    to: 'newcomer',
    core: true,
    rests: true,
    when: (moment) => moment.table.view.turn === 3 && choosesAction(moment),
    holds: (moment) => moment.table.view.turn === 3 && choosesAction(moment),
  },
];

/** What decides the game, once the whole turn is known, and the last of what everybody hears. */
export const goals: readonly OurLesson[] = [
  {
    id: 'goals',
    rule: 'objectives/end',
    to: 'newcomer',
    core: true,
    when: (moment) => moment.table.view.turn === 3 && choosesAction(moment),
    holds: choosesAction,
    values: ({ table }) => ({ dealt: objectivesDealt(table.view) }),
    show: () => ({ control: 'goals-open' }),
  },
  {
    id: 'captain',
    rule: 'actions/round',
    to: 'newcomer',
    core: true,
    after: ['cycle', 'goals'],
    when: (moment) => moment.table.view.turn === 3 && choosesAction(moment),
    holds: choosesAction,
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
