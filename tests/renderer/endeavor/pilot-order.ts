import type { View } from '#engine/endeavor/state.ts';
import { at, firstThat, says, tells, type Rule } from '../pilot/order.ts';

/** The order of the lines of Endeavor, written from what they speak of. */
export const ORDER: readonly Rule[] = [
  {
    name: 'salaries come before “a whole round twice”, which comes at the building of the third round',
    about: says('cycle'),
    holds: (told) => told.heard.includes('salaries') && told.top === 'build' && (told.view as View).round === 3,
  },
  { name: 'salaries at a turn or a return', about: says('salaries'), holds: at('turn', 'returns') },
  {
    name: 'slavery with the first such card that is offered, and only then',
    about: (told, index, all) => firstThat(offers('draw slavery'))(told, index, all) || says('slavery')(told),
    holds: (told) => offers('draw slavery')(told) && says('slavery')(told),
  },
  {
    name: 'attack when it is first possible',
    about: firstThat(offers('attack')),
    holds: (told) => says('attack')(told) || tells('slavery')(told),
  },
  {
    name: 'pay when it is first possible',
    about: firstThat(offers('pay')),
    holds: (told) => says('pay')(told) || tells('slavery')(told) || tells('attack')(told),
  },
  { name: 'the building at the first decision', about: (_, index) => index === 0, holds: says('build') },
  { name: 'a card limit at a discard', about: says('limit'), holds: at('discard') },
];

function offers(move: string): (told: { offered: ReadonlySet<string> }) => boolean {
  return ({ offered }) => offered.has(move);
}
