import type { GameTypes, ThingId } from './types.ts';

/**
 * What can be asked about anything on the table. Elements name it in `data-inspect`; only the game that wrote a name can
 * read it, except for choices.
 */
export type InspectId = string;

/** The answer to a question about something: what it is, what it costs, and the move it stands for. */
export type Inspection<T extends GameTypes = GameTypes> = {
  readonly title: string;
  /** What it does or says, a sentence each. */
  readonly lines: readonly string[];
  readonly cost?: string;
  /** A thing that is shown large in place of sentences. */
  readonly thing?: ThingId;
  /** Things that belong to it and can be read in turn. */
  readonly things?: readonly { readonly thing: ThingId; readonly label: string }[];
  /** The move it stands for: the host tells why that is not possible now. */
  readonly move?: T['move'];
  /** What follows it with the same press. */
  readonly then?: readonly T['move'][];
};

const CHOICE = 'choice:';
const THING = 'thing:';

/** The name of a choice of the open decision. */
export const inspectChoice = (id: string): InspectId => CHOICE + id;
/** The id of the choice that a name stands for; undefined for any other name. */
export const choiceInspected = (id: InspectId): string | undefined => afterPrefix(id, CHOICE);

/** The name of a thing that a game can show large. */
export const inspectThing = (thing: ThingId): InspectId => THING + thing;
/** The thing that a name stands for; undefined for any other name. */
export const thingInspected = (id: InspectId): ThingId | undefined => afterPrefix(id, THING);

/**
 * The attributes of something that is not pressed but can be asked about: it has a name, and the focus can be on it. To be
 * spread onto an element.
 */
export function asked(id: InspectId, label: string) {
  return { 'data-inspect': id, role: 'img', tabindex: 0, 'aria-label': label } as const;
}

function afterPrefix(id: string, prefix: string): string | undefined {
  return id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
}
