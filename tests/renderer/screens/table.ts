import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Frame } from '#engine/archipelago/frames.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import type { LogLine, Page } from '#main/contract/messages.ts';
import { readTold, type Note } from '#renderer/window/log-line.ts';
import { tablePage, type TablePage } from '#renderer/window/pages.ts';
import { archipelagoCard } from '#renderer/games/archipelago/card.ts';
import { read } from '#renderer/games/archipelago/read.ts';
import type { ArchipelagoTypes } from '#renderer/games/archipelago/types.ts';
import { words } from '#renderer/games/archipelago/words/log.ts';
import type { Picture } from '#renderer/games/archipelago/choices/choice.ts';
import type { DecisionActions } from '#renderer/window/decision.svelte.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Table } from '#renderer/games/archipelago/words/words.ts';
import type { GameWords } from '#renderer/window/window.ts';
import { toldSentence, type SentenceContext } from '#renderer/window/sentences.ts';
import { EVERY_FRAME } from '#tests/renderer/archipelago/frames.ts';
import { SEATS } from './made-up/pages.ts';
import { madeUpView } from './made-up/view.ts';

/** A made-up table for tests of sentences and sorting. */
export function madeUpTable(change: Partial<View> = {}): Table {
  return { seats: SEATS, view: madeUpView(change), pack: BASE_PACK };
}

/** The same with a frame of some kind on top. @throws Error for a kind that is not made up */
export function tableAt(kind: Frame['kind']): Table {
  const frame = EVERY_FRAME.find((one) => one.kind === kind);
  if (frame === undefined) throw new Error(`no made-up frame ${kind}`);
  return madeUpTable({ frames: [frame] });
}

/** The same with what Archipelago says of it; the house forgets the types of a game's window. */
export function madeUpTold(change: Partial<View> = {}): SentenceContext {
  return { card: archipelagoCard, words: words as unknown as GameWords, table: madeUpTable(change) };
}

/** What the log of that table says of something the host tells. */
export const sentenceOf = (raw: LogLine['event']): string => toldSentence(madeUpTold(), readTold(read, raw));

/** What it says of a note. */
export const noteOf = (note: Note): string => toldSentence(madeUpTold(), { note });

/** A made-up page as Archipelago's window reads it. @throws Error where there is none */
export function readPage(raw: Page | undefined): TablePage<ArchipelagoTypes> {
  if (raw === undefined) throw new Error('no made-up page');
  return tablePage<ArchipelagoTypes>({ read }, raw);
}

/** What a decision does that only notes down what would be played. */
export function playsInto(played: Move[]): DecisionActions<Move, Picture> {
  return {
    take: (_, move) => void played.push(move),
    play: (move) => void played.push(move),
    explain: () => undefined,
  };
}
