import type { z } from 'zod';
import { eventReader, type EventSchema } from '#engine/kernel/read-event.ts';
import type { GameTypes } from './types.ts';
import type { GameWindow } from './window.ts';

/** The schemas of what a game puts on its pages. */
type PageSchemas<T extends GameTypes> = {
  readonly [Part in 'pack' | 'view' | 'own' | 'move']: z.ZodType<T[Part]>;
} & { readonly event: EventSchema<T['event']> };

/** Reads what the host says of a campaign by the schemas of its game. */
export function readBy<T extends GameTypes>({ pack, view, own, move, event }: PageSchemas<T>): GameWindow<T>['read'] {
  return {
    pack: (raw) => pack.parse(raw),
    view: (raw) => view.parse(raw),
    own: (raw) => own.parse(raw),
    move: (raw) => move.parse(raw),
    event: eventReader(event),
  };
}
