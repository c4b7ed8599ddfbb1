import type { Goods, Kind } from '#engine/empires-of-the-north/data/schema.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import { cardOf, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { DecisionState } from '../../../window/decision.svelte.ts';
import type { Picture, Table } from '../types.ts';
import { cardName } from '../words/words.ts';

const KINDS: readonly Kind[] = ['action', 'special', 'storage', 'copy', 'plain', 'field', 'either', 'upgrade', 'boost'];

/** The copies of one card in a hand. */
export type HandCard = { readonly card: string; readonly n: number };

/** A hand in order, copies together: Locations by kind, then fields and upgrades, then boosts; within a kind by name. */
export function sortedHand({ pack }: Pick<Table, 'pack'>, hand: readonly string[]): HandCard[] {
  const box = packIndexOf(pack);
  const rank = (card: string): number => KINDS.indexOf(cardOf(box, card).face.kind);
  const count = (card: string): number => hand.filter((one) => one === card).length;
  return [...new Set(hand)]
    .sort((one, other) => rank(one) - rank(other) || cardName(one).localeCompare(cardName(other)))
    .map((card) => ({ card, n: count(card) }));
}

/** The cards that somebody chooses among: those found in their deck while it is searched, else their hand. */
export function shownCards(
  table: Pick<Table, 'pack'>,
  hand: readonly string[],
  { choices }: Pick<DecisionState<Move, Picture>, 'choices'>,
): HandCard[] {
  const found = choices.choices.find(({ id }) => id === 'deck')?.children;
  const ids = found?.flatMap(({ picture }) => (picture?.of === 'card' ? [picture.card] : []));
  return sortedHand(table, ids ?? hand);
}

/** The card of the hand that was taken: what is asked now is how it is played, or whether. */
export function takenCard({
  trail,
  toConfirm,
}: Pick<DecisionState<Move, Picture>, 'trail' | 'toConfirm'>): string | null {
  const move = toConfirm?.move;
  if (move !== undefined && 'card' in move) return move.card;
  const taken = trail.at(-1)?.picture;
  return taken?.of === 'card' ? taken.card : null;
}

/**
 * The move that a card which cannot be played now would most likely be meant for: tried, the rules say why it is not possible.
 * Nothing where no card of a hand is asked for.
 */
export function triedMove({ view, pack }: Pick<Table, 'view' | 'pack'>, id: string): Move | undefined {
  const frame = view.frames.at(-1);
  const card = cardOf(packIndexOf(pack), id);
  const pay: Goods = card.price !== null && 'goods' in card.price ? card.price.goods : {};
  const own = frame !== undefined && 'seat' in frame ? view.players[frame.seat]?.empire : undefined;
  const original = card.face.kind === 'copy' ? own?.[0]?.id : undefined;
  const of = original === undefined ? {} : { of: original };
  if (frame?.kind === 'turn') return { type: 'place', card: id, pay, ...of };
  if (frame?.kind === 'effect') return { type: 'build', card: id, pay, ...of };
  if (frame?.kind !== 'tile') return undefined;
  if (card.face.kind === 'boost') return { type: 'boost', card: id };
  if (card.location)
    return frame.tile === 'construct' ? { type: 'construct', card: id, ...of } : { type: 'boost', card: id };
  const field = card.face.kind === 'upgrade' ? (own?.[0]?.id ?? null) : null;
  return { type: 'field', card: id, under: field };
}
