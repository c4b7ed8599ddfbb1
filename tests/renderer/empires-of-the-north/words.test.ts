import { describe, expect, it, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Amount, Effect, Filter, Test } from '#engine/empires-of-the-north/data/schema.ts';
import { cardOf, indexPack } from '#engine/empires-of-the-north/pack-index.ts';
import {
  actingAs,
  cardLines,
  cardText,
  sentence,
  type Printed,
} from '#renderer/games/empires-of-the-north/words/card-text.ts';
import { effectText } from '#renderer/games/empires-of-the-north/words/effect-text.ts';
import { filterText } from '#renderer/games/empires-of-the-north/words/filter-text.ts';

/** The most letters the words of a card may have: more would not fit its face. */
const LONGEST = 110;

const BOX = indexPack(BASE_PACK);
const CARDS = [...BOX.cards.values()];
const textOf = (id: string): string => cardText(cardOf(BOX, id));
/** A plain card of a deck with a hall on it. */
const HALL: Printed = {
  ...{ icon: 'hall', clan: 'heidel', origin: 'deck' },
  ...{ face: { kind: 'plain' }, bonus: null, start: null },
};
const onLocation = (effect: Effect): string => sentence(effectText(effect, { ...HALL, kind: 'plain' }));
const onBoost = (effect: Effect): string => sentence(effectText(effect, undefined));

describe('the words of cards', () => {
  it.each(CARDS.map((card) => [card.id, card] as const))('%s says what it does, in few words', (_, card) => {
    const text = cardText(card);
    expect(text.length).toBeLessThanOrEqual(LONGEST);
    if (card.face.kind !== 'plain' || card.bonus !== null) expect(text).toMatch(/^[A-Z0-9]/);
    expect(text).not.toMatch(/[{}⟦]|undefined|none|NaN| {2}|\.\./);
  });

  it('are another for each design of a clan', () => {
    for (const { cards } of BASE_PACK.clans) {
      const said = cards.map(
        ({ id, face, price, corner }) => `${face.kind} ${JSON.stringify(price)} ${corner} ${textOf(id)}`,
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
    'Place a Location that is no field or Storage card from your hand, 1 wood cheaper.',
  );
  expect(onBoost({ do: 'assign', what: 'any', n: 2, filter: { kinds: ['storage'] } })).toBe(
    'Assign up to 2 goods to Storage cards.',
  );
  expect(onBoost({ do: 'release', what: 'worker', filter: { island: true } })).toBe(
    'Release all workers from an island.',
  );
});

test('a filter names the cards it means, and others than the one it stands on', () => {
  const said = (filter: Filter, n = 1, on: Partial<Printed> = {}): string => {
    const card = { ...HALL, ...on };
    return filterText(filter, n, actingAs(card, card.face));
  };
  const use: Partial<Printed> = { face: { kind: 'action', effect: { do: 'move' } } };
  expect(said({})).toBe('another Location');
  expect(said({ self: 'also' })).toBe('a Location');
  expect(said({ self: 'only' })).toBe('it');
  expect(said({ icons: ['ice', 'boat'] }, 2, { icon: 'boat' })).toBe('2 other ice or boat cards');
  expect(said({ icons: ['ice', 'boat'] }, 2)).toBe('2 ice or boat cards');
  expect(said({ ready: false }, 1, use)).toBe('another exhausted Action');
  expect(said({ ready: false })).toBe('an exhausted Action');
  expect(said({ island: false, kinds: ['action'] }, 1, use)).toBe('another Action that is no island');
  expect(said({ island: false }, 1, { clan: null, origin: 'near' })).toBe('a Location that is no island');
  expect(said({ kinds: ['storage'] }, 1, use)).toBe('a Storage card');
  expect(filterText({ base: true }, 1, undefined)).toBe('a base card');
  expect(filterText({ island: true }, 1, undefined)).toBe('an island');
});

test('Specials say when they answer', () => {
  const special = (trigger: object): string =>
    cardLines({ ...HALL, face: { kind: 'special', triggers: [trigger as never] } }).join(' ');
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

describe('words follow effects', () => {
  test('a cost or effect that takes no base card and no island says so', () => {
    expect(textOf('burnt-bridges')).toBe('Discard another Location that is no base card: score 2 points.');
    expect(textOf('melting-trail')).toBe(
      'Take a Location that is no field, island, or base card back to your hand; gain 1 fish.',
    );
    expect(onLocation({ do: 'drop', filter: { icons: ['ice'] } })).toBe('Discard an ice card that is no base card.');
    expect(textOf('hull-frames')).toMatch(/^Place a Location that is no field from/);
  });

  test('several things may come from several cards, or go to them', () => {
    expect(textOf('early-withdrawal')).toBe('Pay 1 worker: release up to 2 goods from Storage cards; score 1 point.');
    expect(textOf('pay-out-day')).toMatch(/^Release all goods from a Storage card;/);
  });

  test('“another” stands on cards that are one themselves, and on no other', () => {
    expect(textOf('long-bench')).toBe('Pay 1 worker: ready a barrel card.');
    expect(textOf('egg-keeper')).toMatch(/^When you place another penguin card:/);
    expect(textOf('camp-followers')).toMatch(/^When you place a tent card:/);
    expect(textOf('toastmaster')).toMatch(/^When you ready a mug or barrel card,/);
    expect(textOf('followers-of-the-herd')).toMatch(/^When another Location leaves your empire:/);
    expect(textOf('sleeping-giant')).toMatch(/^Exhaust another ready Action:/);
  });

  test('other kinds than those paid are told as such, for one as for several', () => {
    expect(textOf('sealskin-barter')).toMatch(/: gain 1 resource of a kind you did not pay;/);
    expect(textOf('market-strand')).toMatch(/: gain 2 resources of kinds you did not pay\./);
  });

  test('an island has its bonus when it is conquered, any other card when it is placed', () => {
    for (const { id, bonus, clan } of CARDS) {
      if (bonus !== null) expect(textOf(id), id).toMatch(clan === null ? /When conquered: / : /When placed: /);
      expect(textOf(id), id).not.toMatch(clan === null ? /When placed/ : /When conquered/);
    }
  });

  test('a limit is told as it counts', () => {
    const three: Amount = { of: { count: { icons: ['mug'] } }, most: 3 };
    const score = (n: Amount): string => onBoost({ do: 'vp', n });
    expect(score({ of: three, times: 2 })).toBe('Score 2 points for each mug card, at most 6.');
    expect(score({ of: three, over: 2 })).toBe('Score 1 point for each 2 mug cards, at most 1.');
  });

  test('what a base card gives at the start is told', () => {
    expect(textOf('hunting-ground')).toMatch(/ At the start: gain 1 fish\.$/);
  });
});
