import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { Table } from '../types.ts';
import { t } from '../words/t.ts';
import { stackName } from '../words/words.ts';
import { moveAt, type PlaceKind } from './place-kind.ts';
import { cardsOf } from './seats.ts';

/** Whether the abolition has taken a stack out of the game. */
const isRemoved = ({ view, pack }: Table, stack: string): boolean => view.abolished && stack === pack.slavery.stack;

/** A stack: its cards from the top, to be read. */
export const stack: PlaceKind = {
  has: (box, id) => box.stackAt.has(id),
  name: (_, id) => t('stacks.title', { stack: stackName(id) }),
  about(table, id, seat) {
    const cards = table.view.stacks[packIndexOf(table.pack).stackAt.get(id) ?? -1] ?? [];
    return {
      lines: cards.length === 0 ? [t(isRemoved(table, id) ? 'stacks.removed' : 'stacks.empty')] : [],
      things: cardsOf(table, cards),
      ...moveAt(table, seat, 'draw', id),
    };
  },
  rule: ({ pack }, id) => (id === pack.slavery.stack ? 'slavery/cards' : 'actions/draw/discs'),
};
