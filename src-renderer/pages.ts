import { z } from 'zod';
import { curtainOf, type Curtain, type Page, type PrivatePage } from '#main/contract/messages.ts';
import { moveSchema, type Move } from '#engine/archipelago/moves.ts';
import { viewSchema, type View } from '#engine/archipelago/view/view-schema.ts';

/** A public page with its game part read. */
export type TablePage = Omit<Page, 'view' | 'moves' | 'curtain'> & {
  readonly curtain: Curtain;
  readonly view: View;
  readonly moves: readonly { readonly seat: number; readonly moves: readonly Move[] }[];
};

/** A private page with its game part read; what the depth leaves out is absent. */
export type OwnPage = Omit<PrivatePage, 'own' | 'moves'> & {
  readonly own: OwnPart;
  readonly moves: readonly Move[];
};

/** A seat's own part of its view; the drawer shows less of it than the curtain. */
const own = viewSchema.shape.own.unwrap().shape;
const ownSchema = z.object({
  screen: own.screen.exactOptional(),
  objectives: own.objectives.exactOptional(),
  seen: own.seen.exactOptional(),
});

export type OwnPart = z.infer<typeof ownSchema>;

/** Reads a seat's own part of its view, as deep as it is told. */
export function ownPart(own: object): OwnPart {
  return ownSchema.parse(own);
}

/** Reads the game part of a public page. @throws ZodError where host and renderer do not agree: a bug, never a player's mistake. */
export function tablePage(page: Page): TablePage {
  return {
    ...page,
    curtain: curtainOf(page),
    view: viewSchema.parse(page.view),
    moves: page.moves.map(({ seat, moves }) => ({ seat, moves: readMoves(moves) })),
  };
}

/** Reads the game part of a private page. */
export function ownPage(page: PrivatePage): OwnPage {
  return { ...page, own: ownPart(page.own), moves: readMoves(page.moves) };
}

function readMoves(moves: readonly object[]): Move[] {
  return moves.map((move) => moveSchema.parse(move));
}
