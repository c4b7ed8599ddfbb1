import type { Component } from 'svelte';
import type { Campaign, Message, SeatSetup } from '#main/contract/messages.ts';
import type { GameWindow } from './window.ts';

/** What is settled in one field of a set-up: one of a few, some of a few, or a number. */
export type Value = string | number | string[];

/** What is settled, by field. */
export type Values = Readonly<Record<string, Value>>;

/** The words of one field of a set-up. */
export type FieldWords = {
  /** What its controls are called inside the page: `setup-<name>-<value>`. */
  readonly name: string;
  readonly heading: string;
  /** One of its values: a word or two, and a sentence, which may be empty. */
  value(value: string | number): { readonly label: string; readonly why: string };
};

/** All that home and set-up know of a game. Small: no board, no data and nothing that reads pages comes with it. */
export type GameCard = {
  readonly id: string;
  readonly name: string;
  /** The colours its seats may have, in the order in which they are given out. */
  readonly colours: readonly SeatSetup['colour'][];
  /** What a set-up starts from; a field not named here starts from what is usual. */
  readonly first: { readonly players: number; readonly values: Values };
  /** The words of its fields, for all and for each seat, by key. A field without words is not asked for. */
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** What people should know who play with so many. */
  note?(players: number): string | undefined;
  /** Where a campaign stands: “Turn 3, Actions”. */
  progress(campaign: Campaign): string;
  /** How a campaign ended, where there is more to say than who won. */
  ended(campaign: Campaign): string | undefined;
  /** Which game it is, and how it is played: its name, and what was settled before it. */
  about(campaign: Campaign): string;
  /** Why a set-up was refused; nothing where the refusal is not one of the game's. */
  refusal(message: Message): string | undefined;
  /** What one of its own bots is called, and what it is like. */
  bot(level: string): { readonly name: string; readonly why: string } | undefined;
  /** The public table in small; what draws it is loaded when it is first shown. */
  readonly Thumbnail: Component<{ thumbnail: unknown; pack: () => Promise<unknown> }>;
  /** Figures of the table that a voyage of the list shows. */
  readonly Figures?: Component<{ campaign: Campaign }>;
  /** The game's window; asked for when a campaign opens. */
  load(): Promise<GameWindow>;
};
