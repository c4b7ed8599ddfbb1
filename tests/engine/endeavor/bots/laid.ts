/** Positions laid by hand for the habits of the bots: only what is said differs from the beginning of a game. */
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { openBox } from '#engine/endeavor/box.ts';
import type { Frame } from '#engine/endeavor/frames.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { Player, State, Status } from '#engine/endeavor/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { botOf, GAME, optionsFor } from './company.ts';

/** The box of the base pack. */
export const BOX = openBox(BASE_PACK);

/** What is laid of a player; of the status only what is not 0. */
type LaidPlayer = Partial<Omit<Player, 'status' | 'tokens' | 'buildings'>> & {
  readonly status?: Partial<Status>;
  /** Tokens by kind. */
  readonly tokens?: Readonly<Record<string, number>>;
  /** Buildings besides the Colonial House; those after `*` are in use. */
  readonly buildings?: readonly string[];
};

/** What is laid of a table. */
export type Laid = {
  readonly players?: number;
  readonly round?: number;
  /** What seat 0 has to decide. */
  readonly at?: Exclude<Frame['kind'], 'rounds' | 'actions' | 'round-end'> | Frame;
  readonly seats?: readonly LaidPlayer[];
  /** Owners of the discs on the tracks, by region. */
  readonly ships?: Readonly<Record<string, readonly Seat[]>>;
  readonly cities?: Readonly<Record<string, Seat>>;
  /** Kinds of the tokens on cities and routes by their ids, on the next berth by its region; all others are `others`. */
  readonly tokens?: Readonly<Record<string, string>>;
  readonly others?: string;
  /** Copies left of buildings. */
  readonly tiles?: Readonly<Record<string, number>>;
  readonly stacks?: Readonly<Record<string, readonly string[]>>;
};

/** Lays a table at which seat 0 decides in the actions phase of round 3, if nothing else is said. */
export function lay(laid: Laid): State {
  const state = GAME.setup(optionsFor(laid.players ?? 4), 'laid', () => undefined);
  state.round = laid.round ?? 3;
  state.first = 0;
  state.spaces.fill(kindOf(laid.others ?? 'industry'));
  for (const [region, owners] of Object.entries(laid.ships ?? {}))
    state.ships[defined(BOX.regionAt.get(region))] = [...owners];
  for (const [city, owner] of Object.entries(laid.cities ?? {})) {
    const at = defined(BOX.cityAt.get(city));
    state.cities[at] = owner;
    state.spaces[defined(BOX.cities[at]).space] = -1;
  }
  for (const [place, kind] of Object.entries(laid.tokens ?? {})) state.spaces[spaceOf(state, place)] = kindOf(kind);
  for (const [id, copies] of Object.entries(laid.tiles ?? {})) state.tiles[defined(BOX.buildingAt.get(id))] = copies;
  for (const [id, cards] of Object.entries(laid.stacks ?? {})) state.stacks[defined(BOX.stackAt.get(id))] = [...cards];
  laid.seats?.forEach((player, seat) => layPlayer(state, seat, player));
  state.frames = [{ kind: 'rounds' }, { kind: 'round-end' }, ...framesFor(laid.at ?? 'turn')];
  return state;
}

function framesFor(at: NonNullable<Laid['at']>): Frame[] {
  if (typeof at !== 'string') return [{ kind: 'actions', next: 1 }, at];
  const phases = { build: ['growth', 'salaries'], growth: ['salaries'] } as const;
  const later = at === 'build' || at === 'growth' ? phases[at].map((kind): Frame => ({ kind, seat: 0 })) : [];
  return [{ kind: 'actions', next: 1 }, ...later.reverse(), { kind: at, seat: 0 } as Frame];
}

const kindOf = (token: string): number => (token === 'none' ? -1 : defined(BOX.tokenAt.get(token)));

function spaceOf({ ships }: State, place: string): number {
  const city = BOX.cities[BOX.cityAt.get(place) ?? -1];
  const route = BOX.routes[BOX.routeAt.get(place) ?? -1];
  if (city !== undefined || route !== undefined) return defined(city ?? route).space;
  const region = defined(BOX.regions[defined(BOX.regionAt.get(place))]);
  return region.firstSpace + defined(ships[region.index]).length;
}

function layPlayer(state: State, seat: Seat, { status, tokens, buildings, ...rest }: LaidPlayer): void {
  const player = defined(state.players[seat]);
  Object.assign(player, rest);
  Object.assign(player.status, status);
  for (const [kind, count] of Object.entries(tokens ?? {})) player.tokens[kindOf(kind)] = count;
  for (const name of buildings ?? []) {
    const disc = name.startsWith('*');
    const building = disc ? name.slice(1) : name;
    if (building === 'colonial-house') player.buildings = [{ building, disc }];
    else player.buildings.push({ building, disc });
  }
}

/** What the bot of a level does in seat 0. */
export function decides(state: State, level = 'steward'): Move {
  return botOf(level).decide(GAME, GAME.information(state, 0), 0, streamOf('habits'));
}
