/** What cards are worth for what they cost, and how much of it is points. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { GOODS, type Goods } from '#engine/empires-of-the-north/data/goods.ts';
import type { Card, Clan } from '#engine/empires-of-the-north/data/schema.ts';
import { total } from '#engine/kernel/pack/report.ts';
import { clanOf } from './clans.ts';
import { budgetOf, meanAbove, offBudget, pointsShare } from './budgets.ts';
import { cardWorth, effectWorth, sum } from './worth.ts';

const { clans, islands } = BASE_PACK;

function cardOf(clan: string, id: string): Card {
  const card = clanOf(clan).cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** A clan with one card changed. */
const withCard = (clan: Clan, id: string, change: Partial<Card>): Clan => ({
  ...clan,
  cards: clan.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
});

describe('the measure', () => {
  const worth = (clan: string, id: string) => [cardWorth(cardOf(clan, id), clanOf(clan)), budgetOf(cardOf(clan, id))];

  it('finds the given cards worth what they were said to be, against their budgets', () => {
    expect(worth('ulaf', 'flokis-workshop')).toEqual([2.25, 2.25]);
    expect(worth('ulaf', 'twin-ships')).toEqual([3, 3]);
    expect(worth('ulaf', 'red-sail')).toEqual([1.5, 1.75]);
    expect(worth('heidel', 'long-bench')).toEqual([1.5, 1.5]);
    expect(worth('heidel', 'sleeping-giant')).toEqual([3, 3]);
    expect(worth('panuk', 'frozen-shipyard')).toEqual([3.5, 3.75]);
    expect(worth('panuk', 'ring-of-igloos')).toEqual([3, 3]);
    expect(worth('panuk', 'mirror-ice')).toEqual([2, 2.25]);
    expect(worth('nanurjuk', 'burnt-bridges')).toEqual([1.5, 1.5]);
    expect(worth('glenn', 'drovers-path')).toEqual([3, 3]);
    expect(worth('mackinnon', 'field-stone-vault')).toEqual([2.25, 2.25]);
    expect(worth('mackinnon', 'gold-ledger')).toEqual([3.5, 3]);
    expect(worth('mackinnon', 'bill-of-credit')).toEqual([2, 2.25]);
  });

  it('finds a card that is too good, one too poor, a field too rich and a Copy too cheap', () => {
    const ulaf = clanOf('ulaf');
    expect(offBudget(withCard(ulaf, 'treasury', { price: { goods: { stone: 3 } } }))).toEqual(['treasury']);
    expect(offBudget(withCard(ulaf, 'watchtower', { price: { goods: { stone: 1 } } }))).toEqual(['watchtower']);
    expect(offBudget(withCard(ulaf, 'ore-bog', { face: { kind: 'field', goods: { raze: 2 } } }))).toEqual(['ore-bog']);
    expect(offBudget(withCard(clanOf('panuk'), 'mirror-ice', { price: { worker: 1 } }))).toEqual(['mirror-ice']);
  });
});

describe.each(clans.map((clan) => [clan.id, clan] as const))('the cards of %s', (id, clan) => {
  it('are worth what they cost, give or take half a point and what the clan leans by', () => {
    expect(offBudget(clan)).toEqual([]);
  });

  it('give at most half of their worth in points, and more than a third', () => {
    expect(pointsShare(clan)).toBeLessThanOrEqual(0.5);
    expect(pointsShare(clan)).toBeGreaterThan(0.35);
  });

  it('lie near their budgets in the mean: no clan lower than Nanurjuk, none higher than Heidel and MacKinnon', () => {
    const mean = meanAbove(clan);
    expect(mean).toBeGreaterThanOrEqual(meanAbove(clanOf('nanurjuk')));
    expect(mean).toBeGreaterThan(-0.4);
    expect(mean).toBeLessThan(0.15);
    if (id === 'heidel' || id === 'mackinnon') expect(mean).toBeGreaterThan(0.05);
    else expect(mean).toBeLessThan(0);
  });

  it('begin with goods worth 3.75 to 4.25', () => {
    const worth = (goods: Goods) => sum(effectWorth({ do: 'gain', goods }, clan));
    const begin = clan.base.map(({ face, start }) => worth({ ...(face.kind === 'field' ? face.goods : {}), ...start }));
    expect(total(begin)).toBeGreaterThanOrEqual(3.75);
    expect(total(begin)).toBeLessThanOrEqual(4.25);
  });
});

describe('islands', () => {
  const anyClan = clanOf('ulaf');

  it('are pillaged for 2 to 2.5 near, for 4 to 4.25 far', () => {
    for (const { id, pile, pillage } of islands) {
      const worth = sum(effectWorth(pillage, anyClan));
      const [least, most] = pile === 'near' ? [2, 2.5] : [4, 4.25];
      expect(worth, id).toBeGreaterThanOrEqual(least);
      expect(worth, id).toBeLessThanOrEqual(most);
    }
  });

  it('are near four fields, four actions, two Specials and two others, far three, four, two and one', () => {
    const kinds = (pile: string) =>
      (['field', 'action', 'special', 'plain'] as const).map(
        (kind) => islands.filter((one) => one.pile === pile && one.face.kind === kind).length,
      );
    expect([kinds('near'), kinds('far')]).toEqual([
      [4, 4, 2, 2],
      [3, 4, 2, 1],
    ]);
  });

  it('give as fields three goods near, two precious or more far: more than a field of a clan', () => {
    for (const { id, face } of islands) {
      if (face.kind !== 'field') continue;
      const worth = sum(effectWorth({ do: 'gain', goods: face.goods }, anyClan));
      expect(worth, id).toBeGreaterThanOrEqual(2.25);
      expect(total(GOODS.map((good) => face.goods[good] ?? 0)), id).toBeLessThanOrEqual(4);
    }
  });
});
