/** Makes a state in a chosen situation: a game set up as usual, then laid out anew. Status is counted from the symbols. */
import { expect } from 'vitest';
import { buildingOf, cardOf, openBox, type Box } from '#engine/endeavor/box.ts';
import { TRACKS, type Pack, type Track } from '#engine/endeavor/data/schema.ts';
import { endeavor } from '#engine/endeavor/endeavor.ts';
import { seatsFrom } from '#engine/kernel/seat.ts';
import type { Frame } from '#engine/endeavor/frames.ts';
import type { Player, State } from '#engine/endeavor/state.ts';
import type { Game } from '#engine/kernel/game.ts';
import type { EndeavorTypes } from '#engine/endeavor/endeavor.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Own, Situation } from './situation.ts';
import { SMALL_PACK } from './small-pack.ts';

/** A pack as the rules see it, and its game. */
export type Played = { readonly box: Box; readonly game: Game<EndeavorTypes> };

/** Opens a pack for tests. */
export const playedWith = (pack: Pack): Played => ({ box: openBox(pack), game: endeavor(pack) });

/** The small pack. */
export const SMALL: Played = playedWith(SMALL_PACK);

/** The letter of a track. */
export const LETTER = { industry: 'I', culture: 'C', finance: 'F', politics: 'P' } as const;

const place = (index: ReadonlyMap<string, number>, id: string): number => {
  const at = index.get(id);
  if (at === undefined) throw new Error(`there is no ${id}`);
  return at;
};

/** The space that `africa 3`, a city or a route names. */
export function spaceOf({ regions, regionAt, cities, cityAt, routes, routeAt }: Box, name: string): number {
  const [region = '', berth] = name.split(' ');
  if (berth !== undefined) return elementAt(regions, place(regionAt, region)).firstSpace + Number(berth) - 1;
  const city = cityAt.get(name);
  return city === undefined ? elementAt(routes, place(routeAt, name)).space : elementAt(cities, city).space;
}

/** The state a situation describes, before anything of it runs by itself. */
export function arrange({ box, game }: Played, situation: Situation): State {
  const { players = 3, phases = 'one-by-one', round = 4, first = 0 } = situation;
  const state = game.setup({ players, phases }, 'by hand', () => undefined);
  Object.assign(state, { round, first });
  layMap(box, state, situation);
  state.players.forEach((player, seat) => layBoard(box, player, situation.seats?.[seat] ?? {}));
  for (const { buildings } of state.players)
    for (const { building } of buildings.slice(1)) takeTile(box, state, building);
  layCards(box, state, situation);
  state.players.forEach((player, seat) => countSymbols(box, player, situation.seats?.[seat] ?? {}));
  layTokens(box, state, situation);
  state.players.forEach((_, seat) => countDiscs(box, state, seat, situation.seats?.[seat] ?? {}));
  if (state.neutral !== null) state.neutral = box.pack.supply.discs - onMap(state, players);
  state.frames = framesOf(state, situation);
  expect(game.schema.state.safeParse(state).error).toBeUndefined();
  return state;
}

function layMap(box: Box, state: State, { open = [], ships = {}, cities = {} }: Situation): void {
  for (const region of open) {
    const { index, berths } = elementAt(box.regions, place(box.regionAt, region));
    state.ships[index] = Array.from({ length: berths }, (_, at) => at % state.players.length);
  }
  for (const [region, owners] of Object.entries(ships)) state.ships[place(box.regionAt, region)] = [...owners];
  for (const [city, owner] of Object.entries(cities)) state.cities[place(box.cityAt, city)] = owner;
}

function layBoard(box: Box, player: Player, { buildings = [], tokens = {}, cards = [], down = [], passed }: Own): void {
  const tiles = buildings.map((name) => ({ building: name.replace('*', ''), disc: name.endsWith('*') }));
  const { id } = box.pack.start;
  const printed = tiles.find(({ building }) => building === id) ?? { building: id, disc: false };
  player.buildings = [printed, ...tiles.filter((tile) => tile !== printed)];
  player.tokens = box.tokens.map((token) => tokens[token.id] ?? 0);
  player.cards = [...cards];
  player.faceDown = [...down];
  player.passed = passed ?? false;
}

function takeTile(box: Box, state: State, building: string): void {
  const kind = place(box.buildingAt, building);
  state.tiles[kind] = elementAt(state.tiles, kind) - 1;
  if (elementAt(state.tiles, kind) < 0) throw new Error(`there are not so many of ${building}`);
}

