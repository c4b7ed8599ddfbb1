import { hashValue } from '../kernel/hash.ts';
import type { Effect, Occasion } from './data/effect.ts';
import { says, saysOnly } from './data/effect-words.ts';
import type { Pack, Tile } from './data/schema.ts';
import { indexPack, type AnyCard, type PackIndex } from './pack-index.ts';

export * from './pack-index.ts';

/** What is in the box: a pack, indexed for the rules, and its hash. Never changes during a game. */
export type Box = PackIndex & {
  readonly hash: string;
  /**
   * The boosts whose effect can bring what the action of their corner needs, or take it away: for all others it is as possible
   * after them as before.
   */
  readonly turning: ReadonlySet<string>;
  /** The effects of Storage cards that give from the supply alone, so that their order makes no difference. */
  readonly givesOnly: ReadonlySet<Effect>;
  /** The effects of Actions from which paying for them may take what they need; all others are as possible after as before. */
  readonly leaning: ReadonlySet<Effect>;
  /** The cards with a Special for each occasion that has any, and whether one of them answers what others do. */
  readonly answering: ReadonlyMap<Occasion, { readonly cards: ReadonlySet<string>; readonly any: boolean }>;
};

/**
 * What may bring the cards, fields or ships that the action of a tile needs, or take them away. What a boost lets one place or
 * sail is none: enough is kept for the declared action.
 */
const TURNS: Readonly<Record<Tile, readonly Effect['do'][]>> = {
  // The boost itself lies on the discard afterwards, so there is always a card to draw.
  explore: [],
  populate: [],
  construct: ['search', 'lift'],
  harvest: ['lift', 'drop'],
  sail: ['voyage', 'ship'],
};

/** What a cost may spend, drop or exhaust away. */
const LEANING: readonly Effect['do'][] = ['assign', 'build', 'may', 'exhaust', 'ready', 'release', 'lift', 'drop'];

/** Indexes a validated pack. */
export function openBox(pack: Pack): Box {
  const index = indexPack(pack);
  return {
    ...index,
    hash: hashValue(pack),
    turning: turningOf(index),
    givesOnly: givesOnlyOf(index),
    leaning: leaningOf(index),
    answering: answeringOf(index),
  };
}

function turningOf({ cards }: PackIndex): Set<string> {
  const turning = ({ face, corner }: AnyCard): boolean =>
    face.kind === 'boost' && corner !== null && says(face.effect, TURNS[corner]);
  return new Set([...cards.values()].filter(turning).map(({ id }) => id));
}

function givesOnlyOf({ cards }: PackIndex): Set<Effect> {
  const found = new Set<Effect>();
  for (const { face } of cards.values()) {
    if (face.kind === 'storage' && saysOnly(face.effect, ['one', 'all', 'gain', 'gain-any', 'worker', 'vp'])) {
      found.add(face.effect);
    }
  }
  return found;
}

function leaningOf({ cards }: PackIndex): Set<Effect> {
  const found = new Set<Effect>();
  for (const { face } of cards.values()) {
    if (face.kind === 'action' && says(face.effect, LEANING)) found.add(face.effect);
  }
  return found;
}

function answeringOf({ cards }: PackIndex): Map<Occasion, { cards: Set<string>; any: boolean }> {
  const found = new Map<Occasion, { cards: Set<string>; any: boolean }>();
  for (const { id, face } of cards.values()) {
    if (face.kind !== 'special') continue;
    for (const { on, any = false } of face.triggers) {
      const answering = found.get(on) ?? { cards: new Set(), any: false };
      answering.cards.add(id);
      answering.any ||= any;
      found.set(on, answering);
    }
  }
  return found;
}
