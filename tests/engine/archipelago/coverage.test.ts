import { expect, it } from 'vitest';
import { cover } from './covering/cover.ts';
import { wanted } from './covering/wanted.ts';

const TIMES = 3;
/** The long run goes on until nothing is missing; every test run looks for what comes in a few games. */
const LONG = process.env['CARAVEL_LONG'] !== undefined;
const SOON = /^(action|crisis|zone) /;
/** The long form plays hundreds of games. */
const LONG_TIMEOUT = 30 * 60_000;

it(
  `${LONG ? 'everything in the box' : 'every action, crisis and event of a card back'} changes a state ${TIMES} times`,
  LONG ? { timeout: LONG_TIMEOUT } : {},
  () => {
    const asked = wanted().filter((name) => LONG || SOON.test(name));
    const { counts, missing } = cover({ asked, times: TIMES, games: LONG ? 1500 : 60 });
    expect(missing).toEqual([]);
    expect(asked.filter((name) => (counts.get(name) ?? 0) < TIMES)).toEqual([]);
  },
);

it('a thing that never happens is reported as missing', () => {
  const { counts, missing, games } = cover({ asked: ['action taxes', 'card none'], times: 1, games: 2 });
  expect([missing, games]).toEqual([['card none'], 2]);
  expect(counts.get('action taxes')).toBeGreaterThan(0);
});
