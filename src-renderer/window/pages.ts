import type { Page, PrivatePage } from '#main/contract/messages.ts';
import { readLines, type LogLine } from './log-line.ts';
import type { GameWindow } from './window.ts';
import type { GameTypes } from './types.ts';

/** A public page whose game part was read. */
export type TablePage<T extends GameTypes = GameTypes> = Omit<Page, 'view' | 'moves' | 'log'> & {
  readonly view: T['view'];
  readonly moves: readonly { readonly seat: number; readonly moves: readonly T['move'][] }[];
  readonly log: readonly LogLine<T>[];
};

/** A private page whose game part was read; what its depth does not show is absent. */
export type OwnPage<T extends GameTypes = GameTypes> = Omit<PrivatePage, 'own' | 'moves'> & {
  readonly own: T['own'];
  readonly moves: readonly T['move'][];
};

type Read<T extends GameTypes> = Pick<GameWindow<T>, 'read'>;

/** Reads the game part of a public page. @throws ZodError where host and window do not agree, which is a bug */
export function tablePage<T extends GameTypes>({ read }: Read<T>, page: Page): TablePage<T> {
  return {
    ...page,
    view: read.view(page.view),
    moves: page.moves.map(({ seat, moves }) => ({ seat, moves: moves.map((move) => read.move(move)) })),
    log: readLines(read, page.log),
  };
}

/** Reads the game part of a private page. @throws ZodError as above */
export function ownPage<T extends GameTypes>({ read }: Read<T>, page: PrivatePage): OwnPage<T> {
  return { ...page, own: read.own(page.own), moves: page.moves.map((move) => read.move(move)) };
}
