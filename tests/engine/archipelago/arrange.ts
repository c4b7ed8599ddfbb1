/** Makes a state in a chosen situation: a game set up as usual, then laid out anew. */
import { expect } from 'vitest';
import { archipelago } from '#engine/archipelago/archipelago.ts';
import { openBox, sideOf, type Box } from '#engine/archipelago/box.ts';
import { gameFlow } from '#engine/archipelago/flow.ts';
import { DIRECTIONS } from '#engine/archipelago/map/geometry.ts';
import { layRegion } from '#engine/archipelago/map/regions.ts';
import { countInPlay } from '#engine/archipelago/figures/in-play.ts';
import type { Event } from '#engine/archipelago/events.ts';
import type { Phase, Slot, State } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Emit } from '#engine/kernel/events.ts';
import { COMPASS, screenOf, type Placed, type Situation } from './situation.ts';
import { cardsWithBack, SMALL_PACK } from './small-pack.ts';
import { RESOURCES, BUILDINGS, type Card, type Pack } from '#engine/archipelago/data/schema.ts';

/** A pack as the rules see it, and its game. */
export type Played = { readonly box: Box; readonly game: ReturnType<typeof archipelago> };

const playedWith = (pack: Pack): Played => ({ box: openBox(pack), game: archipelago(pack) });

/** The small pack. */
export const SMALL: Played = playedWith(SMALL_PACK);
/** The small pack as the rules see it. */
export const SMALL_BOX = SMALL.box;
/** The game of the small pack. */
export const SMALL_GAME = SMALL.game;

/** The small pack with another effect on one card; all else is laid out as in the small pack itself. */
export function smallWhere(id: string, effect: Card['effect']): Played {
  return playedWith({
    ...SMALL_PACK,
    cards: SMALL_PACK.cards.map((card) => (card.id === id ? { ...card, effect } : card)),
  });
}

/** The phase before each, from which the turn goes on by itself. */
const BEFORE: Record<Exclude<Phase, 'over' | 'discovery'>, Phase> = {
  disengagement: 'purchase',
  order: 'disengagement',
  population: 'order',
  balance: 'population',
  actions: 'balance',
  purchase: 'actions',
};

/** Index of the region that shows `side`. */
export function regionOf(state: State, side: string): number {
  const index = state.regions.findIndex((region) => region.side === side);
  if (index < 0) throw new Error(`no region ${side} on this table`);
  return index;
}

/** The state a situation describes, settled: it waits for its first decision. */
export function arrange(situation: Situation, emit: Emit<Event>, { box, game }: Played = SMALL): State {
  const players = situation.players ?? 4;
  const options = { players, length: situation.length ?? 'short', variants: [...(situation.variants ?? [])] };
  const state = game.setup(options, situation.seed ?? 'by hand', () => undefined);
  layMap(state, situation);
  placeUnits(state, situation);
  layTiles(state, situation);
  stackCards(state, situation);
  layGoals(state, situation);
  fillScreens(state, situation);
  state.inPlay = countInPlay(box, state);
  beginPhase(state, situation);
  gameFlow.settle(box, state, emit);
  expect(game.schema.state.safeParse(state).error).toBeUndefined();
  expect(game.invariants(state)).toEqual([]);
  return state;
}

function layMap(state: State, { map = [], buildings = {} }: Situation): void {
  state.regions = state.regions.slice(0, 1).map((start) => ({ ...start, neighbours: [-1, -1, -1, -1, -1, -1] }));
  for (const [side, where] of map) {
    if (typeof where !== 'string') layRegion(state, side, ...where);
    else {
      const turn = COMPASS.indexOf(where);
      const { q, r } = elementAt(DIRECTIONS, turn);
      layRegion(state, side, q, r, turn);
    }
  }
  for (const [side, kinds] of Object.entries(buildings)) {
    for (const kind of kinds) elementAt(state.regions, regionOf(state, side))[kind] = 0;
  }
}

function placeUnits(state: State, { units = [] }: Situation): void {
  for (const unit of state.units) Object.assign(unit, { region: -1, part: -1, place: 'reserve' });
  for (const placed of units) for (let made = 0; made < placed.count; made++) placeUnit(state, placed);
  state.population = state.units.filter(({ kind, region }) => kind === 'citizen' && region >= 0).length;
}

function placeUnit(state: State, { seat, kind, side, count: _count, ...detail }: Placed): void {
  const unit = state.units.find((piece) => piece.owner === seat && piece.kind === kind && piece.place === 'reserve');
  if (unit === undefined) throw new Error(`no ${kind} of seat ${seat} is left`);
  const region = side === 'open-sea' ? 0 : regionOf(state, side);
  Object.assign(unit, { region, part: 0, place: 'ground', ...detail });
  const building = BUILDINGS.find((name) => name === unit.place);
  if (building !== undefined) elementAt(state.regions, region)[building] = building === 'port' ? 0 : unit.part;
}

