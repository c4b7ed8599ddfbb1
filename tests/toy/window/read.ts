import { z } from 'zod';
import { eventReader } from '#engine/kernel/read-event.ts';
import { eventSchema, moveSchema, openViewSchema, viewSchema } from '#tests/engine/toy/types.ts';
import type { ToyEvent, ToyMove } from '#tests/engine/toy/types.ts';
import type { PlaceId } from '#renderer/board/board.ts';
import type { Form } from '../forms.ts';

const hidden = viewSchema.shape.seats.element.shape;
const ownSchema = z.object({ purse: hidden.purse.exactOptional(), hand: hidden.hand.exactOptional() });

/** What the window shows of a table: of the form that hides nothing as of the others. */
type Shown = 'lake' | 'round' | 'rounds' | 'deck' | 'seats' | 'spots' | 'water';
type Frame = { kind: string; value?: number; spot?: number; left?: number };
export type Seen = Pick<z.infer<typeof viewSchema>, Shown> & { readonly frames: readonly Frame[] };
export type Own = z.infer<typeof ownSchema>;
type Played = { view: Seen; own: Own; move: ToyMove; event: ToyEvent };
export type WindowTypes = Played & { pack: object; picture: object; thing: { card: number; place: PlaceId } };

/** Where nothing is hidden the view is the state: the deck a list, and every hand open. */
function readOpen(raw: unknown): Seen {
  const view = openViewSchema.parse(raw);
  return { ...view, deck: view.deck.length, seats: view.seats.map((seat) => ({ ...seat, cards: seat.hand.length })) };
}

/** Reads what the host says of a table of one of the forms. */
export const readerOf = (form: Form) => ({
  pack: (raw: unknown) => z.object({ toy: z.literal(1) }).parse(raw),
  view: (raw: unknown): Seen => (form === 'toy-open' ? readOpen(raw) : viewSchema.parse(raw)),
  own: (raw: unknown) => ownSchema.parse(raw),
  move: (raw: unknown) => moveSchema.parse(raw),
  event: eventReader(eventSchema),
});
