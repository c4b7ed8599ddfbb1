/** What each clan is made of: kinds, copies, corners, icons, base cards and prices. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { GOODS } from '#engine/empires-of-the-north/data/goods.ts';
import type { Card } from '#engine/empires-of-the-north/data/schema.ts';
import { total } from '#engine/kernel/pack/report.ts';
import { faceBrief, goodsBrief, textBrief } from './brief.ts';
import { costOf } from './budgets.ts';
import { clanOf, copiesBrief, copiesOf, cornersOf, iconsBrief, mixOf } from './clans.ts';

const { clans, supply } = BASE_PACK;

/** Field, upgrade, boost, action, special, storage, copy, plain; copies of the designs; explore to sail; icons; base cards. */
const BRIEF = {
  ulaf: {
    mix: [4, 3, 6, 9, 6, 0, 0, 2],
    copies: 'field 2+2 upgrade 2+1 boost 3+3 action 3+2+2+2 special 1+1+1+1+1+1 plain 1+1',
    corners: [3, 2, 2, 2, 4],
    icons: 'axe 9 ship 9 hall 7 shrine 5',
    base: ['field 1 Wo 1 St', 'field 1 Fo 1 Fi', 'field 1 Ra'],
  },
  heidel: {
    mix: [4, 3, 8, 11, 3, 0, 0, 1],
    copies: 'field 2+2 upgrade 2+1 boost 3+2+1+1+1 action 3+3+2+1+1+1 special 2+1 plain 1',
    corners: [4, 4, 2, 3, 2],
    icons: 'mug 10 barrel 8 bench 6 hall 6',
    base: ['field 2 Fo', 'field 1 Wo 1 St', 'field 1 Sh'],
  },
  panuk: {
    mix: [4, 2, 5, 7, 6, 0, 2, 4],
    copies: 'field 2+1+1 upgrade 2 boost 2+2+1 action 3+3+1 special 3+1+1+1 copy 2 plain 2+1+1',
    corners: [3, 2, 2, 2, 2],
    icons: 'penguin 9 ice 7 hunter 6 boat 5 spirit 3',
    base: ['field 1 Fo 1 Fi', 'field 1 Wo 1 St', 'field 1 Fi'],
  },
  nanurjuk: {
    mix: [5, 2, 6, 8, 6, 0, 0, 3],
    copies: 'field 2+2+1 upgrade 2 boost 3+1+1+1 action 3+2+1+1+1 special 3+2+1 plain 2+1',
    corners: [4, 2, 2, 3, 2],
    icons: 'tent 8 herd 8 sled 7 trail 7',
    base: ['field 1 Fo 1 Sh', 'field 1 Wo 1 St', 'action 1 wk → gain(1 Fi) / gain(1 Sh), start 1 Fi'],
  },
  glenn: {
    mix: [6, 6, 5, 8, 3, 2, 0, 0],
    copies: 'field 2+2+1+1 upgrade 3+2+1 boost 3+1+1 action 3+2+1+1+1 special 2+1 storage 2',
    corners: [4, 4, 2, 4, 3],
    icons: 'meadow 9 fold 8 craft 7 hearth 6',
    base: ['field 1 Fo 1 Sh', 'field 1 Wo 1 St', 'field 1 Sh'],
  },
  mackinnon: {
    mix: [4, 3, 5, 6, 3, 8, 1, 0],
    copies: 'field 2+2 upgrade 2+1 boost 3+1+1 action 3+2+1 special 2+1 storage 3+2+1+1+1 copy 1',
    corners: [3, 3, 2, 2, 2],
    icons: 'coin 10 estate 8 ledger 7 watch 5',
    base: ['field 1 Go', 'field 1 Fo 1 St', 'field 1 Wo 1 Sh'],
  },
};

it('six clans, in the order of the rulebook', () => {
  expect(clans.map(({ id }) => id)).toEqual(Object.keys(BRIEF));
});

