import type { PilotPart } from '../../../window/lessons.ts';
import { didNew, hasTold, showMoves } from '../../../window/moments.ts';
import type { EmpiresTypes } from '../types.ts';
import { tCode, tKnown } from '../words/t.ts';
import { decidesAt, hasWindow, mayDo, mayPlace, mayUseAgain, usesAgain, type OurLesson } from './moment.ts';

/** What is chosen behind the curtain. */
const secrets: readonly OurLesson[] = [
  {
    id: 'opening',
    rule: 'setup/opening-hand',
    to: 'private',
    core: true,
    when: decidesAt('opening'),
    holds: decidesAt('opening'),
  },
  {
    id: 'lookout',
    rule: 'observation/keep',
    to: 'private',
    core: true,
    when: decidesAt('observation'),
    holds: decidesAt('observation'),
  },
];

/** How a turn goes, how rounds and the game end, and then what is done in a turn. */
const turns: readonly OurLesson[] = [
  {
    id: 'turn',
    rule: 'turn',
    to: 'newcomer',
    core: true,
    when: decidesAt('turn'),
    holds: decidesAt('turn'),
  },
  {
    id: 'last',
    rule: 'rounds/last',
    to: 'table',
    core: true,
    when: hasTold('last-round'),
    holds: ({ table, newcomer }) => table.view.last && newcomer !== undefined,
  },
  {
    id: 'cleanup',
    rule: 'cleanup',
    to: 'table',
    core: true,
    when: hasTold('cleaned-up'),
    holds: decidesAt('turn'),
  },
  {
    id: 'cycle',
    rule: 'rounds',
    to: 'newcomer',
    core: false,
    rests: true,
    after: ['cleanup'],
    when: (moment) => moment.table.view.round === 2 && decidesAt('turn')(moment),
    holds: (moment) => [2, 3].includes(moment.table.view.round) && decidesAt('turn')(moment),
  },
  {
    id: 'placing',
    rule: 'place',
    to: 'newcomer',
    core: true,
    after: ['turn'],
    when: mayPlace,
    holds: mayPlace,
  },
  {
    id: 'second',
    rule: 'pawns/again',
    to: 'newcomer',
    core: true,
    when: mayUseAgain,
    holds: mayUseAgain,
    show: (moment) => ({ move: usesAgain(moment) }),
  },
  {
    id: 'using',
    rule: 'use',
    to: 'newcomer',
    core: true,
    when: mayDo('use'),
    holds: mayDo('use'),
    show: showMoves('use'),
  },
  {
    id: 'raid',
    rule: 'raid',
    to: 'newcomer',
    core: false,
    when: mayDo('raid'),
    holds: mayDo('raid'),
    show: showMoves('raid'),
  },
  { id: 'pass', rule: 'pass', to: 'table', core: false, when: hasTold('passed'), holds: decidesAt('turn') },
  {
    id: 'storage',
    rule: 'storage',
    to: 'newcomer',
    core: false,
    when: didNew('paid-out'),
    holds: decidesAt('turn', 'storage'),
  },
  { id: 'score', rule: 'scoring', to: 'table', core: true, when: ({ over }) => over, holds: ({ over }) => over },
];

/** While an action is declared: a ship is loaded once or twice a round, while a boost can come before any action. */
const actions: readonly OurLesson[] = [
  {
    id: 'sail',
    rule: 'tiles/sail/tokens',
    to: 'newcomer',
    core: true,
    when: mayDo('sail'),
    holds: mayDo('sail'),
    show: showMoves('sail'),
  },
  {
    id: 'boost',
    rule: 'window',
    to: 'newcomer',
    core: true,
    when: hasWindow,
    holds: hasWindow,
  },
  {
    id: 'island',
    rule: 'voyage',
    to: 'newcomer',
    core: true,
    when: decidesAt('voyage', 'landing'),
    holds: decidesAt('voyage', 'landing'),
  },
];

/** What newcomers to Empires of the North are told: twelve lines of a first game, and four more. */
export const empiresPilot: PilotPart<EmpiresTypes> = {
  aim: { id: 'aim', rule: 'game', values: ({ table }) => ({ end: table.pack.supply.goal }) },
  lessons: [...secrets, ...turns, ...actions],
  words: (id, values) => tCode('pilot', id, values),
  again: (id, values) => tKnown('pilot.again', id, values),
};
