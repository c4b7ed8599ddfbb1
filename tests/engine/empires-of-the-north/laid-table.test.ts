import { expect, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { FIRST_VOYAGE } from '#engine/empires-of-the-north/data/laid-tables.ts';
import { pinOf } from '#engine/empires-of-the-north/laid.ts';
import { empiresOfTheNorth } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import { SMALL_PACK } from './small-pack.ts';

const GAME = empiresOfTheNorth(BASE_PACK);
const seats = FIRST_VOYAGE.clans.map((clan) => ({ clan }));
const options = { players: seats.length, seats, laid: 'first-voyage' } as const;
const laid = (seed: string) => GAME.setup(options, seed, () => undefined);

test('what everybody sees of a first voyage is the same with every seed; the hands are not', () => {
  const [one, other] = [laid('one'), laid('other')];
  for (const { ring, near, far, first } of [one, other]) {
    expect({ ring, near: near.open, far: far.open, first }).toEqual({
      ring: FIRST_VOYAGE.ring,
      near: FIRST_VOYAGE.near,
      far: FIRST_VOYAGE.far,
      first: FIRST_VOYAGE.first,
    });
  }
  expect(one.players[0]?.deck).not.toEqual(other.players[0]?.deck);
  expect(GAME.invariants(one)).toEqual([]);
});

test('the islands that stay hidden are all others, in an order of the secret', () => {
  const orders = ['one', 'other', 'third'].map((seed) => laid(seed).near.deck);
  for (const deck of orders) expect(deck).toHaveLength(10);
  expect(new Set(orders.map((deck) => deck.join())).size).toBeGreaterThan(1);
});

test('it lays islands that are as they were; where they have changed, it is looked at anew and `lays` set to this', () => {
  expect(pinOf(BASE_PACK, FIRST_VOYAGE)).toBe(FIRST_VOYAGE.lays);
});

test('it does not mind that anything else of the pack changes', () => {
  const clans = BASE_PACK.clans.map((clan) => ({ ...clan, cards: clan.cards.map((card) => ({ ...card, copies: 1 })) }));
  const other = empiresOfTheNorth({ ...BASE_PACK, version: BASE_PACK.version + 1, clans });
  expect(other.pack).not.toBe(GAME.pack);
  expect(other.optionsRefusal(options)).toBeUndefined();
});

test('it is refused with other clans, other seats and other data', () => {
  const turned = { ...options, seats: [...seats].reverse() };
  expect(GAME.optionsRefusal(turned)?.code).toBe('laid-otherwise');
  const [clan] = BASE_PACK.clans.map(({ id }) => id).filter((id) => !FIRST_VOYAGE.clans.includes(id));
  const three = { ...options, players: 3, seats: [...seats, { clan: clan ?? '' }] };
  expect(GAME.optionsRefusal(three)?.code).toBe('laid-otherwise');
  const small = empiresOfTheNorth({ ...BASE_PACK, islands: SMALL_PACK.islands });
  expect(small.optionsRefusal(options)?.code).toBe('laid-other-pack');
  expect(GAME.optionsRefusal(options)).toBeUndefined();
});
