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
  targets: (context) => openStacks(context, context.seat),
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

/** The stacks a colour can draw from. */
export function openStacks(context: RuleContext, colour: number): string[] {
  const { stacks } = context.box;
  const found: string[] = [];
  for (let stack = 0; stack < stacks.length; stack++)
    if (drawBar(context, colour, stack) === undefined) found.push(defined(stacks[stack]).id);
  return found;
}

/** Why a colour cannot draw from a stack. */
export function drawRefusal(context: RuleContext, colour: number, at: string): Refusal | undefined {
  const { box, state } = context;
  const stack = box.stackAt.get(at);
  if (stack === undefined) return refuse(RULE, 'no-such-stack');
  const bar = drawBar(context, colour, stack);
  if (bar === undefined) return undefined;
  const { region } = defined(box.stacks[stack]);
  if (bar === 'region-closed') return refuse('opening/allows', bar, { region: defined(box.regions[region]).id });
  if (bar === 'stack-empty') return refuse('actions/draw/top', bar);
  return refuse('actions/draw/discs', bar, {
    needs: numberOnTop(context, stack),
    has: discsIn(box, state, colour, region),
  });
}

/** The same as a code alone. */
function drawBar(
  context: RuleContext,
  colour: number,
  stack: number,
): 'region-closed' | 'stack-empty' | 'too-few-there' | undefined {
  const { box, state } = context;
  const { region } = defined(box.stacks[stack]);
  if (!isOpen(box, state, region)) return 'region-closed';
  if (defined(state.stacks[stack]).length === 0) return 'stack-empty';
  return discsIn(box, state, colour, region) >= numberOnTop(context, stack) ? undefined : 'too-few-there';
}

/** The discs that the top card of a stack asks for. */
function numberOnTop({ box, state }: RuleContext, stack: number): number {
  const top = defined(state.stacks[stack])[0];
  return top === undefined ? 0 : (cardOf(box, top).number ?? 0);
}
