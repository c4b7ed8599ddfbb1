import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import { keyOf, only } from '../../../window/sort.ts';
import { list, t } from '../words/t.ts';
import type { Asked } from './asked.ts';
import type { Choice } from './choice.ts';
import { givenWords, inCubes, isPayable, paying, waysToPay, type Way } from './ways-to-pay.ts';

/** What the cubes owed are paid with, each way for one press; where there are too many ways, with cubes, or cube by cube. */
export function paymentChoices({ frame: { owed }, moves, own }: Asked<FrameOf<'payment'>>): Choice[] {
  const ways = waysToPay(owed) ?? [inCubes(owed), ...(waysToPay(owed.slice(0, 1)) ?? [])];
  return ways.filter((way) => isPayable(way, own)).flatMap((way) => wayChoice(way, only(moves, 'pay')));
}

function wayChoice(way: Way, moves: readonly MoveOf<'pay'>[]): Choice[] {
  // Where only a token is asked about, the way begins with it.
  const [first, ...then] = paying(way, moves.some((one) => one.with === 'cube') ? 'cube' : 'token');
  const move = moves.find((one) => one.with === first?.with);
  if (move === undefined) return [];
  const cube = way.find(({ owed, tokens }) => tokens < owed)?.kind;
  return [
    {
      id: keyOf([move, ...then]),
      label: t('choice.pay', { what: list(givenWords(way)) }),
      picture: cube === undefined ? { of: 'token' } : { of: 'resource', resource: cube },
      priced: true,
      move,
      ...(then.length > 0 && { then }),
    },
  ];
}
