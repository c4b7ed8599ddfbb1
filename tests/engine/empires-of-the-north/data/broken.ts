/** The base pack broken in one place, and the problems told for it. */
import { expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Card, Clan, Effect, Face, Island, Pack } from '#engine/empires-of-the-north/data/schema.ts';
import { validatePack } from '#engine/empires-of-the-north/data/validate.ts';
import { elementAt } from '#engine/kernel/element-at.ts';

/** The problems of the base pack after a change. */
export function after(change: (pack: Pack) => void): string[] {
  const pack = structuredClone(BASE_PACK);
  change(pack);
  const verdict = validatePack(pack);
  return verdict.ok ? [] : verdict.problems.map(({ path, message }) => `${path}: ${message}`);
}

/** A case: what is changed, and the problems told for it. */
export type Case = readonly [name: string, change: (pack: Pack) => void, ...problems: string[]];

/** A test for each case. */
export const cases = (list: readonly Case[]): void => {
  it.each(list.map(([name, change, ...problems]) => ({ name, change, problems })))('$name', ({ change, problems }) => {
    expect(after(change)).toEqual(problems);
  });
};

/** The clan with this id; throws if there is none. */
export const clanIn = (pack: Pack, id: string): Clan => {
  const clan = pack.clans.find((one) => one.id === id);
  if (clan === undefined) throw new Error(`no clan ${id}`);
  return clan;
};

/** The card of a deck with this id; throws if there is none. */
export function card(pack: Pack, id: string): Card {
  const found = pack.clans.flatMap(({ cards }) => cards).find((one) => one.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

/** The path of a card of a deck in the base pack. */
export const at = (id: string): string => {
  const clan = BASE_PACK.clans.findIndex(({ cards }) => cards.some((one) => one.id === id));
  const index = elementAt(BASE_PACK.clans, clan).cards.findIndex((one) => one.id === id);
  return `clans.${clan}.cards.${index}`;
};

/** The island with this id; throws if there is none. */
export function island(pack: Pack, id: string): Island {
  const found = pack.islands.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no island ${id}`);
  return found;
}

/** Gives a card another face. The labels of the old one would name what it no longer has. */
export const face = (id: string, to: Face) => (pack: Pack) => {
  const changed = card(pack, id);
  changed.face = to;
  delete changed.sources;
};

/** One point. */
export const POINT: Effect = { do: 'vp', n: 1 };
