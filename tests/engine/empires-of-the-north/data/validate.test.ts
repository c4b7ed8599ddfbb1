/** What the values of a pack must agree in, each told at the place of the wrong value. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Card, Clan, Effect, Face, Island, Pack, Trigger } from '#engine/empires-of-the-north/data/schema.ts';
import { validatePack } from '#engine/empires-of-the-north/data/validate.ts';
import { elementAt } from '#engine/kernel/element-at.ts';

/** The problems of the base pack after a change. */
function after(change: (pack: Pack) => void): string[] {
  const pack = structuredClone(BASE_PACK);
  change(pack);
  const verdict = validatePack(pack);
  return verdict.ok ? [] : verdict.problems.map(({ path, message }) => `${path}: ${message}`);
}

/** A case: what is changed, and the problems told for it. */
type Case = readonly [name: string, change: (pack: Pack) => void, ...problems: string[]];

const cases = (list: readonly Case[]): void => {
  it.each(list.map(([name, change, ...problems]) => ({ name, change, problems })))('$name', ({ change, problems }) => {
    expect(after(change)).toEqual(problems);
  });
};

const clanOf = (pack: Pack, id: string): Clan => {
  const clan = pack.clans.find((one) => one.id === id);
  if (clan === undefined) throw new Error(`no clan ${id}`);
  return clan;
};

/** A card of a deck by its id; `at` finds the path that problems tell. */
function card(pack: Pack, id: string): Card {
  const found = pack.clans.flatMap(({ cards }) => cards).find((one) => one.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

const at = (id: string): string => {
  const clan = BASE_PACK.clans.findIndex(({ cards }) => cards.some((one) => one.id === id));
  const index = elementAt(BASE_PACK.clans, clan).cards.findIndex((one) => one.id === id);
  return `clans.${clan}.cards.${index}`;
};

function island(pack: Pack, id: string): Island {
  const found = pack.islands.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no island ${id}`);
  return found;
}

/** Gives a card another face. The labels of the old one would name what it no longer has. */
const face = (id: string, to: Face) => (pack: Pack) => {
  const changed = card(pack, id);
  changed.face = to;
  delete changed.sources;
};

const special = (trigger: Trigger): Face => ({ kind: 'special', triggers: [trigger] });
const POINT: Effect = { do: 'vp', n: 1 };

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

describe('words', () => {
  const IN_SPECIAL = (trigger: Trigger) => face('toll-gate', special(trigger));
  const TRIGGER = `${at('toll-gate')}.face.triggers.0`;
  cases([
    [
      'a count of an icon that the clan does not have',
      (pack) => (card(pack, 'frozen-shipyard').bonus = { do: 'vp', n: { count: { icons: ['axe'] } } }),
      `${at('frozen-shipyard')}.bonus.n.count.icons: got "axe", expected the icon of a Location of the clan`,
    ],
    [
      'sets of an icon that only boosts show',
      (pack) => {
        const clan = clanOf(pack, 'panuk');
        clan.icons.push('whistle');
        card(pack, 'hull-frames').icon = 'whistle';
        card(pack, 'shaman-drum').face = { kind: 'action', effect: { do: 'vp', n: { sets: ['ice', 'whistle'] } } };
      },
      `${at('shaman-drum')}.face.effect.n.sets: got "whistle", expected the icon of a Location of the clan`,
    ],
    [
      'an island that counts an icon',
      (pack) => (island(pack, 'feast-hall').bonus = { do: 'vp', n: { count: { icons: ['hall'] } } }),
      'islands.11.bonus.n.count.icons: got "hall", expected the icon of a Location of the clan',
    ],
    [
      'a cost that drops an icon of another clan',
      face('burnt-bridges', { kind: 'action', cost: { drop: { icons: ['axe'] } }, effect: POINT }),
      `${at('burnt-bridges')}.face.cost.drop.icons: got "axe", expected the icon of a Location of the clan`,
    ],
    [
      'a kind that is asked for and excluded',
      face('strike-camp', { kind: 'boost', effect: { do: 'lift', filter: { kinds: ['action'], not: ['action'] } } }),
      `${at('strike-camp')}.face.effect.filter.not: got "action", which "kinds" names too`,
    ],
    [
      'a card that a harvest would be about',
      IN_SPECIAL({ on: 'harvest', of: {}, effect: POINT }),
      `${TRIGGER}.of: got a card that "harvest" is about, expected none: no card takes part in it`,
    ],
    [
      'a Special that sleeps through the Cleanup and has nothing to wake for',
      IN_SPECIAL({ on: 'lookout', awake: true, effect: POINT }),
      `${TRIGGER}.awake: got it with "lookout", expected it with "ready": only that happens in the Cleanup`,
    ],
    [
      'near or far of what is no voyage',
      IN_SPECIAL({ on: 'sail', test: { far: true }, effect: POINT }),
      `${TRIGGER}: got the question near or far after "sail", expected it after a voyage`,
    ],
    [
      'near or far within the effect',
      IN_SPECIAL({ on: 'sail', effect: { do: 'if', test: { far: true }, effect: POINT } }),
      `${TRIGGER}: got the question near or far after "sail", expected it after a voyage`,
    ],
    [
      'near or far on an Action',
      face('early-withdrawal', { kind: 'action', effect: { do: 'if', test: { far: true }, effect: POINT } }),
      `${at('early-withdrawal')}.face.effect.test: got the question near or far without a voyage, expected it in a Special`,
    ],
    [
      "a raid in anybody's turn",
      IN_SPECIAL({ on: 'raided', effect: { do: 'raid' } }),
      `${TRIGGER}.effect: got "raid" on "special", expected it in a turn of one's own: nobody who has passed is raided`,
    ],
    [
      'a Storage card that plays a tile',
      face('tally-box', { kind: 'storage', n: 2, what: 'resource', effect: { do: 'play', tiles: ['sail'] }, cap: 4 }),
      `${at('tally-box')}.face.effect: got "play", expected what a Storage card can pay`,
    ],
    [
      'a Storage card that holds too little to pay',
      face('tally-box', { kind: 'storage', n: 3, what: 'resource', effect: POINT, cap: 2 }),
      `${at('tally-box')}.face.cap: got 2, expected 3 or more: what it pays for once`,
    ],
    [
      'a bank of gold filled with wood',
      (pack) => (card(pack, 'trusted-purse').bonus = { do: 'assign', what: 'wood', n: 1, filter: { self: 'only' } }),
      `${at('trusted-purse')}.bonus.what: got "wood", expected "gold": what the card holds`,
    ],
    [
      'a bank of resources filled with any good',
      (pack) => (card(pack, 'tally-box').bonus = { do: 'assign', what: 'any', n: 2, filter: { self: 'only' } }),
      `${at('tally-box')}.bonus.what: got "any", expected "resource": what the card holds`,
    ],
    [
      'kinds other than those paid where nothing is paid',
      face('sealskin-barter', { kind: 'action', effect: { do: 'gain-any', n: 2, of: 'resource', others: true } }),
      `${at('sealskin-barter')}.face.effect.others: got other kinds than those paid, expected a cost of goods`,
    ],
    [
      'points for what will be released',
      face('pay-out-day', {
        kind: 'boost',
        effect: {
          do: 'all',
          effects: [
            { do: 'vp', n: { of: { released: true }, over: 2 } },
            { do: 'release', what: 'any', filter: { kinds: ['storage'] } },
          ],
        },
      }),
      `${at('pay-out-day')}.face.effect.effects.0.n.of: got what was released before anything is, expected it after`,
    ],
    [
      'a Copy of upgrades',
      face('branch-office', { kind: 'copy', of: { kinds: ['upgrade'] } }),
      `${at('branch-office')}.face.of.kinds: got "upgrade", expected a kind that can be copied`,
    ],
  ]);
});

