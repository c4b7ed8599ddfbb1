import type { Move } from '#engine/archipelago/moves.ts';
import type { Table } from '../words/words.ts';
import { choicesFrom } from './choices.ts';
import { movesOf } from '../../../window/choice.ts';
import type { Own } from '../own.ts';
import { t } from '../words/t.ts';

/** What a seat can really do now, in a few words: one line a choice, with how many ways there are. */
export function payable(table: Table, seat: number, moves: readonly Move[], own: Own): string[] {
  const { choices, endings } = choicesFrom(table, seat, moves, own);
  const costly = endings.filter(({ move }) => move?.type === 'accept');
  return [...costly, ...choices].map((choice) => {
    const ways = movesOf(choice).length;
    return ways > 1 ? t('drawer.ways', { label: choice.label, n: ways }) : choice.label;
  });
}
