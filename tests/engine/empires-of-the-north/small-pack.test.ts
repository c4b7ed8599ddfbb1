import { expect, it } from 'vitest';
import { PackSchema, type Clan } from '#engine/empires-of-the-north/data/schema.ts';
import { indexPack } from '#engine/empires-of-the-north/pack-index.ts';
import { SMALL_PACK } from './small-pack.ts';

it('the small pack has the form of a pack', () => {
  expect(PackSchema.safeParse(SMALL_PACK).error).toBeUndefined();
});

it.each(SMALL_PACK.clans.map((clan): [string, Clan] => [clan.id, clan]))(
  '%s has 30 cards, and only icons of its own',
  (id, { cards, icons }) => {
    expect(indexPack(SMALL_PACK).decks.get(id)).toHaveLength(30);
    expect(new Set(cards.map(({ icon }) => icon))).toEqual(new Set(icons));
  },
);
