import { defined } from '../kernel/defined.ts';
import { sideOf, type Box } from './box.ts';
import { isIndependence } from './figures/markers.ts';
import { opposite } from './map/geometry.ts';
import { edgeTowards } from './map/regions.ts';
import { countInPlay } from './figures/in-play.ts';
import { piecesEach } from './figures/units.ts';
import { isHarvested } from './figures/icons.ts';
import { limitsHold } from './rules/actions/citizen-limit.ts';
import type { State } from './state.ts';
import { RESOURCES } from './data/schema.ts';

/** Checks what must always hold; returns one sentence for each thing that does not. */
export function brokenInvariants(box: Box, state: State): string[] {
  return [
    ...cubes(box, state),
    ...florins(box, state),
    ...explorerTokens(box, state),
    ...markers(state),
    ...pieces(box, state),
    ...landscape(box, state),
    ...tilesAndCards(box, state),
    ...inPlay(box, state),
    ...pillaged(box, state),
    ...secrets(state),
  ];
}

/** Cubes are only in the bank, on markets and behind screens, and their numbers never change (15/15/15/15/12/10). */
function cubes(box: Box, state: State): string[] {
  return RESOURCES.flatMap((resource) => {
    const places = [state.bank.cubes, state.domestic, state.export, ...state.screens.map((screen) => screen.cubes)];
    const counts = places.map((stock) => stock[resource]);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const wanted = box.pack.supply.cubes[resource];
    if (counts.some((count) => count < 0)) return [`somebody owes ${resource}`];
    return total === wanted ? [] : [`${total} cubes of ${resource} instead of ${wanted}`];
  });
}

function florins(box: Box, state: State): string[] {
  const purses = [
    state.bank.florins,
    state.fees,
    state.pillagedFlorins,
    ...state.benefactor,
    ...state.screens.map((screen) => screen.florins),
  ];
  const total = purses.reduce((sum, purse) => sum + purse, 0);
  if (purses.some((purse) => purse < 0)) return ['somebody owes florins'];
  return total === box.florins ? [] : [`${total} florins instead of ${box.florins}`];
}

/** Spent tokens leave the game, so there are never more than in the box. */
function explorerTokens(box: Box, state: State): string[] {
  const held = [...state.piles, ...state.screens.map((screen) => screen.tokens)];
  const total = held.reduce((sum, count) => sum + count, 0);
  const printed = box.pack.supply.explorerPiles.reduce((sum, pile) => sum + pile, 0);
  return total <= printed && held.every((count) => count >= 0) ? [] : [`${total} explorer tokens of ${printed}`];
}

function markers(state: State): string[] {
  const citizens = state.units.filter((unit) => unit.kind === 'citizen' && unit.region >= 0).length;
  const problems: string[] = [];
  if (citizens !== state.population) problems.push(`population ${state.population} with ${citizens} citizens`);
  if (isIndependence(state) && state.result?.code !== 'independence') {
    problems.push(`rebellion ${state.rebellion} past population ${state.population} without independence`);
  }
  return problems;
}

/**
 * Pieces stand where they can: at most one on a building and one on an icon, at most three citizens of a player in a
 * region.
 */
function pieces(box: Box, state: State): string[] {
  const problems: string[] = [];
  const taken = new Set<string>();
  const each = piecesEach(state);
  state.units.forEach((unit, index) => {
    if (unit.owner !== Math.floor(index / each)) problems.push(`piece ${index} lies among those of another seat`);
    const off = unit.place === 'reserve' || unit.place === 'wonder';
    if (off !== unit.region < 0) problems.push(`piece ${index} is neither on nor off the map`);
    if (unit.down && (off || unit.kind === 'ship')) problems.push(`piece ${index} lies where it cannot`);
    if (off) return;
    const region = state.regions[unit.region];
    const side = region === undefined ? undefined : sideOf(box, region.side);
    if (region === undefined || side === undefined) return problems.push(`piece ${index} stands in no region`);
    if (unit.part < 0 || unit.part >= (unit.kind === 'citizen' ? side.lands : side.waters)) {
      problems.push(`piece ${index} stands on no part of its region`);
    }
    if (unit.place === 'ground') return undefined;
    const key = `${unit.region}/${unit.place}/${unit.icon}`;
    if (taken.has(key)) problems.push(`two pieces at ${key}`);
    taken.add(key);
    if (unit.place !== 'icon' && region[unit.place as 'town'] < 0)
      problems.push(`no ${unit.place} under piece ${index}`);
    return undefined;
  });
  if (state.frames.some(({ kind }) => kind === 'migration')) return problems;
  state.screens.forEach((_, seat) => {
    if (!limitsHold(state, seat)) problems.push(`seat ${seat} has more than three citizens in a region`);
  });
  return problems;
}

