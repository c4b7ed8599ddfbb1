import { defined } from '../../kernel/defined.ts';
import { cardOf } from '../box.ts';
import type { MoveContext } from './context.ts';
import { gainSymbols } from './gains.ts';

/**
 * Abolition of slavery (rulebook, "Abolition de l'esclavage"; ruling 43): the first time its card is drawn, all face-up
 * slavery cards of everybody are turned face down with the loss of their symbols, and those on the stack leave the game.
 */
export function abolish(context: MoveContext): void {
  const { box, state, seat, emit } = context;
  if (state.abolished) return;
  state.abolished = true;
  emit({ type: 'abolition', seat });
  state.players.forEach((player, owner) => {
    const turned = player.cards.filter((id) => cardOf(box, id).slavery);
    if (turned.length === 0) return;
    player.cards = player.cards.filter((id) => !turned.includes(id));
    player.faceDown.push(...turned);
    emit({ type: 'turned-down', seat: owner, cards: [...turned] });
    for (const id of turned) gainSymbols({ ...context, seat: owner }, cardOf(box, id).symbols, -1);
  });
  state.removed.push(...defined(state.stacks[box.slavery]).splice(0));
}
