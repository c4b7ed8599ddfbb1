import { defined } from '../../kernel/defined.ts';
import { cardOf, emptyStock, objectiveOf, type Box } from '../box.ts';
import type { Resource } from '../data/schema.ts';
import { controllers } from '../figures/buildings.ts';
import { discsLeft } from '../figures/discs.ts';
import { medalsOf } from '../figures/points.ts';
import { isFree } from '../figures/units.ts';
import { addIcons, type Assets } from '../scoring/criteria.ts';
import type { State } from '../state.ts';
import { cubesIn, kindsMissing, type Stock } from '../stock.ts';

/** What a seat has, counted once for all features. */
export type Holding = { -readonly [K in keyof Assets]: Assets[K] } & {
  readonly icons: Stock;
  readonly cubes: number;
  readonly kinds: number;
  /** Citizens that lie. */
  rebels: number;
  /** Units that may still work this turn. */
  free: number;
  medals: number;
  /** Wonders that are not built yet. */
  wonders: number;
  readonly discs: number;
  readonly separatist: boolean;
  /** By how much population must lead for the objective of a Pacifist; undefined for anybody else. */
  readonly pacifist: number | undefined;
};

/** What every seat has: one pass each over pieces, regions and cards. */
export function holdingsOf(box: Box, state: State): Holding[] {
  const all = state.screens.map((_, seat) => openingOf(box, state, seat));
  countUnits(state, all);
  countRegions(box, state, all);
  for (const held of state.cards) {
    const owner = defined(all[held.owner]);
    const card = cardOf(box, held.card);
    owner[card.kind]++;
    owner.medals += medalsOf(box, held);
    if (card.wonder && !held.built) owner.wonders++;
  }
  return all;
}

function openingOf(box: Box, state: State, seat: number): Holding {
  const { florins, tokens, cubes } = defined(state.screens[seat]);
  let separatist = false;
  let pacifist: number | undefined;
  for (const id of defined(state.objectives[seat])) {
    const { victory } = objectiveOf(box, id);
    if (victory.kind === 'separatist') separatist = true;
    if (victory.kind === 'pacifist') pacifist = victory.difference;
  }
  return {
    florins,
    tokens,
    stock: cubes,
    cubes: cubesIn(cubes),
    kinds: 6 - kindsMissing(cubes),
    citizens: 0,
    ships: 0,
    rebels: 0,
    free: 0,
    town: 0,
    temple: 0,
    market: 0,
    port: 0,
    icons: emptyStock(),
    character: 0,
    progress: 0,
    medals: 0,
    wonders: 0,
    discs: discsLeft(box, state, seat),
    benefactor: defined(state.benefactor[seat]),
    separatist,
    pacifist,
  };
}

function countUnits({ units }: State, all: readonly Holding[]): void {
  for (const unit of units) {
    if (unit.region < 0) continue;
    const owner = defined(all[unit.owner]);
    if (unit.kind === 'ship') owner.ships++;
    else owner.citizens++;
    if (unit.down) owner.rebels++;
    else if (isFree(unit)) owner.free++;
  }
}

/** Who controls what, with the icons under their towns. */
function countRegions(box: Box, state: State, all: readonly Holding[]): void {
  const controls = controllers(state);
  for (let region = 0; region < controls.length; region++) {
    const { town, temple, market, port } = defined(controls[region]);
    if (town >= 0) {
      const ruler = defined(all[town]);
      ruler.town++;
      addIcons(box, state, region, ruler.icons);
    }
    if (temple >= 0) defined(all[temple]).temple++;
    if (market >= 0) defined(all[market]).market++;
    if (port >= 0) defined(all[port]).port++;
  }
}

/** How many cubes of the type lie behind all screens. */
export function heldByAll(all: readonly Holding[], resource: Resource): number {
  return all.reduce((sum, { stock }) => sum + stock[resource], 0);
}
