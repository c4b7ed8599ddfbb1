import type { View } from '#engine/archipelago/view/view-schema.ts';
import { at, firstThat, says, tells, type Rule, type Told } from '../pilot/order.ts';

const viewOf = ({ view }: Told): View => view as View;
const isRound = at('round');

/** Rounds that the newcomer has come to, up to this decision. */
const roundsSoFar = (told: Told, all: readonly Told[]): number =>
  all.slice(0, all.indexOf(told) + 1).filter((one) => one.seat === told.seat && isRound(one)).length;

/** Whether all decisions of the newcomer at cubes of their first region lie behind. */
function hasKept(told: Told, all: readonly Told[]): boolean {
  return !all.slice(all.indexOf(told)).some((later) => later.seat === told.seat && viewOf(later).turn === 0);
}

/** Whether it is a decision of the phase in which the first crisis at home comes. */
const isInFirstCrisis = (told: Told): boolean => viewOf(told).turn === 2 && viewOf(told).phase === 'balance';

/** Whether the newcomer has one disc left. */
function hasLast(told: Told): boolean {
  const { wheel, discs } = viewOf(told);
  return wheel.filter(({ seat }) => seat === told.seat).length === (discs[told.seat] ?? 0) - 1;
}

/** The order of the lines of Archipelago, written from what they speak of. */
export const ORDER: readonly Rule[] = [
  { name: 'the tile at the first decision', about: (_, index) => index === 0, holds: says('first-tile') },
  {
    name: '“your cube lies behind your screen” after the choice it speaks of',
    about: says('kept'),
    holds: (told, _, all) => isRound(told) && hasKept(told, all),
  },
  {
    name: '“your last disc” at the choice of what to do with it',
    about: says('last-disc'),
    holds: (told) => isRound(told) && hasLast(told),
  },
  {
    name: '“the whole cycle” at a round of the third turn, never at a demand',
    about: says('cycle'),
    holds: (told) => isRound(told) && viewOf(told).turn === 3,
  },
  {
    name: 'the demand abroad when first met',
    about: firstThat(at('export-crisis')),
    holds: says('demand'),
  },
  {
    name: 'the trend by the second round',
    about: (told, _, all) => isRound(told) && roundsSoFar(told, all) === 3,
    holds: ({ heard }) => heard.includes('trend'),
  },
  { name: 'the trend at a round', about: tells('trend'), holds: isRound },
  {
    name: 'a crisis at home when first met',
    about: firstThat(at('domestic-crisis')),
    holds: says('crisis'),
  },
  {
    name: 'in the first crisis at home the newcomer decides something',
    about: firstThat((told) => viewOf(told).turn === 2 && isRound(told)),
    // Where one cube feeds all, the colony is lost without it and nobody comes after the newcomer, partners give it once they have offered it.
    holds: (_, __, all) => all.some((one) => isInFirstCrisis(one) && at('domestic-crisis', 'offer')(one)),
  },
  { name: 'binding deals at an offer', about: says('offer'), holds: at('offer') },
];
