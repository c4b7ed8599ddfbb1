import type { PlaceId } from '../board/board.ts';
import type { Values } from '../i18n/translator.ts';
import type { InspectId } from './inspection.ts';
import type { RuleAnchor } from './rules.ts';
import type { GameTypes, TableOf } from './types.ts';

/** What the pilot goes by: the public table, and what happened in public since it looked last. Nothing private. */
export type Moment<T extends GameTypes = GameTypes> = {
  readonly table: TableOf<T>;
  /** Public events since the moment before, oldest first. */
  readonly events: readonly T['event'][];
  /** The seat that decides alone now, be it a person or a bot. */
  readonly seat: number | undefined;
  /** The person who decides alone now, if they are new to the game. */
  readonly newcomer: number | undefined;
  /** Whether that decision is made behind the curtain. */
  readonly secret: boolean;
  /** What the seat could do, were it rich enough. */
  readonly moves: readonly T['move'][];
  /** What it points at. */
  readonly pointed: T['move'] | undefined;
  /** Whether one person plays alone against bots. */
  readonly alone: boolean;
  readonly over: boolean;
};

/** What a line of the pilot is about: the choices it lights, a place of the board, or anything that can be asked about. */
export type Shown<T extends GameTypes = GameTypes> = {
  readonly move?: (move: T['move']) => boolean;
  readonly place?: PlaceId;
  readonly inspect?: InspectId;
  /** A control, by its `data-testid`. */
  readonly control?: string;
};

/** How one wins and how all lose: told first, to every newcomer, until they say that they have read it. */
export type Aim<T extends GameTypes = GameTypes> = Pick<Lesson<T>, 'id' | 'rule' | 'values'>;

/** One line of the pilot: when it is due, and as long as what it says is true. Said once. */
export type Lesson<T extends GameTypes = GameTypes> = {
  /** Part of the key of its words. */
  readonly id: string;
  /** The rule behind it. */
  readonly rule: RuleAnchor;
  /** To the whole table, to the newcomer who decides, or to them alone behind the curtain. */
  readonly to: 'table' | 'newcomer' | 'private';
  /** Whether it belongs to what everybody hears in a first game. */
  readonly core: boolean;
  /** Lessons that must have been said before. */
  readonly after?: readonly string[];
  /** What makes it due; it is said at the next decision at which it holds. */
  when(moment: Moment<T>): boolean;
  /** Whether what it says is true and of what is being decided; by default always. */
  holds?(moment: Moment<T>): boolean;
  /** The gaps of its words, as they are when it is said. */
  values?(moment: Moment<T>): Values;
  show?(moment: Moment<T>): Shown<T> | undefined;
  /** Whether it ends a part of the game after which people may want to stop for now. */
  readonly rests?: true;
};

/** The pilot of a game. */
export type PilotPart<T extends GameTypes = GameTypes> = {
  readonly aim: Aim<T>;
  /** In the order in which they are said where several are due. */
  readonly lessons: readonly Lesson<T>[];
  /** What a lesson says, in 25 words at most. */
  words(id: string, values: Values): string;
  /** What it says to the next newcomer, in eight words at most; undefined where once is enough. */
  again?(id: string, values: Values): string | undefined;
};

/** Types of a game whose views say what is pending, the newest last. */
type Pending<F> = GameTypes & { view: { readonly frames: readonly F[] } };

/** What the lessons of a game ask about a moment; `F` are the kinds of frames of its views. */
export function asksOf<T extends Pending<F>, F extends { readonly kind: string }>() {
  /** The frame on top, if it is of that kind. */
  const pending = <K extends F['kind']>({ table }: Moment<T>, kind: K): Extract<F, { kind: K }> | undefined => {
    const top = table.view.frames.at(-1);
    return top?.kind === kind ? (top as Extract<F, { kind: K }>) : undefined;
  };
  /** Whether a newcomer decides at a frame of one of these kinds. */
  const decidesAt =
    (...kinds: readonly F['kind'][]) =>
    (moment: Moment<T>): boolean =>
      moment.newcomer !== undefined && kinds.some((kind) => pending(moment, kind) !== undefined);
  /** Whether a newcomer may make a move of that type now. */
  const mayDo =
    (type: T['move']['type']) =>
    ({ newcomer, moves }: Moment<T>): boolean =>
      newcomer !== undefined && moves.some((move) => move.type === type);
  return { pending, decidesAt, mayDo };
}
