import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import { cardOf, type Box } from '../box.ts';

import { countOnMap } from '../figures/units.ts';
import { sideAt } from '../map/regions.ts';
import { controlled, townController } from '../figures/buildings.ts';
import type { State } from '../state.ts';
import type { Criterion } from '../data/schema-goals.ts';
import type { Resource } from '../data/schema-common.ts';

/** Icons of the resource printed on the regions the seat controls by a town; pillaged ones count (ruling 97). */
function townIcons(box: Box, state: State, seat: Seat, resource: Resource): number {
  let icons = 0;
  for (let region = 0; region < state.regions.length; region++) {
    if (townController(state, region) !== seat) continue;
    icons += sideAt(box, state, region).icons.filter((icon) => icon.resource === resource).length;
  }
  return icons;
}

/** What a seat has to show for a criterion: the higher, the better; 0 is not ranked (rulebook 2.0, p. 15 and 19). */
export function measure(box: Box, state: State, seat: Seat, criterion: Criterion): number {
  const screen = defined(state.screens[seat]);
  switch (criterion.kind) {
    case 'florins':
      return screen.florins;
    case 'cubes':
      return screen.cubes[criterion.resource];
    case 'tokens':
      return screen.tokens;
    case 'buildings':
      return criterion.which.reduce((sum, building) => sum + controlled(state, seat, building), 0);
    case 'cards':
      return state.cards.filter(
        ({ card, owner }) =>
          owner === seat && (criterion.which === 'both' || cardOf(box, card).kind === criterion.which),
      ).length;
    case 'town-icons':
      return townIcons(box, state, seat, criterion.resource);
    case 'citizens':
      return countOnMap(state, seat, 'citizen');
    case 'ships':
      return countOnMap(state, seat, 'ship');
    case 'benefactor':
      return defined(state.benefactor[seat]);
  }
}
