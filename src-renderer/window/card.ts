import type { Component } from 'svelte';
import type { Campaign, Message, SeatSetup } from '#main/contract/messages.ts';
import type { Translator } from '../i18n/translator.ts';
import type { RecordWords } from './record-words.ts';
import type { RulesBook } from './rules.ts';
import type { GameWindow } from './window.ts';

/** A first game on a laid table. */
export type Voyage = {
  /** What it is, in a sentence or two. */
  readonly about: string;
  /** How many persons may take part. */
  readonly persons: { readonly from: number; readonly to: number };
  /** How many bots sit with so many persons, and their level. */
  bots(persons: number): number;
  readonly bot: string;
  /** The options of the game, as `create` asks for them. */
  options(players: number): Record<string, string | number | string[]>;
  /** What is settled for each seat; as in a fresh set-up where it is missing. */
  readonly seats?: readonly FieldValues[];
};

/** What a game is, for somebody who has never heard of it: what one does, how one wins, for how many and how long. */
export type Pitch = {
  readonly does: string;
  readonly wins: string;
  readonly takes: string;
  /** What else they should know before they begin. */
  readonly note?: string;
};

/** What is settled in one field of a set-up: one of a few, some of a few, or a number. */
export type FieldValue = string | number | string[];

/** What is settled, by field. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** What one field of a set-up says. */
export type FieldWords = {
  /** Part of the names of its controls: `setup-<name>-<value>`. */
  readonly name: string;
  readonly heading: string;
  /** One of its values: a label, and a sentence, which may be empty. */
  value(value: string | number): { readonly label: string; readonly why: string };
};

/** What home and set-up know of a game. It must stay small: no board, no data, and nothing that reads pages. */
export type GameCard = {
  readonly id: string;
  readonly name: string;
  /** The colours its seats may have, in the order in which they are given. */
  readonly colours: readonly SeatSetup['colour'][];
  /** What a set-up starts with; a field not named here starts with its usual value. */
  readonly first: { readonly players: number; readonly values: FieldValues };
  /** What its fields say, for all and for each seat, by key. A field that is not named here is not asked for. */
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** The field for all that says how long a game is; absent in a game of one length. */
  readonly length?: string;
  /** What people should know who play with so many. */
  note?(players: number): string | undefined;
  /** Where a campaign stands: “Turn 3, Actions”. */
  progress(campaign: Campaign): string;
  /** How a campaign ended, where there is more to say than who won. */
  ended(campaign: Campaign): string | undefined;
  /** The name of the game, and what was settled in the set-up. */
  about(campaign: Campaign): string;
  /** Why a set-up was refused; nothing where the refusal is not one of the game's. */
  refusal(message: Message): string | undefined;
  /** The name of one of the game's own bots, and a sentence about it. */
  bot(level: string): { readonly name: string; readonly why: string } | undefined;
  /** The public table in small; its data is loaded when it is first shown. */
  readonly Thumbnail: Component<{
    thumbnail: unknown;
    pack: () => Promise<unknown>;
    seats: readonly SeatSetup[];
  }>;
  /** Figures of the table that the list of campaigns shows. */
  readonly Figures?: Component<{ campaign: Campaign }>;
  /** The rules reference, loaded when somebody first opens it. */
  readonly rules?: () => Promise<RulesBook>;
  /** What records say of it, loaded when some are first shown. */
  readonly records?: () => Promise<RecordWords>;
  /** What it is, in words for strangers. */
  readonly pitch?: Pitch;
  /** The address of a picture of it, for where there is no campaign to show. */
  readonly picture?: string;
  /** The first game, laid out for people who learn it. */
  readonly voyage?: Voyage;
  /** Loads the game's window, when a campaign opens. */
  load(): Promise<GameWindow>;
};

/** The names of bots and a sentence about each, as the messages under `bot` say them. */
export function botsBy({ tCode, tKnown }: Pick<Translator<string>, 'tCode' | 'tKnown'>): GameCard['bot'] {
  return (level) => {
    const name = tKnown('bot', level);
    return name === undefined ? undefined : { name, why: tCode('bot', `${level}.why`) };
  };
}
