import type { Settings } from '../../session/settings.ts';
import type { Board } from '../../board/board.ts';
import { tiers } from '../../board/three/tiers.svelte.ts';

/** How the board is shown: flat, or in relief. */
export type BoardKind = 'svg' | 'three';

/** The size of text from which on the flat board comes first: its names grow with it. */
const LARGE_TEXT = 1.3;
/** The least window in which the relief comes first, in pixels. */
const ROOM = { width: 1600, height: 900 } as const;

/** At which table a board is opened. */
type Opened = {
  /** The game's id. */
  readonly game: string;
  readonly board: Pick<Board, 'three' | 'flatFirst'>;
  /** Whether somebody there is new to the game. */
  readonly newcomers: boolean;
  /** The window, in pixels. */
  readonly room: { readonly width: number; readonly height: number };
};

/**
 * The kind of board that is shown when a table is opened: flat where there is no other; what somebody switched to at the game's tables
 * last; what the settings say; else the relief where a graphics card draws it, there is room for it, text is not large, and nobody is
 * new to a game that is not better seen flat.
 */
export function boardKind(
  settings: Pick<Settings, 'board' | 'board-of' | 'text-size'>,
  { game, board, newcomers, room }: Opened,
  draws: () => boolean = drawsWell,
): BoardKind {
  if (board.three === undefined) return 'svg';
  const asked = settings['board-of'][game] ?? settings.board;
  if (asked !== 'auto') return asked;
  const flat = board.flatFirst === true || newcomers || settings['text-size'] >= LARGE_TEXT;
  const isLarge = room.width >= ROOM.width && room.height >= ROOM.height;
  return !flat && isLarge && draws() ? 'three' : 'svg';
}

/** Whether a graphics card draws WebGL. What browsers report about performance does not tell. */
function drawsWell(): boolean {
  const found = tiers.look();
  return found !== undefined && found.tier !== 'processor';
}
