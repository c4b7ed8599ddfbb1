/** What records say of the games: each feat in a sentence, each length and each habit by a name. */
import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { beforeAll, describe, expect, it } from 'vitest';
import { FEATS as ofArchipelago } from '#engine/archipelago/feats/feats.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { featsOf } from '#engine/empires-of-the-north/feats/feats.ts';
import { FEATS as ofEndeavor } from '#engine/endeavor/feats/feats.ts';
import { MOST_FEATS, type Feat } from '#engine/kernel/feats.ts';
import { GAMES } from '#main/games.ts';
import { featsOf as toldBy } from '#main/host/feats.ts';
import { reviewOf } from '#main/host/review.ts';
import { CARDS } from '#renderer/games/index.ts';
import type { RecordWords } from '#renderer/window/record-words.ts';
import { FEATS as ofToy } from '#tests/engine/toy/feats.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import { documented } from '#tests/host/feats/documented.ts';
import { botsOver } from '#tests/host/feats/over.ts';
import { toyRecords } from '#tests/toy/records.ts';

const FINDERS: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  archipelago: ofArchipelago,
  endeavor: ofEndeavor,
  'empires-of-the-north': featsOf(BASE_PACK),
};
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'];
const nameOf = (seat: number): string => NAMES[seat] ?? 'nobody';

/** The gaps of a message, at any depth. */
function gapsOf(message: string): string[] {
  const gaps = JSON.stringify(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  // Arguments are of the types 1 to 6; 0 is text, 7 the number sign of a plural.
  return [...gaps.matchAll(/"type":[1-6],"value":"(\w+)"/g)].map(([, gap = '']) => gap);
}

describe.each(GAMES.map((listed) => [listed.id, listed] as const))('the words of records of %s', (id, listed) => {
  const finders = FINDERS[id] ?? [];
  const messages = JSON.parse(readFileSync(`src-renderer/games/${id}/messages/records.en.json`, 'utf8')) as Readonly<
    Record<string, string>
  >;
  let words: RecordWords;
  beforeAll(async () => {
    const loaded = await CARDS.find((card) => card.id === id)?.records?.();
    if (loaded === undefined) throw new Error(`no card of ${id} has words for records`);
    words = loaded;
  });

  it('stand for each of its feats, and for no other', () => {
    const ids = finders.map((finder) => finder.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(MOST_FEATS);
    const keys = Object.keys(messages).flatMap((key) => /\.feat\.(.+)$/.exec(key)?.[1] ?? []);
    expect(documented(id)).toEqual(ids);
    expect(keys.sort()).toEqual(ids.toSorted());
    expect(words.feat({ feat: 'of-later', seat: 0, params: {} }, nameOf)).toBeUndefined();
  });

  it('are one plain sentence each, which names somebody', () => {
    for (const [key, message] of Object.entries(messages).filter(([key]) => key.includes('.feat.'))) {
      expect(message, key).toMatch(/\.$/);
      expect(message, key).not.toMatch(/[!?]|\. /);
      expect(gapsOf(message), key).toContain('name');
    }
  });

  it('have all their gaps filled, and names in place of seats, whoever did it', () => {
    const told = new Map<string, Feat>();
    for (let number = 0; number < 20 && told.size < 5; number++) {
      const { game, history } = botsOver(listed, 'words', number);
      for (const feat of toldBy(game, history, reviewOf(game, history))) told.set(feat.feat, feat);
    }
    expect(told.size).toBeGreaterThan(4);
    for (const feat of told.values()) {
      const gaps = gapsOf(messages[`${id}.feat.${feat.feat}`] ?? '');
      const filled = Object.keys(feat.params);
      expect(gaps.filter((gap) => gap !== 'name' && !filled.includes(gap))).toEqual([]);
      const sentence = words.feat(feat, nameOf) ?? '';
      expect(sentence).toContain(nameOf(feat.seat));
      if (gaps.includes('other')) expect(sentence).toContain(nameOf(Number(feat.params['other'])));
      expect(sentence).not.toMatch(/[{}#]|undefined|NaN/);
    }
  });

  it('say one of something as one', () => {
    for (const [key, message] of Object.entries(messages)) {
      const ones = Object.fromEntries(
        gapsOf(message).map((gap) => [gap, gap === 'name' || gap === 'other' ? 'Ada' : 1]),
      );
      const sentence = String(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).format(ones));
      expect(sentence, key).not.toMatch(/\b1 \w+s\b/);
    }
  });

  it('name as habits what the review of the game counts of seats', () => {
    const { game, history } = botsOver(listed, 'habits', 1);
    const { counts } = reviewOf(game, history);
    expect(words.likes.length).toBeGreaterThan(4);
    for (const { counter, name } of words.likes) {
      expect(counts.filter((one) => one.counter === counter && one.seat !== null).length, name).toBeGreaterThan(0);
      expect(name).toMatch(/^[A-Z][\w ]+$/);
    }
    // What is counted and has no name here is nobody's habit.
    const named = words.likes.map(({ counter, code }) => `${counter}.${code}`);
    expect(Object.keys(messages).flatMap((key) => /\.like\.(.+)$/.exec(key)?.[1] ?? [])).toEqual(named);
    const counted = counts.filter(({ seat }) => seat !== null).map(({ counter, code }) => `${counter}.${code}`);
    expect([...new Set(counted)].filter((one) => !named.includes(one))).toEqual([]);
  });

  it('have a name for every length it can be laid for', () => {
    const game = listed.make(listed.basePack);
    const values = game.fields.all.flatMap((field) =>
      field.key === 'length' && field.kind === 'choice' ? field.values : [],
    );
    expect(values.map((value) => words.length(value)).filter((name) => name === undefined)).toEqual([]);
    expect(game.record === undefined).toBe(values.length === 0);
    expect(words.length('of-later')).toBeUndefined();
  });
});

describe('the words of records of the toy', () => {
  it('stand for its feats, lengths and habits', () => {
    for (const { id } of ofToy) {
      const feat = { feat: id, seat: 1, params: { n: 1, points: 3, other: 0 } };
      expect(toyRecords.feat(feat, nameOf)).toContain('Bo');
    }
    expect([1, 2].map((rounds) => toyRecords.length(toyGame.record?.({ rounds }).length ?? ''))).toEqual([
      'One round',
      'Several rounds',
    ]);
    expect(toyRecords.likes.map(({ name }) => name)).toEqual(['Resting', 'Building']);
  });
});