/** Every tile that is neither laid nor in hand lies in the tray. */
function layTiles(state: State, { hands, tray = [], otherTiles = 'deck' }: Situation): void {
  state.hands = state.screens.map((_, seat) => [...(hands?.[seat] ?? [])]);
  const backOf = (id: string) => sideOf(SMALL_BOX, id).back ?? id;
  const used = new Set([...state.regions.map(({ side }) => side), ...state.hands.flat(), ...tray]);
  const others = SMALL_BOX.tiles.filter((id) => !used.has(id) && !used.has(backOf(id)));
  const top = tray.toReversed();
  state.tray =
    otherTiles === 'deck' ? { deck: [...others, ...top], discards: [] } : { deck: [...top], discards: others };
}

function stackCards(state: State, { deck = [], rest = 'deck', row, cards = [] }: Situation): void {
  const free = new Set(SMALL_BOX.cards.keys());
  const take = (id: string) => {
    const card = free.has(id) ? id : cardsWithBack(id).find((other) => free.has(other));
    if (card === undefined) throw new Error(`no card ${id} is left`);
    free.delete(card);
    return card;
  };
  state.cards = cards.map(({ card, owner, engaged = false, built = false, since = 0, by = -1 }) => {
    return { card: take(card), owner, engaged, built, since, by };
  });
  const slot = (held: string | Slot): Slot =>
    held === null
      ? null
      : typeof held === 'string'
        ? { card: take(held), turned: 0 }
        : { ...held, card: take(held.card) };
  const laid = row?.map(slot);
  const top = deck.map(take);
  state.evolution.row = laid ?? Array.from({ length: 5 }, () => slot(elementAt([...free], free.size - 1)));
  const others = [...free];
  state.evolution.deck = [...(rest === 'deck' ? others : []), ...top.toReversed()];
  state.evolution.discards = rest === 'deck' ? [] : others;
}

function layGoals(state: State, { trends, objectives, benefactor, piles, discs, wheel, order }: Situation): void {
  state.trends = [...(trends ?? ['fish'])];
  state.objectives = state.screens.map((_, seat) => [...(objectives?.[seat] ?? [])]);
  state.benefactor = state.screens.map((_, seat) => benefactor?.[seat] ?? 0);
  state.piles = [...(piles ?? [4, 8, 8])];
  state.discs = state.screens.map((_, seat) => discs?.[seat] ?? 3);
  state.wheel = (wheel ?? []).map((disc) => ({ ...disc }));
  state.order = [...(order ?? state.screens.keys())];
}

function fillScreens(state: State, situation: Situation): void {
  const { bank } = situation;
  state.rebellion = situation.rebellion ?? 0;
  state.surplus = situation.surplus ?? 0;
  state.screens = state.screens.map((_, seat) => screenOf(situation.screens?.[seat]));
  state.domestic = { fish: 1, wood: 1, fruit: 1, cattle: 1, stone: 1, iron: 1, ...situation.domestic };
  state.export = { fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0, ...situation.export };
  const last = elementAt(state.screens, state.screens.length - 1);
  const held = [...state.benefactor, ...state.screens.map(({ florins }) => florins)];
  const florins = SMALL_BOX.florins - held.reduce((sum, purse) => sum + purse, 0);
  state.bank.florins = bank?.florins ?? florins;
  last.florins += florins - state.bank.florins;
  for (const resource of RESOURCES) {
    const stocks = [state.domestic, state.export, ...state.screens.map(({ cubes }) => cubes)];
    const out = stocks.reduce((sum, stock) => sum + stock[resource], 0);
    const left = SMALL_PACK.supply.cubes[resource] - out;
    state.bank.cubes[resource] = bank?.cubes?.[resource] ?? left;
    last.cubes[resource] += left - state.bank.cubes[resource];
  }
}

function beginPhase(state: State, { at: phase = 'actions', turn = 2 }: Situation): void {
  if (phase === 'discovery') {
    state.evolution.deck.unshift(...state.evolution.row.flatMap((slot) => slot?.card ?? []));
    state.evolution.row = state.evolution.row.map(() => null);
    Object.assign(state, { turn: 0, phase, trends: [], frames: [{ kind: 'turn' }, { kind: 'discovery', next: 0 }] });
    return;
  }
  state.phase = BEFORE[phase];
  state.turn = phase === 'disengagement' ? turn - 1 : turn;
  state.frames = [{ kind: 'turn' }];
}