describe.each(Object.entries(BRIEF))('clan %s', (id, brief) => {
  const clan = clanOf(id);

  it('has 30 cards of the kinds of its brief, and three base cards', () => {
    expect(mixOf(clan)).toEqual(brief.mix);
    expect(total(brief.mix)).toBe(30);
    expect(clan.base).toHaveLength(3);
  });

  it('has three designs three times, six twice and nine once', () => {
    expect(copiesBrief(clan)).toBe(brief.copies);
    expect([3, 2, 1].map((copies) => clan.cards.filter((card) => card.copies === copies).length)).toEqual([3, 6, 9]);
  });

  it('has the corners and icons of its brief', () => {
    expect(cornersOf(clan)).toEqual(brief.corners);
    expect(iconsBrief(clan)).toBe(brief.icons);
  });

  it('begins with its three base cards: five goods, or gold or a raze token and four', () => {
    const base = clan.base.map(
      ({ face, start }) => `${faceBrief(face)}${start === undefined ? '' : `, start ${goodsBrief(start)}`}`,
    );
    // The order of the cards on the table says nothing.
    expect(base.toSorted()).toEqual(brief.base.toSorted());
    const begin = clan.base.map(({ face, start }) => ({ ...(face.kind === 'field' ? face.goods : {}), ...start }));
    const amount = (good: (typeof GOODS)[number]) => total(begin.map((goods) => goods[good] ?? 0));
    expect(total(GOODS.map(amount))).toBe(5);
    for (const good of ['food', 'wood', 'stone'] as const) expect(amount(good), good).toBeGreaterThanOrEqual(1);
  });

  it('has no two designs with the same words', () => {
    const texts = clan.cards.map(textBrief);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('prices', () => {
  const SHARES = new Map([
    [1, 0.3],
    [2, 0.4],
    [3, 0.2],
    [4, 0.05],
    [0.67, 0.05],
  ]);
  const priced = (cards: readonly Card[]) => cards.filter(({ price }) => price !== undefined);
  const share = (cards: readonly Card[], cost: number) =>
    copiesOf(priced(cards).filter((card) => costOf(card) === cost)) / copiesOf(priced(cards));
  const paid = (cards: readonly Card[], goods: readonly string[]) =>
    total(
      priced(cards).flatMap(({ price, copies }) =>
        price === undefined || 'worker' in price
          ? []
          : Object.entries(price.goods).map(([good, amount = 0]) => (goods.includes(good) ? copies * amount : 0)),
      ),
    );
  const all = clans.flatMap(({ cards }) => cards);

  it('are one resource on 30 %, two on 40 %, three on 20 %, four on 5 %, a worker on 5 %, within three points', () => {
    for (const [cost, aim] of SHARES) expect(Math.abs(share(all, cost) - aim), `${cost}`).toBeLessThanOrEqual(0.03);
  });

  it('are near that in each clan: one card of four resources, one of a worker', () => {
    for (const { id, cards } of clans) {
      for (const [cost, aim] of SHARES)
        expect(Math.abs(share(cards, cost) - aim), `${id} ${cost}`).toBeLessThanOrEqual(0.12);
      for (const cost of [4, 0.67]) expect(copiesOf(cards.filter((card) => costOf(card) === cost)), id).toBe(1);
    }
  });

  it('are wood and stone for four fifths, in all and in each clan', () => {
    const part = (cards: readonly Card[]) => paid(cards, ['wood', 'stone']) / paid(cards, GOODS);
    expect(Math.abs(part(all) - 0.8)).toBeLessThanOrEqual(0.03);
    for (const { id, cards } of clans) expect(Math.abs(part(cards) - 0.8), id).toBeLessThanOrEqual(0.05);
  });
});

it('the rest of the box: the numbers of the rulebook', () => {
  expect(supply).toMatchObject({ goal: 25, workers: 5, ships: 2, pawns: 2, looked: 4, open: 2 });
  expect(supply).toMatchObject({ opening: { drawn: 5, kept: 3 }, resourcesForPoint: 2, razePoints: 1 });
});
