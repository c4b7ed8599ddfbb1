import { describe, expect, it } from 'vitest';
import { noGoods } from '#engine/archipelago/figures/goods.ts';
import type { Frame } from '#engine/archipelago/frames.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { emptyStock } from '#engine/archipelago/stock.ts';
import { MOST_PROMISES, termsSchema, type Goods } from '#engine/archipelago/terms.ts';
import { goodsWords, offerWords, promiseWords } from '#renderer/games/archipelago/words/deals.ts';
import {
  addressedTo,
  counterDraft,
  countsOf,
  extrasOf,
  firstDraft,
  firstPromise,
  offerOf,
  isPromiseFilled,
  withCard,
  withCount,
} from '#renderer/games/archipelago/panels/deals/draft.ts';
import { ledgerOf, openPromises } from '#renderer/games/archipelago/panels/deals/ledger.ts';
import { dealPartners } from '#renderer/panels/right/deal-partners.ts';
import { LATER_PAGES } from './made-up/later-pages.ts';
import { madeUpView } from './made-up/view.ts';
import { madeUpTable, readPage } from './table.ts';

describe('who may be offered a deal', () => {
  const windows = [
    { code: 'round', seat: 1, with: [0, 3] },
    { code: 'round', seat: 2, with: [1] },
  ];

  it('is whom the rules name, from either side of a window, each once', () => {
    expect([0, 1, 2, 3].map((seat) => dealPartners(windows, seat))).toEqual([[1], [0, 2, 3], [1], [1]]);
  });

  it('is nobody outside every window', () => {
    expect(dealPartners([], 0)).toEqual([]);
    expect(dealPartners(windows, 4)).toEqual([]);
  });
});

describe('a draft', () => {
  it('makes an offer the schema takes', () => {
    const draft = { ...firstDraft(2), give: withCount(withCount(noGoods(), 'florins', 3), 'wood', 2) };
    const { type: _type, ...terms } = offerOf({ ...draft, promises: [firstPromise(1, 3)] });
    expect(termsSchema.parse(terms)).toMatchObject({ to: 2, give: { florins: 3, cubes: { wood: 2 } } });
  });

  it('keeps counts whole, whatever is typed', () => {
    expect(withCount(noGoods(), 'tokens', -4).tokens).toBe(0);
    expect(withCount(noGoods(), 'fish', 2.9).cubes.fish).toBe(2);
    expect(withCount(noGoods(), 'florins', Number.NaN).florins).toBe(0);
    expect(withCount(noGoods(), 'stand', 1000).stand).toBe(99);
  });

  it('puts a card in and takes it out again', () => {
    const held = withCard(noGoods(), 'spy');
    expect(held.cards).toEqual(['spy']);
    expect(withCard(held, 'spy').cards).toEqual([]);
  });

  it('loses what only the first one addressed has, and keeps stock and one’s own promises', () => {
    const take: Goods = { ...withCount(noGoods(), 'wood', 2), cards: ['spy'], permission: true };
    const promises = [
      { ...firstPromise(0, 3), florins: 1 },
      { ...firstPromise(2, 3), florins: 4 },
    ];
    const other = addressedTo(
      { to: 2, give: withCard(noGoods(), 'king'), take, promises, worded: { ...firstPromise(2, 3), florins: 1 } },
      3,
    );
    expect(other.worded).toBeNull();
    expect(other.give.cards).toEqual(['king']);
    expect(other.take).toMatchObject({ cards: [], permission: false, cubes: { wood: 2 } });
    expect(other.promises.map(({ by }) => by)).toEqual([0]);
  });

  it('offers the promise being worded with the others, as far as it says anything', () => {
    const worded = { ...firstPromise(0, 3), words: ' no war ' };
    expect(offerOf({ ...firstDraft(1), worded }).promises).toEqual([{ ...worded, words: 'no war' }]);
    expect(offerOf({ ...firstDraft(1), worded: { ...worded, words: ' ' } }).promises).toEqual([]);
    expect(countsOf({ ...firstDraft(1), worded }).promises).toBe(1);
    const promises = Array.from({ length: MOST_PROMISES }, () => firstPromise(0, 3));
    expect(offerOf({ ...firstDraft(1), promises, worded }).promises).toHaveLength(MOST_PROMISES);
  });

  it('turns an offer round to answer it', () => {
    const give = withCount(noGoods(), 'florins', 3);
    const draft = counterDraft({ kind: 'offer', offer: 1, from: 1, to: 0, give, take: noGoods(), promises: [] });
    expect(draft).toMatchObject({ to: 1, take: { florins: 3 }, give: { florins: 0 } });
  });

  it('counts what stands on each of its pages, each kind once', () => {
    const give: Goods = {
      ...withCount(withCount(noGoods(), 'florins', 3), 'wood', 2),
      cards: ['spy', 'king'],
      place: 0,
    };
    const take = { ...withCount(noGoods(), 'stand', 2), permission: true };
    expect(countsOf(firstDraft(1))).toEqual({ goods: 0, promises: 0 });
    expect(countsOf({ to: 1, give, take, promises: [firstPromise(0, 3)], worded: null })).toEqual({
      goods: 4,
      promises: 4,
    });
  });

  it('knows an empty promise', () => {
    expect(isPromiseFilled(firstPromise(1, 3))).toBe(false);
    expect(isPromiseFilled({ ...firstPromise(1, 3), words: '  ' })).toBe(false);
    expect(isPromiseFilled({ ...firstPromise(1, 3), words: 'peace' })).toBe(true);
    expect(isPromiseFilled({ ...firstPromise(1, 3), cubes: { ...emptyStock(), iron: 1 } })).toBe(true);
  });
});

