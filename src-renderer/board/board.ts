import type { Component } from 'svelte';
import type { Object3D } from 'three';
import type { SeatSetup } from '#main/contract/messages.ts';
import { written } from '../components/written.ts';
import type { SeatStyle } from '../icons/seat-styles.ts';
import type { Detail } from './detail.ts';
import type { Walk } from './walk.ts';
import type { Box, Point } from './plane.ts';
import type { Projection } from './projection.ts';
import type { Studio } from './three/studio.ts';
import type { Size, Viewport } from './viewport.ts';

/** The name of a place. Only the game that made it can read it. */
export type PlaceId = string;

/** A place on the board: one that people go to, or a spot inside such a place. */
export type Place = {
  readonly id: PlaceId;
  /** The place that it belongs to; its own id where people go to it. */
  readonly group: PlaceId;
  /** Where its pin stands, and what is brought into sight with it. */
  readonly point: Point;
  /** How high above the plane its pin stands. */
  readonly lift: number;
  /** How high above the plane its outline lies in the relief, on top of what stands there; by default on the plane. */
  readonly high?: number;
  /** The outline of a place that people go to; a press inside counts for it. Spots have none. */
  readonly outline?: readonly Point[];
  /** Nothing is there yet: its outline is dashed, and its pin shows a plus. */
  readonly empty?: boolean;
  /** Too small for a pin: its outline alone shows that it can be picked. Such places come and go without bringing the view back. */
  readonly slim?: boolean;
};

/** What a place is called where somebody asks about it (`data-inspect`). */
export const placeInspected = (id: PlaceId): string => written('place', id);

/** A place that people go to, by key or by pointer. */
export type PlaceGroup = Place & { readonly outline: readonly Point[] };

/** A place that can be picked now. */
export type Target = {
  readonly place: PlaceId;
  /** What a player reads or hears about it. */
  readonly label: string;
  /** `main` for what asks for attention, `side` for what is possible besides. */
  readonly emphasis?: 'main' | 'side';
  /** Whether the player sees that nothing there can be paid for. */
  readonly beyond?: boolean;
};

/** The types of a game that its board needs. */
export type BoardTypes = { view: object; pack: object; move: { type: string } };

/** What a board is made from: the seats, the public view, and the data of the game. */
export type BoardTable<T extends BoardTypes = BoardTypes> = {
  readonly seats: readonly SeatSetup[];
  readonly view: T['view'];
  readonly pack: T['pack'];
};

/** Everything a picture shows: the model, the places people go to, and the outcome of a move that is not played yet. */
export type Scenery<M, G> = {
  readonly model: M;
  readonly groups: readonly PlaceGroup[];
  readonly ghost: G | undefined;
  /** The seats that have won, whose pieces are lit; none before the end. */
  readonly won?: readonly number[];
};

/** How things stand on a table, as its lamp tells it: calm, tense, or all is lost. */
export type Mood = 'calm' | 'tense' | 'lost';

/** What the flat picture is given. It is drawn in hundredths of a unit of the plane. */
export type SvgProps<M = unknown, G = unknown> = Scenery<M, G> & {
  /** How each seat is shown. */
  readonly seatStyles: readonly SeatStyle[];
  /** Pixels of a unit now; text is drawn against it so that it keeps its size on the screen. */
  readonly scale: number;
  /** Seen from afar everything is left out that `Far` shows instead. */
  readonly detail: Detail;
  /** Keeps the ids of clips and gradients apart. */
  readonly scope: string;
  /** Whether the plane lies turned by a quarter (turn.ts): the picture is drawn for the turned plane, what stands on it upright. */
  readonly turned: boolean;
};

/** How the board last lay at rest: badges are laid out for it, and go with their places while the picture moves. */
export type Rested = {
  readonly projection: Projection;
  /** The size of the text, 1 for the usual. */
  readonly text: number;
};

/** What is drawn over either picture while it is seen from afar. It is drawn in pixels of the stage. */
export type FarProps<M = unknown> = {
  readonly model: M;
  readonly seatStyles: readonly SeatStyle[];
  readonly projection: Projection;
  readonly rested: Rested;
  readonly size: Size;
  /** The seats whose pieces are lit, since they have won. */
  readonly won?: readonly number[] | undefined;
};

/** One place shown large: a model with nothing else, and what each seat has there. */
export type CloseUp<M = unknown> = {
  readonly model: M;
  readonly lines: readonly { readonly seat: number; readonly text: string }[];
};

/** What decides which part of a board lies large in front. */
export type Fronting = {
  /** What somebody brought there by a press. */
  readonly brought: PlaceId | undefined;
  /** What lay there until now. */
  readonly before: PlaceId | undefined;
  /** The places that can be picked. */
  readonly wanted: readonly PlaceId[];
  /** The move whose outcome is shown before it is played. */
  readonly move: { readonly type: string } | undefined;
};

/** A board of several like parts, of which one lies large in front and the others small beside it. */
export type Fronts<T extends BoardTypes = BoardTypes> = {
  /** The part that lies in front. */
  now(table: BoardTable<T>, fronting: Fronting): PlaceId;
  /** Whether a press on a place brings it there, where it does not lie in front already. */
  comes(id: PlaceId): boolean;
};

/** An edge of the board along which something is laid over it. */
export type BoardEdge = 'top' | 'right';

/** The letter of one part of a place that has several alike. */
export type PartLetter = {
  readonly letter: string;
  readonly point: Point;
  /** Parts of another kind have letters of their own, in other colours. */
  readonly other: boolean;
};

