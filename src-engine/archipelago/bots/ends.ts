import { defined } from '../../kernel/defined.ts';
import type { Box } from '../box.ts';
import { RESOURCES, type EndCondition } from '../data/schema.ts';
import { boundsOf } from '../end-bounds.ts';
import type { Gauges } from '../scoring/conditions.ts';
import type { State } from '../state.ts';

/**
 * How much of an end condition there is, and how much it asks for (infinite where it is not used with so many players): counted cube by
 * cube and token by token where the condition is that they run out.
 */
export function reached(box: Box, state: State, gauges: Gauges, end: EndCondition): { have: number; need: number } {
  switch (end.kind) {
    case 'piles-empty': {
      const tokens = box.pack.supply.explorerPiles.slice(0, end.piles).reduce((sum, pile) => sum + pile, 0);
      const left = state.piles.slice(0, end.piles).reduce((sum, pile) => sum + pile, 0);
      return { have: tokens - left, need: tokens };
    }
    case 'resources-out': {
      const scarcest = RESOURCES.toSorted((a, b) => state.bank.cubes[a] - state.bank.cubes[b]).slice(0, end.types);
      const left = scarcest.reduce((sum, resource) => sum + state.bank.cubes[resource], 0);
      const need = scarcest.reduce((sum, resource) => sum + box.pack.supply.cubes[resource], 0);
      return { have: need - left, need };
    }
    case 'bank-broke':
      return { have: box.florins - state.bank.florins, need: box.florins };
    default: {
      const { gauge, least } = boundsOf(end, state.options.players);
      return { have: defined(gauges[gauge]), need: least };
    }
  }
}
