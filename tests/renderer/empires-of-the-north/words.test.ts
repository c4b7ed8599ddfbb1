import { describe, expect, it, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Effect, Filter, Test } from '#engine/empires-of-the-north/data/schema.ts';
import { cardLines, cardText, sentence } from '#renderer/games/empires-of-the-north/words/card-text.ts';
import { effectText } from '#renderer/games/empires-of-the-north/words/effect-text.ts';
import { filterText } from '#renderer/games/empires-of-the-north/words/filter-text.ts';

/** The most letters the words of a card may have: more would not fit its face. */
const LONGEST = 110;

const CARDS = [
  ...BASE_PACK.clans.flatMap(({ base, cards }) => [...base, ...cards]),
  ...BASE_PACK.islands.map((island) => island),
];
const onLocation = (effect: Effect): string => sentence(effectText(effect, { other: true }));
const onBoost = (effect: Effect): string => sentence(effectText(effect, { other: false }));

describe('the words of cards', () => {
  it.each(CARDS.map((card) => [card.id, card] as const))('%s says what it does, in few words', (_, card) => {
    const text = cardText(card);
    expect(text.length).toBeLessThanOrEqual(LONGEST);
    if (card.face.kind !== 'plain' || ('bonus' in card && card.bonus !== undefined)) expect(text).toMatch(/^[A-Z0-9]/);
    expect(text).not.toMatch(/[{}⟦]|undefined|none|NaN| {2}|\.\./);
  });

  it('are another for each design of a clan', () => {
    for (const { cards } of BASE_PACK.clans) {
      const said = cards.map(
        (card) => `${card.face.kind} ${JSON.stringify(card.price)} ${card.corner} ${cardText(card)}`,
      );
      expect(new Set(said).size, said.filter((one, at) => said.indexOf(one) < at).join()).toBe(cards.length);
    }
  });

  it('say what pillage gives', () => {
    for (const { pillage } of BASE_PACK.islands) expect(onBoost(pillage)).toMatch(/^(Gain|Score|Draw) /);
  });
});

test('effects are worded as the grammar says', () => {
  expect(onBoost({ do: 'gain', goods: { wood: 2, raze: 1 } })).toBe('Gain 2 wood and 1 raze token.');
  expect(
    onBoost({
      do: 'one',
      effects: [
        { do: 'gain', goods: { wood: 1 } },
        { do: 'gain', goods: { fish: 2 } },
      ],
    }),
  ).toBe('Gain 1 wood or 2 fish.');
  expect(
    onBoost({
      do: 'one',
      effects: [
        { do: 'vp', n: 1 },
        { do: 'draw', n: 2 },
      ],
    }),
  ).toBe('Score 1 point, or draw 2 cards.');
  expect(onLocation({ do: 'all', effects: [{ do: 'move' }, { do: 'recover', n: 2 }] })).toBe(
    'Move a pawn to any tile; recover 2 workers.',
  );
  expect(onLocation({ do: 'may', cost: { resources: 2, workers: 1 }, effect: { do: 'raid' } })).toBe(
    'You may pay 2 resources and 1 worker: raid without a token.',
  );
  expect(onLocation({ do: 'if', test: { far: true }, effect: { do: 'vp', n: 1 } })).toBe(
    'At a far island: score 1 point.',
  );
  const three: Test = { left: { count: { icons: ['mug'] } }, is: '>=', right: 3 };
  expect(onLocation({ do: 'if', test: three, effect: { do: 'vp', n: 1 } })).toBe(
    'With at least 3 mug cards: score 1 point.',
  );
  expect(onLocation({ do: 'vp', n: { of: { of: { count: { kinds: ['field'] } }, over: 2 }, most: 4 } })).toBe(
    'Score 1 point for each 2 fields, at most 4.',
  );
  expect(onLocation({ do: 'vp', n: { on: { self: 'only' }, what: 'gold' } })).toBe(
    'Score 1 point for each gold on it.',
  );
  expect(onLocation({ do: 'times', n: { sets: ['mug', 'hall'] }, effect: { do: 'draw', n: 1 } })).toBe(
    'For each set of mug and hall: draw 1 card.',
  );
  expect(onLocation({ do: 'gain-any', n: 2, of: 'resource', different: true })).toBe('Gain 2 different resources.');
  expect(onBoost({ do: 'build', filter: { not: ['storage'] }, less: { wood: 1 } })).toBe(
    'Place a Location that is no Storage card from your hand, 1 wood cheaper.',
  );
  expect(onBoost({ do: 'assign', what: 'any', n: 2, filter: { kinds: ['storage'] } })).toBe(
    'Assign up to 2 goods to a Storage card.',
  );
  expect(onBoost({ do: 'release', what: 'worker', filter: { island: true } })).toBe(
    'Release all workers from an island.',
  );
});

test('a filter names the cards it means, and others than the one it stands on', () => {
  const said = (filter: Filter, n = 1): string => filterText(filter, n, true);
  expect(said({})).toBe('another Location');
  expect(said({ self: 'also' })).toBe('a Location');
  expect(said({ self: 'only' })).toBe('it');
  expect(said({ icons: ['ice', 'boat'] }, 2)).toBe('2 other ice or boat cards');
  expect(said({ ready: false })).toBe('another exhausted Action');
  expect(said({ island: false, kinds: ['action'] })).toBe('another Action that is no island');
  expect(filterText({ base: true }, 1, false)).toBe('a base card');
  expect(filterText({ island: true }, 1, false)).toBe('an island');
});

test('Specials say when they answer', () => {
  const special = (trigger: object): string =>
    cardLines({ face: { kind: 'special', triggers: [trigger as never] } }).join(' ');
  const score = { do: 'vp', n: 1 };
  expect(special({ on: 'sail', effect: score })).toBe('When you sail: score 1 point.');
  expect(special({ on: 'sail', any: true, effect: score })).toBe('When anybody sails: score 1 point.');
  expect(special({ on: 'conquer', test: { far: true }, effect: score })).toBe(
    'When you conquer a far island: score 1 point.',
  );
  expect(special({ on: 'pass', once: 'round', cost: { goods: { food: 1 } }, effect: score })).toBe(
    'When you pass, you may pay 1 food: score 1 point (once a round).',
  );
  expect(special({ on: 'ready', of: { icons: ['mug'] }, awake: true, effect: score })).toBe(
    'When you ready a mug card, except in the Cleanup: score 1 point.',
  );
});
