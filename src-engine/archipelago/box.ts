import { canonicalJson, hashValue } from '../kernel/hash.ts';
import type { Pack, Card, Objective } from './data/schema.ts';
import { boundsOf, type Bounds } from './end-bounds.ts';
import { indexPack, type PackIndex } from './pack-index.ts';
import type { Length, Options } from './state.ts';

export { cardOf, objectiveOf, resourceBit, sideOf, trendOf, type BoxSide, type PackIndex } from './pack-index.ts';
export { emptyStock } from './stock.ts';

/** Objectives to be dealt, and by number of players what meets the end condition of each. */
export type Deck = {
  readonly objectives: readonly Objective[];
  readonly ends: readonly (readonly Bounds[])[];
};

/** What is in the box: a pack, indexed for the rules. Never changes during a game. */
export type Box = PackIndex & {
  readonly hash: string;
  /** What the back of each card shows, as one text: see `backText`. */
  readonly backs: ReadonlyMap<string, string>;
  /** What can be dealt, by length: all objectives, and those without Pacifist and Separatist. */
  readonly decks: Readonly<Record<Length, { readonly all: Deck; readonly tame: Deck }>>;
};

/** The most who can play. */
const MOST_PLAYERS = 5;

/** Indexes a validated pack. */
export function openBox(pack: Pack): Box {
  return {
    ...indexPack(pack),
    hash: hashValue(pack),
    backs: new Map(pack.cards.map((card) => [card.id, backText(card.back)])),
    decks: { short: deckOf(pack, 'short'), medium: deckOf(pack, 'medium'), long: deckOf(pack, 'long') },
  };
}

/** What a card back shows, as text; equal for backs that look the same. */
export function backText({ domestic, export: exported }: Pick<Card['back'], 'domestic' | 'export'>): string {
  return canonicalJson({ domestic, export: exported });
}

function deckOf(pack: Pack, length: Length): Box['decks'][Length] {
  const all = pack.objectives.filter(({ deck }) => deck === length);
  const tame = all.filter(({ victory: { kind } }) => kind !== 'pacifist' && kind !== 'separatist');
  return { all: withEnds(all), tame: withEnds(tame) };
}

function withEnds(objectives: readonly Objective[]): Deck {
  const ends = Array.from({ length: MOST_PLAYERS + 1 }, (_, players) =>
    objectives.map(({ end }) => boundsOf(end, players)),
  );
  return { objectives, ends };
}

/** Whether the Pacifist and the Separatist stay in the box (rulebook 2.0, p. 16), as they do at a laid table. */
function isTame({ players, variants, laid }: Options): boolean {
  return (
    players === 2 ||
    laid !== undefined ||
    variants.some((variant) => variant === 'no-secrets' || variant === 'benefactor')
  );
}

/** The deck to deal from: ten objectives, or eight without the Pacifist and the Separatist. */
export function deckInPlay(box: Box, options: Options): Deck {
  const { all, tame } = box.decks[options.length];
  return isTame(options) ? tame : all;
}

/** The objectives that can be dealt with these options. */
export function objectiveDeck(box: Box, options: Options): readonly Objective[] {
  return deckInPlay(box, options).objectives;
}
