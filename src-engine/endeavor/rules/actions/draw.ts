import { defined } from '../../../kernel/defined.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import { cardOf } from '../../box.ts';
import { discsIn, isOpen } from '../../figures/presence.ts';
import { abolish } from '../abolition.ts';
import type { RuleContext } from '../context.ts';
import { gainSymbols } from '../gains.ts';
import type { SimpleAction } from './action.ts';

const RULE = 'actions/draw';

/**
 * Draw (rulebook, "Piocher"): the top card of a stack in an open region, for as many own discs there as its number says;
 * in Europe only cities have discs. No card limit now; its symbols count at once.
 */
export const draw: SimpleAction = {
  discs: 0,
  targets: ({ pack }) => pack.stacks.map(({ id }) => id),
  refusal: (context, at) => drawRefusal(context, context.seat, at),
  apply(context, at) {
    const { box, state, seat, emit } = context;
    const id = defined(defined(state.stacks[defined(box.stackAt.get(at))]).shift());
    defined(state.players[seat]).cards.push(id);
    emit({ type: 'drew', seat, card: id });
    gainSymbols(context, cardOf(box, id).symbols);
    if (id === box.pack.slavery.abolition) abolish(context);
  },
};

/** Why a colour cannot draw from a stack. */
export function drawRefusal({ box, state }: RuleContext, colour: number, at: string): Refusal | undefined {
  const stack = box.stackAt.get(at);
  if (stack === undefined) return refuse(RULE, 'no-such-stack');
  const { region } = defined(box.stacks[stack]);
  if (!isOpen(box, state, region)) return refuse(RULE, 'region-closed', { region: defined(box.regions[region]).id });
  const top = defined(state.stacks[stack])[0];
  if (top === undefined) return refuse(RULE, 'stack-empty');
  const needs = cardOf(box, top).number ?? 0;
  const has = discsIn(box, state, colour, region);
  return has >= needs ? undefined : refuse(RULE, 'too-few-there', { needs, has });
}
