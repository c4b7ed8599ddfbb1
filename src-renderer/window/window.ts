import type { Component } from 'svelte';
import type { Message } from '#main/contract/messages.ts';
import type { Board, PlaceId } from '../board/board.ts';
import type { EventSounds } from '../sound/event-sounds.ts';
import type { GameEnding } from './ending.ts';
import type { PilotPart } from './lessons.ts';
import type { Choices } from './choice.ts';
import type { DecisionState } from './decision.svelte.ts';
import type { RulesAtTable } from './rules.ts';
import type { Things } from './things.ts';
import type { TableOf, GameTypes } from './types.ts';

/** What is asked: a title, and a sentence why. */
export type Prompt = { readonly title: string; readonly why: string };

/** Something a move would change. */
export type MoveEffect<T extends GameTypes = GameTypes> = {
  readonly name: string;
  readonly words: string;
  /** A picture for it, and the colour of its words: any CSS colour. */
  readonly picture?: T['picture'];
  readonly colour?: string;
};

/** How a line of the log looks; what matters to everybody stands out. */
export type LogTone = 'plain' | 'danger' | 'weight';

/** By what a log is filtered: the kinds there are, and the one of an event. What has none is told whatever is chosen. */
export type LogKinds<T extends GameTypes = GameTypes> = {
  readonly all: readonly string[];
  of(event: T['event']): string | undefined;
  label(kind: string): string;
};

/** Everything a game says in words. */
export type GameWords<T extends GameTypes = GameTypes> = {
  /** What happened, as a sentence. */
  event(table: TableOf<T>, event: T['event']): string;
  /** The heading of the chapter that an event begins; undefined for other events. */
  chapter(event: T['event']): string | undefined;
  /** What the game calls its turn of that number; 0 is what comes before the first. */
  turn(number: number): string;
  /** Types of events that are not told in the log. */
  readonly silent: ReadonlySet<T['event']['type']>;
  tone(event: T['event']): LogTone;
  /**
   * Whether an event that comes by itself after a move is shown as a beat of its own, and not together with `before`, the last
   * one told. A game without it shows each move as one beat.
   */
  beat?(table: TableOf<T>, event: T['event'], before: T['event'] | undefined): boolean;
  /**
   * Whether whoever decides for `seat` is told of an event once more, above their choices: it came since they last decided or, as `own`,
   * with that move itself. Undefined, or without it, what is told of their seat, dangers, and what weighs of what others did; nothing of
   * their own moves.
   */
  missed?(event: T['event'], seat: number, own: boolean): boolean | undefined;
  /** By what the log is filtered besides players; without it by players alone. */
  readonly kinds?: LogKinds<T>;
  /** The place that an event is about. */
  where(event: T['event']): PlaceId | undefined;
  /** A refusal of the game as a sentence; undefined where it is not one of the game's. */
  refusal(table: TableOf<T>, message: Message): string | undefined;
  /** The rule that an anchor names. */
  rule(anchor: string): string;
  /** Why a move cannot be undone; undefined where the reason is not one of the game's. */
  barrier(code: string): string | undefined;
  /** A reason for a move, or against it, as a sentence; undefined where it is not one of the game's. Without it nobody advises. */
  reason?(table: TableOf<T>, reason: Message): string | undefined;
  /** A move that no choice offers, because it is made behind the curtain, in words. */
  move?(table: TableOf<T>, move: T['move']): string | undefined;
  /** What a grave barrier would bring, before it is passed. */
  ahead?(code: string): string | undefined;
};

/** How deep a seat's own part can be opened: its buttons, and what it shows. */
export type DepthPart<T extends GameTypes = GameTypes> = {
  readonly id: string;
  /** What the button says that holds it open, and what the one says that keeps it open for `n` seconds. */
  hold(): string;
  keep(values: { press: boolean; n: number }): string;
  /** The key that opens it. The seat's own key opens the first depth. */
  readonly key?: string;
  /** The same at a glance, for a person who plays alone against bots and has it always open. */
  readonly Line?: Component<{ own: T['own'] }>;
  /** Whether it is played out of: who has it always open is offered that beside what all see, and needs no drawer for it. */
  readonly plays?: true;
  /**
   * Whether it lies in the lower strip, between what lies open about its seat and `panels.StripEnd`: always for whoever always sees it,
   * else while its drawer is open, which is as wide as that and covers neither.
   */
  readonly inStrip?: true;
  /** Whether it needs more room than a strip. */
  readonly size: 'strip' | 'hand';
  /**
   * `moves` is what the seat can really do now; choices among them are made through `decision`, which only the owner
   * sees.
   */
  readonly Part: Component<{
    seat: number;
    own: T['own'];
    moves: readonly T['move'][];
    decision: DecisionState<T['move'], T['picture']>;
  }>;
};

/** A module of a component, as it comes when it is loaded. */
export type Loaded<C> = { readonly default: C };

