import { whichOf, written } from '../components/written.ts';
import type { GameTypes, ThingOf } from './types.ts';

/**
 * What can be asked about: a choice, a part of the house, or a thing of the game (`things.ts`). Elements name it in `data-inspect`,
 * written as `components/written.ts` says.
 */
export type InspectId = string;

/** The answer to a question about something: what it is, what it costs, and the move it stands for. */
export type Inspection<T extends GameTypes = GameTypes> = {
  readonly title: string;
  /** What it does or says, a sentence each. */
  readonly lines: readonly string[];
  readonly cost?: string;
  /** A thing that is shown large in place of sentences. */
  readonly thing?: ThingOf<T>;
  /** Things that belong to it and can be read in turn. */
  readonly things?: readonly { readonly thing: ThingOf<T>; readonly label: string }[];
  /** The move it stands for: the host tells why that is not possible now. */
  readonly move?: T['move'];
  /** What follows it with the same press. */
  readonly then?: readonly T['move'][];
};

const CHOICE = 'choice';

/** The name of a choice of the open decision. */
export const inspectChoice = (id: string): InspectId => written(CHOICE, id);
/** The id of the choice that a name stands for; undefined for any other name. */
export const choiceInspected = (id: InspectId): string | undefined => whichOf(CHOICE, id);

/**
 * The attributes of something that is not pressed but can be asked about: it has a name, and the focus can be on it. To be
 * spread onto an element.
 */
export function asked(id: InspectId, label: string) {
  return { 'data-inspect': id, role: 'img', tabindex: 0, 'aria-label': label } as const;
}
