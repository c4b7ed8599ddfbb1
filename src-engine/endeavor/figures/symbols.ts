import type { Action, ActionSymbol } from '../data/schema.ts';

/** What a symbol allows: one of `first`, and then perhaps another part. */
export type Parts = { readonly first: readonly Action[]; readonly second: Readonly<Partial<Record<Action, Action>>> };

const PARTS: Readonly<Record<ActionSymbol, Parts>> = {
  ship: { first: ['ship'], second: {} },
  occupy: { first: ['occupy'], second: {} },
  attack: { first: ['attack'], second: {} },
  pay: { first: ['pay'], second: {} },
  draw: { first: ['draw'], second: {} },
  'ship/draw': { first: ['ship', 'draw'], second: {} },
  'occupy/draw': { first: ['occupy', 'draw'], second: {} },
  'occupy/attack': { first: ['occupy', 'attack'], second: {} },
  'occupy&ship': { first: ['occupy', 'ship'], second: { occupy: 'ship', ship: 'occupy' } },
  'ship&ship': { first: ['ship'], second: { ship: 'ship' } },
  'draw&draw': { first: ['draw'], second: { draw: 'draw' } },
};

/** The actions of a symbol (rulebook, "Actions mixtes"): either-or ones have two firsts, double ones a second part. */
export function partsOf(symbol: ActionSymbol): Parts {
  return PARTS[symbol];
}
