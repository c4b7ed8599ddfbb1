import type { PilotPart } from '../../../window/lessons.ts';
import { hasTold, showMoves } from '../../../window/moments.ts';
import type { EmpiresTypes } from '../types.ts';
import { has, tCode } from '../words/t.ts';
import { decidesAt, hasWindow, mayDo, mayUseAgain, usesAgain, type OurLesson } from './moment.ts';

/** The cards: what is chosen behind the curtain, and what is done with a hand. */
const cards: readonly OurLesson[] = [
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
  { id: 'placing', rule: 'place', to: 'table', core: true, when: hasTold('placed') },
  {
    id: 'boost',
    rule: 'window',
    to: 'newcomer',
    core: true,
    when: hasWindow,
    holds: hasWindow,
  },
  { id: 'storage', rule: 'storage', to: 'table', core: false, when: hasTold('paid-out') },
];

/** What is done in a turn. */
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
  { id: 'pass', rule: 'pass', to: 'table', core: false, when: hasTold('passed') },
];

/** Ships, from Sail to the island. */
const sea: readonly OurLesson[] = [
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
    id: 'island',
    rule: 'voyage',
    to: 'newcomer',
    core: true,
    when: decidesAt('voyage', 'landing'),
    holds: decidesAt('voyage', 'landing'),
  },
];

/** How rounds and the game end. */
const ends: readonly OurLesson[] = [
  { id: 'cleanup', rule: 'cleanup', to: 'table', core: true, when: hasTold('cleaned-up') },
  {
    id: 'cycle',
    rule: 'rounds',
    to: 'newcomer',
    core: false,
    rests: true,
    when: (moment) => moment.table.view.round === 2 && decidesAt('turn')(moment),
    holds: ({ table }) => table.view.round === 2 || table.view.round === 3,
  },
  {
    id: 'last',
    rule: 'rounds/last',
    to: 'table',
    core: true,
    when: hasTold('last-round'),
    holds: ({ table }) => table.view.last,
  },
  { id: 'score', rule: 'scoring', to: 'table', core: true, when: ({ over }) => over, holds: ({ over }) => over },
];

/** What newcomers to Empires of the North are told: twelve lines of a first game, and four more. */
export const empiresPilot: PilotPart<EmpiresTypes> = {
  // The sea first: a ship is loaded once or twice a round, while a boost can come before any action.
  lessons: [...sea, ...cards, ...turns, ...ends],
  words: (id, values) => tCode('pilot', id, values),
  again: (id, values) => (has(`pilot.again.${id}`) ? tCode('pilot.again', id, values) : undefined),
};