describe('no card that readies readies another', () => {
  const bench = at('long-bench');
  const ready = (icon: string): Face => ({ kind: 'action', effect: { do: 'ready', filter: { icons: [icon] }, n: 1 } });
  cases([
    [
      'a bench that readies benches',
      face('long-bench', ready('bench')),
      `${bench}: got a card that can ready "long-bench", which can ready cards too`,
      `${bench}: got a card that can ready "fireside-bench", which can ready cards too`,
    ],
    [
      'a barrel that readies',
      face('mead-cellar', ready('mug')),
      `${at('another-round')}: got a card that can ready "mead-cellar", which can ready cards too`,
      `${bench}: got a card that can ready "mead-cellar", which can ready cards too`,
    ],
    [
      'a conquered island that readies, and a card that readies anything',
      (pack) => {
        island(pack, 'hot-spring').face = { kind: 'action', effect: { do: 'ready', filter: {}, n: 1 } };
        card(pack, 'hangover-cure').face = {
          kind: 'boost',
          effect: { do: 'ready', filter: { kinds: ['action'] }, n: 1 },
        };
      },
      ...['long-bench', 'fireside-bench', 'hot-spring'].map(
        (id) => `${at('hangover-cure')}: got a card that can ready "${id}", which can ready cards too`,
      ),
    ],
    [
      'a card that readies itself',
      face('sleeping-giant', { kind: 'action', effect: { do: 'ready', filter: { self: 'only' }, n: 1 } }),
      `${at('sleeping-giant')}: got a card that can ready "sleeping-giant", which can ready cards too`,
    ],
    [
      'a Copy that could have the effect of a bench',
      (pack) => {
        const copy = card(pack, 'tap-room');
        copy.face = { kind: 'copy' };
      },
      ...['another-round', 'drinking-competition', 'fireside-bench'].map(
        (id) => `${at(id)}: got a card that can ready "tap-room", which can ready cards too`,
      ),
    ],
  ]);
});
