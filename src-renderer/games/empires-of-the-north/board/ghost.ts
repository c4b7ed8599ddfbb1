import type { Goods, Tile } from '#engine/empires-of-the-north/data/schema.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import type { Point } from '../../../board/plane.ts';
import { anyLocation, harvestGoods } from '../figures.ts';
import { effectSigns } from '../signs/effect-signs.ts';
import { goodsSigns, iconSign, type Sign } from '../signs/sign.ts';
import { islandArea, middleOf, ringPoint, shipArea, type Area } from './layout.ts';
import type { LocationModel } from './locations.ts';
import type { BoardModel, ShipModel } from './model.ts';

/** How a card is shown that a move is about. */
export type How = 'chosen' | 'exhausted' | 'ready' | 'raided' | 'leaving';

/** What a move would bring to the table. */
export type GhostModel = {
  readonly pawn?: { readonly at: Point; readonly seat: number; readonly exhausted: boolean };
  readonly ship?: ShipModel;
  readonly cards: readonly { readonly area: Area; readonly how: How }[];
  /** What is gained, and where it comes from. */
  readonly gains?: { readonly at: Point; readonly signs: readonly Sign[] };
};

const NONE: GhostModel = { cards: [] };

/** What a move would bring; nothing for one that changes nothing that lies on the table. */
export function ghostOf(view: View, model: BoardModel, move: Move): GhostModel | undefined {
  const seat = moverOf(view);
  switch (move.type) {
    case 'pawn': {
      const again = view.players[seat]?.pawns[move.pawn]?.state === 'active';
      return pawnAt(model, move.tile, seat, again);
    }
    case 'move': {
      const exhausted = view.players[seat]?.pawns[move.pawn]?.state === 'exhausted';
      return pawnAt(model, move.tile, seat, exhausted);
    }
    case 'use':
      return cards(model, [
        [move.location, 'exhausted'],
        [move.target, 'chosen'],
      ]);
    case 'raid':
      return cards(model, [[move.location, 'raided']]);
    case 'harvest':
      return harvested(view, model, move.location);
    case 'sail':
      return sailed(view, seat, move);
    case 'island':
      return move.island === null ? undefined : islandAt(model, move.island);
    case 'land':
      return landed(view, model, move.how);
    case 'pick':
      return cards(model, [[move.location, pickedHow(view)]]);
    case 'assign':
    case 'release':
      return cards(model, [[move.location, 'chosen']]);
    case 'advance':
      return advanced(model, move.ship);
    default:
      return undefined;
  }
}

/** Who makes the next move: the seat of the frame on top. */
function moverOf({ frames, deciders }: View): number {
  const frame = frames.at(-1);
  return frame !== undefined && 'seat' in frame ? frame.seat : (deciders[0] ?? -1);
}

function pawnAt(model: BoardModel, tile: Tile, seat: number, exhausted: boolean): GhostModel | undefined {
  const ring = model.tiles.findIndex((one) => one.tile === tile);
  if (ring < 0) return undefined;
  const at = ringPoint(ring);
  return { ...NONE, pawn: { at: { x: at.x, y: at.y - 2 }, seat, exhausted } };
}

const locationIn = ({ empires }: BoardModel, id: number): LocationModel | undefined =>
  empires.flatMap(({ locations }) => locations).find((location) => location.id === id);

function cards(model: BoardModel, wanted: readonly (readonly [number | undefined, How])[]): GhostModel {
  return {
    cards: wanted.flatMap(([id, how]) => {
      const found = id === undefined ? undefined : locationIn(model, id);
      return found === undefined ? [] : [{ area: found.area, how }];
    }),
  };
}

function harvested(view: View, model: BoardModel, id: number): GhostModel | undefined {
  const [found, location] = [locationIn(model, id), anyLocation(view, id)];
  if (found === undefined || location === undefined) return undefined;
  return {
    cards: [{ area: found.area, how: 'chosen' }],
    gains: { at: middleOf(found.area), signs: gained(harvestGoods(model.box, view, location)) },
  };
}

const gained = (goods: Goods): Sign[] => [{ mark: '+' }, ...goodsSigns(goods)];

function sailed(view: View, seat: number, move: Extract<Move, { type: 'sail' }>): GhostModel {
  const at = view.queue.length;
  const { common, fish, raze } = move;
  return { ...NONE, ship: { seat, common, fish, raze, at, area: shipArea(at, at + 1) } };
}

function islandAt(model: BoardModel, id: string): GhostModel | undefined {
  const found = model.islands.find(({ island }) => island === id);
  return found && { cards: [{ area: found.area, how: 'chosen' }] };
}

/** What an island would give: its goods, or itself. */
function landed(view: View, model: BoardModel, how: 'pillage' | 'conquer'): GhostModel | undefined {
  const frame = view.frames.at(-1);
  if (frame?.kind !== 'landing') return undefined;
  const island = model.box.islands.get(frame.island);
  const area = islandArea(frame.pile, 0);
  const signs = how === 'conquer' ? [iconSign('conquer')] : island === undefined ? [] : effectSigns(island.pillage);
  return { ...NONE, gains: { at: { x: area.x - 24, y: area.y + area.height / 2 }, signs } };
}

/** What becomes of the Location that is picked for the effect on top. */
function pickedHow({ frames }: View): How {
  const frame = frames.at(-1);
  const clause = frame?.kind === 'effect' ? frame.todo[0]?.do : undefined;
  if (clause === 'exhaust') return 'exhausted';
  if (clause === 'ready') return 'ready';
  return clause === 'lift' || clause === 'drop' ? 'leaving' : 'chosen';
}

/** A ship goes before the one ahead of it. */
function advanced({ ships }: BoardModel, at: number): GhostModel | undefined {
  const [ship, ahead] = [ships[at], ships[at - 1]];
  return ship && ahead && { ...NONE, ship: { ...ship, at: ahead.at, area: ahead.area } };
}
