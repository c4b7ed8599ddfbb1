import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BASE_PACK as ARCHIPELAGO } from '#engine/archipelago/data/base/base-pack.ts';
import type { Card, Objective, Trend } from '#engine/archipelago/data/schema.ts';
import { BASE_PACK as EMPIRES } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { indexPack, type AnyCard } from '#engine/empires-of-the-north/pack-index.ts';
import { BASE_PACK as ENDEAVOR } from '#engine/endeavor/data/base/base-pack.ts';
import * as archipelago from '#renderer/games/archipelago/pictures.ts';
import * as empires from '#renderer/games/empires-of-the-north/pictures.ts';
import * as endeavor from '#renderer/games/endeavor/pictures.ts';

/** Names that are no card's, some of them words of the messages: what somebody may call a card of their own. */
const NAMES = ['mine', 'choice', 'objective', 'title', 'empty', 'removed', 'short', 'S11', 'constructor'];
const isThere = (address: string): boolean => existsSync(address.replace('./', 'assets/painted/'));
const missing = (addresses: readonly string[]): string[] => addresses.filter((address) => !isThere(address));

describe('every card that can lie on a table has a picture that is there', () => {
  test('Archipelago, of the box and of a pack of somebody’s own', () => {
    const { cards, trends, objectives } = ARCHIPELAGO;
    const named = <T extends { id: string }>(all: readonly T[]): T[] =>
      all.flatMap((one) => [one, ...NAMES.map((id) => ({ ...one, id }))]);
    expect(missing(named<Card>(cards).map((card) => archipelago.cardPicture(card, 'scene')))).toEqual([]);
    expect(missing(named<Trend>(trends).map((trend) => archipelago.trendPicture(trend, 'strip')))).toEqual([]);
    const goals = named<Objective>(objectives).map((objective) => archipelago.objectivePicture(objective, 'scene'));
    expect(missing(goals)).toEqual([]);
  });

  test('Empires of the North', () => {
    const known = [...indexPack(EMPIRES).cards.values()];
    const all = known.flatMap((card): AnyCard[] => [card, ...NAMES.map((id) => ({ ...card, id }))]);
    expect(missing(all.map((card) => empires.pictureOf(card, 'strip')))).toEqual([]);
    const clans = [...EMPIRES.clans.map(({ id }) => id), ...NAMES].flatMap((clan) => empires.clanPicture(clan) ?? []);
    expect(missing(clans)).toEqual([]);
    expect(clans).toHaveLength(EMPIRES.clans.length);
  });

  test('Endeavor, where another region may be the one that is open from the beginning', () => {
    const stacks = [...ENDEAVOR.stacks.map(({ id }) => id), ...NAMES];
    const faces = stacks.flatMap((stack) =>
      [null, 0, 1, 2, 3, 4, 5].map((n) => endeavor.cardPicture(stack, n, 'scene')),
    );
    expect(missing(faces)).toEqual([]);
    const buildings = [ENDEAVOR.start.id, ...ENDEAVOR.buildings.map(({ id }) => id), ...NAMES];
    expect(missing(buildings.map((id) => endeavor.buildingPicture(id, 'strip')))).toEqual([]);
  });
});