describe('what can be put into a deal beside stock', () => {
  const table = (...top: Frame[]) => ({ view: madeUpView({ frames: [{ kind: 'turn' }, ...top] }), pack: BASE_PACK });

  it('is cards that are not built wonders, and leave from whoever holds a town', () => {
    const view = readPage(LATER_PAGES['round']?.()).view;
    const extras = extrasOf({ view }, 3, 1);
    expect(extras.cards).toEqual([]);
    expect(extras.permission).toBe(false);
    expect(extrasOf({ view }, 1, 3)).toMatchObject({ permission: true, places: [], stand: 0 });
  });

  it('is an open place in the order, from the one who sets it', () => {
    const order = table({ kind: 'order', seat: 1, named: [2], promised: [{ seat: 3, place: 2 }] });
    expect(extrasOf(order, 1, 0).places).toEqual([1, 3]);
    expect(extrasOf(order, 0, 1).places).toEqual([]);
  });

  it('is citizens to stand up, from the player in turn in a crisis', () => {
    const crisis = table({
      kind: 'domestic-crisis',
      resource: 'fish',
      amount: 3,
      next: 1,
      owed: 0,
      bound: [],
    });
    expect(extrasOf(crisis, 1, 2).stand).toBe(1);
    expect(extrasOf(crisis, 2, 1).stand).toBe(0);
  });
});

describe('the ledger', () => {
  const promise = (due: number, status: 'open' | 'kept') => ({
    ...firstPromise(1, 0),
    florins: 2,
    due,
    status,
    to: 0,
    made: 1,
  });
  const view = { promises: [promise(3, 'kept'), promise(5, 'open'), promise(4, 'open')] };

  it('tells what is open first, by when it is due, each by its number', () => {
    expect(ledgerOf(view).map(({ index }) => index)).toEqual([2, 1, 0]);
    expect(openPromises(view)).toBe(2);
  });
});

describe('deals in words', () => {
  it('name every thing that changes hands', () => {
    const give: Goods = {
      ...withCount(withCount(noGoods(), 'florins', 3), 'wood', 2),
      cards: ['spy'],
      permission: true,
      place: 1,
      stand: 2,
    };
    expect(goodsWords(madeUpTable(), give)).toBe(
      '3 f, 2 wood, Spy, leave to harvest, place 2 in the order, 2 citizens stood up',
    );
    expect(goodsWords(madeUpTable(), noGoods())).toBe('nothing');
  });

  it('say who owes what, and by when', () => {
    const promise = { ...firstPromise(1, 3), florins: 2, words: 'no war' };
    expect(promiseWords(madeUpTable(), promise)).toBe('Marco promises 2 f, “no war” by turn 4');
  });

  it('say all of an offer in one sentence', () => {
    const give = withCount(noGoods(), 'florins', 3);
    const empty = { to: 1, give, take: noGoods(), promises: [] };
    expect(offerWords(madeUpTable(), empty)).toBe('You give 3 f; Marco gives nothing.');
    const promises = [{ ...firstPromise(1, 3), words: 'no war' }];
    expect(offerWords(madeUpTable(), { ...empty, promises })).toBe(
      'You give 3 f; Marco gives nothing; Marco promises “no war” by turn 4.',
    );
  });
});
