import type { Pack } from '#engine/endeavor/data/schema.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { View } from '#engine/endeavor/state.ts';
import type { Point } from '../../../board/plane.ts';
import { besidePoint, stackPoint } from './geometry.ts';
import type { BoardModel, CityModel, RouteModel } from './model.ts';

/** What a move would bring to the chart. */
export type GhostModel = {
  /** A disc that would be laid, and its colour; a disc of another colour leaves where somebody else is now. */
  readonly disc?: { readonly at: Point; readonly owner: number };
  /** Tokens that would come along, where they lie now. */
  readonly tokens: readonly { readonly at: Point; readonly token: string }[];
  /** Routes that would have both ends in one hand. */
  readonly routes: readonly string[];
  /** A card that would leave its stack, or come back to it. */
  readonly card?: { readonly stack: string; readonly id: string; readonly at: Point; readonly back: boolean };
};

const NONE = { tokens: [], routes: [] } as const;

/** What a move would bring; nothing for a move that changes nothing on the chart. */
export function ghostOf(view: View, pack: Pack, model: BoardModel, move: Move): GhostModel | undefined {
  switch (move.type) {
    case 'ship':
      return shipped(model, move.at, mover(view));
    case 'occupy':
    case 'attack':
      return taken(model, move.at, mover(view));
    case 'draw':
      return drawn(model, move.at);
    case 'neutral':
      return neutral(view, model, move.at);
    case 'discard':
      return returned(pack, move.card);
    default:
      return undefined;
  }
}

/** Who makes the next move: the seat of the frame on top. */
function mover(view: View): number {
  const frame = view.frames.at(-1);
  return frame && 'seat' in frame ? frame.seat : -1;
}

/** The neutral colour comes after the seats. */
function neutral(view: View, model: BoardModel, at: string): GhostModel | undefined {
  const frame = view.frames.at(-1);
  if (frame?.kind !== 'neutral') return undefined;
  if (frame.action === 'draw') return drawn(model, at);
  const owner = view.players.length;
  return frame.action === 'ship' ? shipped(model, at, owner) : taken(model, at, owner);
}

function shipped(model: BoardModel, at: string, owner: number): GhostModel | undefined {
  const region = model.regions.find(({ id }) => id === at);
  if (!region) return undefined;
  const berth = region.berths[region.next];
  if (!berth) {
    const slot = region.beside.findIndex((one) => one.owner === owner);
    const point = besidePoint(at, slot < 0 ? region.beside.length : slot);
    return point && { ...NONE, disc: { at: point, owner } };
  }
  const laid = { ...NONE, disc: { at: berth.at, owner }, tokens: tokenAt(berth.at, berth.token) };
  // The disc that fills a track opens the region, and the governor leaves.
  const opened = region.next === region.berths.length - 1 ? drawn(model, at)?.card : undefined;
  return opened ? { ...laid, card: opened } : laid;
}

function taken(model: BoardModel, at: string, owner: number): GhostModel | undefined {
  const city = model.cities.find(({ id }) => id === at);
  if (!city) return undefined;
  const routes = model.routes.filter((route) => joins(model, route, city, owner));
  return {
    disc: { at: city.at, owner },
    tokens: [...tokenAt(city.at, city.token), ...routes.flatMap(({ line, token }) => tokenAt(line.token, token))],
    routes: routes.map(({ id }) => id),
  };
}

/** Whether a colour that takes a city holds the other end of a route already. */
function joins(model: BoardModel, { ends }: RouteModel, city: CityModel, owner: number): boolean {
  if (!ends.includes(city.id)) return false;
  const other = ends[0] === city.id ? ends[1] : ends[0];
  return model.cities.some(({ id, owner: holder }) => id === other && holder === owner);
}

const tokenAt = (at: Point, token: string | null) => (token === null ? [] : [{ at, token }]);

function drawn(model: BoardModel, at: string): GhostModel | undefined {
  const stack = model.stacks.find(({ id }) => id === at);
  return stack?.top && { ...NONE, card: { stack: at, id: stack.top.id, at: stack.at, back: false } };
}

function returned(pack: Pack, card: string): GhostModel | undefined {
  const stack = pack.stacks.find(({ cards }) => cards.some(({ id }) => id === card));
  const at = stack && stackPoint(stack.id);
  // Slavery cards and governors never come back.
  const isGovernor = stack?.cards.some(({ id, number }) => id === card && number === null);
  if (!stack || !at || isGovernor || stack.id === pack.slavery.stack) return undefined;
  return { ...NONE, card: { stack: stack.id, id: card, at, back: true } };
}