/** What the ground under the flat picture is given. It is drawn in pixels of the stage. */
export type GroundProps = {
  readonly view: Viewport;
  readonly size: Size;
  readonly scope: string;
  readonly turned: boolean;
};

/** How far a relief reaches. */
export type Reach = {
  /** Points that must all be in sight; x and z lie in the plane, y points upwards. */
  readonly rim: readonly { readonly x: number; readonly y: number; readonly z: number }[];
  /** The part of the plane on which there is something to look at. */
  readonly floor: Box;
  /** How far from straight above the board is best seen from a chair, in degrees; by default 38. */
  readonly lean?: number;
};

/** A board in relief. It draws one scenery after another and touches only what differs. */
export type Relief<M = unknown, G = unknown> = {
  readonly root: Object3D;
  reach(scenery: Scenery<M, G>): Reach;
  /**
   * @param still pieces are placed at once instead of moving there
   * @param detail seen from afar everything is left out that `Far` shows instead
   */
  draw(scenery: Scenery<M, G>, still: boolean, detail: Detail): void;
  /**
   * The camera sees it from elsewhere: what stands on it may be larger from afar, where it would be too small to read.
   * @param unit pixels that a unit of the plane takes now, where the camera looks
   * @returns whether anything looks different
   */
  sized?(unit: number): boolean;
  /** Moves pieces on; true while any is still moving. */
  step(milliseconds: number): boolean;
  dispose(): void;
};

/** The part of a relief that is loaded only when somebody asks for it. */
export type ThreePart<M = unknown, G = unknown> = {
  /** @param redraw asks for a new picture: something that took time, as a print, is ready */
  relief(seatStyles: readonly SeatStyle[], studio: Studio, redraw: () => void): Relief<M, G>;
  /** Text over the picture seen from near, which is never painted on a slope. */
  readonly Over?: Component<{ model: M; projection: Projection }>;
};

/**
 * A game's board: a plane with places (a map, a ring of tiles, tableaus). The flat picture and the relief draw the same
 * model; targets, keys and the log know only its places. `M` is the model, `G` the outcome of a move that is not played
 * yet.
 */
export type Board<T extends BoardTypes = BoardTypes, M = unknown, G = unknown> = {
  /** What the board is called by a screen reader. */
  name(): string;
  /**
   * @param before the model shown until now, so that what did not move keeps its place
   * @param front what lies large in front, on a board that has such a part
   */
  model(view: T['view'], pack: T['pack'], before?: M, front?: PlaceId): M;
  /** Every place people go to, in order, then those of `wanted` that are not among them. Unknown names are left out. */
  places(model: M, wanted: readonly PlaceId[]): readonly Place[];
  /** A place and what is there, as it is read out. */
  place(table: BoardTable<T>, model: M, id: PlaceId): string;
  /** The name of a place alone, shown beside it; nothing for one that has none. */
  caption?(table: BoardTable<T>, model: M, id: PlaceId): string | undefined;
  /** What stands below that name: what the place does, where the picture shows it in signs alone. */
  note?(table: BoardTable<T>, model: M, id: PlaceId): string | undefined;
  /** A place shown large; nothing where nothing lies. */
  closeUp?(table: BoardTable<T>, model: M, id: PlaceId): CloseUp<M> | undefined;
  /** The letters of the parts of a place, as words call them. */
  letters?(model: M, id: PlaceId): readonly PartLetter[];
  /** The part of the plane that the flat picture shows at first. */
  extent(scenery: Scenery<M, G>): Box;
  /** How things stand; by default calm. */
  mood?(table: BoardTable<T>): Mood;
  /** What a move would bring, shown where it would lie; undefined for a move that brings nothing. */
  ghost?(table: BoardTable<T>, model: M, move: T['move']): G | undefined;
  /**
   * The edge that holds least while the whole board is in sight, at its upper end: the caption of what happened lies along it. By
   * default the upper one.
   */
  readonly quietEdge?: BoardEdge;
  /** Which part lies large in front; without it all of the board is shown alike. */
  readonly fronts?: Fronts<T>;
  /** How keys lead from place to place; by default the four arrow keys. */
  readonly walk?: Walk;
  readonly Svg: Component<SvgProps<M, G>>;
  /** Whether the flat picture can be turned by a quarter. */
  readonly turns?: true;
  readonly Ground?: Component<GroundProps>;
  /** What is drawn over either picture while it is seen from afar. Without it a board is always shown from near. */
  readonly Far?: Component<FarProps<M>>;
  /** What `Far` shows of whatever a place is about, in pixels of the stage at rest; nothing where a pin marks the place itself. */
  badge?(model: M, id: PlaceId, rested: Rested): Box | undefined;
  /** The relief. Without it there is only the flat board, and nobody asks for WebGL. */
  three?(): Promise<ThreePart<M, G>>;
  /** Whether the flat board is shown first also where the relief could be. */
  readonly flatFirst?: true;
};

/** Forgets the types of a board's model and ghost: it is only ever given back what it has made. */
export function defineBoard<T extends BoardTypes, M, G>(board: Board<T, M, G>): Board<T> {
  return board as unknown as Board<T>;
}

/** Whether people go to a place, as opposed to a spot inside one. */
export const isPlaceGroup = (place: Place): place is PlaceGroup =>
  place.group === place.id && place.outline !== undefined;
