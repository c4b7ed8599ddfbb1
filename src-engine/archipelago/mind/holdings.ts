import { defined } from '../../kernel/defined.ts';
import { cardOf, emptyStock, objectiveOf, type Box } from '../box.ts';
import type { Criterion, Resource } from '../data/schema.ts';
import { medalsOf } from '../figures/points.ts';
import { sideAt } from '../map/regions.ts';
import type { State } from '../state.ts';
import { cubesIn, kindsMissing, type Stock } from '../stock.ts';

/** What a seat has, counted once for all features. */
export type Holding = {
  readonly florins: number;
  readonly tokens: number;
  readonly stock: Readonly<Stock>;
  readonly cubes: number;
  readonly kinds: number;
  citizens: number;
  ships: number;
  /** Citizens that lie. */
  rebels: number;
  /** Units that may still work this turn. */
  free: number;
  town: number;
  temple: number;
  market: number;
  port: number;
  /** Icons of each resource in the regions it controls by a town. */
  readonly icons: Stock;
  character: number;
  progress: number;
  medals: number;
  /** Wonders that are not built yet. */
  wonders: number;
  discs: number;
  readonly benefactor: number;
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
    if (held.by >= 0) defined(all[held.by]).discs -= card.cost.discs;
  }
  for (const { seat } of state.wheel) defined(all[seat]).discs--;
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
    discs: defined(state.discs[seat]),
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
    else if (!unit.engaged) owner.free++;
  }
}

const BUILDINGS = ['temple', 'market', 'port'] as const;

/** Who controls what: the active unit on a building, else who rules the region by its town (rulebook 2.0, p. 11-12). */
function countRegions(box: Box, state: State, all: readonly Holding[]): void {
  const keepers = keepersOf(state);
  for (let region = 0; region < state.regions.length; region++) {
    const raised = defined(state.regions[region]);
    const kept = defined(keepers[region]);
    const ruler = raised.town < 0 ? -1 : kept.town;
    const owner = all[ruler];
    if (owner !== undefined) {
      owner.town++;
      for (const { resource } of sideAt(box, state, region).icons) owner.icons[resource]++;
    }
    for (const building of BUILDINGS) {
      if (raised[building] < 0) continue;
      const controller = all[kept[building] >= 0 ? kept[building] : ruler];
      if (controller !== undefined) controller[building]++;
    }
  }
}

type Keepers = { town: number; temple: number; market: number; port: number };

/** By region the owner of the active unit on each building, -1 for none. */
function keepersOf({ regions, units }: State): Keepers[] {
  const keepers = regions.map((): Keepers => ({ town: -1, temple: -1, market: -1, port: -1 }));
  for (const { region, place, down, owner } of units) {
    if (region < 0 || down) continue;
    if (place === 'town' || place === 'temple' || place === 'market' || place === 'port')
      defined(keepers[region])[place] = owner;
  }
  return keepers;
}

/** What the seat has to show for a criterion, as the score sheet measures it. */
export function shownFor(held: Holding, criterion: Criterion): number {
  switch (criterion.kind) {
    case 'florins':
      return held.florins;
    case 'cubes':
      return held.stock[criterion.resource];
    case 'tokens':
      return held.tokens;
    case 'buildings':
      return criterion.which.reduce((sum, building) => sum + held[building], 0);
    case 'cards':
      return criterion.which === 'both' ? held.character + held.progress : held[criterion.which];
    case 'town-icons':
      return held.icons[criterion.resource];
    case 'citizens':
      return held.citizens;
    case 'ships':
      return held.ships;
    case 'benefactor':
      return held.benefactor;
  }
}

/** How many cubes of the type lie behind all screens. */
export function heldByAll(all: readonly Holding[], resource: Resource): number {
  return all.reduce((sum, { stock }) => sum + stock[resource], 0);
}
