import type { Choice, Choices } from '#renderer/window/choice.ts';
import type { TableOf } from '#renderer/window/types.ts';
import type { ToyMove } from '#tests/engine/toy/types.ts';
import { t, tCode } from '../t.ts';
import type { WindowTypes } from './read.ts';
import { thing } from '../things.ts';
import { cardWords } from './words.ts';

type One = Choice<ToyMove, object>;

/** Moves that show something nobody has seen, and cannot be taken back. */
const GRAVE: readonly string[] = ['draw', 'play', 'forbid'];

function choiceOf(move: ToyMove): One {
  const values = { ...move, card: 'card' in move ? cardWords(move.card) : '' };
  const label = tCode('move', move.type, 'spot' in move ? { ...values, spot: move.spot + 1 } : values);
  return {
    id: JSON.stringify(move),
    label,
    move,
    confirm: GRAVE.includes(move.type),
    ...('card' in move && { thing: thing('card', move.card) }),
    ...('spot' in move && { place: `spot.${move.spot}` }),
  };
}

/** Moves that differ only in a card or an amount stand behind one choice, whose children they are. */
export function choicesFrom(_: TableOf<WindowTypes>, __: number, moves: readonly ToyMove[]): Choices<ToyMove, object> {
  const only = (...types: readonly string[]) => moves.filter(({ type }) => types.includes(type)).map(choiceOf);
  const groups = (['play', 'claim', 'drain', 'forbid'] as const).flatMap((type): One[] => {
    const children = only(type);
    return children.length === 0
      ? []
      : [{ id: type, label: t(`group.${type}`), children, ask: t(`group.${type}.ask`) }];
  });
  const plain = only('rest', 'draw', 'build', 'put', 'shed', 'take', 'allow', 'accept', 'decline');
  return { layout: 'list', choices: [...plain, ...groups], endings: only('done') };
}
