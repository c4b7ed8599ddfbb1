/** What each clan must have and must not have, so that it asks its own question. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { effectParts, partsOf, type Part } from '#engine/empires-of-the-north/data/parts.ts';
import type { Card, Clan, Effect } from '#engine/empires-of-the-north/data/schema.ts';
import { cardBrief } from './brief.ts';
import { clanOf, copiesOf } from './clans.ts';
import { expected } from './worth.ts';

const effects = (card: Card): Effect[] =>
  partsOf(card, '').flatMap((part) => (part.is === 'effect' ? [part.effect] : []));
const has = (card: Card, ...words: Effect['do'][]): boolean =>
  effects(card).some((effect) => words.includes(effect.do));
const withWord = ({ cards }: Clan, ...words: Effect['do'][]): Card[] => cards.filter((card) => has(card, ...words));
const locations = (cards: readonly Card[]): Card[] => cards.filter(({ face }) => face.kind !== 'boost');
const ids = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);

describe('Ulaf', () => {
  const ulaf = clanOf('ulaf');
  const TOLD = ['treasury', 'watchtower', 'white-keep', 'twin-ships', 'priest-of-thor', 'valkyrie'];

  it('has the six Specials the publisher tells of, once each: three for conquest with points, three for pillage', () => {
    const specials = ulaf.cards.filter(({ face }) => face.kind === 'special');
    expect(ids(specials)).toEqual(TOLD);
    expect(specials.map(({ copies }) => copies)).toEqual([1, 1, 1, 1, 1, 1]);
    const on = specials.map(({ face }) => face.kind === 'special' && face.triggers.map((trigger) => trigger.on));
    expect(on.slice(0, 3).flat()).toEqual(['conquer', 'conquer', 'conquer', 'conquer']);
    expect(on.slice(3).flat()).toEqual(['pillage', 'pillage', 'pillage']);
    for (const keep of specials.slice(0, 3)) expect(has(keep, 'vp'), keep.id).toBe(true);
  });

  it('names sails, ships, islands, fish or raze tokens on twelve cards and more besides them', () => {
    const atSea = ulaf.cards.filter(
      (card) =>
        !TOLD.includes(card.id) &&
        (has(card, 'ship', 'advance', 'voyage') || /Fi|Ra|SAIL/.test(cardBrief(card).split('|')[2] ?? '')),
    );
    expect(copiesOf(atSea)).toBeGreaterThanOrEqual(12);
  });

  it('has one card that gives a ship of the clan, and no other clan has any', () => {
    const giving = (clan: Clan) =>
      clan.cards.filter((card) => effects(card).some((e) => e.do === 'ship' && e.of === 'clan'));
    expect(ids(giving(ulaf))).toEqual(['flokis-workshop']);
    expect(copiesOf(giving(ulaf))).toBe(1);
    for (const clan of BASE_PACK.clans.filter((one) => one !== ulaf)) expect(ids(giving(clan)), clan.id).toEqual([]);
  });
});

describe('Heidel', () => {
  const heidel = clanOf('heidel');

  it('readies on eight cards or fewer, boosts and benches alone, and never a bench', () => {
    const waking = withWord(heidel, 'ready');
    expect(copiesOf(waking)).toBeLessThanOrEqual(8);
    for (const card of waking) {
      expect(card.face.kind === 'boost' || card.icon === 'bench', card.id).toBe(true);
      for (const effect of effects(card))
        if (effect.do === 'ready') expect(effect.filter.icons?.includes('bench'), card.id).toBe(false);
    }
  });

  it('readies what its Actions are, and has one boost that moves a pawn', () => {
    const named = withWord(heidel, 'ready').flatMap((card) =>
      effects(card).flatMap((effect) => (effect.do === 'ready' ? (effect.filter.icons ?? []) : [])),
    );
    for (const icon of new Set(named)) {
      const actions = heidel.cards.filter((card) => card.icon === icon && card.face.kind === 'action');
      expect(copiesOf(actions), icon).toBeGreaterThanOrEqual(3);
    }
    expect(ids(withWord(heidel, 'move'))).toEqual(['drinking-competition']);
  });
});

describe('Panuk', () => {
  const panuk = clanOf('panuk');

  it('is led by penguins, all of them Locations', () => {
    const penguins = panuk.cards.filter(({ icon }) => icon === 'penguin');
    expect(copiesOf(penguins)).toBeGreaterThanOrEqual(9);
    expect(locations(penguins)).toEqual(penguins);
  });

  it('has points for one type and for sets of types, and no payoff of ours above 6', () => {
    const payoffs = panuk.cards.flatMap((card) =>
      effects(card).flatMap((effect) =>
        effect.do === 'vp' && typeof effect.n !== 'number' ? [{ card, n: effect.n }] : [],
      ),
    );
    expect(payoffs.map(({ card }) => card.id)).toEqual([
      ...['shaman-drum', 'ring-of-igloos', 'penguin-parade', 'frozen-shipyard'],
    ]);
    // The Frozen Shipyard is the rulebook's and has no limit.
    for (const { card, n } of payoffs.filter(({ card: { id } }) => id !== 'frozen-shipyard')) {
      expect('most' in n && n.most <= 6, card.id).toBe(true);
      expect(expected(n, panuk), card.id).toBeLessThanOrEqual(4);
    }
  });
});

describe('Nanurjuk', () => {
  const nanurjuk = clanOf('nanurjuk');
  const leaving = nanurjuk.cards.filter(
    (card) => has(card, 'lift', 'drop') || (card.face.kind === 'action' && card.face.cost?.drop !== undefined),
  );

  it('readies nothing, and has seven cards or fewer that lift or drop', () => {
    expect(ids(withWord(nanurjuk, 'ready'))).toEqual([]);
    expect(copiesOf(leaving)).toBe(7);
  });

  it("lifts and drops only by a boost or an Action's use", () => {
    for (const { id, face } of leaving) expect(['boost', 'action'], id).toContain(face.kind);
  });

  it('pays for River Trade a stone', () => {
    expect(nanurjuk.cards.find(({ id }) => id === 'river-trade')?.price).toEqual({ goods: { stone: 1 } });
  });

  it('places what it lifts again for its full price', () => {
    expect(ids(withWord(nanurjuk, 'build'))).toEqual([]);
  });
});

describe('Glenn', () => {
  const glenn = clanOf('glenn');
  const CHOICES: Effect['do'][] = [
    ...(['one', 'may', 'gain-any', 'search', 'play', 'build', 'move', 'advance', 'voyage'] as const),
    ...(['exhaust', 'ready', 'assign', 'release', 'lift', 'drop', 'raid'] as const),
  ];

  it('has the card that is a field or an upgrade', () => {
    expect(ids(glenn.cards.filter(({ face }) => face.kind === 'either'))).toEqual(['neighbours-icehouse']);
  });

  it('asks for no choice on eight Locations and more that are no fields', () => {
    const plain = locations(glenn.cards).filter(
      (card) => !['field', 'upgrade', 'either'].includes(card.face.kind) && !has(card, ...CHOICES),
    );
    expect(copiesOf(plain)).toBeGreaterThanOrEqual(8);
  });

  it('has more fields and upgrades than any other clan', () => {
    const fields = ({ cards }: Clan) => copiesOf(cards.filter(({ face }) => /field|upgrade|either/.test(face.kind)));
    for (const clan of BASE_PACK.clans) if (clan !== glenn) expect(fields(clan), clan.id).toBeLessThan(fields(glenn));
  });
});

describe('MacKinnon', () => {
  const mackinnon = clanOf('mackinnon');

  it('has banks that take resources, goods, and gold alone', () => {
    const taken = mackinnon.cards.flatMap(({ face }) => (face.kind === 'storage' ? [face.what] : []));
    expect([...new Set(taken)].toSorted()).toEqual(['any', 'gold', 'resource']);
  });

  it('fills each bank when it is placed, no fuller than it holds', () => {
    for (const { id, face, bonus } of mackinnon.cards) {
      if (face.kind !== 'storage') continue;
      const parts: Part[] = bonus === undefined ? [] : effectParts(bonus, 'bonus', '');
      const laid = parts.flatMap((part) => (part.is === 'effect' && part.effect.do === 'assign' ? [part.effect] : []));
      expect(
        laid.map(({ what, filter }) => [what, filter]),
        id,
      ).toEqual([[face.what, { self: 'only' }]]);
      for (const { n } of laid) {
        expect(n, id).toBeGreaterThanOrEqual(face.n);
        expect(n, id).toBeLessThanOrEqual(face.cap);
      }
    }
  });
});

describe('every clan', () => {
  it('counts only icons that seven Locations or more of it show', () => {
    for (const { id, cards } of BASE_PACK.clans)
      for (const card of cards)
        for (const part of partsOf(card, '')) {
          if (part.is !== 'amount' || typeof part.amount === 'number' || !('count' in part.amount)) continue;
          const named = part.amount.count.icons;
          if (named === undefined) continue;
          const shown = copiesOf(locations(cards).filter(({ icon }) => named.includes(icon)));
          expect(shown, `${id} ${card.id}`).toBeGreaterThanOrEqual(7);
        }
  });

  it('raids by its tokens alone', () => {
    for (const clan of BASE_PACK.clans) expect(ids(withWord(clan, 'raid')), clan.id).toEqual([]);
  });
});
