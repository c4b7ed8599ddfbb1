import type { State } from './state.ts';

/**
 * The members of a state that lie open to everybody just as they are, in the order views show them. This is the one list of them:
 * the schema of a view, the view of a state and the state assumed from a view are made from it. What is not named here is seen by
 * nobody unless `view/view.ts` shows a part of it.
 */
export const OPEN_MEMBERS = [
  'pack',
  'options',
  'turn',
  'phase',
  'order',
  'population',
  'rebellion',
  'surplus',
  'bank',
  'domestic',
  'export',
  'fees',
  'regions',
  'units',
  'pillaged',
  'pillagedFlorins',
  'used',
  'common',
  'hands',
  'cards',
  'discs',
  'wheel',
  'piles',
  'trends',
  'benefactor',
  'crossed',
  'met',
  'offers',
  'offered',
  'promises',
  'standing',
  'granted',
  'result',
] as const satisfies readonly (keyof State)[];

/** What a state and a view of it have in common. Figures read it alone, so that rules, bots and windows can all ask them. */
export type Open = Pick<State, (typeof OPEN_MEMBERS)[number]>;
