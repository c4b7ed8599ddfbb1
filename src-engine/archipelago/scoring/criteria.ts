import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import { cardOf, emptyStock, type Box } from '../box.ts';
import { countOnMap } from '../figures/units.ts';
import { sideAt } from '../map/regions.ts';
import { controlled, townController } from '../figures/buildings.ts';
import type { State } from '../state.ts';
import type { Stock } from '../stock.ts';
import type { BuildingKind, Card, Criterion } from '../data/schema.ts';

/** What a seat has of all that criteria count. */
export type Assets = Readonly<Record<BuildingKind | Card['kind'], number>> & {
  readonly florins: number;
  readonly tokens: number;
  readonly stock: Readonly<Stock>;
  readonly citizens: number;
  readonly ships: number;
  readonly benefactor: number;
  /** Icons of each resource printed on the regions it controls by a town; pillaged ones count (ruling 97). */
  readonly icons: Readonly<Stock>;
};

/** What such assets come to by a criterion: the higher, the better; 0 is not ranked (rulebook 2.0, p. 15 and 19). */
export function shownFor(assets: Assets, criterion: Criterion): number {
  switch (criterion.kind) {
    case 'florins':
      return assets.florins;
    case 'cubes':
      return assets.stock[criterion.resource];
    case 'tokens':
      return assets.tokens;
    case 'buildings':
      return criterion.which.reduce((sum, building) => sum + assets[building], 0);
    case 'cards':
      return criterion.which === 'both' ? assets.character + assets.progress : assets[criterion.which];
    case 'town-icons':
      return assets.icons[criterion.resource];
    case 'citizens':
      return assets.citizens;
    case 'ships':
      return assets.ships;
    case 'benefactor':
      return assets.benefactor;
  }
}

/** What a seat has to show for a criterion. */
export const measure = (box: Box, state: State, seat: Seat, criterion: Criterion): number =>
  shownFor(new CountedAssets(box, state, seat), criterion);

/** Adds the icons of a region that is controlled by its town. */
export function addIcons(box: Box, state: State, region: number, icons: Stock): void {
  for (const { resource } of sideAt(box, state, region).icons) icons[resource]++;
}

/** What a seat has, each kind of it counted when it is asked for. */
class CountedAssets implements Assets {
  readonly #box: Box;
  readonly #state: State;
  readonly #seat: Seat;

  constructor(box: Box, state: State, seat: Seat) {
    this.#box = box;
    this.#state = state;
    this.#seat = seat;
  }

  get florins(): number {
    return defined(this.#state.screens[this.#seat]).florins;
  }

  get tokens(): number {
    return defined(this.#state.screens[this.#seat]).tokens;
  }

  get stock(): Readonly<Stock> {
    return defined(this.#state.screens[this.#seat]).cubes;
  }

  get citizens(): number {
    return countOnMap(this.#state, this.#seat, 'citizen');
  }

  get ships(): number {
    return countOnMap(this.#state, this.#seat, 'ship');
  }

  get town(): number {
    return controlled(this.#state, this.#seat, 'town');
  }

  get temple(): number {
    return controlled(this.#state, this.#seat, 'temple');
  }

  get market(): number {
    return controlled(this.#state, this.#seat, 'market');
  }

  get port(): number {
    return controlled(this.#state, this.#seat, 'port');
  }

  get icons(): Readonly<Stock> {
    const icons = emptyStock();
    for (let region = 0; region < this.#state.regions.length; region++) {
      if (townController(this.#state, region) === this.#seat) addIcons(this.#box, this.#state, region, icons);
    }
    return icons;
  }

  get character(): number {
    return this.#cards('character');
  }

  get progress(): number {
    return this.#cards('progress');
  }

  get benefactor(): number {
    return defined(this.#state.benefactor[this.#seat]);
  }

  #cards(kind: Card['kind']): number {
    let found = 0;
    for (const { card, owner } of this.#state.cards) {
      if (owner === this.#seat && cardOf(this.#box, card).kind === kind) found++;
    }
    return found;
  }
}
