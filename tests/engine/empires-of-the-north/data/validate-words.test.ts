/** What the words on cards must agree in, each told at the place of the wrong value. */
import { describe } from 'vitest';
import type { Face, Trigger } from '#engine/empires-of-the-north/data/schema.ts';
import { at, card, cases, clanIn, face, island, POINT } from './broken.ts';

const special = (trigger: Trigger): Face => ({ kind: 'special', triggers: [trigger] });

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
        const clan = clanIn(pack, 'panuk');
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