/** A panel of the game in the right column, in place of the decision. */
export type RightPanel<T extends GameTypes = GameTypes> = {
  /** The `data-testid` of what opens it: the focus goes back there. */
  readonly opener: string;
  readonly load: () => Promise<Loaded<Component<{ onclose: () => void }>>>;
  /** The label of its button above the log, where it has one. */
  logButton?(table: TableOf<T>): string;
};

/**
 * How much room the panels of a game take, in rem, where the usual measures do not fit: the column beside the board, what
 * lies below it, and where the strips of the seats stand.
 */
export type TableFrame = {
  readonly left: number;
  readonly lower: number;
  /** Where the board is as wide as its place, the right column may be slimmer than elsewhere. */
  readonly right?: number;
  readonly seats: 'below' | 'beside';
};

/** Where something is decided in private while the open table stays in sight. */
export type SecretPlace = 'column' | 'beside';

/** Everything the house knows of a game at the table; loaded when a campaign opens. See docs/architecture-window.md. */
export type GameWindow<T extends GameTypes = GameTypes> = {
  /** Each reads a part of what the host says. @throws ZodError where host and window do not agree, which is a bug */
  readonly read: {
    pack(raw: unknown): T['pack'];
    view(raw: unknown): T['view'];
    own(raw: unknown): T['own'];
    move(raw: unknown): T['move'];
    /** Undefined for an event that cannot be read: the log says so in a line, and never throws. */
    event(raw: unknown): T['event'] | undefined;
  };
  readonly words: GameWords<T>;
  readonly board: Board<T>;
  readonly frame?: TableFrame;
  readonly panels: {
    /** Inside the top bar: where the game stands, and what concerns everybody. */
    readonly Top: Component;
    /** Beside the board. */
    readonly Left?: Component;
    /** Below the board, above the seats. */
    readonly Lower?: Component;
    /** What belongs to the moment besides, above the choices. */
    readonly Moment?: Component;
    /** The body of a seat's strip: what is public about it. */
    readonly Strip: Component<{ seat: number }>;
    /** What ends the strip of a seat whose own part lies in the middle of it. */
    readonly StripEnd?: Component<{ seat: number }>;
  };
  readonly rightPanels?: Readonly<Record<string, RightPanel<T>>>;
  /** Deals: the label of the button, and the panel in which an offer is put together. */
  readonly deals?: {
    label(table: TableOf<T>): string;
    readonly load: () => Promise<
      Loaded<Component<{ seat: number; partners: readonly number[]; refusal: Message | null; onclose: () => void }>>
    >;
  };
  /** The picture of a choice or an effect; `size` in rem. */
  readonly Picture?: Component<{ picture: T['picture']; size?: number | undefined }>;
  /** The game's own layouts of choices, by name. */
  readonly grids?: Readonly<Record<string, Component>>;
  /** What is asked of `seat`. */
  prompt(table: TableOf<T>, seat: number | undefined): Prompt;
  /**
   * Moves as choices; every move is reached, through more than one where something different may follow with the same press.
   * `own` is what the seat sees of its own, while it is open; `told` what the log tells, oldest first.
   */
  choices(
    table: TableOf<T>,
    seat: number,
    moves: readonly T['move'][],
    own?: T['own'],
    told?: readonly T['event'][],
  ): Choices<T['move'], T['picture']>;
  /** Whatever on the table can be asked about. A kind `place` stands for the places of the board. */
  readonly things: Things<T>;
  /** What newcomers are told. */
  readonly pilot?: PilotPart<T>;
  /** Where the rules reference is opened from the table. */
  readonly rules?: RulesAtTable<T>;
  /** Barriers that nobody may pass unasked, because everybody could lose the game there. */
  readonly graveBarriers?: readonly string[];
  /** What a move would change, by the events of its preview; with it the move that is pointed at is previewed, not only one to confirm. */
  effectsOf?(table: TableOf<T>, events: readonly T['event'][]): readonly MoveEffect<T>[];
  /** Decisions behind the curtain. */
  readonly secret?: {
    why(table: TableOf<T>): string;
    /**
     * Where it lies, because the open table decides what is chosen: in the place of the right column, or beside the board where that is
     * too narrow; undefined where it needs the whole table.
     */
    place?(table: TableOf<T>): SecretPlace | undefined;
    readonly Pad: Component<{
      seat: number;
      own: T['own'];
      moves: readonly T['move'][];
      refusal: Message | null;
      onmove: (move: T['move']) => void;
    }>;
  };
  /** The depths of the drawer, shallowest first; none where a seat has nothing of its own. */
  readonly depths: readonly DepthPart<T>[];
  /** What is heard of each type of event; loaded when the table stands. */
  sounds(): Promise<EventSounds<T['event']>>;
  /** What is told once the campaign is over. */
  ending(): Promise<GameEnding<T>>;
};

/**
 * Forgets the types of a window; the only such cast of the house. A window is only ever given back what it has read.
 */
export function defineWindow<T extends GameTypes>(window: GameWindow<T>): GameWindow {
  return window as unknown as GameWindow;
}
