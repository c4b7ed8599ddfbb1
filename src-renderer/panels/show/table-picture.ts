import { pictureOf, pngOf } from '../../board/print/picture.ts';
import { saveFile } from '../../components/files.ts';
import { say } from '../../i18n/show.ts';
import type { GameCard } from '../../window/card.ts';
import type { TableOf } from '../../window/types.ts';
import type { GameWindow } from '../../window/window.ts';
import { fileName } from './file-name.ts';
import TablePicture from './TablePicture.svelte';

/** The table whose picture is made: what lies open, and whose game it is. */
export type PicturedTable = {
  readonly card: Pick<GameCard, 'name'>;
  readonly game: Pick<GameWindow, 'board'>;
  readonly table: TableOf;
  /** The seats that have won, where the end is what is shown. */
  readonly won: readonly number[] | undefined;
  /** Whether the board lies turned by a quarter. */
  readonly turned: boolean;
};

/** What the picture of a table is painted from: what lies open and nothing else. */
export function pictured({ card, game, table, won, turned }: PicturedTable, made: Date) {
  const { board } = game;
  return { game: card.name, board, table, turned: turned && board.turns === true, made, ...(won && { won }) };
}

/** Lets the person save a picture of the table as everybody may see it. @throws Error where none can be made */
export async function saveTablePicture(of: PicturedTable, made = new Date()): Promise<void> {
  const canvas = await pictureOf(TablePicture, pictured(of, made));
  saveFile(fileName([of.card.name, say('file.table')], made, 'png'), await pngOf(canvas));
}
