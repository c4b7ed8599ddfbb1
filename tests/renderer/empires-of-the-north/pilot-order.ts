import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import { at, firstThat, says, tells, type Rule, type Told } from '../pilot/order.ts';

const viewOf = ({ view }: Told): View => view as View;

/** The order of the lines of Empires of the North, written from what they speak of. */
export const ORDER: readonly Rule[] = [
  {
    name: '“one action a turn” on the first turn, and nowhere else',
    about: (told, index, all) => firstThat(at('turn'))(told, index, all) || tells('turn')(told),
    holds: (told, index, all) => firstThat(at('turn'))(told, index, all) && says('turn')(told),
  },
  {
    name: 'what a Location costs to whoever decides with cards in hand',
    about: says('placing'),
    holds: (told) =>
      at('turn')(told) && (viewOf(told).players[told.seat]?.cards ?? 0) > 0 && told.heard.includes('turn'),
  },
  {
    name: '“a whole round” at a turn, once its end was told',
    about: says('cycle'),
    holds: (told) => at('turn')(told) && told.heard.includes('cleanup'),
  },
  {
    name: 'the end of a round at a turn of a later one',
    about: says('cleanup'),
    holds: (told) => at('turn')(told) && viewOf(told).round >= 2,
  },
  { name: 'a ship at its loading', about: says('sail'), holds: ({ offered }) => offered.has('sail') },
  {
    name: 'a raid when it is possible',
    about: says('raid'),
    holds: (told) => at('turn')(told) && told.offered.has('raid'),
  },
  { name: 'an island at its ship', about: says('island'), holds: at('voyage', 'landing') },
];
