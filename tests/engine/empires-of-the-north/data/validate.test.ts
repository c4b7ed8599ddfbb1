/** What boxes and cards must agree in, each told at the place of the wrong value. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '#engine/empires-of-the-north/data/schema.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { after, at, card, cases, face, island, POINT } from './broken.ts';

it('the base pack is a pack', () => {
  expect(after(() => undefined)).toEqual([]);
});

describe('the box', () => {
  cases([
    [
      'a card with the id of an island',
      (pack) => (card(pack, 'whetstone-yard').id = 'feast-hall'),
      'islands.11.id: got "feast-hall", expected an id unlike that of clans.0.cards.6.id',
      'clans.0.cards.6.id: got "feast-hall", expected an id unlike that of islands.11.id',
    ],
    [
      'two clans with one id',
      ({ clans }) => (elementAt(clans, 1).id = 'ulaf'),
      'clans.1.id: got "ulaf", expected an id unlike that of clans.0.id',
      'clans.0.id: got "ulaf", expected an id unlike that of clans.1.id',
    ],
    [
      'an icon that is not of the clan',
      (pack) => (card(pack, 'net-sheds').icon = 'anchor'),
      'clans.0.cards.3.icon: got "anchor", expected an icon of the clan',
    ],
    [
      'an icon that no card shows',
      ({ clans }) => elementAt(clans, 0).icons.push('anchor'),
      'clans.0.icons.4: got "anchor", expected a card that shows it',
    ],
    [
      'an icon twice',
      ({ clans }) => elementAt(clans, 0).icons.push('axe'),
      'clans.0.icons.4: got "axe", expected an icon unlike that of clans.0.icons.0',
      'clans.0.icons.0: got "axe", expected an icon unlike that of clans.0.icons.4',
    ],
    [
      'a second card that gives a ship of the clan',
      (pack) => (card(pack, 'signal-pyre').bonus = { do: 'ship', of: 'clan' }),
      'clans.0.cards: got 2 ships of the clan, expected one or none',
    ],
    [
      'fewer islands than lie open',
      (pack) => (pack.islands = pack.islands.filter(({ pile, id }) => pile === 'near' || id === 'abbey-isle')),
      'islands: got 1 of the far pile, expected 2 or more: those open',
    ],
    [
      'more cards kept than drawn',
      ({ supply }) => (supply.opening.kept = 6),
      'supply.opening.kept: got 6, expected 5 or fewer: those drawn',
    ],
    [
      'too few clans for four players',
      (pack) => (pack.clans = pack.clans.slice(0, 3)),
      'clans: got 3, expected 4 or more: one for each player, no two alike',
    ],
  ]);
});

describe('cards', () => {
  cases([
    [
      'a boost with a price',
      (pack) => (card(pack, 'red-sail').price = { worker: 1 }),
      `${at('red-sail')}.price: got one on a card of kind "boost"`,
    ],
    [
      'a field without a corner',
      (pack) => delete card(pack, 'ore-bog').corner,
      `${at('ore-bog')}.corner: got none on a card of kind "field"`,
    ],
    [
      'a field with a building bonus',
      (pack) => (card(pack, 'ore-bog').bonus = POINT),
      `${at('ore-bog')}.bonus: got one on a card of kind "field"`,
    ],
    [
      'an Action with a corner and without a price',
      (pack) => {
        const changed = card(pack, 'war-council');
        changed.corner = 'sail';
        delete changed.price;
      },
      `${at('war-council')}.corner: got one on a card of kind "action"`,
      `${at('war-council')}.price: got none on a card of kind "action"`,
    ],
    [
      'a card that does nothing',
      (pack) => delete card(pack, 'signal-pyre').bonus,
      `${at('signal-pyre')}.bonus: got none on a card of kind "plain"`,
    ],
    [
      'a Location built of food',
      (pack) => (card(pack, 'war-council').price = { goods: { wood: 1, food: 1 } }),
      `${at('war-council')}.price.goods.food: got "food", expected wood, stone, sheep, fish: what Locations are built of`,
    ],
    [
      'a Location for nothing',
      (pack) => (card(pack, 'war-council').price = { goods: {} }),
      `${at('war-council')}.price.goods: got no goods, expected some`,
    ],
    [
      'an empty field',
      face('ore-bog', { kind: 'field', goods: {} }),
      `${at('ore-bog')}.face.goods: got no goods, expected some`,
    ],
    [
      'an empty upgrade on one half of a card',
      face('neighbours-icehouse', { kind: 'either', field: {}, upgrade: { fish: 1 } }),
      `${at('neighbours-icehouse')}.face.field: got no goods, expected some`,
    ],
    [
      'an upgrade that fits no field of its clan',
      face('hop-garden', { kind: 'upgrade', goods: { gold: 1 } }),
      `${at('hop-garden')}.face: got {"gold":1}, expected a good that a field of the clan prints`,
    ],
    [
      'three clauses',
      face('spring-drive', {
        kind: 'boost',
        effect: { do: 'all', effects: [{ do: 'move' }, POINT, { do: 'advance', n: 1 }] },
      }),
      `${at('spring-drive')}: got 3 clauses, expected 2 or fewer`,
    ],
    [
      'two clauses and a building bonus',
      (pack) => (card(pack, 'scout-sled').bonus = POINT),
      `${at('scout-sled')}: got 3 clauses, expected 2 or fewer`,
    ],
    [
      'an island of three clauses',
      (pack) =>
        (island(pack, 'trading-port').bonus = { do: 'all', effects: [{ do: 'advance', n: 1 }, { do: 'move' }] }),
      'islands.17: got 3 clauses, expected 2 or fewer',
    ],
    [
      'a deck of 31',
      (pack) => (card(pack, 'net-sheds').copies = 2),
      'clans.0.cards: got 31, expected 30: the cards of a clan',
    ],
  ]);

  it('gains that follow each other are one clause', () => {
    const effects: Effect[] = [{ do: 'gain', goods: { fish: 1 } }, POINT, { do: 'move' }];
    expect(after(face('spring-drive', { kind: 'boost', effect: { do: 'all', effects } }))).toEqual([]);
  });
});
