import { describe, expect, test } from 'vitest';
import { search } from '#engine/bots/search.ts';
import { defined } from '#engine/kernel/defined.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Toy } from '../broken.ts';
import { kindOf, stateKey } from './draws.ts';
import { mindOf, thrifty } from './policy.ts';
import { moments } from './positions.ts';
import { responses, type Answered } from './response.ts';
import { smallData, smallHand, smallStock } from './small.ts';
import { allWorlds } from './worlds.ts';

const LONG = process.env['CARAVEL_LONG'] !== undefined;
const LONG_TIMEOUT = 30 * 60_000;
const COUNT = LONG ? 200 : 14;
/** Positions valued, and how often each position is asked about: little work leaves much to chance. */
const WORKS = LONG ? [100, 1000, 10_000] : [30, 100, 1000];
const TIMES = LONG ? [10, 3, 1] : [16, 6, 1];
const MOST_REGRET = 0.02;

type Setting = { readonly data: (typeof smallData)['stock' | 'hand']; readonly game: Toy };
const FORMS: readonly [string, Setting][] = [
  ['stock', { data: smallData.stock, game: smallStock }],
  ['hand', { data: smallData.hand, game: smallHand }],
];

describe.each(FORMS)('hidden in the form %s', (_, { data, game }) => {
  const policy = thrifty(data, game);
  const mind = mindOf(policy);
  const positions = moments(data, game, COUNT).map(({ state, seat }) => game.information(state, seat));
  const solved = responses(data, game, policy);

  test('the worlds that are looked at are those of `sample`, as often', () => {
    const information = defined(positions.find((info) => allWorlds(data, game, info).length > 5));
    const worlds = allWorlds(data, game, information);
    const counts = new Map<string, number>();
    for (let number = 0; number < 4000; number++) {
      const name = stateKey(data, game.sample(information, streamOf(`world ${number}`)));
      counts.set(name, (counts.get(name) ?? 0) + 1 / 4000);
    }
    for (const { state, weight } of worlds) {
      expect(Math.abs((counts.get(stateKey(data, state)) ?? 0) - weight)).toBeLessThan(4 * Math.sqrt(weight / 4000));
      expect(canonicalJson(game.information(state, information.seat))).toBe(canonicalJson(information));
    }
    expect(counts.size).toBe(worlds.length);
  });

  test('the policy asks for nothing that a seat cannot know', () => {
    for (const info of positions) {
      const choices = allWorlds(data, game, info).map(({ state }) => canonicalJson(policy(state, info.seat)));
      expect(new Set(choices).size).toBe(1);
    }
  });

  test(
    `the search loses ${MOST_REGRET} and less against the exact response, and less with more work`,
    { timeout: LONG_TIMEOUT },
    () => {
      const exact = positions.map((info) => solved.once(info));
      const regrets = WORKS.map((work, index) => meanRegret(work, defined(TIMES[index]), exact));
      expect(defined(regrets[WORKS.indexOf(100)])).toBeLessThanOrEqual(MOST_REGRET);
      expect(regrets).toEqual(regrets.toSorted((one, other) => other - one));
      expect(defined(regrets.at(-1))).toBeLessThan(defined(regrets[0]));
    },
  );

  /** The mean of what the choices of a search lose, with so much work for each. */
  function meanRegret(work: number, times: number, exact: readonly (readonly Answered[])[]): number {
    const all = positions.flatMap((information, index) =>
      Array.from({ length: times }, (_, time) => {
        const answers = defined(exact[index]);
        const deals = Math.max(1, Math.round(work / answers.length));
        const rng = streamOf(`${index} ${time}`);
        const position = { information, seat: information.seat };
        const { move } = search(game, mind, position, rng, { width: 99, deals, margin: 0.5 });
        return regret(answers, (answer) => kindOf(data, answer.move) === kindOf(data, move));
      }),
    );
    return all.reduce((sum, one) => sum + one, 0) / all.length;
  }
});

function regret(answers: readonly Answered[], chosen: (answer: Answered) => boolean): number {
  return Math.max(...answers.map(({ chance }) => chance)) - defined(answers.find(chosen)).chance;
}
