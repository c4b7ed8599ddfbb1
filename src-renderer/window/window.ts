import type { Component } from 'svelte';
import type { Message } from '#main/contract/messages.ts';
import type { Board, PlaceId } from '../board/board.ts';
import type { LogEvent } from './log-event.ts';
import type { Choices } from './choice.ts';
import type { DecisionState } from './decision.svelte.ts';
import type { ScoreLines, SheetRow } from './score-sheet.ts';
import type { TableOf, ThingId, GameTypes } from './types.ts';

/** Who decides what and why: a title, and a sentence under it. */
export type Prompt = { readonly title: string; readonly why: string };

/** How a game ended, in words; a loss of everybody is a danger that came true. */
export type Headline = Prompt & { readonly tone: LogTone };

/** How the decision's panel shares its room: whether the reason is told, and how much the preview gets. */
export type PanelForm = { readonly reason: boolean; readonly preview: 'plain' | 'slim' | 'tall' | 'none' };

/** Something a move would change. */
export type MoveEffect<T extends GameTypes = GameTypes> = {
  readonly name: string;
  readonly words: string;
  /** A picture that goes with it, and the colour of its words: any CSS colour. */
  readonly picture?: T['picture'];
  readonly colour?: string;
};

/** How a line of the log looks: what matters to everybody stands out. */
export type LogTone = 'plain' | 'danger' | 'weight';

/** What a game says in words. */
export type GameWords<T extends GameTypes = GameTypes> = {
  /** What happened, as a sentence. */
  event(table: TableOf<T>, event: LogEvent): string;
  /** The heading of the chapter of the log that an event begins; nothing for any other. */
  chapter(event: LogEvent): string | undefined;
  /** Events that stand in no line. */
  readonly silent: ReadonlySet<string>;
  tone(event: LogEvent): LogTone;
  /** The place a line of the log is about. */
  where(event: LogEvent): PlaceId | undefined;
  /** What a refusal of the game says; nothing where it is not one of the game's. */
  refusal(table: TableOf<T>, message: Message): string | undefined;
  /** The rule an anchor names. */
  rule(anchor: string): string;
  /** What stands in the way of taking back; nothing where it is not one of the game's. */
  barrier(code: string): string | undefined;
};

/** How deep a seat's own part can be opened: the button that does it, and what it shows. */
export type DepthPart<T extends GameTypes = GameTypes> = {
  readonly id: string;
  /** What the button that holds it open says, and the one that keeps it open for `n` seconds. */
  hold(): string;
  keep(values: { press: boolean; n: number }): string;
  /** The key that opens it besides the seat's own, which opens the first. */
  readonly key?: string;
  /** Whether its cards need more than a strip of room. */
  readonly size: 'strip' | 'hand';
  /** `moves` is what the seat can really do now; a choice among them is taken through `decision`, out of everybody's sight. */
  readonly Part: Component<{
    seat: number;
    own: T['own'];
    moves: readonly T['move'][];
    decision: DecisionState<T['move'], T['picture']>;
  }>;
};

/** What lies in the right column in place of the decision. */
export type RightPanel<T extends GameTypes = GameTypes> = {
  /** What opened it, by its `data-testid`: the focus goes back there. */
  readonly opener: string;
  readonly Body: Component<{ onclose: () => void }>;
  /** What its button above the log says, where it has one. */
  logButton?(table: TableOf<T>): string;
};

/** All the house knows of a game at the table; loaded when a campaign of it opens. See docs/architecture.md. */
export type GameWindow<T extends GameTypes = GameTypes> = {
  /** Each reads what the host says. @throws ZodError where host and window do not agree: a bug, never a player's mistake. */
  readonly read: {
    pack(raw: unknown): T['pack'];
    view(raw: unknown): T['view'];
    own(raw: unknown): T['own'];
    move(raw: unknown): T['move'];
  };
  readonly words: GameWords<T>;
  readonly board: Board<T>;
  readonly panels: {
    /** Inside the top bar: where the game stands, and what counts for all. */
    readonly Top: Component;
    /** Beside the board. */
    readonly Left?: Component;
    /** Below it, above the seats. */
    readonly Lower?: Component;
    /** What else belongs to the moment, above the choices. */
    readonly Moment?: Component;
    /** The body of a seat's strip: what lies open about it. */
    readonly Strip: Component<{ seat: number }>;
  };
  readonly rightPanels?: Readonly<Record<string, RightPanel<T>>>;
  /** Where people strike deals: what its button says, and the panel in which an offer is put together. */
  readonly deals?: {
    label(table: TableOf<T>): string;
    readonly Body: Component<{
      seat: number;
      partners: readonly number[];
      refusal: Message | null;
      onopendrawer: () => void;
      onclose: () => void;
    }>;
  };
  /** A card or tile, large. */
  readonly Reader?: Component<{ thing: ThingId }>;
  /** The picture that goes with a choice or an effect; `size` in rem. */
  readonly Picture?: Component<{ picture: T['picture']; size?: number | undefined }>;
  /** Layouts of choices beyond the house's own, by name. */
  readonly grids?: Readonly<Record<string, Component>>;
  /** What is asked of `seat`. */
  prompt(table: TableOf<T>, seat: number | undefined): Prompt;
  /** Moves as choices: every move is reachable through exactly one. `own` is what the seat itself sees, while it lies open. */
  choices(
    table: TableOf<T>,
    seat: number,
    moves: readonly T['move'][],
    own?: T['own'],
  ): Choices<T['move'], T['picture']>;
  /** The form of the panel for a moment, where the usual one does not do; it depends on what is asked alone. */
  form?(table: TableOf<T>, choices: Choices<T['move'], T['picture']>): PanelForm | undefined;
  /** What a move would change; `events` is what the host says of it, once it has. */
  effectsOf?(
    table: TableOf<T>,
    seat: number,
    move: T['move'],
    events: readonly LogEvent[] | undefined,
  ): readonly MoveEffect<T>[];
  /** A decision behind the curtain. */
  readonly secret?: {
    why(table: TableOf<T>): string;
    readonly Pad: Component<{
      seat: number;
      own: T['own'];
      moves: readonly T['move'][];
      refusal: Message | null;
      onmove: (move: T['move']) => void;
    }>;
  };
  /** The drawer, shallowest first; none where a seat has nothing of its own to look into. */
  readonly depths: readonly DepthPart<T>[];
  /** A seat's own part once the game is over and everything is shown. */
  readonly Revealed?: Component<{ own: T['own']; name: string }>;
  /** The score sheet, row by row. */
  sheet(table: TableOf<T>, score: ScoreLines): readonly SheetRow<T['picture']>[];
  /** How it ended: a title, and why. `outcome` is absent where it was given up. */
  headline(table: TableOf<T>, outcome: { code: string; winners: readonly number[] } | undefined): Headline;
  /** What is told of a seat at the end where there is no sheet. */
  readonly Ended?: Component<{ seat: number }>;
};

/** A window whose types are forgotten: the one cast of the house. What a game's window reads is what it is given again. */
export function defineWindow<T extends GameTypes>(window: GameWindow<T>): GameWindow {
  return window as unknown as GameWindow;
}
