import type { Component } from 'svelte';
import type { Object3D } from 'three';
import type { SeatSetup } from '#main/contract/messages.ts';
import type { SeatStyle } from '../icons/seat-styles.ts';
import type { Walk } from './walk.ts';
import type { Box, Point } from './plane.ts';
import type { Projection } from './projection.ts';
import type { Size, Viewport } from './viewport.ts';

/** The name of a place; only the game that made it can read it. */
export type PlaceId = string;

/** A place on the board: one that people go to, or a spot inside one. */
export type Place = {
  readonly id: PlaceId;
  /** The place to go to that it belongs to; its own id where people go to it. */
  readonly group: PlaceId;
  /** Where its pin stands, and what the board moves to when it is to be seen. */
  readonly point: Point;
  /** How high above the plane its pin stands. */
  readonly lift: number;
  /** The ring round it, of a place that people go to: inside it is pressed. Spots have none. */
  readonly outline?: readonly Point[];
  /** Nothing lies there yet: its ring is broken, and its pin shows a plus. */
  readonly empty?: boolean;
};

/** A place that people go to, by key or by pointer. */
export type PlaceGroup = Place & { readonly outline: readonly Point[] };

/** A place that may be picked now, with its sentence. */
export type Target = {
  readonly place: PlaceId;
  /** The sentence a player reads or hears. */
  readonly label: string;
  /** `main` asks for attention, `side` is also possible. */
  readonly emphasis?: 'main' | 'side';
};

/** What the board knows of a game's data. */
export type BoardTypes = { view: object; pack: object; move: { type: string } };

/** What a board is made from: who sits where, what lies open, and the data it is played with. */
export type BoardTable<T extends BoardTypes = BoardTypes> = {
  readonly seats: readonly SeatSetup[];
  readonly view: T['view'];
  readonly pack: T['pack'];
};

/** All that is to be seen: the model, every place to go to, and what is shown before it is done. */
export type Scenery<M, G> = {
  readonly model: M;
  readonly groups: readonly PlaceGroup[];
  readonly ghost: G | undefined;
};

/** What the flat picture is drawn with, in hundredths of a unit of the plane. */
export type SvgProps<M = unknown, G = unknown> = Scenery<M, G> & {
  /** How each seat is shown. */
  readonly seatStyles: readonly SeatStyle[];
  /** Pixels a unit takes now: what is read keeps its size on the screen. */
  readonly scale: number;
  /** Keeps the ids of clips and gradients apart. */
  readonly scope: string;
};

/** What lies under the flat picture, drawn in pixels of the stage. */
export type GroundProps = { readonly view: Viewport; readonly size: Size; readonly scope: string };

/** How far a board in relief reaches: what must be in sight, and what the camera may look at. */
export type Reach = {
  /** Points of space: x and z in the plane, y upwards. */
  readonly rim: readonly { readonly x: number; readonly y: number; readonly z: number }[];
  readonly floor: Box;
};

/** A board in relief. It is drawn from one scenery after another: only what differs need be touched. */
export type Relief<M = unknown, G = unknown> = {
  readonly root: Object3D;
  reach(scenery: Scenery<M, G>): Reach;
  /** @param still pieces are set down at once instead of being carried */
  draw(scenery: Scenery<M, G>, still: boolean): void;
  /** Carries pieces on; true while any is on its way. */
  step(milliseconds: number): boolean;
  dispose(): void;
};

/** The part of a board in relief that is loaded when somebody asks for it. */
export type ThreePart<M = unknown, G = unknown> = {
  relief(seatStyles: readonly SeatStyle[]): Relief<M, G>;
  /** What is read over the picture: figures are never painted on a slope. */
  readonly Over?: Component<{ model: M; projection: Projection }>;
};

/**
 * A game's board: a plane of places (a map, a ring of tiles, tableaus). One model feeds the flat picture and the relief;
 * targets, keys and the log know it by its places alone. `M` is the model, `G` what is shown before a move is made.
 */
export type Board<T extends BoardTypes = BoardTypes, M = unknown, G = unknown> = {
  /** What the board is called by a screen reader. */
  name(): string;
  /** @param before the model shown until now: what did not move keeps its place */
  model(view: T['view'], pack: T['pack'], before?: M): M;
  /** Every place to go to, in order, then those of `wanted` that are not among them; names of nothing are left out. */
  places(model: M, wanted: readonly PlaceId[]): readonly Place[];
  /** A place with what lies there, as it is read out. */
  place(table: BoardTable<T>, model: M, id: PlaceId): string;
  /** What the flat picture shows when all of it is shown. */
  extent(scenery: Scenery<M, G>): Box;
  /** What a move would bring, to be shown where it would lie; nothing for a move that brings nothing. */
  ghost?(table: BoardTable<T>, model: M, move: T['move']): G | undefined;
  /** How keys lead from place to place; the arrows in four directions where nothing else is said. */
  readonly walk?: Walk;
  readonly Svg: Component<SvgProps<M, G>>;
  readonly Ground?: Component<GroundProps>;
  /** The relief. Without it there is no choice between two boards, and nobody asks for WebGL. */
  three?(): Promise<ThreePart<M, G>>;
};

/** A board whose model and ghost are forgotten: what it makes is what it is given again. */
export function defineBoard<T extends BoardTypes, M, G>(board: Board<T, M, G>): Board<T> {
  return board as unknown as Board<T>;
}

/** Whether people go to a place. */
export const isPlaceGroup = (place: Place): place is PlaceGroup =>
  place.group === place.id && place.outline !== undefined;
