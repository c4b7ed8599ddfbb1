import type { Card } from '#engine/archipelago/data/schema.ts';
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import type { Message } from '#main/contract/messages.ts';
import { branchSentences, effectWords } from '../panels/goals/cards.ts';
import { paramWords } from './params.ts';
import { has, t, tCode } from './t.ts';
import { sideOfNeighbour } from './neighbour-words.ts';
import { cardName, cubes, resource, sideWords, spotWords, type Table } from './words.ts';

/** A reason of an advice; nothing where it is not one of Archipelago's. */
export function reasonWords(table: Table, { code, params }: Message): string | undefined {
  if (!has(`reason.${code}`)) return undefined;
  const card = table.pack.cards.find(({ id }) => id === params['card']);
  const does = card === undefined ? '' : doesText(card, params);
  return tCode('reason', code, { ...paramWords(table, params), does });
}

/** What a card does, or the branch of it that is chosen. */
const doesText = (card: Card, { effect, branch }: Message['params']): string =>
  typeof effect === 'number' && typeof branch === 'number'
    ? (branchSentences(card, effect)[branch] ?? '')
    : effectWords(card);

/**
 * A move in words, where it is made behind the curtain or its choice would not tell it from others; nothing for the others, which are
 * told as their choices.
 */
export function moveWords(table: Table, move: Move): string | undefined {
  switch (move.type) {
    case 'bid':
      return t('move.bid', { amount: move.amount });
    case 'look':
      return t('move.look');
    case 'discard-objective':
      return t('move.discard-objective');
    case 'close-fists':
      return t('move.close-fists', { left: fistWords(move.left), right: fistWords(move.right) });
    case 'use-card':
      return useWords(table, move);
    case 'build':
      return move.building === 'port' && move.kind === 'citizen' ? buildWords(table, move) : undefined;
    case 'build-ship':
      return buildWords(table, move);
    case 'discover':
    case 'lay-hex':
      return layWords(table, move);
    default:
      return undefined;
  }
}

const fistWords = (held: MoveOf<'close-fists'>['left']): string =>
  held === null ? t('move.fist.none') : resource(held);

/** The use of a card that can be paid in several ways. */
function useWords({ pack }: Table, { card: id, choice }: MoveOf<'use-card'>): string | undefined {
  const paid = pack.cards.find((card) => card.id === id)?.cost.choice?.[choice];
  return paid && t('move.use-card', { card: cardName(pack, id), cubes: cubes(paid) });
}

/** What is built on a water, and by whom. */
function buildWords(table: Table, move: MoveOf<'build' | 'build-ship'>): string {
  const { region } = move.from;
  const water = spotWords(table, { region, part: move.part, place: 'ground' }, 'ship');
  return t('move.afloat', { what: move.type === 'build' ? 'port' : 'ship', from: spotWords(table, move.from), water });
}

/** A tile that is laid: which, on which side of a region, how turned, and who goes there. */
function layWords(table: Table, move: MoveOf<'discover' | 'lay-hex'>): string {
  return t('move.lay', {
    yields: sideWords(table.pack, move.side),
    place: sideOfNeighbour(table, move.q, move.r),
    turn: move.turn,
    from: move.type === 'discover' ? 'none' : spotWords(table, move.from, move.kind),
    kind: move.type === 'discover' ? 'none' : move.kind,
  });
}