/** What is neither held nor above a stated top lies on its stack; the governor of an open region never does. */
function layCards(box: Box, state: State, { tops = {}, abolished = false }: Situation): void {
  state.abolished = abolished;
  const held = new Set(state.players.flatMap(({ cards, faceDown }) => [...cards, ...faceDown]));
  state.stacks = box.stacks.map(({ id, region, cards }) => {
    const { berths } = elementAt(box.regions, region);
    const open = elementAt(state.ships, region).length >= berths;
    const least = open && berths > 0 ? 1 : -1;
    const top = abolished && id === box.pack.slavery.stack ? 6 : (tops[id] ?? least);
    const rest = cards.filter((card) => !held.has(card.id));
    const gone = rest.filter(({ number }) => (number ?? 0) < top);
    state.removed.push(...gone.map((card) => card.id));
    return rest.filter((card) => !gone.includes(card)).map((card) => card.id);
  });
}

function countSymbols(box: Box, player: Player, { status = {} }: Own): void {
  for (const track of TRACKS) {
    const token = box.tokens.findIndex((one) => one.track === track);
    const given = symbolsOf(box, player, track);
    const wanted = status[LETTER[track]] ?? given + elementAt(player.tokens, token);
    const tokens = wanted - given;
    if (tokens < elementAt(player.tokens, token)) throw new Error(`more than ${wanted} of ${track} already`);
    player.tokens[token] = tokens;
    player.status[track] = wanted;
  }
}

function symbolsOf(box: Box, { buildings, cards }: Player, track: Track): number {
  const symbols = [
    ...buildings.map(({ building }) => buildingOf(box, building).symbols),
    ...cards.map((id) => cardOf(box, id).symbols),
  ];
  return symbols.reduce((sum, one) => sum + (one[track] ?? 0), 0);
}

/** Tokens lie where the test says; on other free spaces lies what is left, and none where a disc does. */
function layTokens(box: Box, state: State, { tokens = {} }: Situation): void {
  const left = box.tokens.map(({ copies }, kind) => copies - held(state, kind));
  const fixed = new Map<number, string | null>();
  for (const [name, token] of Object.entries(tokens)) fixed.set(spaceOf(box, name), token);
  for (const space of takenSpaces(box, state)) if (!fixed.has(space)) fixed.set(space, null);
  const take = (kind: number): number => {
    left[kind] = elementAt(left, kind) - 1;
    if (elementAt(left, kind) < 0) throw new Error(`there are not so many tokens of ${box.tokens[kind]?.id}`);
    return kind;
  };
  for (const [space, token] of fixed) state.spaces[space] = token === null ? -1 : take(place(box.tokenAt, token));
  for (let space = 0; space < box.spaces; space++) {
    if (fixed.has(space)) continue;
    const kind = left.findIndex((copies) => copies > 0);
    state.spaces[space] = kind < 0 ? -1 : take(kind);
  }
  state.spent = left;
}

const held = ({ players }: State, kind: number): number =>
  players.reduce((sum, { tokens }) => sum + elementAt(tokens, kind), 0);

/** Spaces under discs, and routes whose ends one colour holds. */
function takenSpaces(box: Box, { ships, cities }: State): number[] {
  const berths = box.regions.flatMap(({ berths: length, firstSpace, index }) =>
    elementAt(ships, index).flatMap((_, at) => (at < length ? [firstSpace + at] : [])),
  );
  const occupied = box.cities.flatMap(({ space }, at) => (elementAt(cities, at) >= 0 ? [space] : []));
  const joined = box.routes.flatMap(({ ends: [one, other], space }) =>
    elementAt(cities, one) >= 0 && cities[one] === cities[other] ? [space] : [],
  );
  return [...berths, ...occupied, ...joined];
}

const onMap = ({ ships, cities }: State, colour: number): number =>
  [...ships.flat(), ...cities].filter((owner) => owner === colour).length;

function countDiscs(box: Box, state: State, seat: number, { harbour, supply }: Own): void {
  const player = elementAt(state.players, seat);
  const used = onMap(state, seat) + player.buildings.filter(({ disc }) => disc).length;
  const left = box.pack.supply.discs - used;
  player.harbour = harbour ?? (supply === undefined ? 5 : left - supply);
  player.supply = left - player.harbour;
  if (supply !== undefined && supply !== player.supply) throw new Error(`the supply of ${seat} is ${player.supply}`);
}

/** A round from the phase that is about to begin. */
function framesOf(state: State, { at = 'actions', next }: Situation): Frame[] {
  const end: Frame[] = [{ kind: 'rounds' }, { kind: 'round-end' }];
  if (at === 'round-end') return end;
  const acting: Frame[] = [...end, { kind: 'actions', next: next ?? state.first }];
  if (at === 'actions') return acting;
  const phases = (['salaries', 'growth', 'build'] as const).slice(0, ['salaries', 'growth', 'build'].indexOf(at) + 1);
  const seats = seatsFrom(state, state.first).reverse();
  return [...acting, ...phases.flatMap((kind) => seats.map((seat): Frame => ({ kind, seat })))];
}