/** The running counts in `inPlay` agree with what is in play. */
function inPlay(box: Box, state: State): string[] {
  const counted = countInPlay(box, state);
  return Object.entries(counted).flatMap(([what, count]) =>
    state.inPlay[what as keyof typeof counted] === count ? [] : [`${count} of ${what} in play are not counted so`],
  );
}

/** Neighbouring regions refer to each other, and their edges match. */
function landscape(box: Box, state: State): string[] {
  return state.regions.flatMap((region, index) =>
    region.neighbours.flatMap((neighbour, direction) => {
      const beyond = state.regions[neighbour];
      if (beyond === undefined) return [];
      const back = opposite(direction);
      const matches = edgeTowards(box, region, direction) === edgeTowards(box, beyond, back);
      return matches && beyond.neighbours[back] === index ? [] : [`regions ${index} and ${neighbour} do not fit`];
    }),
  );
}

/** Every tile and every card is in exactly one place. */
function tilesAndCards(box: Box, state: State): string[] {
  const tiles = [
    ...state.tray.deck,
    ...state.tray.discards,
    ...state.hands.flat(),
    ...state.regions.slice(1).map(({ side }) => side),
    ...state.frames.flatMap((frame) => (frame.kind === 'exploration' && frame.hex !== null ? [frame.hex] : [])),
  ].map((side) => [side, sideOf(box, side).back ?? side].sort()[0]);
  const { deck, discards, row } = state.evolution;
  const cards = [
    ...deck,
    ...discards,
    ...row.flatMap((slot) => slot?.card ?? []),
    ...state.cards.map(({ card }) => card),
    ...state.frames.flatMap((frame) => (frame.kind === 'search' ? frame.cards : [])),
  ];
  const problems: string[] = [];
  if (tiles.length !== box.tiles.length || new Set(tiles).size !== tiles.length) {
    problems.push(`${tiles.length} region tiles, ${new Set(tiles).size} different`);
  }
  if (cards.length !== box.cards.size || new Set(cards).size !== cards.length) problems.push(`${cards.length} cards`);
  return problems;
}

/** Pillaged icons exist, none is listed twice, and no piece stands on one. */
function pillaged(box: Box, state: State): string[] {
  const keys = state.pillaged.map(({ region, icon }) => `${region}/${icon}`);
  return state.pillaged.flatMap(({ region, icon }, index) => {
    const { side } = state.regions[region] ?? {};
    if (side === undefined || sideOf(box, side).icons[icon] === undefined) return [`no icon ${keys[index]} to pillage`];
    if (keys.indexOf(defined(keys[index])) < index) return [`icon ${keys[index]} is pillaged twice`];
    return isHarvested(state, region, icon) ? [`somebody stands on the pillaged icon ${keys[index]}`] : [];
  });
}

/** Closed fists hold cubes that their seat has, and objectives looked at belong to the seat they were seen at. */
function secrets(state: State): string[] {
  const fists = state.frames.flatMap((frame) => {
    if (frame.kind !== 'fists') return [];
    const { cubes } = defined(state.screens[frame.seat]);
    const held = [frame.left, frame.right].filter((resource) => resource !== null);
    const intact = RESOURCES.every((resource) => held.filter((other) => other === resource).length <= cubes[resource]);
    return intact && frame.closed === held.length > 0 ? [] : [`seat ${frame.seat} closes fists round what it has not`];
  });
  const looks = state.seen.filter(({ of, objective }) => !defined(state.objectives[of]).includes(objective));
  return [...fists, ...looks.map(({ of, objective }) => `seat ${of} never had ${objective}`)];
}
